"""The analysis board: moves tried for all seats, from a position of a game that is known."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from digsite.analysis.hints import HintedAction, find_hints
from digsite.analysis.open_view import OpenView
from digsite.core.match import Match
from digsite.core.view import View
from digsite.core.win_share import share_of_win


@dataclass(frozen=True)
class Tried:
    """A move that was tried; `events` hold every seat's secrets."""

    seat: int
    round: int
    action: str
    events: list[dict[str, Any]]
    way: list[str]


@dataclass(frozen=True)
class Evaluation:
    """Each seat's win chance in a position, and the best moves of the seat to play."""

    win: tuple[float, ...]
    plans: tuple[HintedAction, ...]


class AnalysisBoard:
    """`match` is at the position to be looked into; what is tried is played on it."""

    def __init__(self, match: Match, line: Sequence[str] = (), *, lang: str = "en") -> None:
        self.match = match
        self.tried: list[Tried] = []
        for action in line:
            self.play(action, lang=lang)

    def play(self, action: str, *, lang: str = "en") -> None:
        """Try a move for the seat to play; raises IllegalAction as at any table."""
        match = self.match
        seat, round_number, before = match.seat, int(match.state.round), match.state
        events = match.play(action, lang=lang)
        way = match.game.way(before, match.game.actions.parse(action))
        self.tried.append(Tried(seat, round_number, action, events, way))

    def to_play(self, *, is_open: bool = False) -> View:
        """The position for the seat to play: as it could know it, or with everything open."""
        match = self.match
        if is_open:
            return OpenView(match.game, match.state, match.seat, match.edition)
        return match.seen_by(match.seat)

    def evaluate(
        self,
        *,
        is_open: bool = False,
        iterations: int | None = 4000,
        ms: float | None = None,
        seed: int | None = None,
        lang: str = "en",
    ) -> Evaluation:
        """Who is how likely to win, and what is best to do; once over, who has won."""
        state = self.match.state
        if self.match.is_over:
            shares = (share_of_win(state, seat) for seat in range(self.match.players))
            return Evaluation(tuple(shares), ())
        plans = find_hints(
            self.to_play(is_open=is_open), iterations=iterations, ms=ms, seed=seed, lang=lang
        )
        return Evaluation(_shared_out(plans[0], self.match.seat), tuple(plans))


def _shared_out(best: HintedAction, seat: int) -> tuple[float, ...]:
    """Everybody's chances with the best move: the seat's as it is told of the move, and the rest.

    A search measures each seat's by itself, so that they need not make exactly one win.
    """
    others = sum(chance for other, chance in enumerate(best.chances) if other != seat)
    left, equal = 1 - best.win, 1 / max(1, len(best.chances) - 1)
    return tuple(
        best.win if other == seat else left * (chance / others if others > 0 else equal)
        for other, chance in enumerate(best.chances)
    )
