"""The public JSON of a game of Dig Mars, written from a state or a view."""

from collections.abc import Iterable
from itertools import compress
from typing import Any

from digsite.dig_mars.rules.secrets import blind_stack
from digsite.dig_mars.table.state import COLOURS, SPACE_NAMES, SPACES, Phase, State, Variant


def write_public(state: State, head: dict[str, Any]) -> dict[str, Any]:
    """The public JSON of a state or a view; `head` is what comes before the state itself."""
    data = head | state.public()
    seats = zip(COLOURS, data["seats"], strict=False)
    data["seats"] = [{"colour": colour} | seat for colour, seat in seats]
    over = state.phase == Phase.OVER
    data["winners"] = [s for s in range(state.players) if state.won[s]] if over else None
    data["ending"] = data.pop("ending")
    return data


def known_besides(state: State, seat: int) -> list[tuple[str, int]]:
    """A seat may know more than a spectator of its fortune, and of what it has inspected."""
    return [("seats", seat), *(("stacks", space) for space in _inspected(state, seat))]


def blind_besides(state: State, seat: int) -> None:
    """Of what is there besides a spectator's view only the stacks may still hide something."""
    if state.phase != Phase.OVER:
        for space in _inspected(state, seat):
            blind_stack(state, seat, space)


def _inspected(state: State, seat: int) -> Iterable[int]:
    return compress(range(SPACES), state.seats[seat].inspected)


def holds_secret(state: State, seat: int) -> bool:
    """Where the fortune lies open, only what a seat has inspected is its own knowledge."""
    return state.variant == Variant.STANDARD or any(state.seats[seat].inspected)


def write_besides(state: State, seat: int, spectators_view: dict[str, Any]) -> dict[str, Any]:
    """The public JSON of a seat's view, made from a spectator's."""
    data = spectators_view | {
        "seats": spectators_view["seats"].copy(),
        "stacks": spectators_view["stacks"].copy(),
    }
    data["seats"][seat] = {"colour": COLOURS[seat]} | state.seats[seat].public()
    for space in _inspected(state, seat):
        data["stacks"][SPACE_NAMES[space]] = state.stacks[space].public()
    return data
