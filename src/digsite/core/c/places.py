"""Where numbers stand: local names, fields of structs, elements of arrays."""

import ast
from typing import Any

from digsite.core.c import names
from digsite.core.c.checks import Checks, is_kept_whole
from digsite.core.c.constants import Constants
from digsite.core.c.kinds import (
    CARRIERS,
    FLAG,
    INT,
    TRUTH,
    Bundle,
    Elements,
    FixedArray,
    Grid,
    Kind,
    Lines,
    Record,
    Row,
    Tables,
    fits,
    fixed_array,
    kept,
    loaded,
    record,
    row_of,
    struct_name,
)
from digsite.core.c.ordered_lines import OrderedLines
from digsite.core.c.refusal import NotOfTheDialect
from digsite.core.c.surroundings import Surroundings
from digsite.core.c.values import Value, bare, literal, member


class Places(OrderedLines):
    """Finds what names, fields and elements are in C."""

    def __init__(
        self,
        surroundings: Surroundings,
        constants: Constants,
        checks: Checks,
        parameters: dict[str, Kind],
    ) -> None:
        super().__init__(checks)
        self.surroundings, self.constants = surroundings, constants
        self.kinds: dict[str, Kind] = dict(parameters)
        """What the local names are, as far as it is known."""

    def local_name(self, name: str) -> Value:
        if name in self.kinds:
            return Value(names.in_c(name), self.kinds[name], steady=True)
        found = self.constants.meaning(name)
        if isinstance(found, tuple):
            return self.surroundings.table(name, found)
        raise NotOfTheDialect(f"{name} is no number, struct or table")

    # Fields

    def attribute(self, owner: Value, name: str) -> Value:
        if isinstance(owner.kind, Bundle):
            return self.part(owner.code, owner.kind, name)
        field = self.field(owner, name)
        place = member(owner.code, names.in_c(name))
        if field.length is not None:
            self.surroundings.need(field.struct)
            return Value(place, fixed_array(field), steady=owner.steady)
        if field.struct is not None:
            self.surroundings.need(field.struct)
            return Value(f"(&{place})", record(field.struct), steady=owner.steady)
        return self.read(place, kept(field))

    def field(self, owner: Value, name: str) -> Any:
        if not isinstance(owner.kind, Record):
            raise NotOfTheDialect(f".{name} is asked of {owner.kind}, which is no struct")
        for field in owner.kind.struct.fields():
            if field.name == name:
                return field
        raise NotOfTheDialect(f"{owner.kind.struct.__name__} has no {name}")

    def part(self, bundle: str, kind: Bundle, name: str) -> Value:
        for known, inner in kind.parts:
            if known == name:
                return Value(names.part(bundle, name), inner, steady=True)
        raise NotOfTheDialect(f"{bundle} has no {name}")

    # Elements

    def subscript(self, inside: ast.expr, index: ast.expr) -> Value:
        row, code, steady = self.element(inside, index)
        if isinstance(row, Tables):
            return Value(f"(&{code})", row.line, steady)
        if row.struct is not None:
            self.surroundings.need(row.struct)
            return Value(f"(&{code})", record(row.struct), steady)
        return self.read(code, row.type_code)

    def element(self, inside: ast.expr, index: ast.expr) -> tuple[Elements, str, bool]:
        """One element of an array as C that can be assigned to, and whether its place is steady."""
        nodes = index.elts if isinstance(index, ast.Tuple) else [index]
        row, *places = self.in_order([inside, *nodes])
        if not isinstance(row.kind, Elements):
            raise NotOfTheDialect(f"{ast.unparse(inside)} has no elements")
        wanted = 2 if isinstance(row.kind, Grid) and not isinstance(row.kind, Lines) else 1
        if len(places) != wanted:
            raise NotOfTheDialect(f"{ast.unparse(inside)} is asked for with {wanted} indices")
        steady = row.steady and all(place.steady for place in places)
        return *self.element_of(row.code, row.kind, places), steady

    def element_of(self, row: str, kind: Elements, places: list[Value]) -> tuple[Elements, str]:
        match kind:
            case Lines(overlaid=struct):
                line = self.index(places[0], names.length(row, "lines"))
                start = f"{row} + ({line}) * {names.length(row, 'width')}"
                return row_of(struct), f"(*({struct_name(struct)} *)({start}))"
            case Grid():
                line = self.index(places[0], names.length(row, "lines"))
                place = self.index(places[1], names.length(row, "width"))
                return kind, f"{row}[({line}) * {names.length(row, 'width')} + ({place})]"
            case Tables(length=length, line=inner):
                return kind, f"{row}[({self.index(places[0], length)}) * {inner.length}]"
            case FixedArray(length=length):
                return kind, f"{row}[{self.index(places[0], length)}]"
            case _:
                return kind, f"{row}[{self.index(places[0], names.length(row, 'count'))}]"

    def index(self, place: Value, length: int | str) -> str:
        """A place in an array, counted from 0 on, never from the end."""
        if place.kind not in (INT, TRUTH):
            raise NotOfTheDialect(f"an index is a whole number, not {place.kind}")
        if place.known is None:
            return self.checks.index(place.code, str(length))
        if place.known < 0:
            raise NotOfTheDialect(f"the index {place.known}: indices are never negative")
        if isinstance(length, str):
            return self.checks.index(str(place.known), length)
        if place.known >= length:
            raise NotOfTheDialect(f"the index {place.known} of an array of {length}")
        return str(int(place.known))

    def length(self, value: Value) -> Value:
        match value.kind:
            case FixedArray(length=count):
                return literal(count)
            case Row():
                return Value(names.length(value.code, "count"), INT, steady=True)
            case Grid():
                return Value(names.length(value.code, "lines"), INT, steady=True)
        raise NotOfTheDialect(f"only arrays have a length, not {value.kind}")

    # Reading and writing

    def read(self, place: str, type_code: str | None) -> Value:
        assert type_code is not None
        if type_code == FLAG:
            return Value(f"({place} != 0)", TRUTH)
        kind = loaded(type_code)
        return Value(f"(int64_t){place}" if kind == INT else place, kind)

    def kept_as(self, value: Value, type_code: str) -> str:
        """The value as a field or an array keeps it."""
        wanted = loaded(type_code)
        if wanted == TRUTH and value.known in (0, 1):
            return str(int(value.known))
        if not fits(value.kind, wanted):
            raise NotOfTheDialect(f"{wanted} is kept here, not {value.kind}")
        if wanted != INT:
            return bare(self.converted(value, wanted))
        if value.known is None:
            return bare(self.checks.kept(value.code, type_code))
        if not is_kept_whole(int(value.known), type_code):
            raise NotOfTheDialect(f"{value.known} does not fit into {CARRIERS[type_code]}")
        return bare(value.code)
