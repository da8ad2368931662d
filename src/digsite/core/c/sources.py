"""The text of functions, parsed once a file."""

import ast
import linecache
from functools import cache
from types import FunctionType
from typing import Any, get_type_hints


def definition(function: FunctionType) -> ast.FunctionDef:
    """The function as it is written, with the line numbers of its file."""
    return _definitions(function.__code__.co_filename)[function.__code__.co_firstlineno]


@cache
def _definitions(path: str) -> dict[int, ast.FunctionDef]:
    """All functions of a file by their first line, which is a decorator's if there is one."""
    module = ast.parse("".join(linecache.getlines(path)))
    functions = (node for node in ast.walk(module) if isinstance(node, ast.FunctionDef))
    return {_first_line(node): node for node in functions}


def _first_line(node: ast.FunctionDef) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def body_of(written: ast.FunctionDef) -> list[ast.stmt]:
    """The statements without the docstring."""
    has_docstring = ast.get_docstring(written, clean=False) is not None
    return written.body[1:] if has_docstring else written.body


def local_names(written: ast.FunctionDef) -> frozenset[str]:
    """The parameters, and every name that the function gives a value to."""
    nodes = (node for node in ast.walk(written) if isinstance(node, ast.Name))
    assigned = {node.id for node in nodes if isinstance(node.ctx, ast.Store)}
    return frozenset(assigned | {argument.arg for argument in written.args.args})


@cache
def hints_of(function: FunctionType) -> dict[str, Any]:
    """The annotations of the parameters and, last, of `return`."""
    return get_type_hints(function, include_extras=True)


def place_of(function: FunctionType, line: int | None = None) -> str:
    """Where a function, or a line of it, is found."""
    code = function.__code__
    return f"{code.co_filename}:{code.co_firstlineno if line is None else line}"
