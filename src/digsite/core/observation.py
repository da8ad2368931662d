"""Observations: what a seat may know as one row of numbers, in planes with names.

A game's `observe` is a kernel that fills a struct of `Plane` fields. Every field is Float32 and
structs are packed, so the same memory is a flat row for a network; `planes` tells where in the row
each field stands. What differs in size from table to table (seats, the board) comes last: a row is
cut to the length that the table needs.
"""

from dataclasses import dataclass
from math import prod
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from digsite.core.limits import MOST_DRAWN
from digsite.core.schema import Flag, Int16, Length, Struct

ITEM_SIZE: Final = 4


class Drawn(Struct):
    """What was last written to a row, so that only differences are written."""

    known: Flag
    of: Annotated[list[Int16], Length(MOST_DRAWN)]


@dataclass(frozen=True)
class Plane:
    """Marks a field of an observation: what it means, how it is laid out, what values it takes."""

    meaning: str
    shape: tuple[int, ...] = ()
    high: float = 1.0


@dataclass(frozen=True)
class PlaneOfRow:
    """One named part of an observation."""

    name: str
    slice: slice
    shape: tuple[int, ...]
    meaning: str
    low: float
    high: float

    def of(self, rows: Any) -> Any:
        """This part of a row, or of many rows, in its own shape; shares their memory."""
        return rows[..., self.slice].reshape((*rows.shape[:-1], *self.shape))


def place(name: str, start: int, plane: Plane) -> PlaneOfRow:
    """A plane with its place in the row."""
    stop = start + prod(plane.shape)
    return PlaneOfRow(name, slice(start, stop), plane.shape, plane.meaning, 0.0, plane.high)


def planes(struct: type[Struct], *, prefix: str = "", start: int = 0) -> list[PlaneOfRow]:
    """The planes of all marked fields of a struct; the game itself describes the others."""
    found = []
    hints = get_type_hints(struct, include_extras=True)
    dtype = struct.dtype()
    for name, hint in hints.items():
        plane = _mark(hint)
        if plane is not None:
            offset = dtype.fields[name][1] // ITEM_SIZE
            found.append(place(prefix + name, start + offset, plane))
    return found


def offset_of(struct: type[Struct], field: str) -> int:
    """How many numbers of the row come before a field."""
    return int(struct.dtype().fields[field][1]) // ITEM_SIZE


def flat(observation: Struct) -> list[float]:
    """The numbers of an observation made by interpreted code, in the order of the row."""
    numbers: list[float] = []
    _flatten(observation.as_tuple(), numbers)
    return numbers


def _flatten(part: Any, numbers: list[float]) -> None:
    if isinstance(part, list | tuple):
        for item in part:
            _flatten(item, numbers)
    else:
        numbers.append(part)


def _mark(hint: Any) -> Plane | None:
    while get_origin(hint) is Annotated:
        for mark in hint.__metadata__:
            if isinstance(mark, Plane):
                return mark
        hint = get_args(hint)[0]
    return None
