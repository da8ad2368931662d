"""Section 3.1, Dig: turn over the ground under one's station."""

from digsite.core.rounds import make_progress
from digsite.core.rule import kernel, rule
from digsite.dig_mars.rules.bonus import gain_bonus
from digsite.dig_mars.rules.cooperation import helping_stations
from digsite.dig_mars.rules.turn import why_not_act
from digsite.dig_mars.table.reasons import Reason
from digsite.dig_mars.table.state import State, top_tile


@rule("3.1", "5.1")
def digging_level(state: State, space: int) -> int:
    """The active player's digging level on this space, with the help of further stations."""
    return state.seats[state.seat].digging + helping_stations(state, space)


@rule("3.1", "4.2")
def why_not_dig(state: State, space: int) -> Reason:
    """An unexplored top tile under one's own station, not harder than one's digging level."""
    if state.bonuses.extra_dig == 0:
        reason = why_not_act(state)
        if reason != Reason.OK:
            return reason
    if state.seats[state.seat].stations[space] == 0:
        return Reason.DIG_NO_STATION
    if state.stacks[space].height == 0:
        return Reason.DIG_NO_TILE
    if state.stacks[space].explored:
        return Reason.DIG_ALREADY_EXPLORED
    if top_tile(state, space).dig > digging_level(state, space):
        return Reason.DIG_TOO_HARD
    return Reason.OK


@rule("3.1", "4.2")
def dig(state: State, space: int) -> None:
    """Turn the tile over for an extra dig or an action, and gain its bonus action."""
    if state.bonuses.extra_dig > 0:
        state.bonuses.extra_dig -= 1
    else:
        state.actions_left -= 1
    state.stacks[space].explored = True
    forget_inspections(state, space)
    gain_bonus(state, int(top_tile(state, space).bonus))
    make_progress(state)


@kernel
def forget_inspections(state: State, space: int) -> None:
    """What everybody can see is nobody's secret any more."""
    for seat in range(state.players):
        state.seats[seat].inspected[space] = False
