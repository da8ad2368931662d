"""What a seat may know, as numbers for a network: chapter 8 once more, without the words.

Seats are counted from the reader's own, in the order of play. Everything that `blind` would hide
is read only where the seat may know it, and is zero elsewhere. The planes from `height` to `bonus`
stand together as one picture of 19 channels.
"""

from typing import Annotated, Final

from digsite.core import observation
from digsite.core.observation import Drawn, Plane, PlaneOfRow
from digsite.core.rule import kernel
from digsite.core.schema import Float32, Length, Struct
from digsite.dig_mars.rules.scoring import ROUNDS_WITHOUT_PROGRESS
from digsite.dig_mars.rules.secrets import knows_top
from digsite.dig_mars.rules.turn import ACTIONS_PER_TURN
from digsite.dig_mars.table.state import (
    COLUMNS,
    HIGHEST_LEVEL,
    MOST_FORTUNE,
    MOST_PLAYERS,
    ROWS,
    SPACES,
    STACK_HEIGHT,
    TILES,
    Bonus,
    Phase,
    Stack,
    State,
    Variant,
)

FORTUNE_SCALE: Final = 40
FORTUNE_POINT: Final = 1 / MOST_FORTUNE
BONUSES: Final = len(Bonus) - 1
GRID: Final = (ROWS, COLUMNS)


class SeatRow(Struct):
    """What everybody sees of a player, and the fortune where it is known."""

    active: Annotated[Float32, Plane("1: it is this seat's turn")]
    first: Annotated[Float32, Plane("1: this seat has the first player's turn of every round")]
    digging: Annotated[Float32, Plane("digging level, of 4")]
    carrying: Annotated[Float32, Plane("carrying level, of 4")]
    fleet: Annotated[Float32, Plane("fleet level, of 4")]
    fortune: Annotated[Float32, Plane("fortune points, of 40; 0 where unknown", high=250.0)]
    fortune_known: Annotated[Float32, Plane("1: the reader knows the fortune of this seat")]
    stations: Annotated[list[Float32], Length(SPACES), Plane("stations on each space, of 4", GRID)]
    inspected: Annotated[
        list[Float32], Length(SPACES), Plane("1: this seat has looked under the top tile", GRID)
    ]


class Observation(Struct):
    """One row; `seats` is cut to the seats at the table."""

    placing: Annotated[Float32, Plane("1: first stations are being placed")]
    playing: Annotated[Float32, Plane("1: turns are being played")]
    open_variant: Annotated[Float32, Plane("1: fortune lies open, nobody declares")]
    actions_left: Annotated[Float32, Plane("actions left in the turn, of 3")]
    extra_digs: Annotated[Float32, Plane("extra digs not used yet, of 3", high=16.0)]
    extra_carries: Annotated[Float32, Plane("extra carries not used yet, of 3", high=16.0)]
    inspects: Annotated[Float32, Plane("inspections not used yet, of 3", high=16.0)]
    relocates: Annotated[Float32, Plane("relocations not used yet, of 3", high=16.0)]
    tiles_left: Annotated[Float32, Plane("tiles on the grid, of 48")]
    standstill: Annotated[Float32, Plane("rounds without progress, of 12", high=2.0)]
    own_seat: Annotated[
        list[Float32],
        Length(MOST_PLAYERS),
        Plane("1: the reader's seat, by whose colour relocations name it", (MOST_PLAYERS,)),
    ]
    height: Annotated[
        list[Float32],
        Length(STACK_HEIGHT * SPACES),
        Plane("1: the stack has at least 1, 2, 3 tiles", (STACK_HEIGHT, *GRID)),
    ]
    explored: Annotated[list[Float32], Length(SPACES), Plane("1: the top tile is explored", GRID)]
    known: Annotated[
        list[Float32], Length(SPACES), Plane("1: the reader knows the treasure side", GRID)
    ]
    dig: Annotated[
        list[Float32],
        Length(HIGHEST_LEVEL * SPACES),
        Plane("1: digging difficulty of the top tile is 1 to 4", (HIGHEST_LEVEL, *GRID)),
    ]
    carry: Annotated[
        list[Float32],
        Length(HIGHEST_LEVEL * SPACES),
        Plane("1: weight of the top tile is 1 to 4, where known", (HIGHEST_LEVEL, *GRID)),
    ]
    fortune: Annotated[
        list[Float32], Length(SPACES), Plane("fortune of the top tile, of 9, where known", GRID)
    ]
    bonus: Annotated[
        list[Float32],
        Length(BONUSES * SPACES),
        Plane(
            "1: its bonus is extra dig, extra carry, extra fortune, inspect, relocate, where known",
            (BONUSES, *GRID),
        ),
    ]
    seats: Annotated[list[SeatRow], Length(MOST_PLAYERS)]


def planes(state: State) -> list[PlaneOfRow]:
    """The planes of a row at a table of so many players."""
    found = observation.planes(Observation)
    start = observation.offset_of(Observation, "seats")
    length = SeatRow.dtype().itemsize // observation.ITEM_SIZE
    for number in range(state.players):
        place = start + number * length
        found += observation.planes(SeatRow, prefix=f"seat{number}.", start=place)
    return found


@kernel
def observe(state: State, seat: int, row: Observation) -> None:
    """Write all planes of the row."""
    row.placing = state.phase == Phase.PLACING
    row.playing = state.phase == Phase.PLAYING
    row.open_variant = state.variant == Variant.OPEN
    row.actions_left = state.actions_left / ACTIONS_PER_TURN
    row.extra_digs = state.bonuses.extra_dig / ACTIONS_PER_TURN
    row.extra_carries = state.bonuses.extra_carry / ACTIONS_PER_TURN
    row.inspects = state.bonuses.inspect / ACTIONS_PER_TURN
    row.relocates = state.bonuses.relocate / ACTIONS_PER_TURN
    row.tiles_left = state.tiles_left / TILES
    row.standstill = (state.round - state.progress_round) / ROUNDS_WITHOUT_PROGRESS
    for number in range(MOST_PLAYERS):
        row.own_seat[number] = number == seat
    observe_ground(state, seat, row)
    for place in range(state.players):
        number = seat + place
        if number >= state.players:
            number -= state.players
        observe_seat(state, seat, number, row.seats[place])


@kernel
def observe_changes(state: State, seat: int, row: Observation, drawn: Drawn) -> None:
    """The row is short: finding out what has changed would cost more than writing it."""
    observe(state, seat, row)


@kernel
def observe_ground(state: State, seat: int, row: Observation) -> None:
    """The stacks: their ground sides, and the treasure sides that the seat knows."""
    clear_ground(row)
    is_over = state.phase == Phase.OVER
    for space in range(SPACES):
        stack = state.stacks[space]
        for level in range(STACK_HEIGHT):
            row.height[level * SPACES + space] = stack.height > level
        row.explored[space] = stack.explored
        is_known = (stack.height > 0) & (is_over | knows_top(state, seat, space))
        row.known[space] = is_known
        observe_top(stack, space, is_known, row)


@kernel
def clear_ground(row: Observation) -> None:
    """Most of what tells a tile is zero: clearing it first is quicker than deciding about each."""
    for place in range(HIGHEST_LEVEL * SPACES):
        row.dig[place] = 0.0
        row.carry[place] = 0.0
    for place in range(BONUSES * SPACES):
        row.bonus[place] = 0.0


@kernel
def observe_top(stack: Stack, space: int, is_known: bool, row: Observation) -> None:
    """The tile on top of a stack, if there is one.

    Without branches, which nobody could foretell and which would cost more than all else: what is
    not there or not known is written as 0 to one of the places that are 0 already.
    """
    tile = stack.tiles[max(stack.height, 1) - 1]
    row.dig[(max(tile.dig, 1) - 1) * SPACES + space] = stack.height > 0
    row.carry[(max(tile.carry, 1) - 1) * SPACES + space] = is_known
    row.fortune[space] = is_known * tile.fortune * FORTUNE_POINT
    has_bonus = is_known & (tile.bonus != Bonus.NONE)
    row.bonus[(max(tile.bonus, 1) - 1) * SPACES + space] = has_bonus


@kernel
def observe_seat(state: State, seat: int, number: int, row: SeatRow) -> None:
    """What the reader may know of one seat."""
    other = state.seats[number]
    is_over = state.phase == Phase.OVER
    is_known = number == seat or state.variant == Variant.OPEN or is_over
    row.active = number == state.seat and not is_over
    row.first = number == state.first
    row.digging = other.digging / HIGHEST_LEVEL
    row.carrying = other.carrying / HIGHEST_LEVEL
    row.fleet = other.fleet / HIGHEST_LEVEL
    row.fortune = other.fortune / FORTUNE_SCALE if is_known else 0.0
    row.fortune_known = is_known
    for space in range(SPACES):
        row.stations[space] = other.stations[space] / HIGHEST_LEVEL
    for space in range(SPACES):
        row.inspected[space] = other.inspected[space]
