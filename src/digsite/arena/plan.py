"""What to simulate: a plan as data, and everything that its words stand for."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from digsite.arena.simulated_games import Policy, play_games
from digsite.bots import levels
from digsite.bots.barred import Barred
from digsite.bots.policy import ANYTHING
from digsite.core import kernels
from digsite.core.edition import Edition
from digsite.core.errors import BadRequest
from digsite.core.game import Game
from digsite.core.generic import GameState
from digsite.core.plan import Plan

MOST_GAMES: Final = 1 << 31


@dataclass(frozen=True)
class SimulationPlan(Plan):
    """Game number n of seed s is the deal of seed s + (n << 64)."""

    players: int
    games: int
    seed: int
    bots: str = "random"
    start: int = 0
    """The number of the first game, so that a simulation can be made in parts."""
    bar: str = ""
    """The beginning of a notation: actions that seat 0 may not use."""
    options: tuple[tuple[str, str], ...] = ()
    edition: str = ""
    """The text of an edition file; empty for the shipped one."""
    keep_moves: bool = False
    compiled: bool = True
    """If possible; otherwise the same games are only played more slowly."""


@dataclass(frozen=True)
class ResolvedSimulation:
    """What the words of a plan stand for."""

    game: Game
    edition: Edition
    options: dict[str, str]
    """All of them, given or by default."""
    policy: Policy
    state: GameState
    """To be copied and played on."""
    compiled: bool

    @property
    def kernel(self) -> Callable[..., int]:
        """The function that plays the games."""
        if self.policy.iterations == 0:
            return play_games
        # Only here: who simulates without a search need not load one.
        from digsite.arena.searched_games import play_searched_games

        return play_searched_games


@lru_cache
def resolve(plan: SimulationPlan) -> ResolvedSimulation:
    """Look everything up, once; refuses what cannot be played."""
    if plan.games < 1 or plan.start < 0 or plan.start + plan.games >= MOST_GAMES:
        raise BadRequest(f"games must be a number from 1 to {MOST_GAMES - 1}.")
    if not 0 <= plan.seed < 1 << 64:
        raise BadRequest("seed must be a whole number from 0 to 2**64 - 1.")
    game = plan.find_game()
    edition = game.default_edition()
    if plan.edition:
        edition = game.read_edition(plan.edition, "the edition")
    policy = policy_of(game, plan.bots, plan.bar)
    given = dict(plan.options)
    state = game.new_state(plan.players, seed=plan.seed, options=given, first=-1, edition=edition)
    options = game.complete_options(given, edition)
    resolved = ResolvedSimulation(game, edition, options, policy, state, compiled=False)
    if plan.compiled and kernels.available((resolved.kernel,), game):
        return replace(resolved, compiled=True)
    return resolved


def policy_of(game: Game, bots: str, bar: str) -> Policy:
    """How the bots of this name play."""
    policy = Policy()
    if bots == "greedy":
        policy.temperature = 0.0
    else:
        level = levels.level(game, bots)
        policy.iterations = level.iterations
        policy.temperature = ANYTHING if bots == "random" else level.temperature
    if bar:
        policy.barred = barred_by(game, bar)
    return policy


def barred_by(game: Game, bar: str) -> Barred:
    """All actions whose notation begins so; refuses what nobody can do without."""
    notations = game.actions.notations
    ids = [i for i, name in enumerate(notations) if f"{name} ".startswith(f"{bar} ")]
    beginning = set(range(game.actions.families[0].size))
    if not ids or game.actions.offset("end") in ids or beginning <= set(ids):
        raise BadRequest(f"{bar!r} is no action that a player can do without.")
    barred = Barred()
    barred.start, barred.end = ids[0], ids[-1] + 1
    return barred
