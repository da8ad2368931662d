"""Compile a game's search in a process of its own: `python -m digsite.server.warm dig_mars`.

Compiling keeps the interpreter busy for seconds; in the server's process everybody would feel it.
Here only the folder of compiled kernels is filled, from which the server then loads them.
"""

import sys

from digsite.bots import choose
from digsite.core.game import find


def main(name: str) -> None:
    game = find(name)
    edition, players = game.default_edition(), game.players[0]
    state = game.new_state(players, seed=0, options={}, first=0, edition=edition)
    choose(state, game, level="expert", iterations=1)


if __name__ == "__main__":
    main(sys.argv[1])
