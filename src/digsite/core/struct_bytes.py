"""Structs as bytes without NumPy, laid out as compiled kernels have them: packed, little-endian.

What `Struct.to_record().tobytes()` gives, for places where there is no NumPy.
"""

import struct
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final, TypeVar

from digsite.core.schema import Field, Struct

CODES: Final = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u4": "I", "f4": "f", "f8": "d"}
"""NumPy's codes of numbers, and those of Python's `struct`."""

S = TypeVar("S", bound=Struct)


def size_of(kind: type[Struct]) -> int:
    """How many bytes a struct takes."""
    return _layout(kind).size


def place_of(kind: type[Struct], name: str) -> int:
    """Where a field of a struct begins."""
    return _layout(kind).places[name]


def packed(value: Struct) -> bytes:
    """The bytes of a struct."""
    return _layout(type(value)).numbers.pack(*_flat(value.as_tuple()))


def unpacked(kind: type[S], data: bytes) -> S:
    """The struct that some bytes are."""
    return _read(kind, iter(_layout(kind).numbers.unpack(data)))


class _Layout:
    """Where the fields of a struct stand."""

    def __init__(self, kind: type[Struct]) -> None:
        self.kind = kind
        self.places: dict[str, int] = {}
        self.size = 0
        for field in kind.fields():
            self.places[field.name] = self.size
            self.size += _bytes_of(field)

    @cached_property
    def numbers(self) -> struct.Struct:
        """What packs all numbers at once; not made for the largest, which nobody packs."""
        return struct.Struct("<" + self.codes())

    def codes(self) -> str:
        return "".join(_codes(field) for field in self.kind.fields())


_layouts: Final[dict[type[Struct], _Layout]] = {}


def _layout(kind: type[Struct]) -> _Layout:
    if kind not in _layouts:
        _layouts[kind] = _Layout(kind)
    return _layouts[kind]


def _bytes_of(field: Field) -> int:
    if field.struct is not None:
        return size_of(field.struct) * (field.length or 1)
    assert field.type_code is not None
    return int(field.type_code[1]) * (field.length or 1)


def _codes(field: Field) -> str:
    if field.struct is not None:
        return _layout(field.struct).codes() * (field.length or 1)
    assert field.type_code is not None
    return CODES[field.type_code] * (field.length or 1)


def _flat(values: Iterable[object]) -> Iterator[object]:
    for value in values:
        if isinstance(value, tuple | list):
            yield from _flat(value)
        else:
            yield value


def _read(kind: type[S], values: Iterator[object]) -> S:
    made = kind()
    for field in kind.fields():
        if field.length is None:
            setattr(made, field.name, _one(field, values))
        else:
            setattr(made, field.name, [_one(field, values) for _ in range(field.length)])
    return made


def _one(field: Field, values: Iterator[object]) -> object:
    if field.struct is not None:
        return _read(field.struct, values)
    value = next(values)
    return bool(value) if field.is_flag else value
