"""Calls: of other kernels, of Python's own functions, and of the few of `math` that are exact."""

import ast
import math
from typing import Any, Final

from digsite.core.c.kinds import INT, NOTHING, REAL, SINGLE, TRUTH, is_number, together
from digsite.core.c.places import Places
from digsite.core.c.refusal import NotOfTheDialect
from digsite.core.c.surroundings import Function
from digsite.core.c.values import Value, bare, handed, truth
from digsite.core.rule import MARK

SUFFIXES: Final = {INT: "int", REAL: "real", SINGLE: "single"}
OWN_MATHS: Final = ("exp", "log", "pow")
"""What C libraries give for these differs in the last bit from one machine to the next."""


class Calls(Places):
    """Translates calls."""

    pure: bool
    called: list[Function]

    def call(self, node: ast.Call) -> Value:
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise NotOfTheDialect(f"no call like {ast.unparse(node)}")
        name = node.func.id
        callee = self.constants.meaning(name)
        if hasattr(callee, MARK):
            return self.call_kernel(callee, self.in_order(node.args))
        values = self.in_order(node.args)
        if getattr(math, name, None) is callee:
            return self.mathematics(name, values)
        return self.call_builtin(name, values)

    def call_kernel(self, callee: Any, values: list[Value]) -> Value:
        made = self.surroundings.function(callee, [value.kind for value in values])
        self.called.append(made)
        self.pure = self.pure and made.pure
        arguments = []
        for value, kind in zip(values, made.parameters.values(), strict=True):
            if is_number(kind):
                arguments.append(self.converted(value, kind))
            else:
                arguments += [name for _, name in handed(kind, value.code)]
        code = f"{made.name}({', '.join(map(bare, arguments))})"
        if made.returns == NOTHING:
            self.emit(f"{code};")
            return Value("", NOTHING)
        result = Value(code, made.returns)
        return result if made.pure else self.named(result)

    def call_builtin(self, name: str, values: list[Value]) -> Value:
        steady = all(value.steady for value in values)
        match name, values:
            case "len", [value]:
                return self.length(value)
            case "int", [value]:
                return Value(self.converted(value, INT), INT, steady)
            case "float", [value]:
                return Value(self.converted(value, REAL), REAL, steady)
            case "bool", [value]:
                return Value(truth(value), TRUTH, steady)
            case "abs", [value]:
                return self.absolute(value)
            case (("min" | "max"), [first, *rest]) if rest:
                return self.extreme(name, first, rest)
            case _:
                raise NotOfTheDialect(f"{name} is not known here, or not with such arguments")

    def absolute(self, value: Value) -> Value:
        kind = together(value.kind, value.kind)
        number = self.converted(value, kind)
        code = f"absolute_{SUFFIXES[kind]}({bare(number)})"
        if kind == INT:
            code = self.checks.guarded("checked_absolute", code, number)
        return Value(code, kind, value.steady)

    def extreme(self, name: str, first: Value, rest: list[Value]) -> Value:
        result = first
        for value in rest:
            kind = together(result.kind, value.kind)
            one, other = (bare(self.converted(number, kind)) for number in (result, value))
            code = f"{name}_{SUFFIXES[kind]}({one}, {other})"
            result = Value(code, kind, result.steady and value.steady)
        return result

    def mathematics(self, name: str, values: list[Value]) -> Value:
        match name, values:
            case "sqrt", [value]:
                number = self.converted(value, REAL)
                plain = f"sqrt({bare(number)})"
                code = self.checks.guarded("checked_root", plain, number)
                return Value(code, REAL, value.steady)
            case "ldexp", [value, exponent] if exponent.kind in (INT, TRUTH):
                given = self.converted(value, REAL), self.converted(exponent, INT)
                plain = f"with_exponent({', '.join(map(bare, given))})"
                code = self.checks.guarded("checked_with_exponent", plain, *given)
                return Value(code, REAL, value.steady and exponent.steady)
        if name in OWN_MATHS:
            reason = f"math.{name} differs from machine to machine: see digsite.core.mathematics"
            raise NotOfTheDialect(reason)
        raise NotOfTheDialect(f"math.{name} is not of the dialect, or not with such arguments")
