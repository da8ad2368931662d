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
    players = len(seating)
    edition = game.default_edition()
    state = game.new_state(players, seed=seed, options=options, first=-1, edition=edition)
    bots = [
        one.make(game, players, seed + SEAT_SEED * (seat + 1)) for seat, one in enumerate(seating)
    ]
    seconds, decisions = [0.0] * players, [0] * players
    moves, forfeit, loser = 0, None, -1
    course: list[dict[str, Any]] = []
    try:
        while state.ending == 0:
            seat = int(state.seat)
            start = perf_counter()
            try:
                choice = _choice(bots[seat], game, state, edition)
            except Forfeit as reason:
                forfeit, loser = f"seat {seat} ({seating[seat].name}) {reason}", seat
                break
            spent = perf_counter() - start
            seconds[seat] += spent
            decisions[seat] += 1
            if keep_moves:
                course.append(_move(game, state, choice, seating[seat].name, moves, spent))
            game.rules.play(state, choice.id)
            moves += 1
    finally:
        for one in bots:
            if isinstance(one, OutsideBot):
                one.close()
    if forfeit is None:
        winners = tuple(seat for seat in range(players) if state.won[seat])
    else:
        winners = tuple(seat for seat in range(players) if seat != loser)
    return Result(
        game=game.name,
        players=players,
        seed=seed,
        seating=tuple(one.name for one in seating),
        first=int(state.first),
        winners=winners,
        ending=game.endings[state.ending] if forfeit is None else "forfeit",
        rounds=int(state.round),
        moves=moves,
        seconds=tuple(seconds),
        decisions=tuple(decisions),
        forfeit=forfeit,
        course=tuple(course),
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
