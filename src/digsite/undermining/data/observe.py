"""Writing an observation: the table, then the board, whole or only what has changed on it.

The board is most of the row and little of it changes from one action to the next: `Drawn` tells
which tile was drawn on each space, and after them where each UMV was, counted from the reader's.
"""

from typing import Final

from digsite.core.observation import Drawn
from digsite.core.rounds import ROUNDS_WITHOUT_PROGRESS, rounds_without_progress
from digsite.core.rule import kernel
from digsite.undermining.data.observation import CHANNELS, Channel, Observation, SeatRow
from digsite.undermining.rules.mat import copies
from digsite.undermining.rules.refinery import wanted
from digsite.undermining.table.state import (
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
    RESOURCES,
    SURFACE,
    TALLEST_PILE,
    UNDERGROUND,
    Phase,
    State,
    Tile,
)

# Multiplying by a part is several times quicker than dividing, and there are many numbers.
ACTION: Final = 1 / 3
BAY: Final = 1 / 3
PIECE: Final = 1 / 3
STOCK: Final = 1 / 10
STAR_BUCK: Final = 1 / 40
ONE_WANTED: Final = 1 / MOST_WANTED
TECH_CARD: Final = 1 / KINDS_OF_TECH
NOTHING: Final = -1
DRAWN: Final = UNDERGROUND + MOST_PLAYERS


@kernel
def observe(state: State, seat: int, row: Observation) -> None:
    """Write all planes of the row."""
    observe_table(state, seat, row)
    begin_board(state, row)
    rows, columns = int(state.board.rows), int(state.board.columns)
    area = rows * columns
    for depth in range(rows):
        for column in range(columns):
            tile = int(state.tiles[depth * MOST_COLUMNS + column])
            place = depth * columns + column
            row.board[channel_of(state, depth, column, tile) * area + place] = 1.0
    for place in range(state.players):
        at = int(state.seats[seat_at(state, seat, place)].at)
        mark(row, (Channel.UMV + place) * area, columns, at, 1.0)


@kernel
def observe_changes(state: State, seat: int, row: Observation, drawn: Drawn) -> None:
    """Write the table; of the board what has changed, or all of it if nothing is known."""
    observe_table(state, seat, row)
    if not drawn.known:
        begin_board(state, row)
        for space in range(UNDERGROUND):
            drawn.of[space] = NOTHING
        for place in range(MOST_PLAYERS):
            drawn.of[UNDERGROUND + place] = NOWHERE
        drawn.known = True
    observe_changed_ground(state, row, drawn)
    area, columns = int(state.board.rows) * int(state.board.columns), int(state.board.columns)
    for place in range(state.players):
        at = int(state.seats[seat_at(state, seat, place)].at)
        before = int(drawn.of[UNDERGROUND + place])
        mark(row, (Channel.UMV + place) * area, columns, before, 0.0)
        mark(row, (Channel.UMV + place) * area, columns, at, 1.0)
        drawn.of[UNDERGROUND + place] = at


@kernel
def seat_at(state: State, seat: int, place: int) -> int:
    """The seat so many places after the reader's."""
    other = seat + place
    return other - int(state.players) if other >= state.players else other


@kernel
def observe_table(state: State, seat: int, row: Observation) -> None:
    """Everything but the board."""
    row.playing = state.phase == Phase.PLAYING
    row.actions_left = state.actions_left * ACTION
    row.drill_steps_left = state.drill_steps_left * ACTION
    row.building = state.building
    row.phasing = state.phasing
    row.uplink = state.uplink
    row.swaps_left = state.swaps_left / 2
    row.last_turns = state.last_turns
    row.standstill = rounds_without_progress(state) / ROUNDS_WITHOUT_PROGRESS
    row.contracts_left = state.contracts_left / MOST_CONTRACTS
    row.tech_left = state.tech_left * TECH_CARD
    row.in_bag = state.in_bag / MOST_IN_BAG
    for kind in range(KINDS_OF_EQUIPMENT):
        row.workshop[kind] = state.workshop[kind] * STOCK
    observe_contracts(state, row)
    for place in range(state.players):
        observe_seat(state, seat, seat_at(state, seat, place), row.seats[place])
    for place in range(state.players, MOST_PLAYERS):
        leave_seat_empty(row.seats[place])


@kernel
def observe_contracts(state: State, row: Observation) -> None:
    """The three contracts with their piles, and the card that lies on top of the deck."""
    upcoming = 0
    if state.contracts_left > 0:
        upcoming = int(state.contract_deck[state.contracts_left - 1])
    for resource in range(RESOURCES):
        row.next_needs[resource] = wanted(upcoming, resource) * ONE_WANTED
    for slot in range(CONTRACT_SLOTS):
        contract = state.contracts[slot]
        needs, left = int(contract.needs), int(contract.left)
        shown = row.contracts[slot]
        shown.open = needs != 0 and left > 0
        for resource in range(RESOURCES):
            shown.needs[resource] = wanted(needs, resource) * ONE_WANTED
        for place in range(TALLEST_PILE):
            stars = int(contract.stars[left - 1 - place]) if place < left else 0
            shown.rewards[place] = stars / HIGHEST_REWARD


@kernel
def observe_seat(state: State, reader: int, seat: int, row: SeatRow) -> None:
    """What the reader may know of one seat."""
    mat = state.seats[seat]
    is_over = state.phase == Phase.OVER
    cards = int(mat.tech) if seat == reader or is_over else 0
    row.active = seat == state.seat and not is_over
    row.first = seat == state.first
    row.last = seat == state.last_seat and state.last_turns
    row.entered = mat.at != NOWHERE
    for place in range(SURFACE):
        row.surface[place] = mat.at == UNDERGROUND + place
    row.batteries = mat.batteries / MOST_BATTERIES
    for token in range(RESOURCES + 1):
        row.cargo[token] = mat.cargo[token] * BAY
    for resource in range(RESOURCES):
        row.warehouse[resource] = mat.warehouse[resource] * STOCK
    for kind in range(KINDS_OF_EQUIPMENT):
        row.equipment[kind] = mat.equipment[kind] * PIECE
    for card in range(KINDS_OF_TECH):
        row.tech[card] = copies(cards, card)
    row.tech_count = mat.tech_count * TECH_CARD
    row.star_bucks = mat.star_bucks * STAR_BUCK


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
def begin_board(state: State, row: Observation) -> None:
    """A clear board of its own size with what is printed on it."""
    columns = int(state.board.columns)
    area = int(state.board.rows) * columns
    for place in range(CHANNELS * area):
        row.board[place] = 0.0
    for index in range(SURFACE):
        row.surface_portals[index] = 0.0
        row.surface_refineries[index] = 0.0
    for index in range(state.board.portals_drawn):
        space = int(state.board.portals[index])
        mark(row, Channel.PORTAL * area, columns, space, 1.0)
        if space >= UNDERGROUND:
            row.surface_portals[space - UNDERGROUND] = 1.0
    for index in range(state.board.refineries_drawn):
        space = int(state.board.refineries[index])
        mark(row, Channel.REFINERY * area, columns, space, 1.0)
        if space >= UNDERGROUND:
            row.surface_refineries[space - UNDERGROUND] = 1.0


@kernel
def observe_changed_ground(state: State, row: Observation, drawn: Drawn) -> None:
    """The spaces where another tile was drawn, or none yet."""
    rows, columns = int(state.board.rows), int(state.board.columns)
    area = rows * columns
    for depth in range(rows):
        for column in range(columns):
            space = depth * MOST_COLUMNS + column
            tile, before = int(state.tiles[space]), int(drawn.of[space])
            if tile != before:
                place = depth * columns + column
                if before != NOTHING:
                    row.board[channel_of(state, depth, column, before) * area + place] = 0.0
                row.board[channel_of(state, depth, column, tile) * area + place] = 1.0
                drawn.of[space] = tile


@kernel
def channel_of(state: State, depth: int, column: int, tile: int) -> int:
    """The channel that shows this tile; without one the space is tunnel or bedrock."""
    bare = Channel.TUNNEL + (int(state.board.bedrock[depth]) >> column & 1)
    return bare if tile == Tile.NONE else tile - 1


@kernel
def mark(row: Observation, start: int, columns: int, space: int, value: float) -> None:
    """Write to a space of a picture; the surface is not part of it, nor is nowhere."""
    if 0 <= space < UNDERGROUND:
        row.board[start + space // MOST_COLUMNS * columns + space % MOST_COLUMNS] = value
