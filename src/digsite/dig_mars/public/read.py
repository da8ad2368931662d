"""Reading the public JSON of a game of Dig Mars back: form, ranges and counts are checked."""

from typing import Any

from digsite.core.forms import Integer
from digsite.core.public_checks import (
    check_colour,
    check_end,
    check_rounds,
    require,
    with_progress_round,
)
from digsite.dig_mars.rules.turn import ACTIONS_PER_TURN
from digsite.dig_mars.table.state import (
    COLOURS,
    MOST_PLAYERS,
    SPACE_NAMES,
    SPACES,
    TILES,
    Phase,
    State,
)


def read_public(data: dict[str, Any], state: State) -> None:
    """Fill a state from its public JSON; raises ImpossibleState with the path and the reason."""
    state.read_public(with_defaults(data), "")
    require(data.get("players") == state.players, "players", "must be the number of seats")
    check_seats(data, state)
    check_stacks(state)
    check_turn(state)
    check_end(data.get("winners"), state, is_over=state.phase == Phase.OVER)
    if state.phase == Phase.OVER:
        read_winners(data.get("winners"), state)
    if state.phase == Phase.PLACING:
        check_placing(state)


def with_defaults(data: dict[str, Any]) -> dict[str, Any]:
    """What may be left out, filled in."""
    filled = with_progress_round(dict(data))
    seats = data.get("seats")
    if isinstance(seats, list):
        filled["seats"] = [{"inspected": []} | s if isinstance(s, dict) else s for s in seats]
    if "first" not in data:
        filled["first"] = 0
        if data.get("phase") == "placing" and isinstance(seats, list) and seats:
            placed = sum(bool(s.get("stations")) for s in seats if isinstance(s, dict))
            if isinstance(data.get("seat"), int):
                filled["first"] = (data["seat"] - placed) % len(seats)
    return filled


def check_seats(data: dict[str, Any], state: State) -> None:
    for seat in range(state.players):
        mat, path = state.seats[seat], f"seats[{seat}]"
        check_colour(data["seats"][seat], seat, COLOURS)
        if state.phase != Phase.PLACING:
            stations = sum(mat.stations)
            reason = f"must be as many as the fleet's level, {mat.fleet}, not {stations}"
            require(stations == mat.fleet, f"{path}.stations", reason)
        for space in range(SPACES):
            if mat.inspected[space]:
                stack = state.stacks[space]
                hidden = stack.height > 0 and not stack.explored
                reason = f"names {SPACE_NAMES[space]}, which has no unexplored tile"
                require(hidden, f"{path}.inspected", reason)


def check_stacks(state: State) -> None:
    state.tiles_left = sum(stack.height for stack in state.stacks)
    for name, stack in zip(SPACE_NAMES, state.stacks, strict=True):
        reason = "cannot be true where no tile is"
        require(stack.height > 0 or not stack.explored, f"stacks.{name}.explored", reason)


def check_turn(state: State) -> None:
    most = ACTIONS_PER_TURN if state.phase == Phase.PLAYING else 0
    Integer(0, most).number(state.actions_left, "actions_left")
    for field in state.bonuses.fields():
        limit = TILES if state.phase == Phase.PLAYING else 0
        Integer(0, limit).number(getattr(state.bonuses, field.name), f"bonuses.{field.name}")
    check_rounds(state)


def read_winners(winners: object, state: State) -> None:
    """Who has won is told: a victory may have been declared by one who had not most fortune."""
    require(isinstance(winners, list), "winners", "must be a list of seats")
    assert isinstance(winners, list)
    ascending = [seat for seat in range(state.players) if seat in winners]
    require(winners == ascending != [], "winners", "must be a list of seats, ascending")
    state.won = [seat in winners for seat in range(MOST_PLAYERS)]


def check_placing(state: State) -> None:
    placed = [sum(mat.stations) for mat in state.seats[: state.players]]
    active = (state.seat - state.first) % state.players
    for offset in range(state.players):
        seat = (state.first + offset) % state.players
        path = f"seats[{seat}]"
        wanted = 1 if offset < active else 0
        reason = f"must hold {wanted} while seat {state.seat} is placing"
        require(placed[seat] == wanted, f"{path}.stations", reason)
        require(state.seats[seat].fleet == 1, f"{path}.fleet", "must be 1 while placing")
    require(state.round == 1, "round", "must be 1 while placing")
    require(state.tiles_left > 0, "stacks", "must leave a place for the first stations")
