"""The levels people choose from, weakest first: what each may spend and how noisily it plays."""

from digsite.core.bot_settings import LEVELS, Level
from digsite.core.errors import NoSuchChoice
from digsite.core.game import Game

__all__ = ["LEVELS", "Level", "level"]


def level(game: Game, name: str) -> Level:
    """The level of this name for a game; refuses names that do not exist."""
    if not isinstance(name, str) or name not in LEVELS:
        raise NoSuchChoice("level", given=repr(name), levels=", ".join(LEVELS))
    return game.levels[name]
