"""What a function finds around itself: other functions, structs and tables."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from digsite.core.c.kinds import Kind
from digsite.core.c.values import Value
from digsite.core.schema import Struct


@dataclass(frozen=True, eq=False)
class Function:
    """A function that has been translated."""

    name: str
    parameters: Mapping[str, Kind]
    returns: Kind
    pure: bool
    """Whether it has no side effects, so that it does not matter when it is called."""
    text: str = field(repr=False)
    calls: tuple["Function", ...] = field(repr=False)


class Surroundings(Protocol):
    """The program around a function."""

    def function(self, called: Callable[..., Any], arguments: Sequence[Kind]) -> Function:
        """The translation of a function for arguments of these kinds."""

    def need(self, struct: type[Struct] | None) -> None:
        """Have a struct and those inside it defined."""

    def table(self, name: str, values: tuple[Any, ...]) -> Value:
        """A constant of a module with several numbers, or with lines of several numbers."""
