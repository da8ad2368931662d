"""Section 3.2, Carry: take away the treasure under one's station."""

from digsite.core.rounds import make_progress
from digsite.core.rule import kernel, rule
from digsite.dig_mars.rules.cooperation import helping_stations, split_fortune
from digsite.dig_mars.rules.scoring import maybe_end_by_last_tile
from digsite.dig_mars.rules.turn import why_not_act
from digsite.dig_mars.table.reasons import Reason
from digsite.dig_mars.table.state import State, top_tile


@rule("3.2", "5.1")
def carrying_level(state: State, space: int) -> int:
    """The active player's carrying level on this space, with the help of further stations."""
    return state.seats[state.seat].carrying + helping_stations(state, space)


@rule("3.2", "4.3")
def why_not_carry(state: State, space: int) -> Reason:
    """An explored top tile under one's own station, not heavier than one's carrying level."""
    if state.bonuses.extra_carry == 0:
        reason = why_not_act(state)
        if reason != Reason.OK:
            return reason
    if state.seats[state.seat].stations[space] == 0:
        return Reason.CARRY_NO_STATION
    if state.stacks[space].height == 0:
        return Reason.CARRY_NO_TILE
    if not state.stacks[space].explored:
        return Reason.CARRY_UNEXPLORED
    if top_tile(state, space).carry > carrying_level(state, space):
        return Reason.CARRY_TOO_HEAVY
    return Reason.OK


@rule("3.2", "4.3")
def carry(state: State, space: int) -> None:
    """Take the tile for an extra carry or an action; the stations stay where they are."""
    if state.bonuses.extra_carry > 0:
        state.bonuses.extra_carry -= 1
    else:
        state.actions_left -= 1
    fortune = int(top_tile(state, space).fortune)
    remove_top_tile(state, space)
    split_fortune(state, space, fortune)
    make_progress(state)
    if state.tiles_left == 0:
        maybe_end_by_last_tile(state)


@kernel
def remove_top_tile(state: State, space: int) -> None:
    """The tile leaves the grid; the one below, if any, lies ground side up.

    It stays written down above the stack: everybody saw which one it was.
    """
    state.stacks[space].height -= 1
    state.stacks[space].explored = False
    state.tiles_left -= 1
