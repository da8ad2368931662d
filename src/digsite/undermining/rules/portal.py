"""Section 3.7, Portal: from one portal to another."""

from digsite.core.rule import rule
from digsite.undermining.rules.spaces import has_portal, is_occupied
from digsite.undermining.rules.turn import why_not_act
from digsite.undermining.table.reasons import Reason
from digsite.undermining.table.state import State, Tile


@rule("3.7")
def why_not_portal(state: State, target: int) -> Reason:
    """From a portal to another one that is open: no tile and no UMV on it, or on the surface."""
    reason = why_not_act(state)
    if reason != Reason.OK:
        return reason
    if not has_portal(state.board, int(state.seats[state.seat].at)):
        return Reason.PORTAL_NOT_ON_PORTAL
    if not has_portal(state.board, target):
        return Reason.PORTAL_NONE_THERE
    if target == state.seats[state.seat].at:
        return Reason.PORTAL_SAME_SPACE
    if state.tiles[target] != Tile.NONE:
        return Reason.PORTAL_TILE
    if is_occupied(state, target):
        return Reason.PORTAL_OCCUPIED
    return Reason.OK


@rule("3.7")
def portal(state: State, target: int) -> None:
    """Spend an action and come out at the other portal."""
    state.actions_left -= 1
    state.seats[state.seat].at = target
