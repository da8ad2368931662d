"""What a game tells the bots: how its player weighs a position, and how strong each level is."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LEVELS: Final = (
    *("random", "beginner", "casual", "practised", "skilled", "strong", "expert", "master"),
    "grandmaster",
)
"""The levels people choose from, weakest first."""

RANDOM_RATING: Final = 200
"""None of 400 games against the next level was won: it is worth this or less."""


@dataclass(frozen=True)
class Level:
    """How strongly a bot plays.

    With a `temperature` it does not search: the appraisal of the actions at hand decides, and this
    is how much worse an action may look and still be played, in points of the game. With
    `iterations` it searches so long for every move, without noise. `rating` is what it is worth
    among two players by the ladder (docs/ladder.md), on the scale of people's ratings.
    """

    name: str
    iterations: int = 0
    temperature: float = 0.0
    rating: int = 0


@dataclass(frozen=True)
class Search:
    """How the search goes about a game (bots/search.py)."""

    exploration: float
    widening: float
    widening_power: float
    bias: float
    spread: float
    turns: int
    """Turns played by the policy beyond the tree before the position is measured."""


@dataclass(frozen=True)
class Player:
    """What speaks for a seat, and how much."""

    terms: tuple[str, ...]
    """What the game's `measure` writes, in order."""
    search: Search
    weights: Mapping[int, tuple[float, ...]]
    """The weight of every term, by the number of players."""


def read_player(path: Path, terms: tuple[str, ...]) -> Player:
    """A player from the file that benchmarks/tune.py and benchmarks/fit_player.py write."""
    data = tomllib.loads(path.read_text("utf-8"))
    weights = {
        int(players): tuple(float(named[term]) for term in terms)
        for players, named in data["weights"].items()
    }
    return Player(terms, Search(**data["search"]), weights)


def read_levels(path: Path) -> dict[str, Level]:
    """The levels in a file, by name. `random` is the same for every game and not in it."""
    data = tomllib.loads(path.read_text("utf-8"))
    random = Level("random", temperature=float("inf"), rating=RANDOM_RATING)
    return {"random": random} | {name: Level(name, **level) for name, level in data.items()}
