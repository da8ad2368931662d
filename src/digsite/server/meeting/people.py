"""Who the holders of seats are, as far as anybody knows."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Person:
    """`key` is the same wherever this person sits; `rating` is None for who is not rated."""

    key: str
    rating: int | None = None


class People:
    """Every browser is a person of its own, and nobody is rated."""

    async def of(self, holders: Iterable[str], game: str) -> Mapping[str, Person]:
        """The persons behind holders, with their ratings in a game."""
        return {holder: Person(holder) for holder in holders}
