"""What is known before anything runs: the numbers and tables of a function's module.

Calculations with constants are made here, by Python itself.
"""

import ast
import builtins
import operator
from collections.abc import Callable
from enum import IntEnum
from types import FunctionType
from typing import Any, Final

from digsite.core.c.refusal import NotOfTheDialect
from digsite.core.c.values import Number

MOST_BITS: Final = 63
CALCULATIONS: Final[dict[type[ast.operator], Callable[[Any, Any], Any]]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
}


class Constants:
    """The names that a function takes from outside."""

    def __init__(self, function: FunctionType, local_names: frozenset[str]) -> None:
        self.function, self.local_names = function, local_names

    def meaning(self, name: str) -> Any:
        """What a name means in the function's module."""
        found = self.function.__globals__.get(name, getattr(builtins, name, None))
        if found is None:
            raise NotOfTheDialect(f"{name} is not known")
        return found

    def number(self, node: ast.expr) -> Number | None:
        """The number that an expression stands for, if it is known beforehand."""
        match node:
            case ast.Constant(value=bool() | int() | float() as value):
                return value
            case ast.Name(id=name) if name not in self.local_names:
                value = self.meaning(name)
                return value if isinstance(value, int | float) else None
            case ast.Attribute(value=ast.Name(id=name), attr=member) if (
                name not in self.local_names
            ):
                return self._member(self.meaning(name), member)
            case ast.Attribute(value=ast.Attribute() as member, attr="value"):
                return self.number(member)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                known = self.number(operand)
                return None if known is None else -known
            case ast.BinOp(left=left, op=sign, right=right):
                return calculated_before(sign, self.number(left), self.number(right))
        return None

    def _member(self, found: Any, member: str) -> int | None:
        if isinstance(found, type) and issubclass(found, IntEnum):
            if member not in found.__members__:
                raise NotOfTheDialect(f"{found.__name__} has no {member}")
            return int(found[member])
        return None


def calculated_before(sign: ast.operator, a: Number | None, b: Number | None) -> Number | None:
    """The result of a calculation, if it is known; refuses one that can never be valid."""
    if b is not None and isinstance(sign, ast.Div | ast.FloorDiv | ast.Mod) and b == 0:
        raise NotOfTheDialect("division by zero")
    if b is not None and isinstance(sign, ast.LShift | ast.RShift) and not 0 <= b <= MOST_BITS:
        raise NotOfTheDialect(f"a shift is by 0 to {MOST_BITS} bits, not by {b}")
    if a is None or b is None or type(sign) not in CALCULATIONS:
        return None
    try:
        result: Number = CALCULATIONS[type(sign)](a, b)
    except (ArithmeticError, TypeError) as error:
        raise NotOfTheDialect(str(error)) from None
    return result
