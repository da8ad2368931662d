"""Where games come from: any installed package may announce one as an entry point.

    [project.entry-points."digsite.games"]
    dig_mars = "digsite.dig_mars.game:GAME"

Digsite's own games are found in the same way as everybody else's.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Final

from digsite.core.bot_settings import LEVELS
from digsite.core.limits import (
    MOST_ACTIONS,
    MOST_DRAWN,
    MOST_FAMILIES,
    MOST_SEATS,
    MOST_TALLIES,
    MOST_TERMS,
)

if TYPE_CHECKING:
    from digsite.core.game import Game

GROUP: Final = "digsite.games"
PROJECT: Final = Path(__file__).parents[3] / "pyproject.toml"


class BadGame(Exception):
    """A game that breaks its contract: a mistake of whoever wrote the game, not of who plays it."""


@cache
def announced() -> dict[str, EntryPoint]:
    """Every game there is, by name and in the order of the names."""
    points = {point.name: point for point in (*entry_points(group=GROUP), *_in_the_project())}
    return dict(sorted(points.items()))


def _in_the_project() -> Iterator[EntryPoint]:
    """What pyproject.toml announces, where Digsite runs from its sources.

    The metadata that entry points are read from is written when a package is installed. A checkout
    on the path may have none, or what it announced long ago; the file itself is always up to date.
    """
    if PROJECT.is_file():
        project = tomllib.loads(PROJECT.read_text("utf-8")).get("project", {})
        if project.get("name") == "digsite":
            for name, value in project["entry-points"][GROUP].items():
                yield EntryPoint(name, value, GROUP)


def check(game: "Game") -> None:
    """Refuse a game that needs more than there is room for, or that leaves something out."""
    for needed, most, what in _ceilings(game):
        if needed > most:
            raise BadGame(f"{game.title} has {needed} {what}; there is room for {most}.")
    for what in _missing(game):
        raise BadGame(f"{game.title} has no {what}.")


def _ceilings(game: "Game") -> Iterator[tuple[int, int, str]]:
    """What a game needs of everything that kernels keep in arrays of a fixed length."""
    yield game.players[-1], MOST_SEATS, "seats (MOST_SEATS)"
    yield game.actions.size, MOST_ACTIONS, "actions (MOST_ACTIONS)"
    yield len(game.actions.families), MOST_FAMILIES, "families of actions (MOST_FAMILIES)"
    yield len(game.player.terms), MOST_TERMS, "terms (MOST_TERMS)"
    yield len(game.tallies), MOST_TALLIES, "tallies (MOST_TALLIES)"
    yield game.drawn, MOST_DRAWN, "numbers to remember of a row (MOST_DRAWN)"


def _missing(game: "Game") -> Iterator[str]:
    """What the types cannot see that a game has left out."""
    most = game.players[-1]
    yield from (f"colour for seat {seat}" for seat in range(len(game.colours), most))
    yield from (f"level {name!r}" for name in LEVELS if name not in game.levels)
    for players in game.players:
        if len(game.player.weights.get(players, ())) != len(game.player.terms):
            yield f"weight of every term for {players} players"
