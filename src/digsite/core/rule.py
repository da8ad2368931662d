"""Marks for functions written in the kernel dialect: the ones that run interpreted and compiled.

The dialect: numbers, enums, structs, fixed-length arrays and bundles of rows (core/rows.py);
`for … in range` with a constant step; module constants; calls of other marked functions imported
by name. No strings, dictionaries, exceptions, closures, default arguments or allocation; no
negative index, no division by zero, no shift by more than 63 bits. docs/dialect.md says it all;
`tests/test_dialect.py` and the translation to C (core/c) check it.
"""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

MARK = "__kernel__"
SECTIONS = "__sections__"
GENERIC = "__generic__"
COMPILED_AS = "__compiled_as__"
TWIN = "__twin__"
SEPARATE = "__separate__"
WIDE = "__wide__"


def kernel(function: F) -> F:
    """Mark a function of the dialect that is not itself a rule of the rulebook."""
    setattr(function, MARK, True)
    return function


def separate(function: F) -> F:
    """Mark a function that is compiled by itself instead of into every place that calls it."""
    setattr(function, SEPARATE, True)
    return kernel(function)


def wide(function: F) -> F:
    """Mark a function whose loops go over rows of numbers: it is compiled for wide registers, too.

    The machine chooses when the library is loaded; the results are the same bits.
    """
    setattr(function, WIDE, True)
    return separate(function)


def rule(*sections: str) -> Callable[[F], F]:
    """Mark a rule function with its sections of the game's RULES.md."""

    def mark(function: F) -> F:
        setattr(function, SECTIONS, sections)
        return kernel(function)

    return mark


def generic(function: F) -> F:
    """Mark a placeholder: each game has its own function of this name, bound before use."""
    setattr(function, GENERIC, True)
    return kernel(function)


def compiled_as(twin: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a function whose compiled text must differ, because objects alias and records do not.

    The twin alone may assign a struct: in C that makes a copy.
    """
    setattr(twin, TWIN, True)

    def mark(function: F) -> F:
        setattr(function, COMPILED_AS, twin)
        return kernel(function)

    return mark
