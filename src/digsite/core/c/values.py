"""Values on the way to C: expressions with their kind, and how they are written."""

import math
from dataclasses import dataclass

from digsite.core.c import names
from digsite.core.c.kinds import INT, REAL, TRUTH, Bundle, Grid, Kind, Row, is_number
from digsite.core.c.refusal import NotOfTheDialect

Number = int | float


@dataclass(frozen=True)
class Value:
    """A C expression."""

    code: str
    kind: Kind
    steady: bool = False
    """Whether it means the same after a call: it reads nothing but constants and local names."""
    known: Number | None = None
    """The number itself, where it is known before anything runs."""


def literal(value: Number) -> Value:
    """A number of the source."""
    if isinstance(value, bool):
        return Value(str(int(value)), TRUTH, steady=True, known=value)
    if isinstance(value, float):
        if not math.isfinite(value):
            raise NotOfTheDialect("a number that is not finite")
        return Value(_signed(repr(value)), REAL, steady=True, known=value)
    value = int(value)
    if not -(1 << 63) <= value < 1 << 63:
        raise NotOfTheDialect(f"{value} has more than 64 bits")
    if value == -(1 << 63):
        return Value("INT64_MIN", INT, steady=True, known=value)
    code = str(value) if abs(value) < 1 << 31 else f"{value}LL"
    return Value(_signed(code), INT, steady=True, known=value)


def _signed(code: str) -> str:
    return f"({code})" if code.startswith("-") else code


def lengths_of(kind: Kind) -> tuple[str, ...]:
    """What is handed over beside an array."""
    if isinstance(kind, Grid):
        return ("lines", "width")
    return ("count",) if isinstance(kind, Row) else ()


def handed(kind: Kind, name: str) -> list[tuple[Kind, str]]:
    """All that C is handed for one parameter, with the names it has there."""
    if isinstance(kind, Bundle):
        parts = [(inner, names.part(name, field)) for field, inner in kind.parts]
        return [one for part in parts for one in handed(*part)]
    return [(kind, name), *((INT, names.length(name, one)) for one in lengths_of(kind))]


def declared(kind: Kind, name: str) -> str:
    return f"{kind.c}{name}" if kind.c.endswith("*") else f"{kind.c} {name}"


def member(owner: str, name: str) -> str:
    """A field of the struct at a place."""
    is_address = owner.startswith("(&") and bare(owner) != owner
    return f"{owner[2:-1]}.{name}" if is_address else f"{owner}->{name}"


def truth(value: Value) -> str:
    """A condition."""
    if not is_number(value.kind):
        raise NotOfTheDialect(f"{value.kind} is neither true nor false")
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
