"""One game of the arena: seats, a seed, and what came of it."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any, Final

from digsite.arena.entrants import Entrant
from digsite.arena.outside import Forfeit, OutsideBot
from digsite.arena.peeking_bot import PeekingBot
from digsite.bots.players import Bot, Choice
from digsite.core.edition import Edition
from digsite.core.game import Game
from digsite.core.generic import GameState
from digsite.core.view import View

SEAT_SEED: Final = 1 << 32
"""Bots of one game are seeded from the deal's seed and their seat, apart from the deal itself."""


Key = tuple[int, int, tuple[str, ...]]
"""What makes a game of a tournament this one: players, seed and seating."""


@dataclass(frozen=True)
class Result:
    """What is kept of a game; one row of the output."""

    game: str
    players: int
    seed: int
    seating: tuple[str, ...]
    first: int
    winners: tuple[int, ...]
    ending: str
    rounds: int
    moves: int
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]
    forfeit: str | None
    """Which seat did what, where a bot lost by its behaviour."""
    course: tuple[dict[str, Any], ...] = ()
    """Every move with what the bot found, where the plan keeps them."""

    @property
    def key(self) -> Key:
        return self.players, self.seed, self.seating

    def share(self, seat: int) -> float:
        """The seat's part of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def row(self) -> dict[str, Any]:
        return asdict(self)


def contest(
    game: Game,
    seating: Sequence[Entrant],
    seed: int,
    options: dict[str, str],
    *,
    keep_moves: bool = False,
) -> Result:
    """Play one game between entrants, the first in seat 0."""
    played = _Contest(game, seating, seed, options)
    try:
        played.play(keep_moves=keep_moves)
    finally:
        played.close()
    return played.result(seed)


class _Contest:
    """A game under way."""

    def __init__(
        self, game: Game, seating: Sequence[Entrant], seed: int, options: dict[str, str]
    ) -> None:
        players = len(seating)
        self.game, self.names = game, tuple(one.name for one in seating)
        self.edition = game.default_edition()
        self.state = game.new_state(
            players, seed=seed, options=options, first=-1, edition=self.edition
        )
        self.bots = [
            one.make(game, players, seed + SEAT_SEED * (seat + 1))
            for seat, one in enumerate(seating)
        ]
        self.seconds, self.decisions = [0.0] * players, [0] * players
        self.course: list[dict[str, Any]] = []
        self.loser: int | None = None
        self.forfeit: str | None = None

    def play(self, *, keep_moves: bool) -> None:
        """Play to the end, or until a bot loses by its behaviour."""
        while self.state.ending == 0:
            seat = int(self.state.seat)
            start = perf_counter()
            try:
                choice = _choice(self.bots[seat], self.game, self.state, self.edition)
            except Forfeit as reason:
                self.loser, self.forfeit = seat, f"seat {seat} ({self.names[seat]}) {reason}"
                return
            spent = perf_counter() - start
            if keep_moves:
                number = sum(self.decisions)
                self.course.append(
                    _move(self.game, self.state, choice, self.names[seat], number, spent)
                )
            self.seconds[seat] += spent
            self.decisions[seat] += 1
            self.game.rules.play(self.state, choice.id)

    def close(self) -> None:
        for bot in self.bots:
            if isinstance(bot, OutsideBot):
                bot.close()

    def result(self, seed: int) -> Result:
        state, seats = self.state, range(len(self.names))
        ending = self.game.endings[state.ending]
        winners = tuple(seat for seat in seats if state.won[seat])
        if self.loser is not None:
            ending, winners = "forfeit", tuple(seat for seat in seats if seat != self.loser)
        return Result(
            game=self.game.name,
            players=len(self.names),
            seed=seed,
            seating=self.names,
            first=int(state.first),
            winners=winners,
            ending=ending,
            rounds=int(state.round),
            moves=sum(self.decisions),
            seconds=tuple(self.seconds),
            decisions=tuple(self.decisions),
            forfeit=self.forfeit,
            course=tuple(self.course),
        )


def _choice(bot: Bot | PeekingBot, game: Game, state: GameState, edition: Edition) -> Choice:
    """What a bot plays by the view of its seat; the peeking twin by everything there is."""
    if isinstance(bot, PeekingBot):
        return bot.choose_openly(state)
    return bot.choose(View(game, state, int(state.seat), edition))


def _move(
    game: Game, state: GameState, choice: Choice, bot: str, move: int, seconds: float
) -> dict[str, Any]:
    """A move that is about to be played, and what the bot thinks of it."""
    shares = None
    if choice.shares is not None:
        shares = sorted(choice.shares.items(), key=lambda item: -item[1])
    return {
        "number": move,
        "round": int(state.round),
        "seat": int(state.seat),
        "bot": bot,
        "action": choice.action,
        "choices": len(game.legal_ids(state)),
        "seconds": seconds,
        "iterations": choice.iterations,
        "win": choice.win,
        "margin": choice.margin,
        "searched": None if shares is None else [action for action, _ in shares],
        "shares": None if shares is None else [share for _, share in shares],
    }
