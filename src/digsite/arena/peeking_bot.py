"""The peeking twin: the same search on the true state, to measure what hidden information is worth.

It lives in the arena, out of reach of anything that plays with people.
"""

from dataclasses import dataclass

from digsite.bots.players import Choice, SearchingBot
from digsite.bots.search import ROOT, WORK, descend, remember, win_chances
from digsite.bots.searcher import Budget, Searcher
from digsite.bots.tree import Bench
from digsite.core.game import Game
from digsite.core.generic import GameState, copy_slot
from digsite.core.rule import kernel


@kernel
def search_openly(bench: Bench, seat: int, iterations: int) -> None:
    """The search without redealing: every iteration plays on the deal as it is."""
    tree, space, mind = bench.trees[0], bench.spaces[0], bench.minds[0]
    network = bench.networks[0]
    for _ in range(iterations):
        copy_slot(bench.states, WORK, ROOT)
        state = bench.states[WORK]
        descend(state, tree, space, mind)
        win_chances(state, space, mind, network)
        remember(tree, space)


@dataclass(frozen=True)
class OpenPosition:
    """A position with its secrets: what a search must never be given where people play."""

    game: Game
    state: GameState

    @property
    def seat(self) -> int:
        return int(self.state.seat)

    def legal_ids(self) -> list[int]:
        return self.game.legal_ids(self.state)


class PeekingBot:
    """Searches the true state. It is no Bot, which is shown a view and nothing else."""

    def __init__(self, game: Game, players: int, iterations: int, seed: int) -> None:
        searcher = Searcher(game, players, method=search_openly)
        self.game = game
        self._searching = SearchingBot(searcher, Budget(iterations), seed=seed)

    def choose_openly(self, state: GameState) -> Choice:
        """Choose one of the legal actions, knowing everything."""
        return self._searching.choose(OpenPosition(self.game, state))
