"""Positions from small pictures, so that a test of a rule shows the table it speaks of.

    table = dig_mars("d2 d3", stations={"blue": "a1 b1"}, digging={"blue": 2}, turn="blue")
    assert table.can("dig a1")
    assert table.why_not("dig b1") == "dig.too_hard"

`Table` knows no game: any public state can be played on through it.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from digsite.core.edition import Edition
from digsite.core.game import Game, find
from digsite.core.match import Match

GRID: Final = [f"{column}{row}" for row in range(1, 5) for column in "abcd"]
TILE: Final = re.compile(
    r"(?=[dc])(d(?P<dig>\d))?(c(?P<carry>\d))?(f(?P<fortune>\d))?(\+(?P<bonus>\w+))?"
)


class Table:
    """A match to look at and to play on in few words."""

    def __init__(self, game: Game, state: dict[str, Any], edition: Edition | None = None) -> None:
        self.match = Match.from_public(state, game=game, edition=edition)

    @property
    def public(self) -> dict[str, Any]:
        """The whole public state."""
        return self.match.public()

    @property
    def turn(self) -> str:
        """The colour of the seat to move."""
        return self.match.colour

    def play(self, *actions: str) -> list[dict[str, Any]]:
        """Play actions one after another; gives the events of the last."""
        events: list[dict[str, Any]] = []
        for action in actions:
            events = self.match.play(action)
        return events

    def why_not(self, action: str) -> str | None:
        """The code of the reason against an action, or None."""
        refusal = self.match.why_not(action)
        return refusal.code if refusal else None

    def can(self, action: str) -> bool:
        return action in self.match.legal_actions()

    def legal(self, start: str = "") -> list[str]:
        """The legal actions whose notation starts so."""
        return [action for action in self.match.legal_actions() if action.startswith(start)]

    def seat(self, colour: str) -> dict[str, Any]:
        """What lies in front of one player."""
        found: dict[str, Any] = self.public["seats"][self.match.game.colours.index(colour)]
        return found

    def view(self, colour: str | None) -> dict[str, Any]:
        """What one player, or a spectator, may see."""
        seat = None if colour is None else self.match.game.colours.index(colour)
        return self.match.view(seat)


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
