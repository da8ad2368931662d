"""Section 3.6, Recharge: one battery more."""

from digsite.core.rule import rule
from digsite.undermining.rules.turn import why_not_act
from digsite.undermining.table.reasons import Reason
from digsite.undermining.table.state import MOST_BATTERIES, State


@rule("3.6")
def why_not_recharge(state: State) -> Reason:
    """An action, and fewer than eight batteries."""
    reason = why_not_act(state)
    if reason != Reason.OK:
        return reason
    if state.seats[state.seat].batteries >= MOST_BATTERIES:
        return Reason.RECHARGE_FULL
    return Reason.OK


@rule("3.6")
def recharge(state: State) -> None:
    """Take one battery from the supply."""
    state.actions_left -= 1
    state.seats[state.seat].batteries += 1
