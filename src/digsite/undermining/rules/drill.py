"""Section 3.1, Drill: break solid rock, clear rubble, take a tile into a bay and its place."""

from digsite.core.rounds import make_progress
from digsite.core.rule import rule
from digsite.undermining.rules.mat import free_bays
from digsite.undermining.rules.spaces import (
    are_neighbours,
    is_bedrock,
    is_token,
    load_token,
    remove_tile,
)
from digsite.undermining.rules.turn import why_not_act
from digsite.undermining.table.reasons import Reason
from digsite.undermining.table.state import Equipment, State, Tile


@rule("3.1")
def steps_per_drill(state: State) -> int:
    """One step, and one more for each drill bit."""
    return 1 + state.seats[state.seat].equipment[Equipment.DRILL]


@rule("1.2", "3.1")
def why_not_drill(state: State, space: int) -> Reason:
    """A step or an action, a tile on a neighbouring space, and a free bay if the tile needs one."""
    if state.drill_steps_left == 0:
        reason = why_not_act(state)
        if reason != Reason.OK:
            return reason
    if not are_neighbours(state.board, int(state.seats[state.seat].at), space):
        return Reason.DRILL_NOT_NEIGHBOUR
    if is_bedrock(state.board, space):
        return Reason.DRILL_BEDROCK
    if state.tiles[space] == Tile.NONE:
        return Reason.DRILL_NO_TILE
    if is_token(int(state.tiles[space])) and free_bays(state, int(state.seat)) <= 0:
        return Reason.DRILL_NO_FREE_BAY
    return Reason.OK


@rule("3.1")
def drill(state: State, space: int) -> None:
    """One step; with steps left of the same action it costs nothing."""
    if state.drill_steps_left > 0:
        state.drill_steps_left -= 1
    else:
        state.actions_left -= 1
        state.drill_steps_left = steps_per_drill(state) - 1
    tile = int(state.tiles[space])
    if tile == Tile.ROCK:
        state.tiles[space] = Tile.RUBBLE
    else:
        if is_token(tile):
            load_token(state, tile)
        remove_tile(state, space)
        state.seats[state.seat].at = space
    make_progress(state)


@rule("3.1")
def give_up_steps(state: State) -> None:
    """Another action, or the end of the turn, gives up the steps left."""
    state.drill_steps_left = 0
