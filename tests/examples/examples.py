"""Worked examples of the rules pages: a position, and what the rules make of it step by step.

Nothing in them is made up but the first position. Whether an action can be played, where it leads
and what it brings is asked of the rules, so that a changed rule changes the examples.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from digsite.core.game import Game
from tests.scenario import Table


@dataclass
class Example:
    """One example; the browser has a sentence for each of its steps."""

    name: str
    section: str
    table: Table
    reader: str | None = None
    """Through whose eyes the table is seen: a colour, or nobody's."""
    shown: Sequence[str] = ()
    """The spaces around which the board is drawn; all of it where none is named."""
    parts: Sequence[str] = ("board", "mats")
    """What of the table is drawn."""
    steps: list[dict[str, Any]] = field(default_factory=list)

    def show(self, *, marked: Sequence[str] = ()) -> None:
        """The position as it is now."""
        view = self.table.view(self.reader)
        self.steps.append({"view": view, "marked": list(marked), "facts": {}})

    def offer(self, start: str) -> None:
        """The position, with the spaces that the legal actions that start so lead to."""
        self.show(marked=sorted({action.split()[-1] for action in self.table.legal(start)}))

    def refuse(self, action: str) -> None:
        """An action that the rules do not allow."""
        refusal = self.table.why_not(action)
        assert refusal, f"{self.name}: {action} is legal"
        self.show()
        self.steps[-1] |= {"action": action, "refusal": refusal}

    def play(self, action: str) -> None:
        """An action that is played."""
        self.table.play(action)
        self.show()
        self.steps[-1] |= {"action": action}

    def name_numbers(self, **facts: int) -> None:
        """The numbers that the sentence of the last step names."""
        self.steps[-1]["facts"] |= facts

    def public(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "section": self.section,
            "parts": list(self.parts),
            "shown": list(self.shown),
            "steps": self.steps,
        }


@dataclass(frozen=True)
class Book:
    """What the browser draws the rules page of a game from."""

    game: Game
    facts: Mapping[str, int]
    """Numbers of the rules that its sentences name."""
    components: Mapping[str, Any]
    examples: Sequence[Example]
