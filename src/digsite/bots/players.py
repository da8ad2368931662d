"""Bots: objects that are shown a view and choose one of its legal actions."""

import random
import secrets
from dataclasses import dataclass
from math import isinf
from typing import Protocol

from digsite.bots import levels
from digsite.bots.levels import Level
from digsite.bots.mind import mind_of
from digsite.bots.policy import ANYTHING, choose_by_looks
from digsite.bots.searcher import Budget, Searchable, Searcher
from digsite.core import kernels
from digsite.core.actions import Legal
from digsite.core.chance import SEED_LIMIT, seeded
from digsite.core.errors import BadRequest, GameOver
from digsite.core.game import Game
from digsite.core.match import Match
from digsite.core.view import View


@dataclass(frozen=True)
class Choice:
    """What a bot plays and what it thinks of it."""

    id: int
    action: str
    """The action in notation; `id` is its place in the game's table."""
    win: tuple[float, ...] | None = None
    """Each seat's win chance after the action; None from a bot that does not estimate it."""
    margin: tuple[float, ...] | None = None
    """Half the width of each win chance's 95% interval."""
    shares: dict[str, float] | None = None
    """The part of the search that each action took."""
    iterations: int | None = None
    """Iterations in the search's tree, those of the turn's earlier searches included."""


class Bot(Protocol):
    """A player made of code; one object plays one seat of one game."""

    def choose(self, view: View, /) -> Choice:
        """Choose one of the view's legal actions."""


def own_random(seed: int | None) -> random.Random:
    """A bot's own randomness, from a seed or from the system."""
    return random.Random(secrets.randbits(96) if seed is None else seed)


class AppraisingBot:
    """Plays what the game's appraisal likes best; with endless noise anything at all."""

    def __init__(self, *, temperature: float = 0.0, seed: int | None = None) -> None:
        self.temperature = ANYTHING if isinf(temperature) else temperature
        self.chance, self.legal = seeded(own_random(seed).getrandbits(96)), Legal()

    def choose(self, view: View) -> Choice:
        count = view.game.rules.legal_actions(view.state, self.legal)
        look = kernels.bind(choose_by_looks, view.game, compiled=False)
        action = look(view.state, self.legal, count, self.chance, self.temperature)
        return Choice(action, view.game.actions.notations[action])


class SearchingBot:
    """Plays what the search has found best, and goes on with its tree while its turn lasts."""

    def __init__(self, searcher: Searcher, budget: Budget, *, seed: int | None) -> None:
        self.searcher, self.budget, self.random = searcher, budget, own_random(seed)

    def choose(self, position: Searchable) -> Choice:
        seed = self.random.getrandbits(96)
        legal = position.legal_ids()
        notations = position.game.actions.notations
        if len(legal) == 1:
            self.searcher.played(legal[0])
            return Choice(legal[0], notations[legal[0]])
        findings = self.searcher.think(position, self.budget, seed=seed)
        found = findings.candidates[0]
        self.searcher.played(found.action)
        visits = sum(candidate.visits for candidate in findings.candidates)
        shares = {notations[c.action]: c.visits / visits for c in findings.candidates}
        return Choice(
            found.action,
            notations[found.action],
            found.win,
            found.margin,
            shares,
            findings.iterations,
        )


def make_bot(
    game: Game,
    players: int,
    chosen: Level,
    *,
    ms: float | None = None,
    iterations: int | None = None,
    seed: int | None = None,
    trees: int = 1,
) -> Bot:
    """A bot of a level; `iterations` replaces the level's, `ms` stops it earlier."""
    budget = chosen.iterations if iterations is None else iterations
    if budget == 0 or isinf(chosen.temperature):
        return AppraisingBot(temperature=chosen.temperature, seed=seed)
    searcher = Searcher(game, players, trees=trees, mind=mind_of(game, players))
    return SearchingBot(searcher, Budget(budget, ms), seed=seed)


def choose(
    position: Match | View,
    *,
    level: str = "expert",
    ms: float | None = None,
    iterations: int | None = None,
    seed: int | None = None,
) -> Choice:
    """A fair bot's choice for the seat to move in a match, or for the seat that a view is of.

    With `iterations` and `seed` the choice is the same in any two positions that the seat
    cannot tell apart.
    """
    _check(ms, iterations, seed)
    if position.is_over:
        raise GameOver("The game is over.", code="game.over", section=None, action="")
    view = position if isinstance(position, View) else position.seen_by(position.seat)
    chosen = levels.level(view.game, level)
    made = make_bot(view.game, view.players, chosen, ms=ms, iterations=iterations, seed=seed)
    return made.choose(view)


def _check(ms: float | None, iterations: int | None, seed: int | None) -> None:
    """Budgets and seeds come from outside: refuse what makes no sense."""
    if ms is not None and not (isinstance(ms, int | float) and 1 <= ms <= 600_000):
        raise BadRequest("ms must be a number from 1 to 600000.")
    whole = isinstance(iterations, int) and not isinstance(iterations, bool)
    if iterations is not None and not (whole and 1 <= iterations <= 100_000_000):
        raise BadRequest("iterations must be a whole number from 1 to 100000000.")
    whole = isinstance(seed, int) and not isinstance(seed, bool)
    if seed is not None and not (whole and 0 <= seed < SEED_LIMIT):
        raise BadRequest("seed must be a whole number from 0 to 2**96 - 1.")
