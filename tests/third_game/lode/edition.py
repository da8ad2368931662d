"""What is in the box, read from a file: people may play with a box of their own."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from digsite.core.edition import Edition, EditionText
from tests.third_game.lode.state import CLAIMS, MOST_GOLD


@dataclass(frozen=True)
class LodeEdition(Edition):
    """How many nuggets there are of each worth."""

    nuggets: tuple[int, ...]

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        return {}


@cache
def default_edition() -> LodeEdition:
    path = Path(__file__).with_name("components.toml")
    return read_edition(path.read_text("utf-8"), path.name)


def read_edition(text: str, source: str) -> LodeEdition:
    """The edition in a file's text; who has written a wrong line is told which."""
    file = EditionText(text, source, game="lode", keys={"nugget"})
    nuggets = [0] * (MOST_GOLD + 1)
    for index, _ in enumerate(file.entries("nugget")):
        file.allow_only({"gold", "count"}, "nugget", index)
        gold = file.number("nugget", index, "gold", 0, MOST_GOLD)
        nuggets[gold] += file.number("nugget", index, "count", 1, CLAIMS)
    file.require(sum(nuggets) == CLAIMS, f"there must be {CLAIMS} nuggets", "nugget", 0, "count")
    return LodeEdition(file.name, text, tuple(nuggets))
