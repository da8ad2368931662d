"""Reviewing a finished game: the course of the win chances, turning points, mistakes, accuracy."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from math import exp
from time import perf_counter
from typing import Final, Literal

from digsite import locales
from digsite.analysis.hints import plan_of, reasons
from digsite.bots.searcher import Budget, Candidate, Comparison, Findings, Searcher
from digsite.core.edition import Edition
from digsite.core.game import Game
from digsite.core.generic import GameState
from digsite.core.record import beginning, replay
from digsite.core.view import View

Size = Literal["blunder", "mistake", "slip"]
SIZES: Final[Mapping[Size, float]] = {"blunder": 0.15, "mistake": 0.07, "slip": 0.03}
"""Names of mistakes and the win chance from which they are called so."""

SHARPNESS: Final = 12.0
TURNING: Final = 0.1
MOST_TURNING_POINTS: Final = 3
CLOSER: Final = 1 / 4
"""The part of a move's budget for each of two: the move played and the best one."""


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
    plan: tuple[str, ...] = ()
    """What was to follow the best move in the same turn."""
    why: Mapping[str, str] = field(default_factory=dict)
    """What speaks for the best move, by language; of mistakes only."""

    @property
    def size(self) -> Size | None:
        return size_of(self.loss)


@dataclass(frozen=True)
class TurningPoint:
    """A move by which a seat's win chance changed much."""

    number: int
    seat: int
    change: float
    """What the whole turn has changed."""


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

    def turning_points(self, seat: int) -> list[TurningPoint]:
        """The turns after which the player's win chance had changed most, and by how much.

        Each is named by the move of the turn that has changed most of it.
        """
        found: list[TurningPoint] = []
        before: list[Reviewed] = []
        for _, turn in groupby(self.moves, key=lambda move: move.seat):
            wins = [*before, *turn]
            change = wins[-1].win[seat] - wins[0].win[seat]
            if abs(change) >= TURNING:
                steps = [(b.win[seat] - a.win[seat], b.number) for a, b in pairwise(wins)]
                largest = max(steps, key=lambda step: step[0] if change > 0 else -step[0])
                found.append(TurningPoint(largest[1], seat, change))
            before = wins[-1:]
        return sorted(found, key=lambda point: -abs(point.change))[:MOST_TURNING_POINTS]


class Reviewing:
    """A review under way, which can pause between two moves.

    The actions are those of a game that was played, from the state given.
    """

    def __init__(
        self,
        game: Game,
        edition: Edition,
        state: GameState,
        actions: Sequence[str],
        *,
        iterations: int,
        seed: int = 0,
    ) -> None:
        self.game, self.edition, self.state = game, edition, state
        self.actions, self.iterations, self.seed = actions, iterations, seed
        self.done = 0
        self.judged: list[Reviewed] = []
        self._searcher = Searcher(game, int(state.players), keeps=False)

    @property
    def total(self) -> int:
        return len(self.actions)

    def judge_next(self) -> None:
        """Judge one more move; there must be one."""
        action = self.actions[self.done]
        chosen = self.game.actions.parse(action)
        view = View(self.game, self.state, int(self.state.seat), self.edition)
        self.done += 1
        if len(view.legal_ids()) > 1:
            self.judged.append(self._judge(view, chosen))
        self.game.rules.play(self.state, chosen)

    def go_on(self, seconds: float) -> None:
        """Judge moves for so long, one at least."""
        end = perf_counter() + seconds
        while self.done < self.total:
            self.judge_next()
            if perf_counter() >= end:
                return

    def review(self) -> Review:
        winners = self.game.winners(self.state) or ()
        return Review(tuple(self.judged), int(self.state.players), tuple(winners))

    def _judge(self, view: View, chosen: int) -> Reviewed:
        """Compare the move played with the best one that its player could have found."""
        closer = max(1, round(CLOSER * self.iterations))

        def compare(found: Findings) -> Comparison:
            return Comparison([found.candidates[0].action, chosen], closer)

        budget = Budget(max(1, self.iterations - 2 * closer))
        searched = self._searcher.think(
            view, budget, seed=self.seed + self.done, compare=compare
        ).candidates
        # The search did not find it worth a single try: no better than the worst it tried.
        worst = min(searched, key=lambda candidate: candidate.win[view.seat])
        played = next((one for one in searched if one.action == chosen), worst)
        best = searched[0]
        if best.win[view.seat] < played.win[view.seat]:
            best = played
        loss = _loss(best, played, view.seat)
        notations = self.game.actions.notations
        return Reviewed(
            self.done,
            view.seat,
            notations[chosen],
            notations[best.action],
            played.win,
            loss,
            plan_of(view, best),
            reasons(view, best.action, locales.LANGUAGES) if size_of(loss) else {},
        )


def review_record(
    record: object,
    *,
    iterations: int = 1000,
    seed: int = 0,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Judge every decision of a record with a search from its player's view."""
    finished, match = replay(record, undoable=False), beginning(record)
    reviewing = Reviewing(
        match.game, match.edition, match.state, finished.moves, iterations=iterations, seed=seed
    )
    while reviewing.done < reviewing.total:
        reviewing.judge_next()
        progress(reviewing.done, reviewing.total)
    return reviewing.review()


def size_of(loss: float) -> Size | None:
    """What a mistake of this size is called; None if it is none."""
    return next((name for name, least in SIZES.items() if loss >= least), None)


def _loss(best: Candidate, played: Candidate, seat: int) -> float:
    """The difference in win chance, as far as it is larger than what sampling explains."""
    if best.action == played.action:
        return 0.0
    difference = best.win[seat] - played.win[seat]
    return max(0.0, min(difference, difference + best.margin[seat] - played.margin[seat]))
