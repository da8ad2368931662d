"""Statements: assignments, conditions, loops, returns."""

import ast
from collections.abc import Callable, Sequence
from functools import partial

from digsite.core.c import names
from digsite.core.c.expressions import Expressions
from digsite.core.c.kinds import (
    CARRIERS,
    INT,
    NOTHING,
    REAL,
    TRUTH,
    Bundle,
    Grid,
    Kind,
    Record,
    Row,
    fits,
    joined,
    kept,
    record,
)
from digsite.core.c.refusal import NotOfTheDialect, refused_at
from digsite.core.c.values import Value, bare, member


class Statements(Expressions):
    """Translates statements."""

    parameters: dict[str, Kind]
    promised: Kind | None
    """What the annotation says that the function returns; None where the body has to tell."""
    returns: Kind | None
    copies_structs: bool
    widened: bool = False
    """Whether a name turned out to be of a wider kind than was assumed further up."""

    def block(self, statements: Sequence[ast.stmt]) -> None:
        for statement in statements:
            with refused_at(f"{self.checks.path}:{statement.lineno}"):
                self.checks.line = statement.lineno
                self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                self.assign_several(targets, values)
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Call() as call):
                self.assign_parts(targets, call)
            case ast.Assign(targets=[target], value=given):
                self.assign(target, given)
            case ast.Assign(targets=targets, value=given):
                self.assign_all(targets, given)
            case ast.AnnAssign(target=target, value=ast.expr() as given):
                self.assign(target, given)
            case ast.AugAssign(target=ast.Name() as target):
                self.change_name(target, node)
            case ast.AugAssign(target=target):
                self.change_place(target, node)
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

    # Assignments

    def assign(self, target: ast.expr, given: ast.expr) -> None:
        """Python evaluates what is assigned before the place it is assigned to."""
        value = self.expression(given)
        if isinstance(target, ast.Name):
            self.name(target.id, value)
            return
        before = len(self.lines)
        place, kind = self.place(target)
        if len(self.lines) > before and not value.steady:
            value = self.named(value, before)
        self.store(place, kind, value)

    def assign_all(self, targets: list[ast.expr], given: ast.expr) -> None:
        """One value for several places, from left to right."""
        self.assign_named(targets, [self.named(self.expression(given))] * len(targets))

    def assign_several(self, targets: list[ast.expr], given: list[ast.expr]) -> None:
        """All values are known before the first is assigned."""
        if len(targets) != len(given):
            raise NotOfTheDialect("as many names as values are wanted")
        self.assign_named(targets, [self.named(value) for value in self.in_order(given)])

    def assign_parts(self, targets: list[ast.expr], call: ast.Call) -> None:
        """Mantissa and exponent of a number: the one call that gives two."""
        match call, targets:
            case ast.Call(func=ast.Name(id="frexp"), args=[number]), [_, _]:
                given = self.converted(self.expression(number), REAL)
                exponent = self.new_name()
                self.emit(f"int64_t {exponent};")
                mantissa = self.named(Value(f"split_exponent({bare(given)}, &{exponent})", REAL))
                self.assign_named(targets, [mantissa, Value(exponent, INT, steady=True)])
            case _:
                raise NotOfTheDialect(f"no call gives several values: {ast.unparse(call)}")

    def assign_named(self, targets: list[ast.expr], values: list[Value]) -> None:
        """Put values that have names of their own where they belong."""
        for target, value in zip(targets, values, strict=True):
            if isinstance(target, ast.Name):
                self.name(target.id, value)
            else:
                self.store(*self.place(target), value)

    def name(self, name: str, value: Value) -> None:
        """Give a local name a value."""
        if value.kind == NOTHING or isinstance(value.kind, Row | Grid | Bundle):
            raise NotOfTheDialect(f"{name} can be a number, a struct or an array of a struct")
        known = self.kinds.get(name)
        kind = joined(known, value.kind)
        if kind != known:
            if name in self.parameters:
                raise NotOfTheDialect(f"the parameter {name} is {known}, not {value.kind}")
            self.widened = self.widened or known is not None
            self.kinds[name] = kind
        self.emit(f"{names.in_c(name)} = {bare(self.converted(value, kind))};")

    def change_name(self, target: ast.Name, node: ast.AugAssign) -> None:
        old = self.local_name(target.id)
        self.name(target.id, self.calculated(node.op, old, self.expression(node.value)))

    def change_place(self, target: ast.expr, node: ast.AugAssign) -> None:
        """Python reads the old value, then evaluates the change, then writes."""
        place, kept_as = self.place(target)
        if isinstance(kept_as, Record):
            raise NotOfTheDialect("calculating with a struct, which is not a number")
        before = len(self.lines)
        value = self.expression(node.value)
        old = self.read(place, kept_as)
        if len(self.lines) > before:
            pointer = Kind(f"{CARRIERS[kept_as]}_u *")
            place = f"*{self.named(Value(f'&{place}', pointer), before).code}"
            old = self.named(self.read(place, kept_as), before + 1)
        self.store(place, kept_as, self.calculated(node.op, old, value))

    def place(self, node: ast.expr) -> tuple[str, str | Record]:
        """Where something is assigned: a number, or a struct of a row."""
        match node:
            case ast.Attribute(value=inside, attr=name):
                owner = self.expression(inside)
                field = self.field(owner, name)
                type_code = kept(field)
                if type_code is None or field.length is not None:
                    raise NotOfTheDialect(f"only numbers are assigned, and {name} is none")
                return member(owner.code, names.in_c(name)), type_code
            case ast.Subscript(value=inside, slice=index):
                row, code, _ = self.element(inside, index)
                if row.struct is not None:
                    return f"&{code}", record(row.struct)
                assert row.type_code is not None
                return code, row.type_code
            case _:
                raise NotOfTheDialect(f"nothing can be assigned to {ast.unparse(node)}")

    def store(self, place: str, kind: str | Record, value: Value) -> None:
        self.pure = False
        if not isinstance(kind, Record):
            self.emit(f"{place} = {self.kept_as(value, kind)};")
            return
        if not self.copies_structs:
            reason = "a struct is not assigned: objects would be the same one, records two"
            raise NotOfTheDialect(f"{reason} (see copy_slot)")
        if value.kind != kind:
            raise NotOfTheDialect(f"{kind} is wanted, not {value.kind}")
        self.emit(f"*({place}) = *({value.code});")

    # Conditions and loops

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
        step = self.constants.number(given[2]) if len(given) == 3 else 1
        if not isinstance(step, int) or step == 0:
            raise NotOfTheDialect("the step of a range must be a constant")
        bounds = self.in_order(given[:2])
        if any(bound.kind not in (INT, TRUTH) for bound in bounds):
            raise NotOfTheDialect("a range of whole numbers is wanted")
        start, stop = (["0", *(bare(bound.code) for bound in bounds)])[-2:]
        count, last = self.new_name(), self.new_name()
        compare = "<" if step > 0 else ">"
        advance = f"{count} += {step}"
        if self.checks.wanted:
            advance = f"{count} = {self.checks.guarded('checked_sum', '', count, str(step))}"
        self.emit(
            f"for (int64_t {count} = {start}, {last} = {stop}; "
            f"{count} {compare} {last}; {advance}) {{"
        )
        with self.indented():
            self.name(name, Value(count, INT, steady=True))
            self.block(node.body)
        self.emit("}")

    def loop(self, node: ast.While) -> None:
        lines, value = self.apart(partial(self.test, node.test))
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
            self.give_back(NOTHING, lambda _: "return;")
            return
        value = self.expression(node.value)
        self.give_back(value.kind, lambda kind: f"return {bare(self.converted(value, kind))};")

    def give_back(self, given: Kind, line: Callable[[Kind], str]) -> None:
        wanted = self.promised
        if wanted is None:
            known, wanted = self.returns, joined(self.returns, given)
            self.widened = self.widened or known not in (None, wanted)
        elif not fits(given, wanted):
            raise NotOfTheDialect(f"the function returns {wanted} by its annotation, not {given}")
        self.returns = wanted
        self.emit(line(wanted))
