"""The levels people choose from, weakest first: what each may spend and how noisily it plays."""

from digsite import locales
from digsite.core.errors import BadRequest
from digsite.core.game import Game
from digsite.core.player import LEVELS, Level

__all__ = ["LEVELS", "Level", "level", "title"]


def level(game: Game, name: str) -> Level:
    """The level of this name for a game; refuses names that do not exist."""
    if not isinstance(name, str) or name not in LEVELS:
        raise BadRequest(f"There is no level {name!r}; there are: {', '.join(LEVELS)}.")
    return game.levels[name]


def title(name: str, *, lang: str = "en") -> str:
    """The level's name in a language."""
    return locales.message(lang, "bots", f"level-{name}")
