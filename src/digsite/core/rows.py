"""What kernels are handed from outside: rows and grids.

Interpreted they are lists (or NumPy arrays, where a caller has them anyway); compiled they are
NumPy arrays, of records where the elements are structs. Several of them that belong together, and
numbers, are handed over as a bundle.
"""

from dataclasses import dataclass
from typing import Protocol, TypeVar, dataclass_transform

T = TypeVar("T")
C = TypeVar("C")
S = TypeVar("S", covariant=True)


class Row(Protocol[T]):
    """Structs or numbers in a row."""

    def __getitem__(self, index: int, /) -> T: ...

    def __setitem__(self, index: int, value: T, /) -> None: ...

    def __len__(self) -> int: ...


class Lines(Protocol[S]):
    """Structs in a row that compiled code reads and writes as lines of a grid of numbers.

    A struct has room for the largest table there can be, a line only for this one: whoever writes
    to it never goes beyond the line.
    """

    def __getitem__(self, index: int, /) -> S: ...

    def __len__(self) -> int: ...


class Grid(Protocol[T]):
    """Numbers in lines of equal length, asked for as `grid[line, place]`."""

    def __getitem__(self, index: tuple[int, int], /) -> T: ...

    def __setitem__(self, index: tuple[int, int], value: T, /) -> None: ...

    def __len__(self) -> int: ...


@dataclass_transform(frozen_default=True)
def bundle(parts: type[C]) -> type[C]:
    """Mark a class of rows, grids and numbers that are handed over together."""
    return dataclass(frozen=True, eq=False)(parts)
