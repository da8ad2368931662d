"""A compiled program that can be called from Python: arrays go in as addresses.

Calls run without the GIL. Arguments are checked here because C would not: the type of every array,
that it is contiguous, and that it is writable.
"""

import ctypes
import itertools
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from digsite.core.c.kinds import INT, REAL, TRUTH, Bundle, Elements, Grid, Kind, Record
from digsite.core.c.signature import Signature
from digsite.core.c.values import handed, lengths_of

NUMBERS: Final = {INT: ctypes.c_int64, TRUTH: ctypes.c_int, REAL: ctypes.c_double}


class Library:
    """The entries of a program."""

    def __init__(self, path: Path, *, checks: bool) -> None:
        self._loaded = ctypes.CDLL(str(path))
        self._trouble: Callable[[], bytes | None] | None = None
        if checks:
            told = self._loaded.digsite_trouble
            told.restype = ctypes.c_char_p
            self._trouble = told

    def entry(self, entered: Signature) -> "CompiledFunction":
        return CompiledFunction(self._loaded[entered.name], entered, self._trouble)


class CompiledFunction:
    """One compiled function, called like the Python function it was made from."""

    def __init__(
        self, call: Any, entered: Signature, trouble: Callable[[], bytes | None] | None
    ) -> None:
        self.name, self._call, self._trouble = entered.name, call, trouble
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
        call = self._call if self._trouble is None else self._called
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
        if self._trouble is not None:
            place = self._trouble()
            if place is not None:
                raise IndexError(f"an index is outside its array at {place.decode()}")
        return result


def _taker(name: str, kind: Kind) -> Callable[[Any], tuple[Any, ...]]:
    """How an argument is handed over."""
    if isinstance(kind, Bundle):
        return _bundle_taker(kind)
    if not isinstance(kind, Elements | Record):
        return (lambda value: (float(value),)) if kind == REAL else (lambda value: (int(value),))
    import numpy as np

    if isinstance(kind, Record) or kind.struct is not None:
        assert kind.struct is not None
        dtype = kind.struct.dtype()
    else:
        dtype = np.dtype(kind.number)
    known = {id(dtype)}
    kept = [dtype]
    width = 2 if isinstance(kind, Grid) else 1
    told = len(lengths_of(kind))

    def take(value: Any) -> tuple[Any, ...]:
        if id(value.dtype) not in known:
            if value.dtype != dtype:
                raise TypeError(f"{name} must be of type {dtype}, not {value.dtype}")
            known.add(id(value.dtype))
            kept.append(value.dtype)
        whole = value.flags.c_contiguous and value.flags.writeable
        if value.ndim != width or not whole or (told == 0 and len(value) != 1):
            raise TypeError(f"{name} must be one piece of writable memory, {width} wide")
        return (value.ctypes.data, *value.shape[:told])

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
