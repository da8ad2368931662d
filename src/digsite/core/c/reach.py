"""What some functions reach: the sources and the constants that their C text is made of."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final

from digsite.core.c.signature import resolved
from digsite.core.rule import MARK
from digsite.core.schema import Struct

if TYPE_CHECKING:
    from digsite.core.game import Game

PACKAGE: Final = Path(__file__).resolve().parent.parent.parent


def digest(functions: Sequence[Callable[..., Any]], game: "Game") -> str:
    """A hash of everything that is reached, and of the translation itself."""
    reached = list(_functions(functions, game))
    parts = {f"{_name(path)} {_hash(path)}" for path in _translation()}
    parts |= {f"{_name(path)} {_hash(path)}" for path in map(_file, reached)}
    for function in reached:
        parts |= set(_constants(function))
    return hashlib.sha256("\n".join(sorted(parts)).encode()).hexdigest()


def form(struct: type[Struct]) -> list[object]:
    """All that the C text may make of a struct."""
    return [
        (one.name, one.type_code, one.length, one.is_flag, one.struct and form(one.struct))
        for one in struct.fields()
    ]


def _functions(functions: Sequence[Callable[..., Any]], game: "Game") -> Iterator[FunctionType]:
    """The functions and all that they call, directly or not."""
    seen: set[FunctionType] = set()
    waiting = [resolved(function, game) for function in functions]
    while waiting:
        function = waiting.pop()
        if function not in seen:
            seen.add(function)
            yield function
            named = (value for _, value in _globals(function))
            waiting += [resolved(value, game) for value in named if hasattr(value, MARK)]


def _globals(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """Whatever a function's names may refer to; an attribute of the same name does no harm."""
    for name in function.__code__.co_names:
        if name in function.__globals__:
            yield name, function.__globals__[name]


def _constants(function: FunctionType) -> Iterator[str]:
    """The constants it uses, wherever they come from: their module need not contain a kernel."""
    for name, value in _globals(function):
        if isinstance(value, int | float | tuple):
            yield f"{function.__module__}.{name} = {value!r}"
        elif isinstance(value, type) and issubclass(value, IntEnum):
            yield f"{function.__module__}.{name} = {list(value)!r}"


def _translation() -> Iterator[Path]:
    folder = Path(__file__).resolve().parent
    yield from (*folder.glob("*.py"), *folder.glob("*.h"))


def _file(function: FunctionType) -> Path:
    return Path(function.__code__.co_filename)


def _name(path: Path) -> str:
    """The same name wherever Digsite is installed."""
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else str(path)


@cache
def _hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
