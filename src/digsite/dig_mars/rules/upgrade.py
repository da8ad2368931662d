"""Section 3.4, Upgrade: pay fortune for the next level of one's equipment."""

from digsite.core.rounds import make_progress
from digsite.core.rule import rule
from digsite.dig_mars.rules.turn import why_not_act
from digsite.dig_mars.table.reasons import Reason
from digsite.dig_mars.table.state import HIGHEST_LEVEL, State


@rule("3.4")
def upgrade_cost(level: int) -> int:
    """From level 1 to 2 costs 1 fortune point, from 2 to 3 costs 2, from 3 to 4 costs 3."""
    return level


@rule("3.4")
def why_not_upgrade(state: State, level: int) -> Reason:
    """An action, a level left to reach, and the fortune to pay for it."""
    reason = why_not_act(state)
    if reason != Reason.OK:
        return reason
    if level == HIGHEST_LEVEL:
        return Reason.UPGRADE_HIGHEST_LEVEL
    if state.seats[state.seat].fortune < upgrade_cost(level):
        return Reason.UPGRADE_NOT_ENOUGH_FORTUNE
    return Reason.OK


@rule("3.4")
def pay_for_upgrade(state: State, level: int) -> None:
    """Spend the action and the fortune."""
    state.actions_left -= 1
    state.seats[state.seat].fortune -= upgrade_cost(level)
    make_progress(state)


@rule("3.4")
def upgrade_digging(state: State) -> None:
    """The next level of the digging equipment."""
    mat = state.seats[state.seat]
    pay_for_upgrade(state, int(mat.digging))
    mat.digging += 1


@rule("3.4")
def upgrade_carrying(state: State) -> None:
    """The next level of the carrying equipment."""
    mat = state.seats[state.seat]
    pay_for_upgrade(state, int(mat.carrying))
    mat.carrying += 1


@rule("3.4")
def upgrade_fleet(state: State, space: int) -> None:
    """The next level of the expedition fleet; the new station is placed at once, on any space."""
    mat = state.seats[state.seat]
    pay_for_upgrade(state, int(mat.fleet))
    mat.fleet += 1
    mat.stations[space] += 1
