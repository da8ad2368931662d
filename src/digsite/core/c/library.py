"""A compiled program that can be called from Python: arrays go in as addresses.

Calls run without the GIL. Arguments are checked here because C would not: the type of every array,
that it is contiguous, and that it is writable.
"""

import ctypes
import itertools
import operator
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from digsite.core.c.kinds import (
    FLAG,
    INT,
    REAL,
    TRUTH,
    Bundle,
    Elements,
    Grid,
    Kind,
    Record,
)
from digsite.core.c.signature import Signature
from digsite.core.c.values import handed, lengths_of

NUMBERS: Final = {INT: ctypes.c_int64, TRUTH: ctypes.c_int, REAL: ctypes.c_double}
FAULTS: Final[dict[int, tuple[type[Exception], str]]] = {
    1: (IndexError, "an index is outside its array"),
    2: (ZeroDivisionError, "division by zero"),
    3: (OverflowError, "a number is larger than its place"),
    4: (ValueError, "a shift is not by 0 to 63 bits"),
    5: (ValueError, "the square root of a negative number"),
}
"""What checked builds find, as checks.h numbers it."""


class Library:
    """The entries of a program."""

    def __init__(self, path: Path, *, checks: bool) -> None:
        self._loaded = ctypes.CDLL(str(path))
        self._checks = checks
        if checks:
            self._loaded.digsite_fault_place.restype = ctypes.c_char_p

    def entry(self, entered: Signature) -> "CompiledFunction":
        raise_fault = self._raise_fault if self._checks else None
        return CompiledFunction(self._loaded[entered.name], entered, raise_fault)

    def _raise_fault(self) -> None:
        """Raise the fault that the last call found, if it found one."""
        fault = self._loaded.digsite_fault()
        if fault:
            error, sentence = FAULTS[fault]
            raise error(f"{sentence} at {self._loaded.digsite_fault_place().decode()}")


class CompiledFunction:
    """One compiled function, called like the Python function it was made from."""

    def __init__(
        self, call: Any, entered: Signature, raise_fault: Callable[[], None] | None
    ) -> None:
        self.name, self._call, self._raise_fault = entered.name, call, raise_fault
        self._takes = [_taker(name, kind) for name, kind in entered.parameters.items()]
        call.argtypes = [
            NUMBERS.get(kind, ctypes.c_void_p)
            for name, whole in entered.parameters.items()
            for kind, _ in handed(whole, name)
        ]
        call.restype = NUMBERS.get(entered.returns)

    def __call__(self, *given: Any) -> Any:
        return self._called(*self._arguments(given))

    def prepared(self, *given: Any) -> Callable[[], Any]:
        """The call with these arguments, to be made again and again: they are checked once."""
        call = self._call if self._raise_fault is None else self._called
        again = partial(call, *self._arguments(given))
        # Only addresses are handed over: the arrays must live as long as they are used.
        again.given = given  # type: ignore[attr-defined]
        return again

    def _arguments(self, given: Sequence[Any]) -> list[Any]:
        if len(given) != len(self._takes):
            raise TypeError(f"{self.name} takes {len(self._takes)} arguments, not {len(given)}")
        arguments: list[Any] = []
        for take, value in zip(self._takes, given, strict=True):
            arguments += take(value)
        return arguments

    def _called(self, *arguments: Any) -> Any:
        result = self._call(*arguments)
        if self._raise_fault is not None:
            self._raise_fault()
        return result


def _taker(name: str, kind: Kind) -> Callable[[Any], tuple[Any, ...]]:
    """How an argument is handed over."""
    if isinstance(kind, Bundle):
        return _bundle_taker(kind)
    if isinstance(kind, Elements | Record):
        return _array_taker(name, kind)
    if kind == REAL:
        return lambda value: (float(value),)
    least, most = (0, 1) if kind == TRUTH else (-(1 << 63), (1 << 63) - 1)

    def take(value: Any) -> tuple[int]:
        number = int(value) if kind == TRUTH else operator.index(value)
        if number != value or not least <= number <= most:
            raise ValueError(f"{name} must be a number from {least} to {most}, not {value!r}")
        return (number,)

    return take


def _array_taker(name: str, kind: Elements | Record) -> Callable[[Any], tuple[Any, ...]]:
    import numpy as np

    if kind.struct is not None:
        dtype = kind.struct.dtype()
    else:
        assert isinstance(kind, Elements)
        dtype = np.dtype("i1" if kind.type_code == FLAG else kind.type_code)
    known = {id(dtype)}
    kept = [dtype]
    width = 2 if isinstance(kind, Grid) else 1
    lengths = len(lengths_of(kind))

    def take(value: Any) -> tuple[Any, ...]:
        if id(value.dtype) not in known:
            if value.dtype != dtype:
                raise TypeError(f"{name} must be of type {dtype}, not {value.dtype}")
            known.add(id(value.dtype))
            kept.append(value.dtype)
        whole = value.flags.c_contiguous and value.flags.writeable
        if value.ndim != width or not whole or (lengths == 0 and len(value) != 1):
            raise TypeError(f"{name} must be one piece of writable memory, {width} wide")
        return (value.ctypes.data, *value.shape[:lengths])

    return take


def _bundle_taker(kind: Bundle) -> Callable[[Any], tuple[Any, ...]]:
    """A bundle cannot be changed: what was taken from it is taken again the next time."""
    takes = [(name, _taker(name, part)) for name, part in kind.parts]
    known: WeakKeyDictionary[Any, tuple[Any, ...]] = WeakKeyDictionary()

    def take(bundle: Any) -> tuple[Any, ...]:
        taken = known.get(bundle)
        if taken is None:
            parts = (one(getattr(bundle, name)) for name, one in takes)
            known[bundle] = taken = tuple(itertools.chain.from_iterable(parts))
        return taken

    return take
