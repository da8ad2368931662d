"""One function of the kernel dialect as a C function.

Python evaluates from left to right; C does not say. So a call that changes something is written as
a statement of its own before the expression that uses it, and whatever was read before the call is
read into a name first. Everything else keeps the shape it has in Python.

A function is walked until the kinds of its names no longer change: an assignment further down, or
the next turn of a loop, may widen a whole number to a real one.
"""

import ast
import builtins
import inspect
import math
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import IntEnum
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final

from digsite.core.c.kinds import (
    CARRIERS,
    INT,
    NOTHING,
    REAL,
    SINGLE,
    TRUTH,
    Bundle,
    Elements,
    FixedArray,
    Grid,
    Kind,
    Lines,
    NotOfTheDialect,
    Record,
    Row,
    Tables,
    fixed_array,
    is_number,
    joined,
    loaded,
    record,
    struct_name,
    together,
)
from digsite.core.c.values import (
    Value,
    as_real,
    bare,
    converted,
    declared,
    handed,
    literal,
    local,
    part,
    suffix,
    truth,
)
from digsite.core.rule import MARK

if TYPE_CHECKING:
    from digsite.core.c.program import Program

REFUSED_MATHS: Final = ("exp", "log", "pow")


class Translation:
    """Writes the body of one function, called with arguments of certain kinds."""

    def __init__(
        self, program: "Program", function: FunctionType, arguments: dict[str, Kind]
    ) -> None:
        self.program, self.function = program, function
        self.definition = parsed(function)
        self.parameters = arguments
        self.kinds: dict[str, Kind] = dict(arguments)
        self.returns = program.promised(function)
        self.lines: list[str] = []
        self.pure = True
        self._indent = self._names = 0

    def run(self) -> None:
        """Walk the function until all kinds are known."""
        while True:
            known, self.lines, self.pure = dict(self.kinds), [], True
            self._indent, self._names = 1, 0
            self.block(without_docstring(self.definition.body))
            if self.kinds == known:
                return

    # Writing

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

    def frozen(self, value: Value, at: int | None = None) -> Value:
        """The value under a name of its own, written down at a line that was already passed."""
        name = self.new_name()
        line = "    " * self._indent + declared(value.kind, name) + f" = {value.code};"
        self.lines.insert(len(self.lines) if at is None else at, line)
        return Value(name, value.kind, steady=True)

    def in_order(self, nodes: Sequence[ast.expr]) -> list[Value]:
        """Several expressions as Python evaluates them: from left to right."""
        values: list[Value] = []
        for node in nodes:
            before = len(self.lines)
            value = self.expression(node)
            if len(self.lines) > before:
                for index, earlier in enumerate(values):
                    if not earlier.steady:
                        values[index] = self.frozen(earlier, before)
                        before += 1
            values.append(value)
        return values

    def apart(
        self, node: ast.expr, translate: Callable[[ast.expr], Value]
    ) -> tuple[list[str], Value]:
        """An expression that may not be reached, with the lines that have to come before it."""
        start = len(self.lines)
        with self.indented():
            value = translate(node)
        lines = self.lines[start:]
        del self.lines[start:]
        return lines, value

    # Statements

    def block(self, statements: Sequence[ast.stmt]) -> None:
        for statement in statements:
            with self.located(statement):
                self.statement(statement)

    @contextmanager
    def located(self, node: ast.AST) -> Iterator[None]:
        """Name the place of whatever is refused inside."""
        try:
            yield
        except NotOfTheDialect as refused:
            if refused.args[1:]:
                raise
            line = self.function.__code__.co_firstlineno + getattr(node, "lineno", 1) - 1
            path = self.function.__code__.co_filename
            raise NotOfTheDialect(f"{path}:{line}: {refused.args[0]}", line) from None

    def statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Assign(targets=[ast.Tuple() as names], value=ast.Tuple() as values):
                self.assign_several(names.elts, values.elts)
            case ast.Assign(targets=[ast.Tuple() as names], value=ast.Call() as call):
                self.assign_parts(names.elts, call)
            case ast.Assign(targets=[target]):
                self.assign(target, node.value)
            case ast.Assign(targets=targets):
                self.assign_all(targets, node.value)
            case ast.AnnAssign(value=ast.expr() as given):
                self.assign(node.target, given)
            case ast.AugAssign():
                self.change(node)
            case ast.If():
                self.choice(node)
            case ast.For(orelse=[]):
                self.counted_loop(node)
            case ast.While(orelse=[]):
                self.loop(node)
            case ast.Return():
                self.leave(node)
            case ast.Break():
                self.emit("break;")
            case ast.Continue():
                self.emit("continue;")
            case ast.Pass():
                pass
            case ast.Expr(value=ast.Call() as call):
                result = self.call(call)
                if result.code:
                    self.emit(f"{result.code};")
            case _:
                raise NotOfTheDialect(f"no {type(node).__name__}: {ast.unparse(node)}")

    def assign(self, target: ast.expr, given: ast.expr) -> None:
        if isinstance(target, ast.Name):
            value = self.expression(given)
            self.name(target.id, value)
            return
        # Python evaluates what is assigned before the place it is assigned to.
        value = self.expression(given)
        before = len(self.lines)
        place, kind = self.place(target)
        if len(self.lines) > before and not value.steady:
            value = self.frozen(value, before)
        self.store(place, kind, value)

    def assign_all(self, targets: list[ast.expr], given: ast.expr) -> None:
        """One value for several places, from left to right."""
        value = self.frozen(self.expression(given))
        for target in targets:
            if isinstance(target, ast.Name):
                self.name(target.id, value)
            else:
                self.store(*self.place(target), value)

    def assign_several(self, targets: list[ast.expr], given: list[ast.expr]) -> None:
        if len(targets) != len(given):
            raise NotOfTheDialect("as many names as values are wanted")
        values = [self.frozen(value) for value in self.in_order(given)]
        for target, value in zip(targets, values, strict=True):
            if isinstance(target, ast.Name):
                self.name(target.id, value)
            else:
                self.store(*self.place(target), value)

    def assign_parts(self, targets: list[ast.expr], call: ast.Call) -> None:
        """Mantissa and exponent of a number: the one call that gives two."""
        match call, targets:
            case ast.Call(func=ast.Name(id="frexp"), args=[number]), [ast.Name(), ast.Name()]:
                given = as_real(self.expression(number))
                exponent = self.new_name()
                self.emit(f"int64_t {exponent};")
                parts = [Value(f"split_exponent({given.code}, &{exponent})", REAL)]
                parts.append(Value(exponent, INT, steady=True))
                for target, part in zip(targets, parts, strict=True):
                    assert isinstance(target, ast.Name)
                    self.name(target.id, part)
            case _:
                raise NotOfTheDialect(f"no call gives several values: {ast.unparse(call)}")

    def name(self, name: str, value: Value) -> None:
        """Give a local name a value."""
        if value.kind == NOTHING or isinstance(value.kind, Row | Grid | Bundle):
            raise NotOfTheDialect(f"{name} can be a number, a struct or an array of a struct")
        if name in self.parameters:
            kind = self.parameters[name]
            if joined(kind, value.kind) != kind:
                raise NotOfTheDialect(f"the parameter {name} is a whole number")
        else:
            self.kinds[name] = kind = joined(self.kinds.get(name), value.kind)
        self.emit(f"{local(name)} = {converted(value, kind)};")

    def change(self, node: ast.AugAssign) -> None:
        """Python reads the old value, then evaluates the change, then writes."""
        if isinstance(node.target, ast.Name):
            old = self.expression(ast.Name(node.target.id, ast.Load()))
            value = self.reckoned(node.op, [old, self.expression(node.value)])
            self.name(node.target.id, value)
            return
        place, kind = self.place(node.target)
        before = len(self.lines)
        value = self.expression(node.value)
        old = self.read(place, kind)
        if len(self.lines) > before:
            assert isinstance(kind, str)
            address = self.frozen(Value(f"&{place}", Kind(f"{CARRIERS[kind]}_u *")), before)
            place = f"*{address.code}"
            old = self.frozen(self.read(place, kind), before + 1)
        self.store(place, kind, self.reckoned(node.op, [old, value]))

    def store(self, place: str, kind: str | Record, value: Value) -> None:
        self.pure = False
        if isinstance(kind, Record):
            if value.kind != kind:
                raise NotOfTheDialect("only a whole struct can be copied to a struct's place")
            self.emit(f"*({place}) = *({value.code});")
            return
        if not is_number(value.kind):
            raise NotOfTheDialect("a field holds numbers only")
        self.emit(f"{place} = ({CARRIERS[kind]})({value.code});")

    def choice(self, node: ast.If) -> None:
        self.emit(f"if ({bare(self.test(node.test).code)}) {{")
        with self.indented():
            self.block(node.body)
        if node.orelse:
            self.emit("} else {")
            with self.indented():
                self.block(node.orelse)
        self.emit("}")

    def counted_loop(self, node: ast.For) -> None:
        """The bounds are evaluated once, and the body cannot change the count."""
        match node:
            case ast.For(
                target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"), args=given)
            ):
                pass
            case _:
                raise NotOfTheDialect(f"loops count: for … in range, not {ast.unparse(node.iter)}")
        step = 1
        if len(given) == 3:
            found = self.constant(given[2])
            if not isinstance(found, int) or found == 0:
                raise NotOfTheDialect("the step of a range must be a constant")
            step = found
        bounds = self.in_order(given[:2])
        if any(bound.kind not in (INT, TRUTH) for bound in bounds):
            raise NotOfTheDialect("a range of whole numbers is wanted")
        start = bounds[0].code if len(bounds) > 1 else "0"
        count, stop = self.new_name(), self.new_name()
        compare = "<" if step > 0 else ">"
        self.emit(
            f"for (int64_t {count} = {start}, {stop} = {bounds[-1].code}; "
            f"{count} {compare} {stop}; {count} += {step}) {{"
        )
        with self.indented():
            self.name(name, Value(count, INT, steady=True))
            self.block(node.body)
        self.emit("}")

    def loop(self, node: ast.While) -> None:
        lines, value = self.apart(node.test, self.test)
        if lines:
            self.emit("while (1) {")
            self.lines += lines
            self.emit(f"    if (!{value.code}) break;")
        else:
            self.emit(f"while ({bare(value.code)}) {{")
        with self.indented():
            self.block(node.body)
        self.emit("}")

    def leave(self, node: ast.Return) -> None:
        if node.value is None:
            self.emit("return;")
            return
        value = self.expression(node.value)
        if self.returns is None:
            self.returns = value.kind
        if self.returns == NOTHING:
            raise NotOfTheDialect("the function is annotated to return nothing")
        self.emit(f"return {converted(value, self.returns)};")

    # Places

    def place(self, node: ast.expr) -> tuple[str, str | Record]:
        """Where something is assigned: a field of numbers, or a struct of a row."""
        match node:
            case ast.Attribute(value=inside, attr=name):
                owner = self.expression(inside)
                field = self.field(owner, name)
                if field.number is None or field.length is not None:
                    raise NotOfTheDialect(f"only numbers are assigned, and {name} is none")
                return f"{owner.code}->{field.name}", field.number
            case ast.Subscript(value=inside, slice=index):
                row, code, _ = self.element(inside, index)
                if row.struct is not None:
                    return f"&{code}", record(row.struct)
                assert row.number is not None
                return code, row.number
            case _:
                raise NotOfTheDialect(f"nothing can be assigned to {ast.unparse(node)}")

    def field(self, owner: Value, name: str) -> Any:
        if not isinstance(owner.kind, Record):
            raise NotOfTheDialect(f".{name} is asked of something that is no struct")
        for field in owner.kind.struct.fields():
            if field.name == name:
                return field
        raise NotOfTheDialect(f"{owner.kind.struct.__name__} has no {name}")

    def element(self, inside: ast.expr, index: ast.expr) -> tuple[Elements, str, bool]:
        """One element of an array as C that can be assigned to, and whether its place is steady."""
        indices = index.elts if isinstance(index, ast.Tuple) else [index]
        values = self.in_order([inside, *indices])
        row, places = values[0], values[1:]
        steady = all(value.steady for value in values)
        if not isinstance(row.kind, Elements):
            raise NotOfTheDialect(f"{ast.unparse(inside)} has no elements")
        for place, node in zip(places, indices, strict=True):
            if place.kind not in (INT, TRUTH):
                raise NotOfTheDialect("an index is a whole number")
            found = self.constant(node)
            if isinstance(found, int) and found < 0:
                raise NotOfTheDialect("indices are never negative")
        if isinstance(row.kind, Lines):
            line = self.checked(places[0].code, f"{row.code}_lines", index)
            overlaid = row.kind.overlaid
            code = f"(*({struct_name(overlaid)} *)({row.code} + ({line}) * {row.code}_width))"
            return Row(f"{struct_name(overlaid)} *", None, overlaid), code, steady
        if isinstance(row.kind, Grid):
            if len(places) != 2:
                raise NotOfTheDialect("a grid is asked for a line and a place")
            line, column = (
                self.checked(place.code, f"{row.code}_{length}", node)
                for place, length, node in zip(places, ("lines", "width"), indices, strict=True)
            )
            return row.kind, f"{row.code}[({line}) * {row.code}_width + ({column})]", steady
        if len(places) != 1:
            raise NotOfTheDialect("only a grid has two indices")
        length = str(row.kind.length) if isinstance(row.kind, FixedArray) else f"{row.code}_count"
        position = self.checked(bare(places[0].code), length, index)
        if isinstance(row.kind, Tables):
            position = f"({position}) * {row.kind.line.length}"
        return row.kind, f"{row.code}[{position}]", steady

    def checked(self, index: str, length: str, node: ast.expr) -> str:
        """An index, in checked builds with a test that it is within the array."""
        if not self.program.checks or index.isdecimal():
            return index
        line = self.function.__code__.co_firstlineno + node.lineno - 1
        return f'within({index}, {length}, "{self.function.__code__.co_filename}:{line}")'

    def read(self, place: str, kind: str | Record) -> Value:
        if isinstance(kind, Record):
            return Value(f"({place})", kind)
        number = loaded(kind)
        return Value(f"({number.c}){place}" if number == INT else place, number)

    # Expressions

    def expression(self, node: ast.expr) -> Value:
        found = self.constant(node)
        if found is not None:
            return literal(found)
        match node:
            case ast.Name(id=name):
                return self.local_name(name)
            case ast.Attribute(value=inside, attr=name):
                return self.attribute(self.expression(inside), name)
            case ast.Subscript(value=ast.expr() as inside, slice=index):
                return self.subscript(inside, index)
            case ast.BinOp(left=left, op=operator, right=right):
                return self.reckoned(operator, self.in_order([left, right]))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                value = self.test(operand)
                return Value(f"(!{value.code})", TRUTH, value.steady)
            case ast.UnaryOp(op=operator, operand=operand):
                return self.unary(operator, self.expression(operand))
            case ast.BoolOp():
                if not all(self.is_truth(value) for value in node.values):
                    raise NotOfTheDialect("`and` and `or` of numbers give true or false only")
                return self.boolean(node)
            case ast.Compare():
                return self.comparison(node)
            case ast.IfExp():
                return self.either(node)
            case ast.Call():
                return self.call(node)
            case _:
                raise NotOfTheDialect(f"no {type(node).__name__}: {ast.unparse(node)}")

    def constant(self, node: ast.expr) -> int | float | None:
        """The number that an expression stands for, if the module knows it beforehand."""
        match node:
            case ast.Constant(value=bool() | int() | float() as value):
                return value
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() | float() as value)):
                return -value
            case ast.Name(id=name) if name not in self.kinds:
                value = self.outside(name)
                return value if isinstance(value, int | float) else None
            case ast.Attribute(value=ast.Name(id=name), attr=member) if name not in self.kinds:
                value = self.outside(name)
                if isinstance(value, type) and issubclass(value, IntEnum):
                    return int(value[member])
            case ast.Attribute(value=ast.Attribute() as member, attr="value"):
                return self.constant(member)
        return None

    def outside(self, name: str) -> Any:
        """What a name means in the function's module."""
        found = self.function.__globals__.get(name, getattr(builtins, name, None))
        if found is None:
            raise NotOfTheDialect(f"{name} is not known")
        return found

    def local_name(self, name: str) -> Value:
        if name in self.kinds:
            return Value(local(name), self.kinds[name], steady=True)
        if name in assigned_names(self.definition):
            return Value(local(name), INT, steady=True)  # until it is seen what it is given
        found = self.outside(name)
        if isinstance(found, tuple):
            return self.program.table(name, found)
        raise NotOfTheDialect(f"{name} is no number, struct or table")

    def attribute(self, owner: Value, name: str) -> Value:
        if isinstance(owner.kind, Bundle):
            return self.part(owner.code, owner.kind, name)
        field = self.field(owner, name)
        place = f"{owner.code}->{field.name}"
        if field.length is not None:
            self.program.need(field.struct)
            return Value(place, fixed_array(field), steady=owner.steady)
        if field.struct is not None:
            self.program.need(field.struct)
            return Value(f"(&{place})", record(field.struct), steady=owner.steady)
        if field.is_flag:
            return Value(f"({place} != 0)", TRUTH)
        return self.read(place, field.number)

    def part(self, bundle: str, kind: Bundle, name: str) -> Value:
        for known, inner in kind.parts:
            if known == name:
                return Value(part(bundle, name), inner, steady=True)
        raise NotOfTheDialect(f"{bundle} has no {name}")

    def subscript(self, inside: ast.expr, index: ast.expr) -> Value:
        row, code, steady = self.element(inside, index)
        if isinstance(row, Tables):
            return Value(f"(&{code})", row.line, steady)
        if row.struct is not None:
            self.program.need(row.struct)
            return Value(f"(&{code})", record(row.struct), steady)
        assert row.number is not None
        return self.read(code, row.number)

    def reckoned(self, operator: ast.operator, operands: list[Value]) -> Value:
        one, other = operands
        kind = together(one.kind, other.kind)
        steady = one.steady and other.steady
        if isinstance(operator, ast.Div):
            kind = SINGLE if kind == SINGLE else REAL
        a, b = converted(one, kind), converted(other, kind)
        match operator:
            case ast.Add() | ast.Sub() | ast.Mult() | ast.Div():
                sign = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/"}[type(operator)]
                return Value(f"({a} {sign} {b})", kind, steady)
            case ast.FloorDiv() if kind == INT:
                return Value(f"floor_division({a}, {b})", INT, steady)
            case ast.Mod() if kind == INT:
                return Value(f"remainder_of({a}, {b})", INT, steady)
            case ast.BitAnd() | ast.BitOr() | ast.BitXor() | ast.LShift() | ast.RShift() if (
                kind == INT
            ):
                signs = {ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^"}
                sign = (signs | {ast.LShift: "<<", ast.RShift: ">>"})[type(operator)]
                return Value(f"({a} {sign} {b})", INT, steady)
            case _:
                raise NotOfTheDialect(f"no {type(operator).__name__} of {one.kind.c}")

    def unary(self, operator: ast.unaryop, operand: Value) -> Value:
        match operator:
            case ast.USub():
                kind = together(operand.kind, operand.kind)
                return Value(f"(-{converted(operand, kind)})", kind, operand.steady)
            case ast.Invert() if together(operand.kind, operand.kind) == INT:
                return Value(f"(~{converted(operand, INT)})", INT, operand.steady)
            case _:
                raise NotOfTheDialect(f"no {type(operator).__name__}")

    def test(self, node: ast.expr) -> Value:
        """An expression of which only the truth matters."""
        if isinstance(node, ast.BoolOp):
            return self.boolean(node)
        value = self.expression(node)
        return Value(truth(value), TRUTH, value.steady)

    def boolean(self, node: ast.BoolOp) -> Value:
        """`and` and `or`: the rest is reached only if the first did not decide."""
        first = self.test(node.values[0])
        rest = [self.apart(value, self.test) for value in node.values[1:]]
        values = [first, *(value for _, value in rest)]
        sign = "&&" if isinstance(node.op, ast.And) else "||"
        if not any(lines for lines, _ in rest):
            codes = f" {sign} ".join(truth(value) for value in values)
            return Value(f"({codes})", TRUTH, all(value.steady for value in values))
        result = self.frozen(Value(truth(first), TRUTH))
        for lines, value in rest:
            self.emit(f"if ({'' if sign == '&&' else '!'}{result.code}) {{")
            self.lines += lines
            self.emit(f"    {result.code} = {truth(value)};")
            self.emit("}")
        return result

    def is_truth(self, node: ast.expr) -> bool:
        """Whether an operand of `and` or `or` is true or false itself, as the result then is."""
        _, value = self.apart(node, self.expression)
        return value.kind == TRUTH

    def comparison(self, node: ast.Compare) -> Value:
        signs = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">"}
        signs[ast.GtE] = ">="
        values = self.in_order([node.left, *node.comparators])
        # What stands in the middle of a chain is written twice but evaluated once.
        for index in range(1, len(values) - 1):
            if not values[index].steady:
                values[index] = self.frozen(values[index])
        parts = []
        for one, operator, other in zip(values, node.ops, values[1:], strict=False):
            if type(operator) not in signs:
                raise NotOfTheDialect(f"no {type(operator).__name__}")
            kind = together(one.kind, other.kind)
            a, b = converted(one, kind), converted(other, kind)
            parts.append(f"({a} {signs[type(operator)]} {b})")
        steady = all(value.steady for value in values)
        return Value(parts[0] if len(parts) == 1 else f"({' && '.join(parts)})", TRUTH, steady)

    def either(self, node: ast.IfExp) -> Value:
        test = self.test(node.test)
        yes_lines, yes = self.apart(node.body, self.expression)
        no_lines, no = self.apart(node.orelse, self.expression)
        kind = joined(yes.kind, no.kind)
        if not yes_lines and not no_lines:
            code = f"({test.code} ? {converted(yes, kind)} : {converted(no, kind)})"
            return Value(code, kind, test.steady and yes.steady and no.steady)
        name = self.new_name()
        self.emit(f"{declared(kind, name)};")
        self.emit(f"if ({bare(test.code)}) {{")
        self.lines += yes_lines
        self.emit(f"    {name} = {converted(yes, kind)};")
        self.emit("} else {")
        self.lines += no_lines
        self.emit(f"    {name} = {converted(no, kind)};")
        self.emit("}")
        return Value(name, kind, steady=True)

    # Calls

    def call(self, node: ast.Call) -> Value:
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise NotOfTheDialect(f"no call like {ast.unparse(node)}")
        name = node.func.id
        callee = self.outside(name)
        if hasattr(callee, MARK):
            return self.call_kernel(callee, self.in_order(node.args))
        if callee is len:
            return self.length(self.expression(node.args[0]))
        values = self.in_order(node.args)
        if getattr(math, name, None) is callee:
            return self.mathematics(name, values)
        steady = all(value.steady for value in values)
        match name, values:
            case "int", [value]:
                return Value(converted(value, INT), INT, steady)
            case "float", [value]:
                return Value(converted(value, REAL), REAL, steady)
            case "bool", [value]:
                return Value(truth(value), TRUTH, steady)
            case "abs", [value]:
                kind = together(value.kind, value.kind)
                return Value(f"absolute_{suffix(kind)}({converted(value, kind)})", kind, steady)
            case (("min" | "max"), [first, *rest]) if rest:
                return self.extreme(name, first, rest)
            case _:
                raise NotOfTheDialect(f"{name} is not known here")

    def extreme(self, name: str, first: Value, rest: list[Value]) -> Value:
        result = first
        for value in rest:
            kind = together(result.kind, value.kind)
            code = f"{name}_{suffix(kind)}({converted(result, kind)}, {converted(value, kind)})"
            result = Value(code, kind, result.steady and value.steady)
        return result

    def length(self, value: Value) -> Value:
        match value.kind:
            case FixedArray(length=count):
                return literal(count)
            case Row():
                return Value(f"{value.code}_count", INT, steady=True)
            case Grid():
                return Value(f"{value.code}_lines", INT, steady=True)
        raise NotOfTheDialect("only arrays have a length")

    def mathematics(self, name: str, values: list[Value]) -> Value:
        if name == "sqrt" and len(values) == 1:
            return Value(f"sqrt({converted(values[0], REAL)})", REAL, values[0].steady)
        if name == "ldexp" and len(values) == 2:
            a, b = converted(values[0], REAL), converted(values[1], INT)
            return Value(f"with_exponent({a}, {b})", REAL, values[0].steady and values[1].steady)
        if name in REFUSED_MATHS:
            raise NotOfTheDialect(
                f"math.{name} differs from machine to machine: see digsite.core.mathematics"
            )
        raise NotOfTheDialect(f"math.{name} is not of the dialect")

    def call_kernel(self, callee: Any, values: list[Value]) -> Value:
        made = self.program.function(callee, [value.kind for value in values])
        if not made.pure:
            self.pure = False
        arguments = []
        for value, kind in zip(values, made.parameters.values(), strict=True):
            if is_number(kind):
                arguments.append(converted(value, kind))
            else:
                arguments += [name for _, name in handed(kind, value.code)]
        code = f"{made.name}({', '.join(map(bare, arguments))})"
        if made.returns == NOTHING:
            self.emit(f"{code};")
            return Value("", NOTHING)
        if made.pure:
            return Value(code, made.returns)
        return self.frozen(Value(code, made.returns))


def parsed(function: FunctionType) -> ast.FunctionDef:
    definition = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
    assert isinstance(definition, ast.FunctionDef)
    return definition


def without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    match body:
        case [ast.Expr(value=ast.Constant(value=str())), *rest]:
            return rest
    return body


def assigned_names(definition: ast.FunctionDef) -> set[str]:
    """Every name that the function gives a value to."""
    names = (node for node in ast.walk(definition) if isinstance(node, ast.Name))
    return {node.id for node in names if isinstance(node.ctx, ast.Store)}
