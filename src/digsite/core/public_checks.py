"""Reading a public JSON back: what the games have in common."""

from collections.abc import Sequence
from typing import Any

from digsite.core.forms import Form, Integer
from digsite.core.generic import GameState
from digsite.core.rounds import GuardedState

require = Form.require


def part(data: dict[str, Any], path: str, kind: type, key: str | None = None) -> Any:
    """What stands under a key, which must be there and hold a list or an object."""
    key = path if key is None else key
    require(key in data, path, "is missing")
    reason = "must be a list" if kind is list else "must be an object"
    require(isinstance(data[key], kind), path, reason)
    return data[key]


def with_progress_round(data: dict[str, Any]) -> dict[str, Any]:
    """The data with its `progress_round`; if missing, progress is assumed a round ago."""
    if "progress_round" in data or not isinstance(data.get("round"), int):
        return data
    return data | {"progress_round": max(data["round"] - 1, 0)}


def check_colour(mat: dict[str, Any], seat: int, colours: Sequence[str]) -> None:
    """Seats are given in the order of their colours."""
    reason = f"must be {colours[seat]}"
    require(mat.get("colour") == colours[seat], f"seats[{seat}].colour", reason)


def check_rounds(state: GuardedState) -> None:
    """Whose turn it is, who has the first, and when there was progress."""
    for name in ("seat", "first"):
        Integer(0, state.players - 1).number(getattr(state, name), name)
    Integer(0, state.round).number(state.progress_round, "progress_round")


def check_end(winners: object, state: GameState, *, is_over: bool) -> None:
    """Winners and an ending are there once the game is over, and not before."""
    if is_over:
        require(state.ending != 0, "ending", "must be given once the game is over")
    else:
        require(winners is None, "winners", "must be null while the game is played")
        require(state.ending == 0, "ending", "must be null while the game is played")
