"""Values on the way to C: expressions with their kind, and how they are written."""

import math
from dataclasses import dataclass
from typing import Final

from digsite.core.c.kinds import (
    INT,
    REAL,
    SINGLE,
    TRUTH,
    Bundle,
    Grid,
    Kind,
    NotOfTheDialect,
    Row,
    is_number,
)

KEYWORDS: Final = frozenset(
    [
        "auto",
        "bool",
        "break",
        "case",
        "char",
        "const",
        "continue",
        "default",
        "do",
        "double",
        "else",
        "enum",
        "extern",
        "float",
        "for",
        "goto",
        "if",
        "inline",
        "int",
        "long",
        "register",
        "restrict",
        "return",
        "short",
        "signed",
        "sizeof",
        "static",
        "struct",
        "switch",
        "typedef",
        "union",
        "unsigned",
        "void",
        "volatile",
        "while",
    ]
)


@dataclass(frozen=True)
class Value:
    """A C expression."""

    code: str
    kind: Kind
    steady: bool = False
    """Whether it means the same after a call: it reads nothing but constants and local names."""


def local(name: str) -> str:
    """A local name as C has it; numbered names belong to the translation."""
    taken = name in KEYWORDS or (name[0] == "t" and name[1:].isdecimal())
    return f"{name}_" if taken else name


def lengths_of(kind: Kind) -> tuple[str, ...]:
    """What is handed over beside an array."""
    if isinstance(kind, Grid):
        return ("lines", "width")
    return ("count",) if isinstance(kind, Row) else ()


def part(bundle: str, name: str) -> str:
    """A part of a bundle as C has it."""
    return f"{bundle}__{name}"


def handed(kind: Kind, name: str) -> list[tuple[Kind, str]]:
    """All that C is handed for one parameter, with the names it has there."""
    if isinstance(kind, Bundle):
        return [one for field, inner in kind.parts for one in handed(inner, part(name, field))]
    return [(kind, name), *((INT, f"{name}_{length}") for length in lengths_of(kind))]


def declared(kind: Kind, name: str) -> str:
    return f"{kind.c}{name}" if kind.c.endswith("*") else f"{kind.c} {name}"


def literal(value: int | float) -> Value:
    """A number of the source."""
    if isinstance(value, bool):
        return Value(str(int(value)), TRUTH, steady=True)
    if isinstance(value, float):
        if not math.isfinite(value):
            raise NotOfTheDialect("a number without end")
        return Value(repr(value) if value >= 0 else f"({value!r})", REAL, steady=True)
    number = int(value)
    if not -(1 << 63) < number < 1 << 63:
        raise NotOfTheDialect(f"{number} has more than 64 bits")
    code = f"{number}LL" if number >= 0 else f"({number}LL)"
    return Value(code, INT, steady=True)


def suffix(kind: Kind) -> str:
    return {INT: "int", REAL: "real", SINGLE: "single"}[kind]


def as_real(value: Value) -> Value:
    return Value(converted(value, REAL), REAL, value.steady)


def converted(value: Value, kind: Kind) -> str:
    """The value as another kind of number, if it is not one already."""
    if value.kind == kind:
        return value.code
    if not (is_number(value.kind) and is_number(kind)):
        raise NotOfTheDialect(f"{kind.c.strip()} is wanted, not {value.kind.c.strip()}")
    return f"({kind.c})({value.code})"


def truth(value: Value) -> str:
    """A condition."""
    if not is_number(value.kind):
        raise NotOfTheDialect("a struct is neither true nor false")
    return value.code if value.kind == TRUTH else f"({value.code} != 0)"


def bare(code: str) -> str:
    """The code without parentheses around all of it."""
    if not (code.startswith("(") and code.endswith(")")):
        return code
    depth = 0
    for position, character in enumerate(code):
        depth += (character == "(") - (character == ")")
        if depth == 0 and position < len(code) - 1:
            return code
    return code[1:-1]
