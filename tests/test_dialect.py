"""Functions that are also compiled keep to the kernel dialect (core/rule.py)."""

import ast
import builtins
import inspect
import math
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import fields
from enum import IntEnum
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, Final

import pytest

import digsite
from digsite.core import generic
from digsite.core.game import find, names
from digsite.core.game_rules import Rules
from digsite.core.kernels import global_names
from digsite.core.rule import COMPILED_AS, GENERIC, MARK, kernel

PACKAGE = Path(digsite.__file__).parent
MARKS: Final = ("@kernel", "@rule(", "@separate", "@wide", "@generic", "@compiled_as(")
MOST_PARAMETERS: Final = 7
"""More belong into a bundle (core/rows.py)."""
CALLED: Final = {"range", "int", "bool", "float", "min", "max", "abs", "len"}
FORBIDDEN: Final = (
    ast.Dict,
    ast.Set,
    ast.List,
    ast.ListComp,
    ast.SetComp,
    ast.DictComp,
    ast.GeneratorExp,
    ast.JoinedStr,
    ast.Lambda,
    ast.Try,
    ast.Raise,
    ast.Assert,
    ast.With,
    ast.Yield,
    ast.YieldFrom,
    ast.Await,
    ast.Global,
    ast.Nonlocal,
    ast.Import,
    ast.ImportFrom,
    ast.ClassDef,
    ast.Starred,
    ast.Delete,
    ast.NamedExpr,
    ast.Match,
)


def kernels() -> Iterator[FunctionType]:
    """Every marked function of Digsite, as it is compiled."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if any(line.startswith(MARKS) for line in path.read_text("utf-8").splitlines()):
            module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
            for function in vars(import_module(module)).values():
                if hasattr(function, MARK) and function.__module__ == module:
                    yield getattr(function, COMPILED_AS, function)


def complaints(function: FunctionType) -> list[str]:
    """Everything in a function that is not of the dialect."""
    definition = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(definition, ast.FunctionDef)
    found = [*_about_signature(function, definition), *_about_globals(function)]
    body = definition.body
    if ast.get_docstring(definition) is not None:
        body = body[1:]
    for node in (node for statement in body for node in ast.walk(statement)):
        found += _about_node(function, node)
    return found


def _about_signature(function: FunctionType, definition: ast.FunctionDef) -> Iterator[str]:
    arguments = definition.args
    if arguments.defaults or arguments.kw_defaults or arguments.kwonlyargs:
        yield "default or keyword-only arguments"
    if arguments.vararg or arguments.kwarg:
        yield "a variable number of arguments"
    if function.__closure__:
        yield "a closure"


def _about_globals(function: FunctionType) -> Iterator[str]:
    for name in sorted(global_names(function)):
        value = function.__globals__.get(name, getattr(builtins, name, None))
        if not _is_of_the_dialect(name, value):
            yield f"{name}, which is no number, enum, struct or marked function"


def _is_of_the_dialect(name: str, value: Any) -> bool:
    if isinstance(value, tuple):
        return all(_is_of_the_dialect("", item) for item in value)
    if isinstance(value, int | float) or hasattr(value, MARK):
        return True
    if isinstance(value, type) and issubclass(value, IntEnum):
        return True
    return getattr(math, name, None) is value or name in CALLED


def _about_node(function: FunctionType, node: ast.AST) -> Iterator[str]:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.AsyncFor() | ast.AsyncWith():
            yield "a function inside"
        case ast.Constant(value=str() | bytes() | None) as constant:
            yield f"the constant {constant.value!r}"
        case ast.Call(func=ast.Name(), keywords=[]):
            pass
        case ast.Call():
            yield f"the call {ast.unparse(node)}"
        case ast.For(iter=ast.Call(func=ast.Name(id="range"))):
            pass
        case ast.For():
            yield f"a loop over {ast.unparse(node.iter)}"
        case _ if isinstance(node, FORBIDDEN):
            yield f"a {type(node).__name__}: {ast.unparse(node)}"


ALL_KERNELS: Final = {f"{f.__module__}.{f.__qualname__}": f for f in kernels()}


@pytest.mark.parametrize("name", ALL_KERNELS)
def test_a_kernel_has_few_parameters(name: str) -> None:
    assert ALL_KERNELS[name].__code__.co_argcount <= MOST_PARAMETERS


@pytest.mark.parametrize("name", ALL_KERNELS)
def test_a_kernel_keeps_to_the_dialect(name: str) -> None:
    assert complaints(ALL_KERNELS[name]) == []


@pytest.mark.parametrize("game", names())
def test_every_function_a_game_gives_to_generic_code_is_a_kernel(game: str) -> None:
    given = vars(find(game).rules)
    assert [name for name, function in given.items() if not hasattr(function, MARK)] == []


def test_the_rules_of_a_game_have_a_field_for_every_placeholder() -> None:
    placeholders = {name for name, value in vars(generic).items() if hasattr(value, GENERIC)}
    assert {field.name for field in fields(Rules)} == placeholders | {"reveals"}


def outside() -> int:
    return 1


@kernel
def says_words(state: Any) -> str:
    return "words"


@kernel
def makes_a_list(state: Any) -> int:
    return len([state])


@kernel
def has_a_default(state: Any, step: int = 1) -> int:
    return step


@kernel
def takes_any_number(*states: Any) -> int:
    return len(states)


@kernel
def calls_the_unmarked(state: Any) -> int:
    return outside()


@kernel
def calls_a_method(state: Any) -> int:
    return int(state.copy())


@kernel
def refuses(state: Any) -> None:
    raise ValueError


@kernel
def loops_over_things(state: Any) -> None:
    for _ in state.seats:
        pass


@kernel
def sorts(state: Any) -> int:
    return len(sorted(state.seats))


def in_a_closure() -> FunctionType:
    number = 3

    @kernel
    def inner(state: Any) -> int:
        return number

    assert isinstance(inner, FunctionType)
    return inner


@pytest.mark.parametrize(
    "bad",
    [
        says_words,
        makes_a_list,
        has_a_default,
        takes_any_number,
        calls_the_unmarked,
        calls_a_method,
        refuses,
        loops_over_things,
        sorts,
        in_a_closure(),
    ],
)
def test_what_is_not_of_the_dialect_is_found(bad: Callable[..., Any]) -> None:
    assert isinstance(bad, FunctionType)
    assert complaints(bad) != []
