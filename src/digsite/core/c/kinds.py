"""What a value of the kernel dialect is in C.

Integers are 64 bits wide in every calculation, however narrow their field is, so that they behave
as Python's do. Structs are never values: a name stands for the place of one.
"""

from dataclasses import dataclass
from typing import Any, Final

from digsite.core.schema import Field, Struct


class NotOfTheDialect(Exception):
    """What cannot be translated, with its reason; who catches it adds the place."""


@dataclass(frozen=True)
class Kind:
    """The C type of a value."""

    c: str


INT: Final = Kind("int64_t")
TRUTH: Final = Kind("int")
"""What a comparison gives: 0 or 1, too narrow to reckon with."""
REAL: Final = Kind("double")
SINGLE: Final = Kind("float")
NOTHING: Final = Kind("void")

CARRIERS: Final = {
    "i1": "int8_t",
    "u1": "uint8_t",
    "i2": "int16_t",
    "i4": "int32_t",
    "u4": "uint32_t",
    "i8": "int64_t",
    "f4": "float",
    "f8": "double",
}
"""How the numbers of records and arrays are kept."""


def loaded(code: str) -> Kind:
    """What a kept number is once it has been read."""
    return {"f4": SINGLE, "f8": REAL}.get(code, INT)


@dataclass(frozen=True)
class Record(Kind):
    """The place of a struct."""

    struct: type[Struct]


@dataclass(frozen=True)
class Elements(Kind):
    """The place of the first of several numbers or structs."""

    number: str | None
    struct: type[Struct] | None

    @property
    def carrier(self) -> str:
        """The C type of one element."""
        return CARRIERS[self.number] if self.number else struct_name(self.struct)


@dataclass(frozen=True)
class FixedArray(Elements):
    """An array inside a struct: its length is known."""

    length: int


@dataclass(frozen=True)
class Tables(FixedArray):
    """Constant tables of equal length, one after the other."""

    line: FixedArray


@dataclass(frozen=True)
class Row(Elements):
    """An array from outside: its length comes with it."""


@dataclass(frozen=True)
class Grid(Elements):
    """An array of lines from outside; both lengths come with it."""


@dataclass(frozen=True)
class Lines(Grid):
    """A grid of numbers whose lines are structs."""

    overlaid: type[Struct]


@dataclass(frozen=True)
class Bundle(Kind):
    """Arrays and numbers under one name: C is handed each of them."""

    parts: tuple[tuple[str, Kind], ...]


def struct_name(struct: type[Struct] | None) -> str:
    assert struct is not None
    return struct.__name__


def record(struct: type[Struct]) -> Record:
    return Record(f"{struct_name(struct)} *", struct)


def fixed_array(field: Field) -> FixedArray:
    assert field.length is not None
    # Records are packed, so a number inside one may stand at any address.
    c = f"{struct_name(field.struct)} *" if field.struct else f"{CARRIERS[field.number or '']}_u *"
    return FixedArray(c, field.number, field.struct, field.length)


def is_number(kind: Kind) -> bool:
    return kind in (INT, TRUTH, REAL, SINGLE)


def joined(one: Kind | None, other: Kind) -> Kind:
    """The kind of a name that is assigned values of both kinds."""
    if one is None or one == other:
        return other
    if not (is_number(one) and is_number(other)):
        raise NotOfTheDialect(f"one name for {one.c.strip()} and {other.c.strip()}")
    both = {one, other}
    return INT if both <= {INT, TRUTH} else REAL


def together(one: Kind, other: Kind) -> Kind:
    """The kind of the result of calculating with both numbers."""
    if not (is_number(one) and is_number(other)):
        raise NotOfTheDialect("reckoning with something that is no number")
    if one == other == SINGLE:
        return SINGLE
    return INT if {one, other} <= {INT, TRUTH} else REAL


def of_annotation(hint: Any) -> Kind | None:
    """The kind that an annotation asks for; None where the caller decides."""
    if hint is None or hint is type(None):
        return NOTHING
    if isinstance(hint, type):
        if issubclass(hint, Struct):
            return record(hint)
        if issubclass(hint, bool):
            return TRUTH
        if issubclass(hint, int):
            return INT
        if issubclass(hint, float):
            return REAL
    return None
