"""Where a player of Undermining is drawn: to the tiles worth a bay, or home to the refinery."""

from typing import Final

from digsite.core.rule import kernel, separate
from digsite.undermining.bot.worth import missing, reward, worth_of_tile
from digsite.undermining.rules.drive import spaces_per_drive
from digsite.undermining.rules.mat import free_bays
from digsite.undermining.rules.spaces import (
    MOST_NEIGHBOURS,
    first_column_under,
    is_on_surface,
    neighbour_underground,
)
from digsite.undermining.rules.tech import is_shaken
from digsite.undermining.table.state import (
    CONTRACT_SLOTS,
    MOST_COLUMNS,
    MOST_ROWS,
    SURFACE,
    UNDERGROUND,
    Board,
    State,
    Tile,
)

FAR: Final = 99
SIGHT: Final = 2


@separate
def pull(state: State, seat: int, space: int) -> float:
    """What draws a player to a space: what is in sight there or, far off, the nearest ore."""
    seen = pull_in_sight(state, seat, space)
    return seen if seen > 0.0 else 0.8 / (1.0 + way_to_ore(state, space))


@separate
def pull_in_sight(state: State, seat: int, space: int) -> float:
    """How rich the surroundings are: the best tile in sight, the nearer the better, or 0."""
    row, column, width = space // MOST_COLUMNS, space % MOST_COLUMNS, 1
    if is_on_surface(space):
        row, column = -1, first_column_under(state.board, space)
        width = state.board.columns // SURFACE
    best = 0.0
    for down in range(max(0, row - SIGHT), min(MOST_ROWS, row + SIGHT + 1)):
        side = SIGHT - abs(down - row)
        left, right = max(0, column - side), min(MOST_COLUMNS - 1, column + width - 1 + side)
        for across in range(left, right + 1):
            tile = int(state.tiles[down * MOST_COLUMNS + across])
            if tile >= Tile.URANIUM:
                steps = steps_between(state.board, space, down * MOST_COLUMNS + across)
                best = max(best, worth_of_tile(state, seat, tile) / (1.0 + steps))
    return best


@separate
def way_to_ore(state: State, space: int) -> int:
    """Steps to the nearest tile worth a bay, wherever it is."""
    nearest = FAR
    for row in range(state.board.rows):
        for other in range(row * MOST_COLUMNS, row * MOST_COLUMNS + state.board.columns):
            if state.tiles[other] >= Tile.URANIUM:
                nearest = min(nearest, steps_between(state.board, space, other))
    return nearest


@kernel
def steps_between(board: Board, space: int, other: int) -> int:
    """Steps as the crow flies from a space to one underground."""
    row, column = other // MOST_COLUMNS, other % MOST_COLUMNS
    if is_on_surface(space):
        left = first_column_under(board, space)
        right = left + board.columns // SURFACE - 1
        return row + 1 + max(0, left - column, column - right)
    return abs(space // MOST_COLUMNS - row) + abs(space % MOST_COLUMNS - column)


@separate
def way_home(state: State, space: int) -> int:
    """Steps through the tunnels from a space to the nearest refinery on the surface.

    A portal counts as two steps. Without a way through the tunnels, the way through the tiles
    counts, each step dearly. The rows reached so far are kept in the room of a Drive.
    """
    if is_on_surface(space):
        return from_surface(state, space)
    rows = state.reach.reached
    rows[space // MOST_COLUMNS] = 1 << space % MOST_COLUMNS
    best, steps, grows = FAR, 0, True
    while grows:
        best = min(best, steps + from_here(state))
        steps += 1
        # From wherever that leads, home is one step more at least.
        grows = steps + 1 < best and go_further(state)
    for row in range(MOST_ROWS):
        rows[row] = 0
    if best == FAR:
        best = 3 * (space // MOST_COLUMNS + 1) + 5
    return best


@kernel
def go_further(state: State) -> bool:
    """One step further through the tunnels in all directions; whether it led anywhere."""
    rows = state.reach.reached
    grows = False
    above = 0
    for row in range(MOST_ROWS):
        here = int(rows[row])
        below = int(rows[row + 1]) if row + 1 < MOST_ROWS else 0
        wider = (here | here << 1 | here >> 1 | above | below) & state.tunnels[row] | here
        above = here
        if wider != here:
            rows[row] = wider
            grows = True
    return grows


@kernel
def from_here(state: State) -> int:
    """Steps from the nearest of the reached spaces that touches the surface or has a portal."""
    best = FAR
    width = state.board.columns // SURFACE
    top = int(state.reach.reached[0])
    if top != 0:
        for index in range(SURFACE):
            if top >> index * width & (1 << width) - 1:
                best = min(best, 1 + from_surface(state, UNDERGROUND + index))
    for index in range(state.board.portals_drawn):
        portal = int(state.board.portals[index])
        if not is_on_surface(portal):
            if state.reach.reached[portal // MOST_COLUMNS] >> portal % MOST_COLUMNS & 1:
                best = min(best, 2 + from_portal(state))
    return best


@kernel
def from_surface(state: State, space: int) -> int:
    """Steps along the surface to the nearest refinery."""
    best = FAR
    for index in range(state.board.refineries_drawn):
        refinery = int(state.board.refineries[index])
        if is_on_surface(refinery):
            best = min(best, abs(refinery - space))
    return best


@kernel
def from_portal(state: State) -> int:
    """Steps from the best portal on the surface to a refinery."""
    best = FAR
    for index in range(state.board.portals_drawn):
        if is_on_surface(int(state.board.portals[index])):
            best = min(best, from_surface(state, int(state.board.portals[index])))
    return best


@separate
def is_homeward(state: State, seat: int) -> bool:
    """Whether a seat should go to a refinery: bays full, or a contract can be paid."""
    if free_bays(state, seat) <= 0:
        return True
    for slot in range(CONTRACT_SLOTS):
        if reward(state, slot) > 0:
            if missing(state, seat, int(state.contracts[slot].needs)) == 0:
                return True
    return False


@kernel
def worth_of_charge(state: State, seat: int) -> float:
    """The steps of a Drill that a Seismic Charge saves on the way that draws a player most."""
    at = int(state.seats[seat].at)
    homeward = is_homeward(state, seat)
    best = 0.0
    for index in range(MOST_NEIGHBOURS):
        if is_shaken(state, index):
            space = neighbour_underground(state.board, at, index)
            steps = 2 if state.tiles[space] == Tile.ROCK else 1
            beyond = float(space < at) if homeward else pull(state, seat, space)
            best = max(best, steps * (0.3 + 0.5 * beyond))
    return best


@kernel
def worth_of_phasing(state: State, seat: int) -> float:
    """The steps home that a Drive through tiles may save."""
    at = int(state.seats[seat].at)
    if is_on_surface(at) or not is_homeward(state, seat):
        return 0.0
    home = way_home(state, at)
    straight = FAR
    for index in range(SURFACE):
        above = steps_between(state.board, UNDERGROUND + index, at)
        straight = min(straight, above + from_surface(state, UNDERGROUND + index))
    return 0.5 * min(home - straight, spaces_per_drive(state))
