"""The position with which the tutorial begins, as `tutorial.toml` writes it."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from digsite.undermining.table.state import COLOURS, RESOURCE_NAMES

SIGNS: Final = {
    "R": "rock",
    ":": "rubble",
    "U": "uranium",
    "T": "titanium",
    "D": "diamond",
    "N": "niobium",
    "X": "xanium",
    "A": "alien",
}
"""What the letters of the picture, of warehouses, bays and contracts stand for."""
EMPTY: Final = "."


def read_start(written: Mapping[str, Any], dealt: dict[str, Any]) -> dict[str, Any]:
    """A new game with other tiles, mats, contracts and decks."""
    seats = [
        mat | _mat(written[colour]) for colour, mat in zip(COLOURS, dealt["seats"], strict=False)
    ]
    contracts = [
        {"needs": _amounts(letters), "stars": pile}
        for letters, pile in zip(written["contracts"], written["piles"], strict=True)
    ]
    return dealt | {
        "tiles": _tiles(written["picture"]),
        "seats": seats,
        "contracts": contracts,
        "contract_deck": [_amounts(letters) for letters in written["contract_deck"]],
        "tech_deck": written["tech_deck"],
    }


def _mat(written: Mapping[str, Any]) -> dict[str, Any]:
    """What a player begins with; the letters of the warehouse and the bays in any order."""
    stored = Counter(written["warehouse"])
    named = {name: letter for letter, name in SIGNS.items()}
    return {
        "batteries": written["batteries"],
        "cargo": sorted(SIGNS[letter] for letter in written["cargo"]),
        "warehouse": {name: stored[named[name]] for name in RESOURCE_NAMES},
    }


def _tiles(picture: str) -> dict[str, str]:
    """One line for each row underground, one sign for each space."""
    return {
        f"{chr(ord('a') + column)}{row}": SIGNS[sign]
        for row, line in enumerate(picture.split(), start=1)
        for column, sign in enumerate(line)
        if sign != EMPTY
    }


def _amounts(letters: str) -> dict[str, int]:
    return dict(Counter(SIGNS[letter] for letter in letters))
