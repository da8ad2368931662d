"""What the names of Python are called in C: the same, wherever C allows it.

| in Python | in C | |
|---|---|---|
| `chance` | `chance` | a local name, a parameter, a field |
| `double` | `double_` | C has another meaning for it |
| `rows` | `rows`, `rows__count` | an array from outside, and its length |
| `bench.trees` | `bench__trees` | a part of a bundle |
| `draw` in chance.py | `chance__draw` | a function |
| | `t1`, `t2`, … | values that only the translation has a name for |

Two underscores in a row are the translation's mark, so what it makes up never meets a name of
yours.
"""

import re
from functools import cache
from importlib.resources import files
from types import FunctionType
from typing import Final

from digsite.core.c.refusal import NotOfTheDialect

# fmt: off
KEYWORDS: Final = frozenset([
    "asm", "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else",
    "enum", "extern", "float", "for", "fortran", "goto", "if", "inline", "int", "long", "register",
    "restrict", "return", "short", "signed", "sizeof", "static", "struct", "switch", "typedef",
    "typeof", "union", "unsigned", "void", "volatile", "while",
])
# fmt: on
MADE: Final = re.compile(r"t\d+")
"""The names that the translation gives to values."""


@cache
def header(name: str) -> str:
    """A part of C that every program begins with."""
    return files("digsite.core.c").joinpath(name).read_text("utf-8")


@cache
def reserved() -> frozenset[str]:
    """The names that C has, and those that the headers define."""
    text = header("prelude.h") + header("checks.h")
    defined = re.findall(r"\b(\w+)\(|#define (\w+)|typedef \w+ (\w+)|\b([A-Z_]{3,})\b", text)
    return KEYWORDS.union(*defined)


def in_c(name: str) -> str:
    """A name of the source as C has it."""
    if "__" in name:
        raise NotOfTheDialect(f"{name}: two underscores in a row are the translation's own mark")
    if name == "_":
        return name
    # Structs and C's own constants are written with capitals, C's own types end in _t.
    is_like_c = name != name.lower() or name.endswith(("_", "_t"))
    return f"{name}_" if is_like_c or name in reserved() or MADE.fullmatch(name) else name


def length(array: str, which: str) -> str:
    """A length that is handed over beside an array."""
    return f"{array}__{which}"


def part(bundle: str, name: str) -> str:
    """A part of a bundle."""
    return f"{bundle}__{name}"


def function_name(function: FunctionType) -> str:
    return f"{function.__module__.rpartition('.')[2]}__{function.__name__}"
