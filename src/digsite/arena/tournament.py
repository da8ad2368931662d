"""A tournament between bots: a plan, and its games on any engine."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from digsite.arena.contest import Key, Result, contest
from digsite.arena.engines import in_order
from digsite.arena.entrants import Entrant, entrant
from digsite.arena.journal import Journal
from digsite.arena.schedule import Pairing, schedule
from digsite.core.errors import NoSuchChoice
from digsite.core.game import Game
from digsite.core.plan import Plan


@dataclass(frozen=True)
class TournamentPlan(Plan):
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()
    ms: float = 1000
    mirror: bool = True
    keep_moves: bool = False

    def entrants(self) -> list[Entrant]:
        """Who takes part."""
        return [entrant(text, ms=self.ms) for text in self.bots]

    def pairings(self) -> list[Pairing]:
        """Every game that is to be played, in order."""
        names = [one.name for one in self.entrants()]
        return list(schedule(names, self.players, self.games, seed=self.seed, mirror=self.mirror))


@dataclass(frozen=True)
class ResolvedTournament:
    """What the words of a plan stand for."""

    game: Game
    entrants: dict[str, Entrant]
    pairings: dict[Key, Pairing]
    """Every game that is to be played, in order, by the key of its result."""


@lru_cache
def resolve(plan: TournamentPlan) -> ResolvedTournament:
    """Look everything up, once; refuses what cannot be played."""
    entrants, game = {one.name: one for one in plan.entrants()}, plan.find_game()
    if plan.players not in game.players:
        least, most = game.players[0], game.players[-1]
        raise NoSuchChoice("players", game=game.title, least=least, most=most)
    pairings = {(plan.players, one.seed, one.seating): one for one in plan.pairings()}
    return ResolvedTournament(game, entrants, pairings)


def play_pairing(work: tuple[TournamentPlan, Pairing]) -> Result:
    """One game of the plan."""
    plan, pairing = work
    resolved = resolve(plan)
    seating = [resolved.entrants[name] for name in pairing.seating]
    options = dict(plan.options)
    return contest(resolved.game, seating, pairing.seed, options, keep_moves=plan.keep_moves)


def open_journal(plan: TournamentPlan, path: Path) -> Journal:
    """What has been played of the plan."""
    wanted = resolve(plan).pairings.keys()
    return Journal(path, plan.game, wanted, with_moves=plan.keep_moves)


def run_tournament(
    plan: TournamentPlan,
    *,
    threads: int = 1,
    engine: str = "threads",
    journal: Path | None = None,
    progress: Callable[[Result], None] = lambda result: None,
) -> list[Result]:
    """Play what the plan asks for and the journal does not hold yet."""
    pairings = resolve(plan).pairings
    book = None if journal is None else open_journal(plan, journal)
    results = {result.key: result for result in ([] if book is None else book.results)}
    for result in results.values():
        progress(result)
    left = [(plan, pairing) for key, pairing in pairings.items() if key not in results]
    for result in in_order(play_pairing, left, engine=engine, workers=threads):
        if book is not None:
            book.add(result)
        results[result.key] = result if book is None else book.results[-1]
        progress(result)
    return [results[key] for key in pairings]
