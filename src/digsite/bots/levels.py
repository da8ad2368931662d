"""The levels people choose from, weakest first: what each may spend and how noisily it plays."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from digsite import locales
from digsite.core.errors import BadRequest
from digsite.core.game import Game

LEVELS: Final = ("random", "beginner", "casual", "skilled", "expert", "master")


@dataclass(frozen=True)
class Level:
    """How strongly a bot plays; see levels.toml for the units."""

    name: str
    iterations: int = 0
    temperature: float = 0.0


def level(game: Game, name: str) -> Level:
    """The level of this name for a game; refuses names that do not exist."""
    if not isinstance(name, str) or name not in LEVELS:
        raise BadRequest(f"There is no level {name!r}; there are: {', '.join(LEVELS)}.")
    if name == "random":
        return Level(name, temperature=float("inf"))
    return Level(name, **_table()[game.name][name])


def title(name: str, *, lang: str = "en") -> str:
    """The level's name in a language."""
    return locales.message(lang, "bots", f"level-{name}")


@cache
def _table() -> dict[str, dict[str, dict[str, Any]]]:
    return tomllib.loads(files("digsite.bots").joinpath("levels.toml").read_text("utf-8"))
