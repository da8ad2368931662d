"""How far a player of Dig Mars is from what a station has a use for."""

from typing import Final

from digsite.core.rule import kernel, separate
from digsite.dig_mars.bot.worth import prospect
from digsite.dig_mars.table.state import COLUMNS, SPACES, State

FAR: Final = 99
NOWHERE: Final = -1


@kernel
def way_on(state: State, origin: int, space: int) -> int:
    """Steps from a space to the nearest stack that the station from `origin` has a use for."""
    goal = nearest_prospect(state, origin, space)
    return FAR if goal == NOWHERE else steps_between(space, goal)


@separate
def nearest_prospect(state: State, origin: int, space: int) -> int:
    """The stack nearest to a space that the station from `origin` has a use for, or NOWHERE.

    Where none has a use for one station, all go to a stack that two could work together.
    """
    seat = int(state.seat)
    nearest, goal = FAR, NOWHERE
    for other in range(SPACES):
        steps = steps_between(space, other)
        if other != origin and steps < nearest and prospect(state, seat, other, 1) > 0.0:
            nearest, goal = steps, other
    return meeting_place(state, seat) if goal == NOWHERE else goal


@separate
def meeting_place(state: State, seat: int) -> int:
    """The first stack that two of the seat's own stations could work together, or NOWHERE."""
    if state.seats[seat].fleet > 1:
        for space in range(SPACES):
            missing = 2 - min(2, int(state.seats[seat].stations[space]))
            if prospect(state, seat, space, missing) > 0.0:
                return space
    return NOWHERE


@separate
def is_stuck(state: State, seat: int) -> bool:
    """Whether no station has a use for any stack, alone or with another one."""
    for space in range(SPACES):
        if prospect(state, seat, space, 1) > 0.0:
            return False
    return meeting_place(state, seat) == NOWHERE


@kernel
def steps_between(one: int, other: int) -> int:
    """Steps along rows and columns."""
    return abs(one // COLUMNS - other // COLUMNS) + abs(one % COLUMNS - other % COLUMNS)
