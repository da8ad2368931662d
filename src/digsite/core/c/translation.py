"""One function of the kernel dialect as a C function.

The work is done in layers, each with a module: `statements` stands on `expressions`, these on
`calls`, these on `places` (names, fields, elements), and all on `ordered_lines`, which keeps the
order of evaluation. `flow` looks at all paths through the function beforehand.

A function is walked until the kinds of its names no longer change: an assignment further down, or
the next turn of a loop, may widen a whole number to a real one.
"""

from types import FunctionType

from digsite.core.c import names
from digsite.core.c.checks import Checks
from digsite.core.c.constants import Constants
from digsite.core.c.flow import comes_to_its_end
from digsite.core.c.kinds import NOTHING, Kind, of_annotation
from digsite.core.c.refusal import NotOfTheDialect
from digsite.core.c.sources import body_of, definition, hints_of, local_names, place_of
from digsite.core.c.statements import Statements
from digsite.core.c.surroundings import Function, Surroundings
from digsite.core.c.values import declared, handed
from digsite.core.rule import SEPARATE, TWIN, WIDE


class Translation(Statements):
    """Writes one function, called with arguments of certain kinds."""

    def __init__(
        self,
        surroundings: Surroundings,
        function: FunctionType,
        parameters: dict[str, Kind],
        *,
        checks: bool,
    ) -> None:
        self.function, self.written = function, definition(function)
        path = function.__code__.co_filename
        constants = Constants(function, local_names(self.written))
        super().__init__(surroundings, constants, Checks(path, wanted=checks), parameters)
        self.parameters = parameters
        self.promised = self.returns = of_annotation(hints_of(function)["return"])
        self.copies_structs = hasattr(function, TWIN)

    def function_named(self, name: str) -> Function:
        """The whole function."""
        ends = comes_to_its_end(self.written, self.checks.path)
        self.walk()
        returns = self.returns or NOTHING
        if ends and returns != NOTHING:
            raise NotOfTheDialect("a path ends without a result", place_of(self.function))
        calls = tuple(dict.fromkeys(self.called))
        return Function(name, self.parameters, returns, self.pure, self.text(name, returns), calls)

    def walk(self) -> None:
        """Write the body, again and again until no name turns out to be wider than assumed."""
        while True:
            self.begin_again()
            self.pure, self.called, self.widened = True, [], False
            self.block(body_of(self.written))
            if not self.widened:
                return

    def text(self, name: str, returns: Kind) -> str:
        given = [
            declared(*one)
            for parameter, kind in self.parameters.items()
            for one in handed(kind, names.in_c(parameter))
        ]
        own = {name: kind for name, kind in self.kinds.items() if name not in self.parameters}
        summary = (self.function.__doc__ or "").partition("\n")[0].replace("*/", "")
        marks = ((SEPARATE, "SEPARATE "), (WIDE, "WIDE "))
        marked = "".join(word for mark, word in marks if hasattr(self.function, mark))
        return "\n".join(
            [
                *([f"/* {summary} */"] if summary else []),
                f"static {marked}{declared(returns, name)}({', '.join(given) or 'void'}) {{",
                *(f"    {declared(kind, names.in_c(name))};" for name, kind in own.items()),
                *self.lines,
                "}",
                "",
            ]
        )
