"""The public JSON of a game of Dig Mars, written from a state or a view."""

from typing import Any

from digsite.dig_mars.table.state import COLOURS, Phase, State


def write_public(state: State, head: dict[str, Any]) -> dict[str, Any]:
    """The public JSON of a state or a view; `head` is what comes before the state itself."""
    data = head | state.public()
    seats = zip(COLOURS, data["seats"], strict=False)
    data["seats"] = [{"colour": colour} | seat for colour, seat in seats]
    over = state.phase == Phase.OVER
    data["winners"] = [s for s in range(state.players) if state.won[s]] if over else None
    data["ending"] = data.pop("ending")
    return data
