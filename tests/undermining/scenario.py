"""Positions of Undermining from small pictures.

table = undermining("R:U", at={"orange": "a1"}, equipment={"orange": "drill"})
table.play("drill b1")
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from digsite.core.edition import Edition
from digsite.core.game import find
from digsite.undermining.rules.mat import slots
from digsite.undermining.table.state import EQUIPMENT_NAMES, RESOURCE_NAMES
from digsite.undermining.tutorial import EMPTY, SIGNS
from tests.scenario import Table

PILES: Final = {2: [8, 6, 5, 3], 3: [8, 6, 5, 3], 4: [8, 7, 5, 4, 3], 5: [8, 7, 6, 5, 4, 3]}
OPEN: Final[dict[str, Any]] = {
    "columns": 12,
    "rows": 10,
    "bedrock": [],
    "portals": ["c4", "e8", "h8", "j4", "s1", "s4"],
    "refineries": ["s2", "s3"],
}
BEDROCK: Final[dict[str, Any]] = OPEN | {
    "bedrock": ["c8", "d3", "f6", "g6", "i3", "j8"],
    "portals": ["b5", "e10", "h10", "k5", "s1", "s4"],
}
BOARDS: Final = {"open": OPEN, "bedrock": BEDROCK}


class UnderminingTable(Table):
    """A table of Undermining."""

    def at(self, colour: str) -> str | None:
        """Where a player's UMV stands."""
        found: str | None = self.seat(colour)["at"]
        return found

    def batteries(self, colour: str) -> int:
        return int(self.seat(colour)["batteries"])

    def cargo(self, colour: str) -> list[str]:
        return list(self.seat(colour)["cargo"])

    def warehouse(self, colour: str) -> str:
        """The resources of a player in a few letters, as the pictures' keywords name them."""
        stored = self.seat(colour)["warehouse"]
        letters = {name: letter for letter, name in SIGNS.items()}
        return "".join(letters[name] * count for name, count in stored.items())

    def tile(self, space: str) -> str | None:
        found: str | None = self.public["tiles"].get(space)
        return found

    def score(self, colour: str) -> int:
        return int(self.public["scores"][self.match.game.colours.index(colour)])

    def needs(self) -> list[Any]:
        """What the three active contracts want."""
        return [contract["needs"] for contract in self.public["contracts"]]


def amounts(letters: str) -> dict[str, int]:
    """`UUT` as the ores of a contract."""
    return dict(Counter(SIGNS[letter] for letter in letters))


def tiles(picture: str, rest: str, board: Mapping[str, Any]) -> dict[str, str]:
    """The tiles of a picture, row by row from a1; what it leaves out is `rest`."""
    lines = picture.split()
    found = {}
    for row in range(board["rows"]):
        for column in range(board["columns"]):
            name = f"{'abcdefghijklmnop'[column]}{row + 1}"
            line = lines[row] if row < len(lines) else ""
            sign = line[column] if column < len(line) else rest
            if sign != EMPTY and name not in board["bedrock"]:
                found[name] = SIGNS[sign]
    return found


def undermining(
    picture: str = "",
    *,
    rest: str = "R",
    players: int = 2,
    board: str = "open",
    drawn: Mapping[str, Any] | None = None,
    turn: str = "orange",
    first: str = "orange",
    at: Mapping[str, str | None] | None = None,
    batteries: Mapping[str, int] | None = None,
    cargo: Mapping[str, str] | None = None,
    warehouse: Mapping[str, str] | None = None,
    equipment: Mapping[str, str] | None = None,
    tech: Mapping[str, str] | None = None,
    stars: Mapping[str, list[int]] | None = None,
    workshop: Mapping[str, int] | None = None,
    contracts: str = "UUT UD TTN",
    piles: list[list[int]] | None = None,
    contract_deck: str = "UN DDN TD",
    tech_deck: str = "",
    bag: str = "",
    actions_left: int = 3,
    round: int = 2,
    progress_round: int | None = None,
    last_seat: str | None = None,
    edition: Edition | None = None,
    **turn_fields: Any,
) -> UnderminingTable:
    """A position of Undermining in the playing phase.

    A sign of the picture is one space: `.` empty, `R` solid rock, `:` rubble, and the first letters
    of the resources and of alien tiles. The same letters are cargo, warehouses and contracts
    (`-` where a slot has none). UMVs without a word about them stand on s1. `drawn` is the public
    form of another board.
    """
    game = find("undermining")
    on = drawn or BOARDS[board]
    built = Counter((equipment or {}).get(c, "") for c in game.colours[:players])
    used = Counter(kind for words, times in built.items() for kind in words.split() * times)
    seats = []
    for colour in game.colours[:players]:
        has = Counter((equipment or {}).get(colour, "").split())
        stored = Counter(SIGNS[letter] for letter in (warehouse or {}).get(colour, ""))
        seats.append(
            {
                "colour": colour,
                "at": (at or {}).get(colour, "s1"),
                "batteries": (batteries or {}).get(colour, 0),
                "bays": 2 + has["bay"],
                "slots": slots(players),
                "cargo": sorted(SIGNS[letter] for letter in (cargo or {}).get(colour, "")),
                "warehouse": {name: stored[name] for name in RESOURCE_NAMES},
                "equipment": {name: has[name] for name in EQUIPMENT_NAMES},
                "tech": sorted((tech or {}).get(colour, "").split()),
                "stars": (stars or {}).get(colour, []),
            }
        )
    left = piles or [PILES[players]] * 3
    wanted = contracts.split()
    state: dict[str, Any] = {
        "game": "undermining",
        "rules_version": game.rules_version,
        "players": players,
        "options": {"board": board},
        "phase": "playing",
        "seat": game.colours.index(turn),
        "first": game.colours.index(first),
        "round": round,
        "progress_round": round - 1 if progress_round is None else progress_round,
        "last_seat": None if last_seat is None else game.colours.index(last_seat),
        "actions_left": actions_left,
        "drill_steps_left": 0,
        "building": False,
        "phasing": False,
        "uplink": False,
        "swaps_left": 0,
        "board": on,
        "tiles": tiles(picture, rest, on),
        "seats": seats,
        "workshop": {name: 4 - used[name] for name in EQUIPMENT_NAMES} | dict(workshop or {}),
        "contracts": [
            {"needs": None if letters == "-" else amounts(letters), "stars": pile}
            for letters, pile in zip(wanted, left, strict=True)
        ],
        "contract_deck": [amounts(letters) for letters in contract_deck.split()],
        "tech_deck": tech_deck.split(),
        "bag": [SIGNS[letter] for letter in bag],
        "last_turns": last_seat is not None,
        "scores": [0] * players,
        "winners": None,
        "ending": None,
    }
    # Standing on a space means that no tile lies there.
    for seat in seats:
        state["tiles"].pop(seat["at"], None)
    return UnderminingTable(game, state | turn_fields, edition)
