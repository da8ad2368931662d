"""Chapter 1, Set-up: the grid, the equipment, the first player and the first stations."""

from digsite.core.chance import draw
from digsite.core.rounds import choose_first_player, next_seat
from digsite.core.rule import rule
from digsite.dig_mars.rules.turn import lapse, start_playing
from digsite.dig_mars.table.reasons import Reason
from digsite.dig_mars.table.state import (
    SPACES,
    STACK_HEIGHT,
    TILES,
    Ending,
    Phase,
    State,
    copy_tile,
    swap_tiles,
)


@rule("1.1", "1.4")
def set_up(state: State, first: int) -> None:
    """Lay out a new game from the box; the first player is drawn at random, unless chosen."""
    lay_out_grid(state)
    take_equipment(state)
    choose_first_player(state, first)
    state.seat = state.first
    state.phase = Phase.PLACING
    state.round = 1
    state.progress_round = 0
    lapse(state)
    state.ending = Ending.NONE


@rule("1.2")
def lay_out_grid(state: State) -> None:
    """Shuffle the exploration tiles and lay them face down, three on each of the 16 spaces."""
    for index in range(TILES):
        copy_tile(state.stacks[index // STACK_HEIGHT].tiles[index % STACK_HEIGHT], state.box[index])
    for index in range(TILES - 1, 0, -1):
        other = draw(state.chance, index + 1)
        swap_tiles(
            state.stacks[index // STACK_HEIGHT].tiles[index % STACK_HEIGHT],
            state.stacks[other // STACK_HEIGHT].tiles[other % STACK_HEIGHT],
        )
    for space in range(SPACES):
        state.stacks[space].height = STACK_HEIGHT
        state.stacks[space].explored = False
    state.tiles_left = TILES


@rule("1.3")
def take_equipment(state: State) -> None:
    """Every player starts with all equipment on the first level, no fortune and no station yet."""
    for seat in range(state.players):
        mat = state.seats[seat]
        mat.digging = 1
        mat.carrying = 1
        mat.fleet = 1
        mat.fortune = 0
        state.won[seat] = False
        for space in range(SPACES):
            mat.stations[space] = 0
            mat.inspected[space] = False


@rule("1.5")
def why_not_place(state: State, space: int) -> Reason:
    """The first station may go on any stack, occupied or not."""
    if state.stacks[space].height == 0:
        return Reason.PLACE_EMPTY_SPACE
    return Reason.OK


@rule("1.5")
def place(state: State, space: int) -> None:
    """Place the first station; after the last player's, the first player begins."""
    state.seats[state.seat].stations[space] += 1
    state.seat = next_seat(state)
    if state.seat == state.first:
        start_playing(state)
