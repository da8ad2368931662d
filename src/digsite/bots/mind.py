"""How a game's searcher weighs things, read from the game's player.toml."""

import tomllib
from functools import cache
from importlib import import_module
from typing import Any

from digsite.bots.tree import Mind
from digsite.core.game import Game


def term_names(game: Game) -> tuple[str, ...]:
    """What the game's `measure` writes, in order."""
    names: tuple[str, ...] = import_module(f"digsite.{game.name}.bot.player").TERMS
    return names


def mind(game: Game, players: int) -> Mind:
    """The searcher's settings and weights for a number of players."""
    data = settings(game)
    made = Mind()
    for name, value in data["search"].items():
        setattr(made, name, value)
    for index, name in enumerate(term_names(game)):
        made.weights[index] = float(data["weights"][str(players)][name])
    return made


@cache
def settings(game: Game) -> dict[str, Any]:
    """The game's player.toml."""
    return tomllib.loads((game.folder / "bot" / "player.toml").read_text("utf-8"))
