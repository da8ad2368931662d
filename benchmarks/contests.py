"""Thousands of games between two kinds of bots, played by one compiled function.

They choose as the bots at the tables do, except that every action begins with a new search
instead of going on with the turn's tree.
"""

import time
from dataclasses import dataclass
from typing import Final

import numpy as np

from digsite.bots.mind import mind_of
from digsite.bots.network import Network
from digsite.bots.network_file import shipped_network
from digsite.bots.policy import ANYTHING, choose_by_looks
from digsite.bots.search import ROOT, STATES, search
from digsite.bots.tree import NODES, Bench, Mind, Tree, Workspace, clear, most_visited
from digsite.core import kernels
from digsite.core.bot_settings import Level
from digsite.core.chance import seed_words
from digsite.core.game import Game
from digsite.core.generic import legal_actions, play, standstill
from digsite.core.rows import Row
from digsite.core.rule import kernel
from digsite.core.schema import Int32, Real, Struct
from digsite.core.seeded_deals import deal
from digsite.core.win_share import share_of_win

OWN_CHANCE: Final = 1
"""Besides the deal's number, what the players' own chance is seeded by."""


class Side(Struct):
    """How one kind of bot chooses."""

    temperature: Real
    iterations: Int32


class Score(Struct):
    """What came of the games so far."""

    won: Real
    called_off: Int32
    moves: Int32


@dataclass(frozen=True)
class Outcome:
    """One bot of a kind among others of another, in every seat in turn."""

    won: float
    games: int
    called_off: int
    """Games that ended because nobody got on."""
    seconds: float

    def __add__(self, more: "Outcome") -> "Outcome":
        return Outcome(
            self.won + more.won,
            self.games + more.games,
            self.called_off + more.called_off,
            self.seconds + more.seconds,
        )


@kernel
def play_contests(
    one: Bench, other: Bench, sides: Row[Side], scores: Row[Score], low: int, games: int
) -> None:
    """The first side has one seat, each in turn, the second all others; deals stay for a round.

    Both benches have everything in common but the mind and the network.
    """
    state, space, tree = one.states[ROOT], one.spaces[0], one.trees[0]
    score = scores[0]
    for game in range(games):
        deal(state, space.chance, low, 0, game // state.players)
        seed_words(space.chance, low, OWN_CHANCE, game)
        own = game % state.players
        while state.ending == 0:
            side = sides[0 if state.seat == own else 1]
            count = legal_actions(state, space.legal)
            action = int(space.legal.ids[0])
            if count > 1 and side.iterations > 0:
                clear(tree)
                if state.seat == own:
                    search(one, int(state.seat), int(side.iterations))
                else:
                    search(other, int(state.seat), int(side.iterations))
                action = int(tree.nodes[most_visited(tree)].action)
            elif count > 1:
                heat = float(side.temperature)
                action = choose_by_looks(state, space.legal, count, space.chance, heat)
            play(state, action)
            score.moves += 1
        score.won += share_of_win(state, own)
        score.called_off += int(standstill(state))


@dataclass(frozen=True)
class Contender:
    """A level, and what its search weighs things by where that is not as usual."""

    level: Level
    mind: Mind | None = None
    network: Network | None = None


def contest(
    game: Game, players: int, one: Contender, others: Contender, games: int, *, seed: int = 1
) -> Outcome:
    """Let a bot of one kind sit among bots of another."""
    edition = game.default_edition()
    state = game.prepare(players, game.complete_options({}, edition), edition)
    trees = kernels.slots(Tree, 1, compiled=True)
    trees["room"] = NODES
    states = np.concatenate([state.to_record()] * STATES)
    spaces = kernels.slots(Workspace, 1, compiled=True)
    sides, scores = kernels.slots(Side, 2, compiled=True), kernels.slots(Score, 1, compiled=True)
    for place, level in enumerate((one.level, others.level)):
        endless = level.temperature == float("inf")
        sides["temperature"][place] = ANYTHING if endless else level.temperature
        sides["iterations"][place] = level.iterations
    play_games = kernels.bind(play_contests, game, compiled=True)
    benches = []
    for side in (one, others):
        mind = side.mind or mind_of(game, players)
        network = side.network or shipped_network(game) or Network()
        benches.append(Bench(states, trees, spaces, mind.to_record(), network.to_record()))
    started = time.thread_time()
    play_games(*benches, sides, scores, seed, games)
    seconds = time.thread_time() - started
    return Outcome(float(scores["won"][0]), games, int(scores["called_off"][0]), seconds)
