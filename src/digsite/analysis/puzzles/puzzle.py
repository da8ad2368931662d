"""A puzzle as data: one line of JSON, its question first and its position last.

    {"id": "3f0c52d9", "kind": "most", "grade": 2,
     "answer": ["move c4 c1", "carry c1"],     in one order; others of the same moves are as good
     "count": {"now": 32, "most": 36, "second": 33, "positions": 4455},
     "tempting": {"moves": ["carry c4"], "count": 33},
     "source": {"seed": 1, "game": 12, "move": 97},
     "position": {…}}                           the public JSON of a state, to be solved by its seat

A game brings its own as `puzzles.jsonl` in its folder.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, Self

from digsite.core.errors import BadRequest, quoted
from digsite.core.game import Game
from digsite.core.match import Match

Kind = Literal["most", "win", "plans"]
MOST: Final = "most"
WIN: Final = "win"
PLANS: Final = "plans"
KINDS: Final = (MOST, WIN, PLANS)
GRADES: Final = (1, 2, 3)
FILE: Final = "puzzles.jsonl"


@dataclass(frozen=True)
class Count:
    """What a seat has in one turn, by the game's own score."""

    now: int
    most: int
    second: int
    """The most in any position of the turn that falls short of it."""
    positions: int
    """How many positions the turn can lead to without luck."""


@dataclass(frozen=True)
class Tempting:
    """What somebody plays who takes what looks best at each step, and what comes of it."""

    moves: tuple[str, ...]
    count: int


@dataclass(frozen=True)
class WeighedPlan:
    """One of three plans, and the chance of winning with it."""

    moves: tuple[str, ...]
    win: float


@dataclass(frozen=True)
class PuzzleOrigin:
    """Where it was found: a game of bots by its seed and number, and how many moves into it."""

    seed: int
    game: int
    move: int
    ending: int = 0
    """Which time its end was played; the first time is 0."""


@dataclass(frozen=True)
class Puzzle:
    """A position, a question, and the one best answer."""

    id: str
    kind: Kind
    grade: int
    answer: tuple[str, ...]
    """The moves of it in one order; of three plans the moves of the best."""
    count: Count | None
    tempting: Tempting | None
    plans: tuple[WeighedPlan, ...]
    source: PuzzleOrigin
    position: Mapping[str, Any]

    def match(self, game: Game) -> Match:
        """The position, ready to be played by the seat that solves it."""
        return Match.from_public(self.position, game=game)

    def written(self) -> str:
        """Its line in a file; what a kind does not have is left out."""
        data = {key: value for key, value in asdict(self).items() if value not in (None, ())}
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> Self:
        """The puzzle of a line."""
        data = json.loads(line)
        return cls(
            id=data["id"],
            kind=data["kind"],
            grade=data["grade"],
            answer=tuple(data["answer"]),
            count=Count(**data["count"]) if "count" in data else None,
            tempting=_tempting(data.get("tempting")),
            plans=tuple(
                WeighedPlan(tuple(one["moves"]), one["win"]) for one in data.get("plans", ())
            ),
            source=PuzzleOrigin(**data["source"]),
            position=data["position"],
        )


def _tempting(data: Mapping[str, Any] | None) -> Tempting | None:
    return None if data is None else Tempting(tuple(data["moves"]), data["count"])


def id_of(kind: str, position: Mapping[str, Any]) -> str:
    """The name of a puzzle: the same question in the same position has the same."""
    text = json.dumps([kind, position], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def read_file(path: Path) -> list[Puzzle]:
    """All puzzles of a file; a last line that was cut short is left out."""
    lines = path.read_text("utf-8").splitlines(keepends=True)
    return [Puzzle.read(line) for line in lines if line.endswith("\n")]


class PuzzleBook:
    """The puzzles that a game brings, by their names: an order that says nothing of them."""

    def __init__(self, puzzles: Iterable[Puzzle]) -> None:
        self.puzzles = {one.id: one for one in sorted(puzzles, key=lambda one: one.id)}

    def of(self, id: str) -> Puzzle:
        """The puzzle of this name."""
        if id not in self.puzzles:
            raise BadRequest(f"There is no puzzle {quoted(id)}.")
        return self.puzzles[id]

    def of_day(self, day: date) -> Puzzle | None:
        """The same for everybody on that day; all have had their day before one comes again."""
        puzzles = tuple(self.puzzles.values())
        return puzzles[day.toordinal() % len(puzzles)] if puzzles else None


@cache
def book_of(game: Game) -> PuzzleBook:
    """What a game ships; a game may bring none."""
    path = game.folder / FILE
    return PuzzleBook(read_file(path) if path.is_file() else ())
