"""All that some entries reach, as one C text.

A function is translated once for every combination of argument kinds it is called with; most are
called with one. Generic functions are those of the game, as `kernels.bind` has it.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from types import FunctionType
from typing import TYPE_CHECKING, Any

from digsite.core.c import names
from digsite.core.c.kinds import (
    CARRIERS,
    FLAG,
    NOTHING,
    FixedArray,
    Kind,
    Record,
    Tables,
    fits,
    of_annotation,
    struct_name,
)
from digsite.core.c.refusal import NotOfTheDialect
from digsite.core.c.signature import Signature, resolved, structs_in
from digsite.core.c.sources import hints_of
from digsite.core.c.surroundings import Function
from digsite.core.c.translation import Translation
from digsite.core.c.values import Value, declared, handed, literal
from digsite.core.schema import Struct

if TYPE_CHECKING:
    from digsite.core.game import Game

Asked = tuple[FunctionType, tuple[Kind, ...]]
"""A function with the kinds of its arguments."""


class Program:
    """The C text of some entries, bound to a game."""

    def __init__(self, game: "Game", *, checks: bool = False) -> None:
        self.game, self.checks = game, checks
        self.structs: dict[str, type[Struct]] = {}
        self.tables: dict[tuple[str, str, tuple[Any, ...]], str] = {}
        """The C name of each table, by its own name, how its numbers are kept, and the numbers."""
        self.functions: dict[Asked, Function] = {}
        self.entries: dict[str, Function] = {}
        self._under_way: list[Asked] = []
        self._names: dict[str, int] = {}

    def entry(self, function: Callable[..., Any], entered: Signature) -> None:
        """Add a function that is called from outside."""
        for struct in structs_in(entered):
            self.need(struct)
        self.entries[entered.name] = self.function(function, list(entered.parameters.values()))

    # Functions

    def function(self, called: Callable[..., Any], arguments: Sequence[Kind]) -> Function:
        """The translation of a function for arguments of these kinds."""
        source = resolved(called, self.game)
        hints = {name: hint for name, hint in hints_of(source).items() if name != "return"}
        if len(hints) != len(arguments) or len(hints_of(source)) != len(hints) + 1:
            needs = f"{len(hints)} arguments and a result, all annotated"
            raise NotOfTheDialect(f"{source.__name__} has {needs}; here are {len(arguments)}")
        parameters = {
            name: self.parameter(name, hint, kind)
            for (name, hint), kind in zip(hints.items(), arguments, strict=True)
        }
        asked = (source, tuple(parameters.values()))
        if asked not in self.functions:
            self.functions[asked] = self.translated(asked, parameters)
        return self.functions[asked]

    def translated(self, asked: Asked, parameters: dict[str, Kind]) -> Function:
        source = asked[0]
        if asked in self._under_way:
            round_trip = " → ".join(function.__name__ for function, _ in [*self._under_way, asked])
            raise NotOfTheDialect(f"a function that leads to itself: {round_trip}")
        self._under_way.append(asked)
        made = Translation(self, source, parameters, checks=self.checks)
        function = made.function_named(self.unique(names.function_name(source)))
        self._under_way.pop()
        return function

    def parameter(self, name: str, hint: Any, given: Kind) -> Kind:
        """What a parameter is: as it is annotated, or else as the caller has it."""
        wanted = of_annotation(hint)
        if isinstance(given, Record):
            self.need(given.struct)
        if wanted is None or wanted == given:
            return given
        if not fits(given, wanted):
            raise NotOfTheDialect(f"{name} wants {wanted}, not {given}")
        return wanted

    def unique(self, name: str) -> str:
        self._names[name] = count = self._names.get(name, 0) + 1
        return name if count == 1 else f"{name}__{count}"

    # Structs and tables

    def need(self, struct: type[Struct] | None) -> None:
        """Have a struct and those inside it defined."""
        if struct is None or self.structs.get(struct.__name__) is struct:
            return
        if struct.__name__ in self.structs:
            raise NotOfTheDialect(f"two structs are called {struct.__name__}")
        for inner in struct.fields():
            self.need(inner.struct)
        self.structs[struct.__name__] = struct

    def table(self, name: str, values: tuple[Any, ...]) -> Value:
        """A constant of a module with several numbers, or with lines of several numbers."""
        lines = [value if isinstance(value, tuple) else (value,) for value in values]
        numbers = tuple(number for line in lines for number in line)
        if not all(isinstance(number, int | float) for number in numbers):
            raise NotOfTheDialect(f"{name} must hold numbers only")
        if len({len(line) for line in lines}) != 1:
            raise NotOfTheDialect(f"{name} must have lines of equal length")
        if all(isinstance(one, bool) for one in numbers):
            type_code = FLAG
        else:
            type_code = "f8" if any(isinstance(one, float) for one in numbers) else "i8"
        if (name, type_code, numbers) not in self.tables:
            self.tables[name, type_code, numbers] = self.unique(f"table__{name}")
        code = self.tables[name, type_code, numbers]
        c = f"const {CARRIERS[type_code]} *"
        if isinstance(values[0], tuple):
            line = FixedArray(c, type_code, None, len(lines[0]))
            return Value(code, Tables(c, type_code, None, len(lines), line), steady=True)
        return Value(code, FixedArray(c, type_code, None, len(values)), steady=True)

    # The text

    @cached_property
    def text(self) -> str:
        """The whole program."""
        parts = [names.header("prelude.h")]
        parts += [names.header("checks.h")] if self.checks else []
        parts += [_definition(struct) for struct in self.structs.values()]
        for (_, type_code, numbers), name in self.tables.items():
            inside = ", ".join(literal(value).code for value in numbers)
            carrier = CARRIERS[type_code]
            parts.append(f"static const {carrier} {name}[{len(numbers)}] = {{{inside}}};")
        parts += [function.text for function in self.reached()]
        parts += [self.door(name, function) for name, function in self.entries.items()]
        return "\n".join(parts)

    def reached(self) -> list[Function]:
        """The functions that are needed, each after those it calls."""
        found: dict[Function, None] = {}

        def reach(function: Function) -> None:
            if function not in found:
                for called in function.calls:
                    reach(called)
                found[function] = None

        for function in self.entries.values():
            reach(function)
        return list(found)

    def door(self, name: str, function: Function) -> str:
        """The function by which an entry is called from outside."""
        given = [
            one
            for parameter, kind in function.parameters.items()
            for one in handed(kind, names.in_c(parameter))
        ]
        is_silent = function.returns == NOTHING
        call = f"{function.name}({', '.join(name for _, name in given)});"
        lines = [f"if (setjmp(faulty)) return{'' if is_silent else ' 0'};"] if self.checks else []
        lines.append(call if is_silent else f"return {call}")
        head = f"{declared(function.returns, name)}({', '.join(declared(*one) for one in given)})"
        return "\n    ".join([f"EXPORTED {head} {{", *lines]) + "\n}\n"


def _definition(struct: type[Struct]) -> str:
    lines = ["typedef struct PACKED {"]
    for one in struct.fields():
        carrier = CARRIERS[one.type_code] if one.type_code else struct_name(one.struct)
        count = "" if one.length is None else f"[{one.length}]"
        lines.append(f"    {carrier} {names.in_c(one.name)}{count};")
    return "\n".join([*lines, f"}} {struct.__name__};", ""])
