"""What a seat may know, as numbers for a network: chapter 6 once more, without the words.

Seats are counted from the reader's own, in the order of play; a table has five of them in every
row, those that nobody sits on zero. Everything that `blind` would hide is read only where the seat
may know it. The board comes last, one picture of as many channels as `Channel` has, each of the
board's own rows and columns.
"""

from enum import IntEnum
from typing import Annotated, Final

from digsite.core import observation
from digsite.core.observation import Plane, PlaneOfRow
from digsite.core.schema import Float32, Length, Struct
from digsite.undermining.table.state import (
    CONTRACT_SLOTS,
    KINDS_OF_EQUIPMENT,
    KINDS_OF_TECH,
    MOST_PLAYERS,
    RESOURCES,
    SURFACE,
    TALLEST_PILE,
    UNDERGROUND,
    State,
)


class Channel(IntEnum):
    """The pictures of the board, in order; the first eight are the kinds of debris tiles."""

    ROCK = 0
    RUBBLE = 1
    URANIUM = 2
    TITANIUM = 3
    DIAMOND = 4
    NIOBIUM = 5
    XANIUM = 6
    ALIEN = 7
    TUNNEL = 8
    BEDROCK = 9
    PORTAL = 10
    REFINERY = 11
    UMV = 12
    UMV1 = 13
    UMV2 = 14
    UMV3 = 15
    UMV4 = 16


CHANNELS: Final = len(Channel)
MEANINGS: Final = {
    **{kind: f"1: a tile of {kind.name.lower()}" for kind in Channel if kind < Channel.TUNNEL},
    Channel.TUNNEL: "1: no tile any more",
    Channel.BEDROCK: "1: bedrock",
    Channel.PORTAL: "1: a portal is drawn here",
    Channel.REFINERY: "1: a refinery is drawn here",
    Channel.UMV: "1: the reader's own UMV",
    **{kind: f"1: the UMV of seat{kind - Channel.UMV}" for kind in Channel if kind > Channel.UMV},
}


class ContractRow(Struct):
    """An active contract and its pile."""

    needs: Annotated[
        list[Float32],
        Length(RESOURCES),
        Plane("resources wanted by kind, X-anium last, of 7", (RESOURCES,)),
    ]
    open: Annotated[Float32, Plane("1: a contract lies here and its pile is not empty")]
    rewards: Annotated[
        list[Float32],
        Length(TALLEST_PILE),
        Plane("the rewards of the pile, the next one first, of 8", (TALLEST_PILE,)),
    ]


class SeatRow(Struct):
    """A player's mat; the cards where they are known."""

    active: Annotated[Float32, Plane("1: it is this seat's turn")]
    first: Annotated[Float32, Plane("1: this seat has the first turn of every round")]
    last: Annotated[Float32, Plane("1: this seat's turn will be the last of the game")]
    entered: Annotated[Float32, Plane("1: the UMV is on the board")]
    surface: Annotated[
        list[Float32], Length(SURFACE), Plane("1: the UMV is on this surface space", (SURFACE,))
    ]
    batteries: Annotated[Float32, Plane("batteries, of 8")]
    cargo: Annotated[
        list[Float32],
        Length(RESOURCES + 1),
        Plane("uranium, titanium, diamond, niobium, X-anium, alien in the bays, of 3", (6,), 33.0),
    ]
    warehouse: Annotated[
        list[Float32],
        Length(RESOURCES),
        Plane("the resources in the warehouse, of 10", (RESOURCES,), 1000.0),
    ]
    equipment: Annotated[
        list[Float32],
        Length(KINDS_OF_EQUIPMENT),
        Plane("drills, thrusters, bays, reactors built, of 3", (KINDS_OF_EQUIPMENT,), 33.0),
    ]
    tech: Annotated[
        list[Float32],
        Length(KINDS_OF_TECH),
        Plane("how many of this tech card are held, where known", (KINDS_OF_TECH,), 7.0),
    ]
    tech_count: Annotated[Float32, Plane("tech cards held, of 10", high=2.0)]
    star_bucks: Annotated[Float32, Plane("star bucks of rewards, of 40", high=250.0)]


class Observation(Struct):
    """One row; `board` is cut to the channels of the board's own size."""

    playing: Annotated[Float32, Plane("1: the game goes on")]
    actions_left: Annotated[Float32, Plane("actions left in the turn, of 3", high=33.0)]
    drill_steps_left: Annotated[Float32, Plane("steps left of a drill, of 3", high=33.0)]
    building: Annotated[Float32, Plane("1: more may be built with the same action")]
    phasing: Annotated[Float32, Plane("1: the phase card is in effect")]
    uplink: Annotated[Float32, Plane("1: the uplink card is in effect")]
    swaps_left: Annotated[Float32, Plane("swaps left of transmute cards, of 2", high=7.0)]
    last_turns: Annotated[Float32, Plane("1: the last turns are being played")]
    standstill: Annotated[Float32, Plane("rounds without progress, of 12", high=2.0)]
    contracts_left: Annotated[Float32, Plane("contracts in the deck, of 18")]
    tech_left: Annotated[Float32, Plane("tech cards in the deck, of 10", high=2.0)]
    in_bag: Annotated[Float32, Plane("tiles in the bag, of 128")]
    workshop: Annotated[
        list[Float32],
        Length(KINDS_OF_EQUIPMENT),
        Plane("drills, thrusters, bays, reactors left, of 10", (KINDS_OF_EQUIPMENT,), 10.0),
    ]
    next_needs: Annotated[
        list[Float32],
        Length(RESOURCES),
        Plane("what the deck's top contract wants, of 7", (RESOURCES,)),
    ]
    surface_portals: Annotated[
        list[Float32], Length(SURFACE), Plane("1: a portal on the surface space", (SURFACE,))
    ]
    surface_refineries: Annotated[
        list[Float32], Length(SURFACE), Plane("1: a refinery on the surface space", (SURFACE,))
    ]
    contracts: Annotated[list[ContractRow], Length(CONTRACT_SLOTS)]
    seats: Annotated[list[SeatRow], Length(MOST_PLAYERS)]
    board: Annotated[list[Float32], Length(CHANNELS * UNDERGROUND)]


def planes(state: State) -> list[PlaneOfRow]:
    """The planes of a row on this board."""
    found = observation.planes(Observation)
    for name, struct, count in (
        ("contract", ContractRow, CONTRACT_SLOTS),
        ("seat", SeatRow, MOST_PLAYERS),
    ):
        start = observation.offset_of(Observation, f"{name}s")
        length = struct.dtype().itemsize // observation.ITEM_SIZE
        for index in range(count):
            place = start + index * length
            found += observation.planes(struct, prefix=f"{name}{index}.", start=place)
    start = observation.offset_of(Observation, "board")
    size = (int(state.board.rows), int(state.board.columns))
    for channel in Channel:
        place = start + channel * size[0] * size[1]
        plane = Plane(MEANINGS[channel], size)
        found.append(observation.place(f"board.{channel.name.lower()}", place, plane))
    return found
