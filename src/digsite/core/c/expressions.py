"""Expressions: names, calculations, comparisons, conditions."""

import ast
from functools import partial
from typing import Final

from digsite.core.c.calls import Calls
from digsite.core.c.constants import calculated_before
from digsite.core.c.kinds import INT, REAL, SINGLE, TRUTH, joined, together
from digsite.core.c.refusal import NotOfTheDialect
from digsite.core.c.values import Value, bare, declared, literal, truth

SIGNS: Final[dict[type[ast.operator], str]] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
}
CHECKED: Final[dict[type[ast.operator], str]] = {
    ast.Add: "checked_sum",
    ast.Sub: "checked_difference",
    ast.Mult: "checked_product",
}
FUNCTIONS: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.FloorDiv: ("floor_division", "checked_floor_division"),
    ast.Mod: ("remainder_of", "checked_remainder"),
    ast.LShift: ("left_shift", "checked_left_shift"),
    ast.RShift: ("right_shift", "checked_right_shift"),
}
"""Operators that C defines differently from Python, or not for all numbers."""
COMPARISONS: Final[dict[type[ast.cmpop], str]] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
BITS: Final = (ast.BitAnd, ast.BitOr, ast.BitXor)


class Expressions(Calls):
    """Translates expressions."""

    def expression(self, node: ast.expr) -> Value:
        self.checks.line = node.lineno
        found = self.constants.number(node)
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
                return self.calculated(operator, *self.in_order([left, right]))
            case ast.UnaryOp(op=operator, operand=operand):
                return self.unary(operator, operand)
            case ast.BoolOp():
                return self.boolean(node, as_value=True)
            case ast.Compare(left=left, ops=operators, comparators=others):
                return self.comparison(self.expression(left), operators, others)
            case ast.IfExp():
                return self.either(node)
            case ast.Call():
                return self.call(node)
            case _:
                raise NotOfTheDialect(f"no {type(node).__name__}: {ast.unparse(node)}")

    # Calculations

    def calculated(self, operator: ast.operator, one: Value, other: Value) -> Value:
        kind = together(one.kind, other.kind)
        known = calculated_before(operator, one.known, other.known)
        if known is not None:
            return literal(known)
        steady = one.steady and other.steady
        if isinstance(operator, BITS) and one.kind == other.kind == TRUTH:
            return Value(f"({one.code} {SIGNS[type(operator)]} {other.code})", TRUTH, steady)
        if isinstance(operator, ast.Div):
            kind = SINGLE if kind == SINGLE else REAL
        a, b = self.converted(one, kind), self.converted(other, kind)
        plain = f"({a} {SIGNS.get(type(operator), '')} {b})"
        match operator:
            case ast.Div():
                code = self.checks.guarded("checked_quotient", plain, a, b)
                return Value(code if code == plain else f"(({kind.c}){code})", kind, steady)
            case ast.Add() | ast.Sub() | ast.Mult() if kind == INT:
                plain = self.checks.guarded(CHECKED[type(operator)], plain, a, b)
            case ast.Add() | ast.Sub() | ast.Mult():
                pass
            case ast.BitAnd() | ast.BitOr() | ast.BitXor() if kind == INT:
                pass
            case ast.FloorDiv() | ast.Mod() | ast.LShift() | ast.RShift() if kind == INT:
                usual, checked = FUNCTIONS[type(operator)]
                plain = self.checks.guarded(checked, f"{usual}({bare(a)}, {bare(b)})", a, b)
            case _:
                raise NotOfTheDialect(f"no {type(operator).__name__} of {one.kind}")
        return Value(plain, kind, steady)

    def unary(self, operator: ast.unaryop, operand: ast.expr) -> Value:
        if isinstance(operator, ast.Not):
            value = self.test(operand)
            return Value(f"(!{value.code})", TRUTH, value.steady)
        value = self.expression(operand)
        kind = together(value.kind, value.kind)
        number = self.converted(value, kind)
        match operator:
            case ast.USub() if value.known is not None:
                return literal(-value.known)
            case ast.USub() if kind == INT:
                code = self.checks.guarded("checked_negative", f"(-{number})", number)
            case ast.USub():
                code = f"(-{number})"
            case ast.Invert() if kind == INT:
                code = f"(~{number})"
            case _:
                raise NotOfTheDialect(f"no {type(operator).__name__} of {value.kind}")
        return Value(code, kind, value.steady)

    # Conditions

    def test(self, node: ast.expr) -> Value:
        """An expression of which only the truth matters."""
        if isinstance(node, ast.BoolOp):
            return self.boolean(node, as_value=False)
        value = self.expression(node)
        return Value(truth(value), TRUTH, value.steady)

    def boolean(self, node: ast.BoolOp, *, as_value: bool) -> Value:
        """`and` and `or`; as a value they would be one of their operands."""
        translate = self.expression if as_value else self.test
        first = translate(node.values[0])
        rest = [self.apart(partial(translate, one)) for one in node.values[1:]]
        if any(value.kind != TRUTH for value in [first, *(value for _, value in rest)]):
            raise NotOfTheDialect("`and` and `or` of numbers give true or false only")
        return self.decided("&&" if isinstance(node.op, ast.And) else "||", first, rest)

    def comparison(self, left: Value, operators: list[ast.cmpop], others: list[ast.expr]) -> Value:
        """`a < b < c` evaluates b once, and c only if a is less than b."""
        left, right = self.then([left], partial(self.expression, others[0]))
        if len(others) == 1:
            return self.compared(left, operators[0], right)
        if not right.steady:
            right = self.named(right)
        first = self.compared(left, operators[0], right)
        rest = self.apart(partial(self.comparison, right, operators[1:], others[1:]))
        return self.decided("&&", first, [rest])

    def compared(self, one: Value, operator: ast.cmpop, other: Value) -> Value:
        if type(operator) not in COMPARISONS:
            raise NotOfTheDialect(f"no {type(operator).__name__}")
        kind = together(one.kind, other.kind)
        a, b = self.converted(one, kind), self.converted(other, kind)
        code = f"({a} {COMPARISONS[type(operator)]} {b})"
        return Value(code, TRUTH, one.steady and other.steady)

    def either(self, node: ast.IfExp) -> Value:
        test = self.test(node.test)
        yes_lines, yes = self.apart(partial(self.expression, node.body))
        no_lines, no = self.apart(partial(self.expression, node.orelse))
        kind = joined(yes.kind, no.kind)
        if not yes_lines and not no_lines:
            code = f"({test.code} ? {self.converted(yes, kind)} : {self.converted(no, kind)})"
            if kind == INT:
                code = f"(int64_t){code}"  # of two literals C would make a narrower number
            return Value(code, kind, test.steady and yes.steady and no.steady)
        name = self.new_name()
        self.emit(f"{declared(kind, name)};")
        self.emit(f"if ({bare(test.code)}) {{")
        self.lines += yes_lines
        self.emit(f"    {name} = {bare(self.converted(yes, kind))};")
        self.emit("} else {")
        self.lines += no_lines
        self.emit(f"    {name} = {bare(self.converted(no, kind))};")
        self.emit("}")
        return Value(name, kind, steady=True)
