"""What tiles and ground are worth to a player of Dig Mars, in fortune points.

Everything here looks only at what the active player may know: of unexplored ground that nobody
inspected the digging difficulty, and what such ground holds on average.
"""

from typing import Final

from digsite.core.rule import kernel, separate
from digsite.dig_mars.rules.cooperation import helping_stations, players_on
from digsite.dig_mars.rules.scoring import fortune_to_declare
from digsite.dig_mars.table.state import COLUMNS, HIGHEST_LEVEL, ROWS, State, top_tile

PROMISE: Final = (
    (0.0, 0.0, 0.0, 0.0, 0.0),
    (0.0, 1.0, 1.44, 1.62, 1.62),
    (0.0, 0.64, 1.64, 2.14, 2.14),
    (0.0, 0.18, 1.09, 2.64, 3.09),
    (0.0, 0.0, 0.43, 1.57, 4.29),
)
"""What ground of a digging difficulty yields on average to a carrying level (shipped edition)."""


@separate
def progress(state: State) -> float:
    """How far the game has come: the largest fortune in sight as a part of the goal."""
    most = 0
    for seat in range(state.players):
        most = max(most, int(state.seats[seat].fortune))
    return min(1.0, most / fortune_to_declare(int(state.players)))


@kernel
def own_share(fortune: float, sharers: int) -> float:
    """What the carrier keeps of a treasure: an equal share, and what cannot be split."""
    whole = int(fortune)
    return whole - whole // sharers * (sharers - 1) + (fortune - whole) / sharers


@kernel
def sharers_with(state: State, seat: int, space: int) -> int:
    """How many players would share a tile once the seat has a station there."""
    sharers = players_on(state, space)
    return sharers if state.seats[seat].stations[space] > 0 else sharers + 1


@separate
def treasure_for(state: State, seat: int, space: int, arriving: int) -> float:
    """What the explored tile is worth to a seat that can carry it; 0 for any other.

    `arriving` counts stations that the seat would first bring there.
    """
    stack = state.stacks[space]
    if stack.height == 0 or not stack.explored:
        return 0.0
    mat = state.seats[seat]
    tile = top_tile(state, space)
    helpers = helping_stations(state, space) + arriving
    if tile.carry > mat.carrying + helpers:
        return 0.0
    return own_share(float(tile.fortune), sharers_with(state, seat, space))


@separate
def ground_for(state: State, seat: int, space: int, arriving: int) -> float:
    """What unexplored ground promises a seat that can dig it; 0 for any other."""
    stack = state.stacks[space]
    if stack.height == 0 or stack.explored:
        return 0.0
    mat = state.seats[seat]
    tile = top_tile(state, space)
    helpers = helping_stations(state, space) + arriving
    if tile.dig > mat.digging + helpers:
        return 0.0
    sharers = sharers_with(state, seat, space)
    level = min(HIGHEST_LEVEL, mat.carrying + helpers)
    if mat.inspected[space]:
        return own_share(float(tile.fortune), sharers) if tile.carry <= level else 0.0
    return PROMISE[tile.dig][level] / sharers


@separate
def prospect(state: State, seat: int, space: int, arriving: int) -> float:
    """What the top tile is worth to a seat, less where it must still be dug."""
    ground = ground_for(state, seat, space, arriving)
    return treasure_for(state, seat, space, arriving) + 0.7 * ground


@separate
def best_nearby(state: State, seat: int, space: int) -> float:
    """The best prospect on the neighbouring spaces."""
    row, column = space // COLUMNS, space % COLUMNS
    best = 0.0
    if row > 0:
        best = max(best, prospect(state, seat, space - COLUMNS, 1))
    if row < ROWS - 1:
        best = max(best, prospect(state, seat, space + COLUMNS, 1))
    if column > 0:
        best = max(best, prospect(state, seat, space - 1, 1))
    if column < COLUMNS - 1:
        best = max(best, prospect(state, seat, space + 1, 1))
    return best
