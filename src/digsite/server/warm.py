"""Compile a game's search in a process of its own: `python -m digsite.server.warm dig_mars`.

Compiling keeps the interpreter busy for a minute; in the server's process everybody would feel it.
Here only the folder of compiled kernels is filled, from which the server then loads them.
"""

import sys
from typing import Final

from digsite.analysis.hints import hints
from digsite.bots import level
from digsite.bots.players import bot
from digsite.bots.view import View
from digsite.core import kernels
from digsite.core.game import Game, find

ACTIONS: Final = 20
"""Enough for turns of several actions, in which a search goes on with what it has kept."""


def load(game: Game) -> None:
    """Use everything that bots and hints use, so that nobody waits for it later."""
    edition, players = game.default_edition(), game.players[0]
    state = game.new_state(players, seed=0, options={}, first=0, edition=edition)
    thinker = bot(game, players, level(game, "expert"), iterations=4, seed=0)
    for _ in range(ACTIONS):
        choice = thinker.choose(View(game, state, int(state.seat)))
        game.kernels["play"](state, choice.number)
    hints(View(game, state, int(state.seat)), iterations=1)


def main(name: str) -> None:
    game = find(name)
    with kernels.compiling(game):
        load(game)


if __name__ == "__main__":
    main(sys.argv[1])
