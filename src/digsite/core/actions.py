"""The table of a game's actions: id, notation and family, each from the other.

A family has a name and parameters; a parameter is the list of words it may take. Ids count
through the families in order, and through their parameters with the last one fastest; offsets
are computed here and never typed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Annotated

from digsite.core.errors import BadNotation, quoted
from digsite.core.limits import MOST_ACTIONS
from digsite.core.rule import kernel
from digsite.core.schema import Int8, Int32, Length, Struct


class Legal(Struct):
    """Room for the ids of all legal actions.

    Lists that kernels pass around live inside structs: what is handed on is one place in memory.
    """

    ids: Annotated[list[Int32], Length(MOST_ACTIONS)]


@kernel
def admit(reason: int, action: int, legal: Legal, count: int) -> int:
    """Append an action to the list unless there is a reason against it."""
    legal.ids[count] = action
    return count + 1 if reason == 0 else count


class Families(Struct):
    """The family of every action id."""

    of: Annotated[list[Int8], Length(MOST_ACTIONS)]


@dataclass(frozen=True)
class Family:
    """All actions that differ only in their parameters."""

    name: str
    parameters: tuple[tuple[str, ...], ...] = ()

    @property
    def size(self) -> int:
        return prod(len(words) for words in self.parameters)


@dataclass(frozen=True)
class Action:
    """An action for people: its family and the words of its parameters."""

    family: str
    words: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((self.family, *self.words))


class ActionTable:
    """Every action a game knows, legal or not."""

    def __init__(self, families: Sequence[Family]) -> None:
        self.families = tuple(families)
        self._offsets: dict[str, int] = {}
        size = 0
        for family in self.families:
            self._offsets[family.name] = size
            size += family.size
        self.size = size

    def offset(self, name: str) -> int:
        """The id of the family's first action."""
        return self._offsets[name]

    @property
    def end(self) -> int | None:
        """The id of `end`, by which a player ends the turn; None where turns end by themselves."""
        return self._offsets.get("end")

    def action(self, action: int) -> Action:
        """The action with this id."""
        if not 0 <= action < self.size:
            raise BadNotation(f"There is no action number {action}.")
        family = self.families[self.family_of(action)]
        rest, words = action - self._offsets[family.name], []
        for choices in reversed(family.parameters):
            rest, index = divmod(rest, len(choices))
            words.append(choices[index])
        return Action(family.name, tuple(reversed(words)))

    def family_of(self, action: int) -> int:
        """The index of the family this id belongs to."""
        return next(
            index
            for index in reversed(range(len(self.families)))
            if action >= self._offsets[self.families[index].name]
        )

    def belongs_to(self, *names: str) -> tuple[bool, ...]:
        """For every id, whether its family is one of these: a table for kernels."""
        assert set(names) <= set(self._offsets)
        return tuple(family.name in names for family in self.families for _ in range(family.size))

    def family_table(self) -> Families:
        """The family of every id, for kernels."""
        table = Families()
        for action in range(self.size):
            table.of[action] = self.family_of(action)
        return table

    @cached_property
    def verbs(self) -> frozenset[str]:
        """The first words of all notations."""
        return frozenset(family.name.partition(" ")[0] for family in self.families)

    @cached_property
    def notations(self) -> tuple[str, ...]:
        """The notation of every id."""
        return tuple(str(self.action(action)) for action in range(self.size))

    @cached_property
    def ids(self) -> dict[str, int]:
        """The id of every notation."""
        return {notation: action for action, notation in enumerate(self.notations)}

    def parse(self, notation: object) -> int:
        """The id of a notation, taken character by character."""
        if not isinstance(notation, str) or notation not in self.ids:
            raise BadNotation(f"{quoted(notation)} is not the notation of an action.")
        return self.ids[notation]
