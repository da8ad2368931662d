"""All that some entries reach, as one C text.

A function is translated once for every combination of argument kinds it is called with; most are
called with one. Generic functions are those of the game, as `kernels.bind` has it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final

from digsite.core.c.kinds import (
    CARRIERS,
    NOTHING,
    REAL,
    FixedArray,
    Kind,
    NotOfTheDialect,
    Record,
    Tables,
    is_number,
    of_annotation,
    struct_name,
)
from digsite.core.c.signature import Signature, hints_of, resolved, structs_in
from digsite.core.c.translation import Translation
from digsite.core.c.values import Value, declared, handed, local
from digsite.core.rule import SEPARATE
from digsite.core.schema import Struct

if TYPE_CHECKING:
    from digsite.core.game import Game


@dataclass(frozen=True)
class Function:
    """A function that has been translated."""

    name: str
    parameters: Mapping[str, Kind]
    returns: Kind
    pure: bool
    text: str = field(repr=False)


class Program:
    """The C text of some entries, bound to a game."""

    def __init__(self, game: "Game", *, checks: bool = False) -> None:
        self.game, self.checks = game, checks
        self.structs: dict[str, type[Struct]] = {}
        self.tables: dict[str, tuple[tuple[Any, ...], str]] = {}
        self.functions: dict[tuple[FunctionType, tuple[Kind, ...]], Function] = {}
        self.entries: dict[str, Function] = {}
        self._names: dict[str, int] = {}

    def entry(self, function: Callable[..., Any], entered: Signature) -> None:
        """Add a function that is called from outside."""
        for struct in structs_in(entered):
            self.need(struct)
        made = self.function(function, list(entered.parameters.values()))
        self.entries[entered.name] = made

    # Functions

    def promised(self, function: FunctionType) -> Kind | None:
        """What a function's annotation says it returns; None where the body has to tell."""
        return of_annotation(hints_of(function)["return"])

    def function(self, called: Callable[..., Any], arguments: Sequence[Kind]) -> Function:
        """The translation of a function for arguments of these kinds."""
        source = resolved(called, self.game)
        hints = {name: hint for name, hint in hints_of(source).items() if name != "return"}
        if len(hints) != len(arguments):
            raise NotOfTheDialect(f"{source.__name__} takes {len(hints)} arguments, all annotated")
        kinds = tuple(
            self.parameter(name, hint, kind)
            for (name, hint), kind in zip(hints.items(), arguments, strict=True)
        )
        if (source, kinds) not in self.functions:
            parameters = dict(zip(hints, kinds, strict=True))
            self.functions[source, kinds] = self.translated(source, parameters)
        return self.functions[source, kinds]

    def parameter(self, name: str, hint: Any, given: Kind) -> Kind:
        """What a parameter is: as it is annotated, or else as the caller has it."""
        wanted = of_annotation(hint)
        if isinstance(given, Record):
            self.need(given.struct)
        if wanted is None or wanted == given:
            return given
        if is_number(wanted) and is_number(given) and (wanted == REAL or given not in (REAL,)):
            return wanted
        raise NotOfTheDialect(f"{name} wants {wanted.c.strip()}, not {given.c.strip()}")

    def translated(self, source: FunctionType, parameters: dict[str, Kind]) -> Function:
        body = Translation(self, source, parameters)
        body.run()
        returns = NOTHING if body.returns is None else body.returns
        name = self.unique(f"{source.__module__.rpartition('.')[2]}_{source.__name__}")
        given = [
            declared(*one)
            for parameter, kind in parameters.items()
            for one in handed(kind, local(parameter))
        ]
        head = f"{declared(returns, name)}({', '.join(given) or 'void'})"
        apart = "SEPARATE " if hasattr(source, SEPARATE) else ""
        names = {n: k for n, k in body.kinds.items() if n not in parameters}
        variables = [f"    {declared(kind, local(name))} = 0;" for name, kind in names.items()]
        doc = (source.__doc__ or "").partition("\n")[0].replace("*/", "")
        text = "\n".join(
            [f"/* {doc} */", f"static {apart}{head} {{", *variables, *body.lines, "}", ""]
        )
        return Function(name, parameters, returns, body.pure, text)

    def unique(self, name: str) -> str:
        self._names[name] = count = self._names.get(name, 0) + 1
        return name if count == 1 else f"{name}_{count}"

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
        """A constant of the module with several numbers, or with lines of several numbers."""
        lines = [value if isinstance(value, tuple) else (value,) for value in values]
        numbers = tuple(number for line in lines for number in line)
        if not all(isinstance(number, int | float) for number in numbers):
            raise NotOfTheDialect(f"{name} must hold numbers only")
        if len({len(line) for line in lines}) != 1:
            raise NotOfTheDialect(f"{name} must have lines of equal length")
        kind = "f8" if any(isinstance(number, float) for number in numbers) else "i8"
        known = self.tables.setdefault(name, (numbers, kind))
        if known[0] != numbers:
            raise NotOfTheDialect(f"two tables are called {name}")
        c = f"const {CARRIERS[kind]} *"
        if isinstance(values[0], tuple):
            line = FixedArray(c, kind, None, len(lines[0]))
            return Value(name, Tables(c, kind, None, len(lines), line), steady=True)
        return Value(name, FixedArray(c, kind, None, len(values)), steady=True)

    # The text

    @cached_property
    def text(self) -> str:
        """The whole program."""
        parts = [CHECKED if self.checks else "", PRELUDE]
        parts += [_definition(struct) for struct in self.structs.values()]
        for name, (values, kind) in self.tables.items():
            numbers = ", ".join(repr(float(v) if kind == "f8" else int(v)) for v in values)
            parts.append(f"static const {CARRIERS[kind]} {name}[{len(values)}] = {{{numbers}}};")
        parts += [function.text for function in self.functions.values()]
        parts += [self.exported(name, function) for name, function in self.entries.items()]
        return "\n".join(parts)

    def exported(self, name: str, function: Function) -> str:
        """The door to an entry."""
        given = [
            one
            for parameter, kind in function.parameters.items()
            for one in handed(kind, local(parameter))
        ]
        call = f"{function.name}({', '.join(name for _, name in given)});"
        caught = ""
        if self.checks:
            caught = (
                f"    if (setjmp(trouble)) return{'' if function.returns == NOTHING else ' 0'};\n"
            )
        returned = "" if function.returns == NOTHING else "return "
        head = declared(function.returns, name)
        taken = ", ".join(declared(*one) for one in given)
        return f"EXPORTED {head}({taken}) {{\n{caught}    {returned}{call}\n}}\n"


def _definition(struct: type[Struct]) -> str:
    lines = []
    for one in struct.fields():
        carrier = CARRIERS[one.number] if one.number else struct_name(one.struct)
        lines.append(f"    {carrier} {one.name}{'' if one.length is None else f'[{one.length}]'};")
    return "\n".join(["typedef struct PACKED {", *lines, f"}} {struct.__name__};", ""])


PRELUDE: Final = """\
#include <stdint.h>

/* By their built-in names, so that no library's header is needed. */
#define memcpy __builtin_memcpy
#define memset __builtin_memset
#define PACKED __attribute__((packed))
#define SEPARATE __attribute__((noinline))
#define EXPORTED __attribute__((visibility("default")))

/* A number inside a packed struct may stand at any address. */
typedef int8_t int8_t_u;
typedef uint8_t uint8_t_u;
typedef int16_t int16_t_u __attribute__((aligned(1)));
typedef int32_t int32_t_u __attribute__((aligned(1)));
typedef uint32_t uint32_t_u __attribute__((aligned(1)));
typedef int64_t int64_t_u __attribute__((aligned(1)));
typedef float float_u __attribute__((aligned(1)));
typedef double double_u __attribute__((aligned(1)));

#define sqrt __builtin_sqrt

/* Python's division rounds down, C's towards zero. */
static inline int64_t floor_division(int64_t a, int64_t b) {
    int64_t quotient = a / b;
    return quotient - (a % b != 0 && (a ^ b) < 0);
}
static inline int64_t remainder_of(int64_t a, int64_t b) {
    int64_t rest = a % b;
    return rest != 0 && (rest ^ b) < 0 ? rest + b : rest;
}
static inline int64_t min_int(int64_t a, int64_t b) { return b < a ? b : a; }
static inline int64_t max_int(int64_t a, int64_t b) { return b > a ? b : a; }
static inline double min_real(double a, double b) { return b < a ? b : a; }
static inline double max_real(double a, double b) { return b > a ? b : a; }
static inline float min_single(float a, float b) { return b < a ? b : a; }
static inline float max_single(float a, float b) { return b > a ? b : a; }
static inline int64_t absolute_int(int64_t a) { return a < 0 ? -a : a; }
static inline double absolute_real(double a) { return __builtin_fabs(a); }
static inline float absolute_single(float a) { return __builtin_fabsf(a); }

/* A positive number as mantissa, from 0.5 up to 1, and exponent: frexp without a library. */
static inline double split_exponent(double number, int64_t *exponent) {
    uint64_t bits;
    memcpy(&bits, &number, sizeof bits);
    *exponent = (int64_t)(bits >> 52 & 0x7FF) - 1022;
    bits = (bits & 0x800FFFFFFFFFFFFFu) | 0x3FE0000000000000u;
    memcpy(&number, &bits, sizeof bits);
    return number;
}
/* The number times two to an exponent that a normal number can have: ldexp without a library. */
static inline double with_exponent(double number, int64_t exponent) {
    uint64_t bits = (uint64_t)(exponent + 1023) << 52;
    double power;
    memcpy(&power, &bits, sizeof power);
    return number * power;
}
"""

CHECKED: Final = """\
#include <setjmp.h>
#include <stdint.h>

/* Indices are tested; the first that is outside ends the call and is told. */
static _Thread_local jmp_buf trouble;
static _Thread_local const char *where;
static inline int64_t within(int64_t index, int64_t length, const char *place) {
    if (index < 0 || index >= length) {
        where = place;
        longjmp(trouble, 1);
    }
    return index;
}
__attribute__((visibility("default"))) const char *digsite_trouble(void) {
    const char *place = where;
    where = 0;
    return place;
}
"""
