"""What a seat may know, as numbers for a network: chapter 8 once more, without the words.

Seats are counted from the reader's own, in the order of play. Everything that `blind` would hide
is read only where the seat may know it, and is zero elsewhere. The planes from `height` to `bonus`
stand together as one picture of 19 channels.
"""

from typing import Annotated, Final

from digsite.core import observation
from digsite.core.observation import Plane, PlaneOfRow
from digsite.core.schema import Float32, Length, Struct
from digsite.dig_mars.table.state import (
    COLUMNS,
    HIGHEST_LEVEL,
    MOST_PLAYERS,
    ROWS,
    SPACES,
    STACK_HEIGHT,
    Bonus,
    State,
)

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
    for seat in range(state.players):
        place = start + seat * length
        found += observation.planes(SeatRow, prefix=f"seat{seat}.", start=place)
    return found
