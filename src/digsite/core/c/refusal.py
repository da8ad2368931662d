"""What is outside the dialect is refused, with its reason and the place where it stands."""

from collections.abc import Iterator
from contextlib import contextmanager


class NotOfTheDialect(Exception):
    """Something that has no meaning in C, or not the one that it has in Python."""

    def __init__(self, reason: str, place: str | None = None) -> None:
        super().__init__(reason if place is None else f"{place}: {reason}")
        self.reason, self.place = reason, place


@contextmanager
def refused_at(place: str) -> Iterator[None]:
    """Say where something is refused, unless whoever refuses it knows better."""
    try:
        yield
    except NotOfTheDialect as refused:
        if refused.place is not None:
            raise
        raise NotOfTheDialect(refused.reason, place) from None
