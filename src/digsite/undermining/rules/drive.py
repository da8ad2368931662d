"""Section 3.2, Drive: through empty spaces, past other UMVs for batteries.

How far a UMV comes is found row by row: each row is a number with one bit for each column, and in
one step the reached bits of a row spread to both sides, up and down, into the bits that are free.
On the surface each of the four spaces is as wide as the columns under it, so a step that reaches
one of its bits reaches them all.
"""

from typing import Final

from digsite.core.rule import kernel, rule
from digsite.undermining.rules.spaces import (
    first_column_under,
    is_bedrock,
    is_occupied,
    is_on_surface,
)
from digsite.undermining.rules.turn import why_not_act
from digsite.undermining.table.reasons import Reason
from digsite.undermining.table.state import (
    DEPTHS,
    MOST_COLUMNS,
    MOST_PASSED,
    SURFACE,
    UNDERGROUND,
    Board,
    Equipment,
    State,
    Tile,
)

FIRST_SPACES: Final = 2
BATTERIES_TO_PASS: Final = 2
OUT_OF_REACH: Final = MOST_PASSED + 1
ALL_COLUMNS: Final = (1 << MOST_COLUMNS) - 1


@rule("3.2")
def spaces_per_drive(state: State) -> int:
    """Two spaces, and one more for each thruster."""
    return FIRST_SPACES + state.seats[state.seat].equipment[Equipment.THRUSTER]


@rule("3.2", "4.6")
def why_not_drive(state: State, target: int) -> Reason:
    """A free space without a tile, near enough, and the batteries for the UMVs passed."""
    reason = why_not_act(state)
    if reason != Reason.OK:
        return reason
    if target == state.seats[state.seat].at:
        return Reason.DRIVE_SAME_SPACE
    if is_bedrock(state.board, target):
        return Reason.DRIVE_BEDROCK
    if state.tiles[target] != Tile.NONE:
        return Reason.DRIVE_TILE
    if is_occupied(state, target):
        return Reason.DRIVE_OCCUPIED
    passed = fewest_passed(state, target)
    if passed == OUT_OF_REACH:
        return Reason.DRIVE_TOO_FAR
    if passed * BATTERIES_TO_PASS > state.seats[state.seat].batteries:
        return Reason.DRIVE_NOT_ENOUGH_BATTERIES
    return Reason.OK


@rule("3.2", "4.6")
def drive(state: State, target: int) -> None:
    """Spend an action and go the way that costs the fewest batteries."""
    mat = state.seats[state.seat]
    state.actions_left -= 1
    if umvs_near(state) > 0:
        mat.batteries -= fewest_passed(state, target) * BATTERIES_TO_PASS
    mat.at = target
    state.phasing = False


@rule("3.2")
def fewest_passed(state: State, target: int) -> int:
    """How many UMVs the best way there passes, or OUT_OF_REACH."""
    near = umvs_near(state)
    mark_reach(state, near)
    depth, bits = depth_of(target), columns_of(state.board, target)
    fewest = OUT_OF_REACH
    for passed in range(near + 1):
        if fewest == OUT_OF_REACH and state.reach.reached[passed * DEPTHS + depth] & bits:
            fewest = passed
    clear_reach(state, near)
    return fewest


@rule("3.2", "4.6")
def umvs_near(state: State) -> int:
    """How many UMVs could be passed at most: others underground, rows within reach.

    A phasing UMV passes everything free of charge, so it counts none.
    """
    if state.phasing:
        return 0
    depth = depth_of(int(state.seats[state.seat].at))
    near = 0
    for seat in range(state.players):
        at = state.seats[seat].at
        if seat != state.seat and 0 <= at < UNDERGROUND:
            if abs(depth_of(int(at)) - depth) < spaces_per_drive(state):
                near += 1
    return near


@kernel
def depth_of(space: int) -> int:
    """The surface is depth 0, the top row underground depth 1."""
    return 0 if is_on_surface(space) else space // MOST_COLUMNS + 1


@kernel
def columns_of(board: Board, space: int) -> int:
    """The bits of the columns that a space takes up in its row."""
    if is_on_surface(space):
        return ((1 << board.columns // SURFACE) - 1) << first_column_under(board, space)
    return 1 << space % MOST_COLUMNS


@rule("3.2")
def mark_reach(state: State, most_passed: int) -> None:
    """Mark where the UMV can come to, by the number of UMVs passed, up to the most given."""
    reach = state.reach
    for seat in range(state.players):
        at = int(state.seats[seat].at)
        if seat != state.seat and 0 <= at < UNDERGROUND:
            reach.occupied[depth_of(at)] |= columns_of(state.board, at)
    start = int(state.seats[state.seat].at)
    depth = depth_of(start)
    reach.reached[depth] = columns_of(state.board, start)
    for step in range(1, spaces_per_drive(state) + 1):
        top, bottom = max(depth - step, 0), min(depth + step, int(state.board.rows))
        for passed in range(most_passed, -1, -1):
            spread(state, passed, top, bottom)


@rule("3.2")
def spread(state: State, passed: int, top: int, bottom: int) -> None:
    """One step from every space reached: into free spaces and, having passed one more, into UMVs.

    Called from the most UMVs passed down, so that a step never starts where the same step ended.
    """
    reach = state.reach
    level = passed * DEPTHS
    above = 0
    for depth in range(top, bottom + 1):
        here = int(reach.reached[level + depth])
        below = reach.reached[level + depth + 1] if depth < bottom else 0
        entered = (above | here << 1 | here >> 1 | below) & free_columns(state, depth)
        if passed > 0 and reach.occupied[depth] != 0:
            entered |= beside(state, level - DEPTHS, depth) & reach.occupied[depth]
        above = here
        reach.reached[level + depth] = here | entered
        if depth == 0:
            reach.reached[level] = whole_surface_spaces(state.board, here | entered)


@kernel
def beside(state: State, level: int, depth: int) -> int:
    """The columns of a row underground that are next to a space reached on the level."""
    reached = state.reach.reached
    here = int(reached[level + depth])
    below = reached[level + depth + 1] if depth < state.board.rows else 0
    return reached[level + depth - 1] | here << 1 | here >> 1 | below


@rule("3.2", "4.6")
def free_columns(state: State, depth: int) -> int:
    """The columns of a row that a Drive may enter free of charge."""
    if depth == 0:
        return ALL_COLUMNS
    if state.phasing:
        return ~state.board.bedrock[depth - 1] & ALL_COLUMNS
    return state.tunnels[depth - 1] & ~state.reach.occupied[depth]


@rule("1.2")
def whole_surface_spaces(board: Board, columns: int) -> int:
    """Who reaches a surface space anywhere is next to everything that it touches."""
    whole = 0
    for index in range(SURFACE):
        space = columns_of(board, UNDERGROUND + index)
        if columns & space:
            whole |= space
    return whole


@rule("3.2")
def columns_to_stop(state: State, most_passed: int, depth: int) -> int:
    """The columns of a row underground, marked as reached, where a Drive may end."""
    reached = 0
    for passed in range(most_passed + 1):
        reached |= state.reach.reached[passed * DEPTHS + depth]
    at = int(state.seats[state.seat].at)
    if depth_of(at) == depth:
        reached &= ~columns_of(state.board, at)
    return reached & state.tunnels[depth - 1] & ~state.reach.occupied[depth]


@rule("3.2")
def can_stop_on_surface(state: State, most_passed: int, space: int) -> bool:
    """Whether a surface space is marked as reached; there is room for all, but no staying put."""
    if space == state.seats[state.seat].at:
        return False
    for passed in range(most_passed + 1):
        if state.reach.reached[passed * DEPTHS] & columns_of(state.board, space):
            return True
    return False


@kernel
def highest_reach(state: State) -> int:
    """The least depth that a Drive could reach."""
    return max(depth_of(int(state.seats[state.seat].at)) - spaces_per_drive(state), 0)


@kernel
def deepest_reach(state: State) -> int:
    """The greatest depth that a Drive could reach."""
    depth = depth_of(int(state.seats[state.seat].at)) + spaces_per_drive(state)
    return min(depth, int(state.board.rows))


@kernel
def clear_reach(state: State, most_passed: int) -> None:
    """Leave the working room as empty as it was found."""
    for depth in range(highest_reach(state), deepest_reach(state) + 1):
        for passed in range(most_passed + 1):
            state.reach.reached[passed * DEPTHS + depth] = 0
    for depth in range(DEPTHS):
        state.reach.occupied[depth] = 0
