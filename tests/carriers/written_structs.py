"""The structs that written functions work on, and a model of numbers with 32 bits.

Interpreted, a field of 32 bits keeps all 64 of a Python number. Here it is as the dialect has it:
what is stored is rounded, and so is every calculation with two such numbers.
"""

import struct
from collections.abc import Iterable
from typing import Annotated, Any

from digsite.core.schema import (
    Flag,
    Float32,
    Int8,
    Int16,
    Int32,
    Int64,
    Length,
    Real,
    Struct,
    UInt32,
)


class Part(Struct):
    small: Int8
    word: UInt32
    flag: Flag
    many: Annotated[list[Int16], Length(4)]


class Thing(Struct):
    count: Int32
    large: Int64
    real: Real
    single: Float32
    part: Part
    parts: Annotated[list[Part], Length(3)]
    singles: Annotated[list[Float32], Length(4)]
    flags: Annotated[list[Flag], Length(3)]


def rounded(number: float) -> float:
    """The nearest number of 32 bits; beyond them there is only infinity."""
    try:
        result: float = struct.unpack("<f", struct.pack("<f", number))[0]
    except OverflowError:
        return float("inf") if number > 0 else float("-inf")
    return result


class Single(float):
    """A number of 32 bits. Calculating with 64 bits and rounding is calculating with 32."""

    def __add__(self, other: float, /) -> float:
        return self._of(other, float.__add__(self, other))

    def __sub__(self, other: float, /) -> float:
        return self._of(other, float.__sub__(self, other))

    def __mul__(self, other: float, /) -> float:
        return self._of(other, float.__mul__(self, other))

    def __truediv__(self, other: float, /) -> float:
        return self._of(other, float.__truediv__(self, other))

    def __neg__(self) -> "Single":
        return Single(float.__neg__(self))

    def __abs__(self) -> "Single":
        return Single(float.__abs__(self))

    def _of(self, other: float, result: float) -> float:
        return Single(rounded(result)) if isinstance(other, Single) else result


class Singles(list[float]):
    def __init__(self, numbers: Iterable[float]) -> None:
        super().__init__(Single(rounded(number)) for number in numbers)

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(index, Single(rounded(value)))


class RoundedThing(Thing):
    """A Thing whose numbers of 32 bits are just that."""

    @property
    def single(self) -> float:
        return self.__dict__["_single"]  # type: ignore[no-any-return]

    @single.setter
    def single(self, number: float) -> None:
        self.__dict__["_single"] = Single(rounded(number))

    @property
    def singles(self) -> Singles:
        return self.__dict__["_singles"]  # type: ignore[no-any-return]

    @singles.setter
    def singles(self, numbers: Iterable[float]) -> None:
        self.__dict__["_singles"] = Singles(numbers)
