"""The arrays of a batch: the caller's or new ones, and rows of numbers as structs for kernels."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from digsite.core.errors import BadRequest
from digsite.core.observation import flat
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
    """The rows of an array as kernels take them: compiled ones write to the array itself."""
    return numbers if compiled else [struct() for _ in range(len(numbers))]


def set_field(structs: Any, field: str, value: int) -> None:
    """Give a field the same value in all structs of a row."""
    if isinstance(structs, list):
        for one in structs:
            setattr(one, field, value)
    else:
        structs[field] = value


def copy_rows(rows: Any, numbers: NDArray[np.float32]) -> None:
    """Copy the structs that interpreted code has filled to the array that they stand for."""
    if isinstance(rows, list):
        for index, row in enumerate(rows):
            numbers[index] = flat(row)[: numbers.shape[1]]
