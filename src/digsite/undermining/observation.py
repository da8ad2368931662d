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
from digsite.core.rule import kernel
from digsite.core.schema import Float32, Length, Struct
from digsite.undermining.rules.refinery import wanted
from digsite.undermining.scoring import ROUNDS_WITHOUT_PROGRESS
from digsite.undermining.state import (
    CONTRACT_SLOTS,
    HIGHEST_REWARD,
    KINDS_OF_EQUIPMENT,
    KINDS_OF_TECH,
    MOST_BATTERIES,
    MOST_COLUMNS,
    MOST_CONTRACTS,
    MOST_IN_BAG,
    MOST_PLAYERS,
    MOST_WANTED,
    NOWHERE,
    ORES,
    RESOURCES,
    SURFACE,
    TALLEST_PILE,
    UNDERGROUND,
    Phase,
    State,
    Tile,
)

TURN_SCALE: Final = 3
STOCK_SCALE: Final = 10
STARS_SCALE: Final = 40


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

    needs: Annotated[list[Float32], Length(ORES), Plane("ore wanted by kind, of 7", (ORES,))]
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
        Plane("1: this tech card is held, where known", (KINDS_OF_TECH,)),
    ]
    tech_count: Annotated[Float32, Plane("tech cards held, of 10")]
    star_bucks: Annotated[Float32, Plane("star bucks of rewards, of 40", high=250.0)]


class Observation(Struct):
    """One row; `board` is cut to the channels of the board's own size."""

    playing: Annotated[Float32, Plane("1: the game goes on")]
    actions_left: Annotated[Float32, Plane("actions left in the turn, of 3", high=33.0)]
    drill_steps_left: Annotated[Float32, Plane("steps left of a drill, of 3", high=33.0)]
    building: Annotated[Float32, Plane("1: more may be built with the same action")]
    phasing: Annotated[Float32, Plane("1: the phase card is in effect")]
    uplink: Annotated[Float32, Plane("1: the uplink card is in effect")]
    swaps_left: Annotated[Float32, Plane("swaps left of a transmute card, of 2")]
    last_turns: Annotated[Float32, Plane("1: the last turns are being played")]
    standstill: Annotated[Float32, Plane("rounds without progress, of 12", high=2.0)]
    contracts_left: Annotated[Float32, Plane("contracts in the deck, of 18")]
    tech_left: Annotated[Float32, Plane("tech cards in the deck, of 10")]
    in_bag: Annotated[Float32, Plane("tiles in the bag, of 128")]
    workshop: Annotated[
        list[Float32],
        Length(KINDS_OF_EQUIPMENT),
        Plane("drills, thrusters, bays, reactors left, of 10", (KINDS_OF_EQUIPMENT,), 10.0),
    ]
    next_needs: Annotated[
        list[Float32], Length(ORES), Plane("what the deck's top contract wants, of 7", (ORES,))
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
        for number in range(count):
            place = start + number * length
            found += observation.planes(struct, prefix=f"{name}{number}.", start=place)
    start = observation.offset_of(Observation, "board")
    size = (int(state.board.rows), int(state.board.columns))
    for channel in Channel:
        place = start + channel * size[0] * size[1]
        plane = Plane(MEANINGS[channel], size)
        found.append(observation.place(f"board.{channel.name.lower()}", place, plane))
    return found


@kernel
def observe(state: State, seat: int, row: Observation) -> None:
    """Write all planes of the row."""
    row.playing = state.phase == Phase.PLAYING
    row.actions_left = state.actions_left / TURN_SCALE
    row.drill_steps_left = state.drill_steps_left / TURN_SCALE
    row.building = state.building
    row.phasing = state.phasing
    row.uplink = state.uplink
    row.swaps_left = state.swaps_left / 2
    row.last_turns = state.last_turns
    row.standstill = (state.round - state.progress_round) / ROUNDS_WITHOUT_PROGRESS
    row.contracts_left = state.contracts_left / MOST_CONTRACTS
    row.tech_left = state.tech_left / KINDS_OF_TECH
    row.in_bag = state.in_bag / MOST_IN_BAG
    for kind in range(KINDS_OF_EQUIPMENT):
        row.workshop[kind] = state.workshop[kind] / STOCK_SCALE
    for number in range(SURFACE):
        row.surface_portals[number] = 0.0
        row.surface_refineries[number] = 0.0
    observe_contracts(state, row)
    for number in range(state.players):
        observe_seat(state, seat, (seat + number) % state.players, row.seats[number])
    for number in range(state.players, MOST_PLAYERS):
        leave_seat_empty(row.seats[number])
    observe_board(state, seat, row)


@kernel
def observe_contracts(state: State, row: Observation) -> None:
    """The three contracts with their piles, and the card that lies on top of the deck."""
    upcoming = 0
    if state.contracts_left > 0:
        upcoming = int(state.contract_deck[state.contracts_left - 1])
    for ore in range(ORES):
        row.next_needs[ore] = wanted(upcoming, ore) / MOST_WANTED
    for slot in range(CONTRACT_SLOTS):
        contract = state.contracts[slot]
        needs, left = int(contract.needs), int(contract.left)
        shown = row.contracts[slot]
        shown.open = needs != 0 and left > 0
        for ore in range(ORES):
            shown.needs[ore] = wanted(needs, ore) / MOST_WANTED
        for place in range(TALLEST_PILE):
            stars = int(contract.stars[left - 1 - place]) if place < left else 0
            shown.rewards[place] = stars / HIGHEST_REWARD


@kernel
def observe_seat(state: State, seat: int, number: int, row: SeatRow) -> None:
    """What the reader may know of one seat."""
    other = state.seats[number]
    is_over = state.phase == Phase.OVER
    cards = int(other.tech) if number == seat or is_over else 0
    row.active = number == state.seat and not is_over
    row.first = number == state.first
    row.last = number == state.last_seat and state.last_turns
    row.entered = other.at != NOWHERE
    for place in range(SURFACE):
        row.surface[place] = other.at == UNDERGROUND + place
    row.batteries = other.batteries / MOST_BATTERIES
    for token in range(RESOURCES + 1):
        row.cargo[token] = other.cargo[token] / TURN_SCALE
    for resource in range(RESOURCES):
        row.warehouse[resource] = other.warehouse[resource] / STOCK_SCALE
    for kind in range(KINDS_OF_EQUIPMENT):
        row.equipment[kind] = other.equipment[kind] / TURN_SCALE
    for card in range(KINDS_OF_TECH):
        row.tech[card] = cards >> card & 1
    row.tech_count = other.tech_count / KINDS_OF_TECH
    row.star_bucks = other.star_bucks / STARS_SCALE


@kernel
def leave_seat_empty(row: SeatRow) -> None:
    """A seat that nobody sits on."""
    row.active = row.first = row.last = row.entered = 0.0
    row.batteries = row.tech_count = row.star_bucks = 0.0
    for place in range(SURFACE):
        row.surface[place] = 0.0
    for token in range(RESOURCES + 1):
        row.cargo[token] = 0.0
    for resource in range(RESOURCES):
        row.warehouse[resource] = 0.0
    for kind in range(KINDS_OF_EQUIPMENT):
        row.equipment[kind] = 0.0
    for card in range(KINDS_OF_TECH):
        row.tech[card] = 0.0


@kernel
def observe_board(state: State, seat: int, row: Observation) -> None:
    """The board cut to its size: the ground row by row, then what stands on single spaces."""
    rows, columns = int(state.board.rows), int(state.board.columns)
    area = rows * columns
    for place in range(CHANNELS * area):
        row.board[place] = 0.0
    for depth in range(rows):
        bedrock = int(state.board.bedrock[depth])
        for column in range(columns):
            tile = int(state.tiles[depth * MOST_COLUMNS + column])
            bare = Channel.TUNNEL + (bedrock >> column & 1)
            channel = bare if tile == Tile.NONE else tile - 1
            row.board[channel * area + depth * columns + column] = 1.0
    for number in range(state.board.portals_drawn):
        space = int(state.board.portals[number])
        mark(row, Channel.PORTAL * area, columns, space)
        if space >= UNDERGROUND:
            row.surface_portals[space - UNDERGROUND] = 1.0
    for number in range(state.board.refineries_drawn):
        space = int(state.board.refineries[number])
        mark(row, Channel.REFINERY * area, columns, space)
        if space >= UNDERGROUND:
            row.surface_refineries[space - UNDERGROUND] = 1.0
    for number in range(state.players):
        at = int(state.seats[(seat + number) % state.players].at)
        if at != NOWHERE:
            mark(row, (Channel.UMV + number) * area, columns, at)


@kernel
def mark(row: Observation, start: int, columns: int, space: int) -> None:
    """Set a space of a picture; the surface is not part of it."""
    if space < UNDERGROUND:
        row.board[start + space // MOST_COLUMNS * columns + space % MOST_COLUMNS] = 1.0
