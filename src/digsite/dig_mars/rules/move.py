"""Section 3.3, Move: one of one's stations to another space of the grid."""

from digsite.core.rule import kernel, rule
from digsite.dig_mars.rules.turn import why_not_act
from digsite.dig_mars.table.reasons import Reason
from digsite.dig_mars.table.state import COLUMNS, State


@rule("3.3")
def why_not_move(state: State, origin: int, target: int) -> Reason:
    """To the neighbouring space, or over empty spaces to the nearest stack in that line."""
    reason = why_not_act(state)
    if reason != Reason.OK:
        return reason
    if state.seats[state.seat].stations[origin] == 0:
        return Reason.MOVE_NO_STATION
    if origin == target:
        return Reason.MOVE_SAME_SPACE
    if not is_in_line(origin, target):
        return Reason.MOVE_NOT_IN_LINE
    if not is_next(state, origin, target):
        return Reason.MOVE_TOO_FAR
    return Reason.OK


@rule("3.3")
def is_next(state: State, origin: int, target: int) -> bool:
    """Whether a station can go there in one move, along a row or a column."""
    step = step_between(origin, target)
    space = origin + step
    while space != target:
        if state.stacks[space].height > 0:
            return False
        space += step
    return ends_move(state, origin + step, target)


@rule("3.3")
def ends_move(state: State, neighbour: int, target: int) -> bool:
    """A move ends on the neighbouring space or, over empty spaces, on the nearest stack."""
    return target == neighbour or state.stacks[target].height > 0


@kernel
def is_in_line(origin: int, target: int) -> bool:
    """Whether two spaces share a row or a column."""
    return origin // COLUMNS == target // COLUMNS or origin % COLUMNS == target % COLUMNS


@kernel
def step_between(origin: int, target: int) -> int:
    """The step that leads along the line from one space towards another."""
    length = 1 if origin // COLUMNS == target // COLUMNS else COLUMNS
    return length if target > origin else -length


@rule("3.3")
def move(state: State, origin: int, target: int) -> None:
    """Spend an action and move one station."""
    state.actions_left -= 1
    mat = state.seats[state.seat]
    mat.stations[origin] -= 1
    mat.stations[target] += 1
