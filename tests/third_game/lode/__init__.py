"""Lode, a small game of looking and digging: everything that a game owes Digsite, and no more.

RULES.md is the game. Read `state`, then `rules`, `bot`, `edition` and `game`. A package of its own
would let Digsite find it by two lines of its pyproject.toml:

    [project.entry-points."digsite.games"]
    lode = "lode.game:GAME"

That is all: `digsite play lode`, the library, the environments and the server know it then. The
browser alone, which draws every game in its own way, needs a board for it (web/src/games).
"""
