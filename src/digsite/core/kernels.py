"""Binding: `bind` gives a generic function (a playout, a search) the functions of one game.

Interpreted, it is the same code with the game's names; compiled, it is translated to C with every
marked function it reaches (core/c) and runs without the GIL.
"""

import dis
import os
import threading
from collections.abc import Callable, Sequence
from functools import partial
from types import FunctionType
from typing import TYPE_CHECKING, Any

from digsite.core.rule import GENERIC, MARK
from digsite.core.schema import Struct

if TYPE_CHECKING:
    from digsite.core.game import Game


def can_compile() -> bool:
    """Whether there is a C compiler."""
    from digsite.core.c import compiler

    return compiler.command() is not None


def available(functions: Sequence[Callable[..., Any]], game: "Game") -> bool:
    """Whether these functions are compiled here or can be; otherwise they run interpreted.

    A package brings libraries for its own games; for others a C compiler is needed.
    """
    if can_compile():
        return True
    from digsite.core.c import carrier

    return carrier.Wish(functions, game, bounds_checked()).prebuilt.exists()


def folder() -> str:
    """Where compiled kernels are kept."""
    from digsite.core.c import shelf

    return str(shelf.folder())


def bounds_checked() -> bool:
    """Whether kernels test what C leaves open (slower): the environment asks for it in tests."""
    return os.environ.get("DIGSITE_BOUNDS_CHECK") == "1"


def bind(function: Callable[..., Any], game: "Game", *, compiled: bool) -> Callable[..., Any]:
    """The function with the game's own functions in place of the generic ones."""
    return bind_all((function,), game, compiled=compiled)[0]


def bind_all(
    functions: Sequence[Callable[..., Any]], game: "Game", *, compiled: bool
) -> Sequence[Callable[..., Any]]:
    """Several functions that are used together, compiled into one library."""
    checks = bounds_checked()
    key = (tuple(functions), game.name, compiled, checks)
    with _binding:
        if key not in _bound:
            if compiled:
                from digsite.core.c import carrier

                _bound[key] = carrier.entries(carrier.Wish(functions, game, checks))
            else:
                binder = _Binder(game)
                _bound[key] = [binder.rebound(function) for function in functions]
        return _bound[key]


def prepared(function: Callable[..., Any], *arguments: Any) -> Callable[[], Any]:
    """A bound function with its arguments, to be called again and again.

    Compiled, the arguments are checked once and handed over as addresses: what changes from call to
    call must stand in an array.
    """
    prepare: Callable[..., Callable[[], Any]] | None = getattr(function, "prepared", None)
    return partial(function, *arguments) if prepare is None else prepare(*arguments)


_binding = threading.Lock()
_bound: dict[tuple[Any, ...], Sequence[Callable[..., Any]]] = {}


class _Binder:
    """Rebuilds functions with their marked globals replaced, each once."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.done: dict[Callable[..., Any], Callable[..., Any]] = {}

    def rebound(self, function: Callable[..., Any]) -> Callable[..., Any]:
        if function not in self.done:
            source = self.resolve(function)
            made = FunctionType(
                source.__code__, self.globals_of(source), source.__name__, source.__defaults__
            )
            made.__qualname__, made.__module__ = source.__qualname__, source.__module__
            made.__dict__.update(source.__dict__)
            self.done[function] = made
        return self.done[function]

    def resolve(self, function: Callable[..., Any]) -> FunctionType:
        if hasattr(function, GENERIC):
            function = self.game.rules.of(function)
        assert isinstance(function, FunctionType)
        return function

    def globals_of(self, function: FunctionType) -> dict[str, Any]:
        names = dict(function.__globals__)
        for name in global_names(function):
            if hasattr(names.get(name), MARK):
                names[name] = self.rebound(names[name])
        return names


def global_names(function: FunctionType) -> set[str]:
    """The names a function takes from its module (attributes of the same name are not meant)."""
    steps = dis.get_instructions(function)
    return {step.argval for step in steps if step.opname == "LOAD_GLOBAL"}


def slots(struct: type[Struct], count: int, *, compiled: bool) -> Any:
    """Working space for `count` structs: objects, or one record array for compiled functions."""
    if not compiled:
        return [struct() for _ in range(count)]
    import numpy as np

    return np.zeros(count, dtype=struct.dtype())
