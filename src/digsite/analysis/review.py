"""Reviewing a finished game: the course of the win chances, turning points, mistakes, accuracy."""

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from typing import Final

from digsite.bots.searcher import Budget, Candidate, Searcher
from digsite.core.match import Match
from digsite.core.record import replay

SIZES: Final = (("blunder", 0.15), ("mistake", 0.07), ("slip", 0.03))
"""Names of mistakes and the win chance from which they are called so."""

SHARPNESS: Final = 12.0
TURNING: Final = 0.1
MOST_TURNING_POINTS: Final = 3


@dataclass(frozen=True)
class Reviewed:
    """One move of the game, judged by what its player could see."""

    number: int
    seat: int
    action: str
    best: str
    win: tuple[float, ...]
    """Each seat's win chance after the move played."""
    loss: float
    """How much win chance the player gave away against the best move found."""

    @property
    def size(self) -> str | None:
        return next((name for name, least in SIZES if self.loss >= least), None)


@dataclass(frozen=True)
class Review:
    """A whole game, judged."""

    moves: tuple[Reviewed, ...]
    players: int
    winners: tuple[int, ...]

    def accuracy(self, seat: int) -> float:
        """From 0 to 100: how near the player's moves came to the best ones, forced moves aside."""
        losses = [move.loss for move in self.moves if move.seat == seat]
        if not losses:
            return 100.0
        return 100 * sum(exp(-SHARPNESS * loss) for loss in losses) / len(losses)

    def mistakes(self, seat: int) -> list[Reviewed]:
        """The player's mistakes, the largest first."""
        found = [move for move in self.moves if move.seat == seat and move.size]
        return sorted(found, key=lambda move: -move.loss)

    def turning_points(self, seat: int) -> list[tuple[int, float]]:
        """The moves after which the player's win chance had changed most, and by how much."""
        changes = []
        for before, after in zip(self.moves, self.moves[1:], strict=False):
            changes.append((after.number, after.win[seat] - before.win[seat]))
        large = [change for change in changes if abs(change[1]) >= TURNING]
        return sorted(large, key=lambda change: -abs(change[1]))[:MOST_TURNING_POINTS]


def review_record(
    record: object,
    *,
    iterations: int = 1000,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Judge every decision of a record with a search from its player's view."""
    finished = replay(record)
    assert isinstance(record, dict)
    match = replay({**record, "moves": []})
    searcher = Searcher(match.game, match.players)
    judged: list[Reviewed] = []
    for number, action in enumerate(finished.moves, start=1):
        found = _judge(searcher, match, action, iterations, seed + number)
        if found is not None:
            judged.append(Reviewed(number, match.seat, action, *found))
        match.play(action)
        progress(number, len(finished.moves))
    return Review(tuple(judged), match.players, tuple(finished.winners or ()))


def _judge(
    searcher: Searcher, match: Match, action: str, iterations: int, seed: int
) -> tuple[str, tuple[float, ...], float] | None:
    """The best move, the win chances after the one played and what it gave away; None if forced."""
    view = match.seen_by(match.seat)
    if len(view.legal_ids()) == 1:
        return None
    candidates = searcher.think(view, Budget(iterations), seed=seed).candidates
    best = candidates[0]
    chosen = match.game.actions.parse(action)
    played = next((one for one in candidates if one.action == chosen), None)
    if played is None:
        # The search did not find it worth a single try: no better than the worst it tried.
        played = min(candidates, key=lambda candidate: candidate.win[view.seat])
    loss = _loss(best, played, view.seat)
    return match.game.actions.notations[best.action], played.win, loss


def _loss(best: Candidate, played: Candidate, seat: int) -> float:
    """The difference in win chance, as far as it is larger than what sampling explains."""
    if best.action == played.action:
        return 0.0
    difference = best.win[seat] - played.win[seat]
    return max(0.0, min(difference, difference + best.margin[seat] - played.margin[seat]))
