"""Section 3.4, Build: equipment from the workshop into a free expansion slot."""

from digsite.core.rounds import make_progress
from digsite.core.rule import rule
from digsite.undermining.rules.mat import slots, upgrades_built
from digsite.undermining.rules.refinery import can_pay, pay, why_not_refine
from digsite.undermining.rules.turn import why_not_act
from digsite.undermining.table.reasons import Reason
from digsite.undermining.table.state import State


@rule("3.4", "3.8")
def why_not_build(state: State, kind: int) -> Reason:
    """A refinery, a free slot, a tile in the workshop and its cost; an action for the first."""
    if not state.building:
        reason = why_not_act(state)
        if reason != Reason.OK:
            return reason
    reason = why_not_refine(state)
    if reason != Reason.OK:
        return reason
    if upgrades_built(state, int(state.seat)) >= slots(int(state.players)):
        return Reason.BUILD_NO_FREE_SLOT
    if state.workshop[kind] == 0:
        return Reason.BUILD_NONE_LEFT
    if not can_pay(state, int(state.box.cost[kind])):
        return Reason.BUILD_CANNOT_PAY
    return Reason.OK


@rule("3.4")
def build(state: State, kind: int) -> None:
    """Pay and build; until another action more may be built in the same one."""
    if not state.building:
        state.actions_left -= 1
        state.building = True
    pay(state, int(state.box.cost[kind]))
    state.workshop[kind] -= 1
    state.seats[state.seat].equipment[kind] += 1
    make_progress(state)


@rule("3.4")
def finish_building(state: State) -> None:
    """Another action, or the end of the turn, ends this one."""
    state.building = False
