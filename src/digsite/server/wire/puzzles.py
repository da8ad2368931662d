"""What is said of puzzles (docs/wire.md, section 1)."""

from typing import Literal

from typing_extensions import TypedDict

from digsite.server.wire.responses import GameJson


class ListedPuzzle(TypedDict):
    game: str
    puzzle: str
    kind: Literal["most", "win", "plans"]
    grade: int
    players: int


class ListedPuzzles(TypedDict):
    puzzles: list[ListedPuzzle]


class ShownPuzzle(ListedPuzzle):
    """A puzzle that is opened; `now` is what the seat has before its turn, by the game's score."""

    question: str
    seat: int
    now: int
    components: GameJson
    plans: list[list[str]]


class PuzzlePosition(TypedDict):
    """A position of a puzzle, the last move that led to it, and what can be done there."""

    line: list[str]
    events: list[GameJson]
    way: list[str]
    view: GameJson
    legal: list[str]
    reveals: list[str]
    count: int
    result: Literal["open", "solved", "missed"]


class PuzzleStep(TypedDict):
    action: str
    why: str
    count: int


class PuzzleSolution(TypedDict):
    """The answer in one order of its moves, and why there is no better one."""

    steps: list[PuzzleStep]
    conclusion: list[str]
