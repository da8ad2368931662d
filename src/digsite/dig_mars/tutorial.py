"""The position with which the tutorial begins, as `tutorial.toml` writes it."""

from collections.abc import Mapping
from typing import Any, Final

from digsite.dig_mars.table.state import COLOURS

EXPLORED: Final = "explored"


def read_start(written: Mapping[str, Any], dealt: dict[str, Any]) -> dict[str, Any]:
    """A new game with other stacks, and with the fortune points that everybody begins with."""
    stacks = {name: _stack(written["stacks"].get(name, [])) for name in dealt["stacks"]}
    fortunes = zip(COLOURS, dealt["seats"], strict=False)
    seats = [mat | {"fortune": written["fortune"][colour]} for colour, mat in fortunes]
    return dealt | {"stacks": stacks, "seats": seats}


def _stack(tiles: list[str]) -> dict[str, Any]:
    """Tiles from the bottom to the top; the last one may be explored."""
    explored = bool(tiles) and tiles[-1].endswith(EXPLORED)
    return {"explored": explored, "tiles": [_tile(text) for text in tiles]}


def _tile(text: str) -> dict[str, Any]:
    """`2 1 3 inspect`: digging and carrying difficulty, fortune points, bonus action."""
    dig, carry, fortune, *words = text.split()
    bonus = next((word for word in words if word != EXPLORED), None)
    return {"dig": int(dig), "carry": int(carry), "fortune": int(fortune), "bonus": bonus}
