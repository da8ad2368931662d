"""One best answer: looked for in every position that a turn can lead to, on every deal."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from digsite.analysis.puzzles.puzzle import MOST, WIN, Count, Kind
from digsite.analysis.puzzles.turn_tree import TooWide, TurnTree
from digsite.core.chance import seeded
from digsite.core.game import Game
from digsite.core.generic import GameState
from digsite.core.match import Match

SHORTEST: Final = 2
"""Moves of an answer; the last move of a win, to declare it or to end the turn, is not counted."""
MARGIN: Final = 2
"""By how much the most must be ahead of everything else where the answer is so short; counts are
exact, so that one point is a margin too where more has to be found."""
DEALS: Final = 8
"""On so many deals that the seat cannot tell from the true one the answer must be the same."""


@dataclass(frozen=True)
class Proven:
    """The one best answer of a turn."""

    kind: Kind
    answer: tuple[int, ...]
    count: Count

    @property
    def played(self) -> tuple[int, ...]:
        """The answer whatever its order."""
        return tuple(sorted(self.answer))

    @property
    def is_riddle(self) -> bool:
        """Whether it is worth asking for, and nothing else comes near it."""
        if self.kind == WIN:
            return len(self.answer) > SHORTEST
        margin = self.count.most - self.count.second
        return len(self.answer) > SHORTEST or (len(self.answer) == SHORTEST and margin >= MARGIN)


def prove(match: Match, *, compiled: bool | None = None) -> Proven | None:
    """What is best in the turn that begins; None where that is not clear, or luck decides."""
    try:
        found = best_answer(match.game, match.state, compiled=compiled)
        if found is None or not found.is_riddle:
            return None
        view = match.seen_by(match.seat)
        for deal in range(DEALS):
            other = best_answer(match.game, view.redeal(seeded(deal)), compiled=compiled)
            if other is None or (other.played, other.count) != (found.played, found.count):
                return None
    except TooWide:
        return None
    return found


def best_answer(game: Game, state: GameState, *, compiled: bool | None = None) -> Proven | None:
    """The one way to win this turn, or else to have the most at its end.

    What is played beside an answer does not make another one of it.
    """
    tree = TurnTree(game, state, compiled=compiled)
    positions = tree.positions
    most = max(one.score for one in positions)
    wins = {number for number, one in enumerate(positions) if one.won}
    goals = wins or {number for number, one in enumerate(positions) if one.score == most}
    if 0 in goals:
        return None
    ways = tree.ways_to(goals)
    shortest = shortest_ways(list(ways))
    if len(shortest) != 1:
        return None
    second = max((one.score for one in positions if one.score < most), default=most)
    count = Count(positions[0].score, most, second, len(positions))
    return Proven(WIN if wins else MOST, ways[shortest[0]], count)


def shortest_ways(ways: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The ways without those that are another one with something beside it."""
    kept: list[tuple[int, ...]] = []
    for way in sorted(ways, key=len):
        moves = Counter(way)
        if not any(Counter(other) <= moves for other in kept):
            kept.append(way)
    return kept
