"""What a value of the kernel dialect is in C.

Integers are 64 bits wide in every calculation, however narrow their field is, so that they behave
as Python's do. Structs are never values: a name stands for the place of one.
"""

from dataclasses import dataclass
from typing import Any, Final

from digsite.core.c.refusal import NotOfTheDialect
from digsite.core.schema import Field, Struct


@dataclass(frozen=True)
class Kind:
    """The C type of a value."""

    c: str

    def __str__(self) -> str:
        return SPOKEN.get(self, self.c.strip(" *"))


INT: Final = Kind("int64_t")
TRUTH: Final = Kind("int")
"""What a comparison gives: 0 or 1, too narrow to calculate with."""
REAL: Final = Kind("double")
SINGLE: Final = Kind("float")
NOTHING: Final = Kind("void")
SPOKEN: Final = {
    INT: "a whole number",
    TRUTH: "true or false",
    REAL: "a real number",
    SINGLE: "a real number of 32 bits",
    NOTHING: "nothing",
}

FLAG: Final = "flag"
CARRIERS: Final = {
    FLAG: "int8_t",
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


def loaded(type_code: str) -> Kind:
    """What a kept number is once it has been read."""
    return {FLAG: TRUTH, "f4": SINGLE, "f8": REAL}.get(type_code, INT)


def kept(field: Field) -> str | None:
    """How the numbers of a field are kept; None where they are structs."""
    return FLAG if field.is_flag else field.type_code


@dataclass(frozen=True)
class Record(Kind):
    """The place of a struct."""

    struct: type[Struct]


@dataclass(frozen=True)
class Elements(Kind):
    """The place of the first of several numbers or structs."""

    type_code: str | None
    struct: type[Struct] | None

    @property
    def carrier(self) -> str:
        """The C type of one element."""
        return CARRIERS[self.type_code] if self.type_code else struct_name(self.struct)


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


def row_of(struct: type[Struct]) -> Row:
    return Row(f"{struct_name(struct)} *", None, struct)


def fixed_array(field: Field) -> FixedArray:
    assert field.length is not None
    type_code = kept(field)
    # Records are packed, so a number inside one may stand at any address.
    c = f"{CARRIERS[type_code]}_u *" if type_code else f"{struct_name(field.struct)} *"
    return FixedArray(c, type_code, field.struct, field.length)


def is_number(kind: Kind) -> bool:
    return kind in (INT, TRUTH, REAL, SINGLE)


def fits(given: Kind, wanted: Kind) -> bool:
    """Whether a value can stand where another kind is wanted: a whole number for a real one, not
    the other way round."""
    if wanted in (REAL, SINGLE):
        return is_number(given)
    return given == wanted or (given == TRUTH and wanted == INT)


def joined(one: Kind | None, other: Kind) -> Kind:
    """The kind of a name that is given values of both kinds."""
    if one is None or one == other:
        return other
    if not (is_number(one) and is_number(other)):
        raise NotOfTheDialect(f"one name for {one} and {other}")
    both = {one, other}
    return INT if both <= {INT, TRUTH} else REAL


def together(one: Kind, other: Kind) -> Kind:
    """The kind of the result of calculating with both numbers."""
    for kind in (one, other):
        if not is_number(kind):
            raise NotOfTheDialect(f"calculating with {kind}, which is not a number")
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
