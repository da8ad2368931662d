"""Positions of Dig Mars from small pictures.

table = dig_mars("d2 d3", stations={"blue": "a1 b1"}, digging={"blue": 2}, turn="blue")
assert table.can("dig a1")
assert table.why_not("dig b1") == "dig.too_hard"
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from digsite.core.game import find
from tests.scenario import Table

GRID: Final = [f"{column}{row}" for row in range(1, 5) for column in "abcd"]
TILE: Final = re.compile(
    r"(?=[dc])(d(?P<dig>\d))?(c(?P<carry>\d))?(f(?P<fortune>\d))?(\+(?P<bonus>\w+))?"
)


class DigMarsTable(Table):
    """A table of Dig Mars."""

    def fortune(self, colour: str) -> int:
        return int(self.seat(colour)["fortune"])

    def stations(self, colour: str) -> str:
        """The spaces of a player's stations, as a picture's keywords name them."""
        return " ".join(self.seat(colour)["stations"])

    def stack(self, space: str) -> dict[str, Any]:
        found: dict[str, Any] = self.public["stacks"][space]
        return found


def dig_mars(
    picture: str = "",
    *,
    rest: str = "d1",
    players: int = 2,
    variant: str = "standard",
    turn: str = "red",
    first: str = "red",
    stations: Mapping[str, str] | None = None,
    digging: Mapping[str, int] | None = None,
    carrying: Mapping[str, int] | None = None,
    fortune: Mapping[str, int] | None = None,
    inspected: Mapping[str, str] | None = None,
    actions_left: int = 3,
    bonuses: Mapping[str, int] | None = None,
    round: int = 1,
    progress_round: int | None = None,
) -> DigMarsTable:
    """A position of Dig Mars in the playing phase.

    The picture shows the grid row by row; what it leaves out on the right and below is `rest`.
    A space is `.` or a stack, top tile first: `c3f5/d2` is an explored treasure of carrying
    difficulty 3 and fortune 5 over ground of difficulty 2. A top tile that starts with its
    digging difficulty is unexplored. A number left out is 1; `+inspect` and so on is a bonus.
    Players without a word about their stations have one on d4.
    """
    game = find("dig_mars")
    seats = []
    for colour in game.colours[:players]:
        on = (stations or {}).get(colour, "d4").split()
        seats.append(
            {
                "colour": colour,
                "digging": (digging or {}).get(colour, 1),
                "carrying": (carrying or {}).get(colour, 1),
                "fleet": len(on),
                "fortune": (fortune or {}).get(colour, 0),
                "stations": on,
                "inspected": (inspected or {}).get(colour, "").split(),
            }
        )
    none = {"extra_dig": 0, "extra_carry": 0, "inspect": 0, "relocate": 0}
    state = {
        "game": "dig_mars",
        "rules_version": game.rules_version,
        "players": players,
        "options": {"variant": variant},
        "phase": "playing",
        "seat": game.colours.index(turn),
        "first": game.colours.index(first),
        "actions_left": actions_left,
        "round": round,
        "progress_round": round - 1 if progress_round is None else progress_round,
        "bonuses": none | dict(bonuses or {}),
        "stacks": _stacks(picture, rest),
        "seats": seats,
        "winners": None,
        "ending": None,
    }
    return DigMarsTable(game, state)


def _stacks(picture: str, rest: str) -> dict[str, Any]:
    words = dict.fromkeys(GRID, rest)
    for row, line in enumerate(filter(str.strip, picture.splitlines()), start=1):
        for column, word in zip("abcd", line.split(), strict=False):
            words[f"{column}{row}"] = word
    assert list(words) == GRID, "the picture is larger than the grid"
    return {space: _stack(word) for space, word in words.items()}


def _stack(word: str) -> dict[str, Any]:
    if word == ".":
        return {"explored": False, "tiles": []}
    tiles = [_tile(part) for part in word.split("/")]
    return {"explored": word.startswith("c"), "tiles": tiles[::-1]}


def _tile(word: str) -> dict[str, Any]:
    found = TILE.fullmatch(word)
    assert found, f"{word!r} is no tile"
    numbers = {name: int(found[name] or 1) for name in ("dig", "carry", "fortune")}
    return numbers | {"bonus": found["bonus"]}
