"""The arrays of a batch: the caller's or new ones, and rows of numbers as structs for kernels."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from digsite.core.errors import BadRequest
from digsite.core.observation import ITEM_SIZE, flat
from digsite.core.schema import Struct


def array(arrays: Mapping[str, Any], name: str, shape: tuple[int, ...], dtype: Any) -> Any:
    """A new array, or the caller's if it fits."""
    if name not in arrays:
        return np.zeros(shape, dtype=dtype)
    given, wanted = arrays[name], np.dtype(dtype)
    # Masks and flags may be bool, int8 or uint8: what is written to them is the same byte.
    one_byte = wanted.itemsize == 1
    if not isinstance(given, np.ndarray) or given.shape != shape:
        raise BadRequest(f"{name} must be an array of shape {shape}.")
    if given.dtype != wanted and not (one_byte and given.dtype.itemsize == 1):
        raise BadRequest(f"{name} must be of type {wanted}, not {given.dtype}.")
    if not (given.flags.c_contiguous and given.flags.writeable):
        raise BadRequest(f"{name} must be C-contiguous and writeable.")
    return given


def rows_over(numbers: NDArray[np.float32], struct: type[Struct], *, compiled: bool) -> Any:
    """The rows of an array as structs over the same memory.

    A struct has room for the largest table there can be, a row only for this one: the structs
    overlap, and `observe` never writes to what lies beyond the row. They overlap always, by at
    least one number and one struct more than there are games, because kernels are compiled
    once for contiguous arrays and once for all others.
    """
    count, length = numbers.shape
    if not compiled:
        return [struct() for _ in range(count)]
    packed = struct.dtype()
    fields = {name: packed.fields[name] for name in packed.names}
    overlapping = np.dtype(
        {
            "names": list(fields),
            "formats": [dtype for dtype, _ in fields.values()],
            "offsets": [offset for _, offset in fields.values()],
            "itemsize": packed.itemsize + ITEM_SIZE,
        }
    )
    room = np.ndarray((0,), dtype=overlapping, buffer=numbers)
    return np.lib.stride_tricks.as_strided(room, (count + 1,), (length * ITEM_SIZE,))


def copy_rows(rows: Any, numbers: NDArray[np.float32]) -> None:
    """Interpreted code fills structs of its own: bring them into the array they stand for."""
    if isinstance(rows, list):
        for index, row in enumerate(rows):
            numbers[index] = flat(row)[: numbers.shape[1]]
