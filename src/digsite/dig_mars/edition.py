"""Editions: the 48 exploration tiles with their provenance, from a file and into the box."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from digsite.core.edition import Edition, EditionText
from digsite.core.edition_faults import wrong
from digsite.dig_mars.table.state import HIGHEST_LEVEL, MOST_FORTUNE, TILES, Bonus, State, Variant

BONUSES: Final = {bonus.name.lower(): bonus for bonus in Bonus if bonus is not Bonus.NONE}
TILE_KEYS: Final = {"dig", "carry", "fortune", "bonus", "count", "source"}


@dataclass(frozen=True)
class TileKind:
    """Tiles that are the same on both sides."""

    dig: int
    carry: int
    fortune: int
    bonus: Bonus
    count: int
    source: str


@dataclass(frozen=True)
class DigMarsEdition(Edition):
    """What is in the box, in the order of the tiles' numbers."""

    tiles: tuple[TileKind, ...]

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        return {"variant": ("standard", "open")}


def read_edition(text: str, source: str) -> DigMarsEdition:
    """The edition written in a file's text; raises BadEdition with the line and the reason."""
    file = EditionText(text, source, game="dig_mars", keys={"tile"})
    kinds = sorted(
        (_tile_kind(file, index, entry) for index, entry in enumerate(file.entries("tile"))),
        key=lambda kind: (kind.dig, kind.carry, kind.fortune, kind.bonus),
    )
    total = sum(kind.count for kind in kinds)
    reason = wrong("sum", wanted=TILES, found=total)
    file.require(total == TILES, reason, "tile", len(kinds) - 1, "count")
    return DigMarsEdition(file.name, text, tuple(kinds))


@cache
def default_edition() -> DigMarsEdition:
    """The set that Digsite ships."""
    text = files("digsite.dig_mars").joinpath("components.toml").read_text("utf-8")
    return read_edition(text, "components.toml")


def open_box(players: int, options: Mapping[str, str], edition: DigMarsEdition) -> State:
    """A state with the tiles in the box and the variant chosen, nothing laid out."""
    state = State()
    state.players = players
    state.variant = Variant[options["variant"].upper()]
    kinds = (kind for kind in edition.tiles for _ in range(kind.count))
    for tile, kind in zip(state.box, kinds, strict=True):
        tile.dig, tile.carry = kind.dig, kind.carry
        tile.fortune, tile.bonus = kind.fortune, kind.bonus
    return state


def _tile_kind(file: EditionText, index: int, entry: dict[str, Any]) -> TileKind:
    file.allow_only(TILE_KEYS, "tile", index)
    word = entry.get("bonus")
    known = word is None or (isinstance(word, str) and word in BONUSES)
    choices = wrong("one-of", key="bonus", choices=", ".join(BONUSES))
    file.require(known, choices, "tile", index, "bonus")
    return TileKind(
        dig=file.number("tile", index, "dig", 1, HIGHEST_LEVEL),
        carry=file.number("tile", index, "carry", 1, HIGHEST_LEVEL),
        fortune=file.number("tile", index, "fortune", 0, MOST_FORTUNE),
        bonus=Bonus.NONE if word is None else BONUSES[word],
        count=file.number("tile", index, "count", 1, TILES),
        source=file.provenance("tile", index),
    )
