"""What is true of every state of Undermining, checked by the tests and by `make fuzz`."""

from enum import IntEnum

from digsite.core.rounds import ROUNDS_WITHOUT_PROGRESS, rounds_without_progress
from digsite.core.rule import kernel
from digsite.undermining.rules.contract import card_like
from digsite.undermining.rules.drive import ALL_COLUMNS
from digsite.undermining.rules.mat import copies, free_bays, slots, upgrades_built
from digsite.undermining.rules.scoring import has_no_contract
from digsite.undermining.rules.setup import is_in_pile
from digsite.undermining.rules.spaces import is_bedrock, is_on_surface
from digsite.undermining.table.state import (
    CONTRACT_SLOTS,
    DEPTHS,
    HIGHEST_REWARD,
    KINDS_OF_EQUIPMENT,
    KINDS_OF_TECH,
    KINDS_OF_TILE,
    LOWEST_REWARD,
    MOST_BATTERIES,
    MOST_COLUMNS,
    MOST_COPIES,
    MOST_PASSED,
    MOST_PLAYERS,
    MOST_ROWS,
    NO_CONTRACT,
    NOWHERE,
    RESOURCES,
    REWARD_CODE,
    UNDERGROUND,
    Equipment,
    Phase,
    State,
    Tile,
    Token,
)

MOST_SWAPS = 2 * MOST_COPIES
MOST_ACTIONS_LEFT = 50
"""Of a turn with as many overdrives and cells as a box can hold, and all batteries spent."""


class Invariant(IntEnum):
    """The promises, by number; NONE is broken by no state that play can reach."""

    NONE = 0
    TILES_FROM_THE_BOX = 1
    TUNNELS_HOLD_NO_TILE = 2
    UMVS_APART = 3
    CARGO_WITHIN_BAYS = 4
    EQUIPMENT_CONSERVED = 5
    STARS_CONSERVED = 6
    CONTRACTS_FROM_THE_BOX = 7
    CARDS_FROM_THE_BOX = 8
    BATTERIES_IN_RANGE = 9
    TURN_IN_RANGE = 10
    LAST_TURNS_WITH_A_PILE = 11
    OVER_HAS_WINNERS = 12
    WORKING_ROOM_EMPTY = 13


@kernel
def broken_invariant(state: State) -> int:
    """The number of the first promise that the state breaks, or 0."""
    if not are_tiles_from_the_box(state):
        return Invariant.TILES_FROM_THE_BOX.value
    if not are_tunnels_right(state):
        return Invariant.TUNNELS_HOLD_NO_TILE.value
    for seat in range(state.players):
        broken = broken_at_seat(state, seat)
        if broken != 0:
            return broken
    if not is_equipment_conserved(state):
        return Invariant.EQUIPMENT_CONSERVED.value
    if not are_stars_conserved(state):
        return Invariant.STARS_CONSERVED.value
    if not are_contracts_from_the_box(state):
        return Invariant.CONTRACTS_FROM_THE_BOX.value
    if not are_cards_from_the_box(state):
        return Invariant.CARDS_FROM_THE_BOX.value
    return broken_flow(state)


@kernel
def are_tiles_from_the_box(state: State) -> bool:
    """Whether no kind of tile is in sight and in the bag more often than the box holds it."""
    for space in range(UNDERGROUND):
        state.stock[state.tiles[space]] += 1
    for place in range(state.in_bag):
        state.stock[state.bag[place]] += 1
    for seat in range(state.players):
        for token in range(RESOURCES + 1):
            state.stock[Tile.URANIUM + token] += state.seats[seat].cargo[token]
    state.stock[Tile.ROCK] += state.stock[Tile.RUBBLE]
    state.stock[Tile.RUBBLE] = 0
    enough = True
    for kind in range(KINDS_OF_TILE):
        if kind != Tile.NONE and state.stock[kind] > state.box.debris[kind]:
            enough = False
        state.stock[kind] = 0
    return enough


@kernel
def are_tunnels_right(state: State) -> bool:
    """Whether the rows' bits say where neither a tile nor bedrock is."""
    for row in range(MOST_ROWS):
        tiles = 0
        for column in range(MOST_COLUMNS):
            if state.tiles[row * MOST_COLUMNS + column] != Tile.NONE:
                tiles |= 1 << column
        bedrock = state.board.bedrock[row]
        if tiles & bedrock or state.tunnels[row] != ALL_COLUMNS & ~(tiles | bedrock):
            return False
    return True


@kernel
def broken_at_seat(state: State, seat: int) -> int:
    """The promise broken at one seat, or 0."""
    mat = state.seats[seat]
    at = int(mat.at)
    if at != NOWHERE and not is_on_surface(at):
        if state.tiles[at] != Tile.NONE or is_bedrock(state.board, at):
            return Invariant.UMVS_APART.value
        for other in range(seat):
            if state.seats[other].at == at:
                return Invariant.UMVS_APART.value
    if free_bays(state, seat) < 0:
        return Invariant.CARGO_WITHIN_BAYS.value
    for resource in range(RESOURCES):
        if mat.warehouse[resource] < 0 or mat.cargo[resource] < 0:
            return Invariant.CARGO_WITHIN_BAYS.value
    if not 0 <= mat.batteries <= MOST_BATTERIES or mat.cargo[Token.ALIEN] < 0:
        return Invariant.BATTERIES_IN_RANGE.value
    if upgrades_built(state, seat) > slots(int(state.players)):
        return Invariant.EQUIPMENT_CONSERVED.value
    return 0


@kernel
def is_equipment_conserved(state: State) -> bool:
    """Whether workshop and mats hold all equipment of the box."""
    for kind in range(KINDS_OF_EQUIPMENT):
        count = int(state.workshop[kind])
        for seat in range(state.players):
            count += state.seats[seat].equipment[kind]
        if count != state.box.equipment[kind] or state.workshop[kind] < 0:
            return False
    return True


@kernel
def are_stars_conserved(state: State) -> bool:
    """Whether piles and players hold three of each reward that is used."""
    for stars in range(LOWEST_REWARD, HIGHEST_REWARD + 1):
        count = 0
        for slot in range(CONTRACT_SLOTS):
            for place in range(state.contracts[slot].left):
                if state.contracts[slot].stars[place] == stars:
                    count += 1
        for taken in range(state.rewards_taken):
            if state.rewards[taken] % REWARD_CODE == stars:
                count += 1
        if count != (CONTRACT_SLOTS if is_in_pile(stars, int(state.players)) else 0):
            return False
    for seat in range(state.players):
        total = 0
        for taken in range(state.rewards_taken):
            if state.rewards[taken] // REWARD_CODE == seat:
                total += state.rewards[taken] % REWARD_CODE
        if total != state.seats[seat].star_bucks:
            return False
    return True


@kernel
def are_contracts_from_the_box(state: State) -> bool:
    """Whether every card of the box is active, in the deck or fulfilled."""
    used = int(state.contracts_gone)
    cards = 0
    for place in range(state.contracts_left + CONTRACT_SLOTS):
        slot = place - state.contracts_left
        needs = int(state.contracts[slot].needs if slot >= 0 else state.contract_deck[place])
        if needs == NO_CONTRACT:
            if slot < 0:
                return False
            continue
        cards += 1
        card = card_like(state, needs, used)
        if card == state.box.contracts:
            return False
        used |= 1 << card
    return cards + state.rewards_taken == state.box.contracts


@kernel
def are_cards_from_the_box(state: State) -> bool:
    """Whether every tech card of the box is held, in the deck or used; hands tell their number."""
    for card in range(KINDS_OF_TECH):
        there = copies(int(state.tech_gone), card)
        for place in range(state.tech_left):
            there += int(state.tech_deck[place] == card)
        for seat in range(state.players):
            there += copies(int(state.seats[seat].tech), card)
        if there != copies(int(state.box.tech), card):
            return False
    for seat in range(state.players):
        held = 0
        for card in range(KINDS_OF_TECH):
            held += copies(int(state.seats[seat].tech), card)
        if held != state.seats[seat].tech_count:
            return False
    return True


@kernel
def broken_flow(state: State) -> int:
    """The promise about turns and the end that is broken, or 0."""
    if not is_turn_in_range(state):
        return Invariant.TURN_IN_RANGE.value
    run_out = has_no_contract(state)
    for slot in range(CONTRACT_SLOTS):
        if state.contracts[slot].left == 0:
            run_out = True
            if state.contracts[slot].needs != NO_CONTRACT:
                return Invariant.LAST_TURNS_WITH_A_PILE.value
    if run_out != state.last_turns or run_out != (state.last_seat >= 0):
        return Invariant.LAST_TURNS_WITH_A_PILE.value
    winners = 0
    for seat in range(MOST_PLAYERS):
        if state.won[seat]:
            winners += 1
    if (state.phase == Phase.OVER) != (winners > 0):
        return Invariant.OVER_HAS_WINNERS.value
    for place in range(DEPTHS * (1 + MOST_PASSED)):
        if state.reach.reached[place] != 0:
            return Invariant.WORKING_ROOM_EMPTY.value
    for depth in range(DEPTHS):
        if state.reach.occupied[depth] != 0:
            return Invariant.WORKING_ROOM_EMPTY.value
    return 0


@kernel
def is_turn_in_range(state: State) -> bool:
    """Whether seat, round and what belongs to the turn are what a turn can have."""
    if not 0 <= state.seat < state.players or not 0 <= state.actions_left <= MOST_ACTIONS_LEFT:
        return False
    bits = state.seats[state.seat].equipment[Equipment.DRILL]
    if not 0 <= state.drill_steps_left <= bits or not 0 <= state.swaps_left <= MOST_SWAPS:
        return False
    if state.drill_steps_left > 0 and state.building:
        return False
    if state.phase == Phase.OVER:
        if state.actions_left + state.drill_steps_left + state.swaps_left != 0:
            return False
        if state.building or state.phasing or state.uplink:
            return False
    return 0 <= rounds_without_progress(state) <= ROUNDS_WITHOUT_PROGRESS
