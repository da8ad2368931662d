"""The lines of a C function, and the order in which they do things.

Python evaluates from left to right; C does not say. Only a call that changes something can tell
the difference. So such a call becomes a statement of its own before the expression that uses its
result, and whatever was read before the call is read into a name first:

    outer.count + takes(outer)          int64_t t1 = (int64_t)outer->count;
                                        int64_t t2 = example__takes(outer);
                                        … t1 + t2 …

Everything else keeps the shape it has in Python. What Python may not reach at all (the rest of an
`and`, a branch of `a if b else c`) is written *apart*: its lines go inside a condition.
"""

import ast
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final

from digsite.core.c.checks import Checks
from digsite.core.c.kinds import INT, REAL, TRUTH, Kind, is_number
from digsite.core.c.refusal import NotOfTheDialect
from digsite.core.c.values import Value, bare, declared, literal, truth

EXACT: Final = 1 << 53
"""Up to here every whole number is a real one."""


class OrderedLines(ABC):
    """Takes down the lines of one function."""

    def __init__(self, checks: Checks) -> None:
        self.checks = checks
        self.lines: list[str] = []
        self._indent, self._names = 1, 0

    @abstractmethod
    def expression(self, node: ast.expr) -> Value:
        """What an expression of Python is in C; what has to be done first is written down."""

    def begin_again(self) -> None:
        self.lines, self._indent, self._names = [], 1, 0

    def emit(self, line: str) -> None:
        self.lines.append("    " * self._indent + line)

    @contextmanager
    def indented(self) -> Iterator[None]:
        self._indent += 1
        yield
        self._indent -= 1

    def new_name(self) -> str:
        self._names += 1
        return f"t{self._names}"

    def named(self, value: Value, at: int | None = None) -> Value:
        """The value under a name of its own, written down at a line that was already passed."""
        name = self.new_name()
        line = "    " * self._indent + declared(value.kind, name) + f" = {bare(value.code)};"
        self.lines.insert(len(self.lines) if at is None else at, line)
        return Value(name, value.kind, steady=True, known=value.known)

    def in_order(self, nodes: Sequence[ast.expr]) -> list[Value]:
        """Several expressions as Python evaluates them: from left to right."""
        values: list[Value] = []
        for node in nodes:
            values = self.then(values, partial(self.expression, node))
        return values

    def then(self, before: list[Value], translate: Callable[[], Value]) -> list[Value]:
        """The values with one more, which is evaluated after them."""
        values, start = list(before), len(self.lines)
        value = translate()
        if len(self.lines) > start:
            for index, earlier in enumerate(values):
                if not earlier.steady:
                    values[index] = self.named(earlier, start)
                    start += 1
        return [*values, value]

    def apart(self, translate: Callable[[], Value]) -> tuple[list[str], Value]:
        """A value that may not be reached, with the lines that have to come before it."""
        start = len(self.lines)
        with self.indented():
            value = translate()
        lines = self.lines[start:]
        del self.lines[start:]
        return lines, value

    def decided(self, sign: str, first: Value, rest: list[tuple[list[str], Value]]) -> Value:
        """`&&` or `||`: the rest is reached only if what came before did not decide."""
        values = [first, *(value for _, value in rest)]
        if not any(lines for lines, _ in rest):
            code = f" {sign} ".join(truth(value) for value in values)
            return Value(f"({code})", TRUTH, all(value.steady for value in values))
        result = self.named(Value(truth(first), TRUTH))
        for lines, value in rest:
            self.emit(f"if ({'' if sign == '&&' else '!'}{result.code}) {{")
            self.lines += lines
            self.emit(f"    {result.code} = {bare(truth(value))};")
            self.emit("}")
        return result

    def converted(self, value: Value, kind: Kind) -> str:
        """The value as another kind of number, if it is not one already."""
        if value.kind == kind:
            return value.code
        if not (is_number(value.kind) and is_number(kind)):
            raise NotOfTheDialect(f"{kind} is wanted, not {value.kind}")
        cast = f"({kind.c})({bare(value.code)})"
        if (value.kind, kind) == (INT, REAL):
            if value.known is None:
                return self.checks.guarded("checked_real", cast, value.code)
            if abs(value.known) > EXACT:
                raise NotOfTheDialect(f"{value.known} is too large to be exact as a real number")
        if kind == REAL and value.known is not None:
            return literal(float(value.known)).code
        if kind == INT and value.kind != TRUTH:
            return self.checks.guarded("checked_int", cast, value.code)
        return cast
