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
    """The stack nearest to a space that the station from `origin` has a use for, or NOWHERE."""
    number = int(state.seat)
    nearest, goal = FAR, NOWHERE
    for other in range(SPACES):
        steps = steps_between(space, other)
        if other != origin and steps < nearest and prospect(state, number, other, 1) > 0.0:
            nearest, goal = steps, other
    return goal


@kernel
def steps_between(one: int, other: int) -> int:
    """Steps along rows and columns."""
    return abs(one // COLUMNS - other // COLUMNS) + abs(one % COLUMNS - other % COLUMNS)
