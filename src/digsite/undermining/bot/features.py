"""A position of Undermining for a network: which features hold of seats, ground and cards.

Only what lies open on the table and the seat's own tech cards are asked about.
"""

from typing import Final

from digsite.core.features import Features, add_place, clear_features, hold, hold_if, hold_up_to
from digsite.core.rounds import ROUNDS_WITHOUT_PROGRESS, rounds_without_progress
from digsite.core.rule import kernel, separate
from digsite.undermining.bot.distances import steps_between, way_home
from digsite.undermining.bot.worth import amount, held, missing, missing_in_warehouse, reward
from digsite.undermining.rules.mat import copies, free_bays, slots, tokens_in_bays, upgrades_built
from digsite.undermining.rules.refinery import wanted
from digsite.undermining.rules.scoring import score
from digsite.undermining.rules.spaces import first_column_under, has_refinery, is_on_surface
from digsite.undermining.table.state import (
    CONTRACT_SLOTS,
    HIGHEST_REWARD,
    KINDS_OF_EQUIPMENT,
    KINDS_OF_TECH,
    KINDS_OF_TILE,
    LOWEST_REWARD,
    MOST_BATTERIES,
    MOST_COLUMNS,
    MOST_PLAYERS,
    MOST_ROWS,
    MOST_WANTED,
    NO_CONTRACT,
    RESOURCES,
    SURFACE,
    TALLEST_PILE,
    State,
    Tile,
)

TABLE: Final = 0
OTHERS: Final = 1
GROUND: Final = 2
CARDS: Final = 3
"""The pools: the seat itself and the table, the others, ore near the UMV, what can be paid for."""

MOST_ACTIONS: Final = 8
SCORE_STEP: Final = 3
SCORE_STEPS: Final = 20
LEAD_STEPS: Final = 12
MOST_TOKENS: Final = 6
MOST_STORED: Final = 5
MOST_STORED_IN_ALL: Final = 12
MOST_BUILT: Final = 3
FARTHEST_HOME: Final = 16
SIGHT: Final = 4
REWARDS: Final = HIGHEST_REWARD - LOWEST_REWARD + 1
MOST_MISSING: Final = MOST_WANTED

# The table and the turn.
PLAYERS: Final = 0
WAITING: Final = PLAYERS + MOST_PLAYERS - 1
OWN_ACTIONS: Final = WAITING + MOST_PLAYERS
THEIR_ACTIONS: Final = OWN_ACTIONS + MOST_ACTIONS
LOWEST_PILE: Final = THEIR_ACTIONS + MOST_ACTIONS
LAST_TURNS: Final = LOWEST_PILE + TALLEST_PILE + 1
LAST_TURNS_TO_COME: Final = LAST_TURNS + 1
STANDSTILL: Final = LAST_TURNS_TO_COME + 1
PHASING: Final = STANDSTILL + ROUNDS_WITHOUT_PROGRESS
UPLINK: Final = PHASING + 1
DRILLING: Final = UPLINK + 1
BUILDING: Final = DRILLING + MOST_BUILT
LEAD: Final = BUILDING + 1
TECH: Final = LEAD + 2 * LEAD_STEPS + 1
STORED: Final = TECH + KINDS_OF_TECH
LOADED: Final = STORED + RESOURCES * MOST_STORED
OWN: Final = LOADED + (RESOURCES + 1) * MOST_BUILT

# A player, from there on: the seat itself, and once more the others.
BATTERIES: Final = 0
TOKENS: Final = BATTERIES + MOST_BATTERIES
FREE_BAYS: Final = TOKENS + MOST_TOKENS
STORED_IN_ALL: Final = FREE_BAYS + MOST_TOKENS
EQUIPMENT: Final = STORED_IN_ALL + MOST_STORED_IN_ALL
FREE_SLOTS: Final = EQUIPMENT + KINDS_OF_EQUIPMENT * MOST_BUILT
CARDS_HELD: Final = FREE_SLOTS + 6
SCORE: Final = CARDS_HELD + 3
HOME: Final = SCORE + SCORE_STEPS
NOT_ENTERED: Final = HOME + FARTHEST_HOME + 1
AT_REFINERY: Final = NOT_ENTERED + 1
DEPTH: Final = AT_REFINERY + 1
OF_A_PLAYER: Final = DEPTH + MOST_ROWS + 1

OTHER: Final = OWN + OF_A_PLAYER
PLAYS_NEXT: Final = OTHER + OF_A_PLAYER
PLAYS_NOW: Final = PLAYS_NEXT + MOST_PLAYERS - 1
CAN_FULFIL: Final = PLAYS_NOW + 1
MISSES_LITTLE: Final = CAN_FULFIL + 1

# A tile worth a bay near the seat's UMV.
KIND: Final = MISSES_LITTLE + 1
STEPS: Final = KIND + KINDS_OF_TILE
SHORT_OF: Final = STEPS + SIGHT
THEIR_STEPS: Final = SHORT_OF + CONTRACT_SLOTS + 1
NO_BAY: Final = THEIR_STEPS + 3

# A contract, or equipment that can be built.
REWARD: Final = NO_BAY + 1
PILE: Final = REWARD + REWARDS
WANTED: Final = PILE + TALLEST_PILE
MISSING: Final = WANTED + MOST_WANTED
MISSING_UNLOADED: Final = MISSING + MOST_MISSING + 1
THEIR_MISSING: Final = MISSING_UNLOADED + MOST_MISSING + 1
NEXT_CONTRACT: Final = THEIR_MISSING + MOST_MISSING + 1
TO_BUILD: Final = NEXT_CONTRACT + MOST_MISSING + 1
BUILT: Final = TO_BUILD + KINDS_OF_EQUIPMENT
MISSING_TO_BUILD: Final = BUILT + MOST_BUILT
HOME_TO_PAY: Final = MISSING_TO_BUILD + MOST_MISSING + 1
FEATURES: Final = HOME_TO_PAY + 4


@separate
def describe(state: State, seat: int, features: Features) -> None:
    """Write everything that holds for a seat."""
    clear_features(features)
    home = steps_home(state, seat)
    describe_table(state, seat, home, features)
    for other in range(state.players):
        if other != seat:
            describe_other(state, seat, other, features)
    if state.seats[seat].at >= 0:
        describe_ground(state, seat, features)
    for slot in range(CONTRACT_SLOTS):
        describe_contract(state, seat, slot, home, features)
    describe_next(state, seat, features)
    if upgrades_built(state, seat) < slots(int(state.players)):
        for kind in range(KINDS_OF_EQUIPMENT):
            describe_building(state, seat, kind, home, features)


@kernel
def steps_home(state: State, seat: int) -> int:
    """Steps to the nearest refinery; from outside the board none."""
    at = int(state.seats[seat].at)
    return way_home(state, at) if at >= 0 else 0


@kernel
def describe_table(state: State, seat: int, home: int, features: Features) -> None:
    """Whose turn it is and what belongs to it, how far the game is, and the seat itself."""
    add_place(features, TABLE)
    hold(features, PLAYERS + state.players - 2)
    waiting = (seat - state.seat + state.players) % state.players
    hold(features, WAITING + waiting)
    actions = min(int(state.actions_left), MOST_ACTIONS)
    if actions > 0:
        hold(features, (OWN_ACTIONS if waiting == 0 else THEIR_ACTIONS) + actions - 1)
    lowest = TALLEST_PILE
    for slot in range(CONTRACT_SLOTS):
        lowest = min(lowest, int(state.contracts[slot].left))
    hold(features, LOWEST_PILE + lowest)
    hold_if(features, LAST_TURNS, bool(state.last_turns))
    until = (state.last_seat - state.seat + state.players) % state.players
    hold_if(features, LAST_TURNS_TO_COME, bool(state.last_turns and waiting <= until))
    standstill = min(rounds_without_progress(state), ROUNDS_WITHOUT_PROGRESS) - 1
    hold_if(features, STANDSTILL + max(standstill, 0), standstill >= 0)
    if waiting == 0:
        hold_if(features, PHASING, bool(state.phasing))
        hold_if(features, UPLINK, bool(state.uplink))
        hold_up_to(features, DRILLING, int(state.drill_steps_left), MOST_BUILT)
        hold_if(features, BUILDING, bool(state.building))
    describe_lead(state, seat, features)
    for card in range(KINDS_OF_TECH):
        hold_if(features, TECH + card, copies(int(state.seats[seat].tech), card) > 0)
    describe_stores(state, seat, features)
    describe_player(state, seat, OWN, home, features)


@kernel
def describe_lead(state: State, seat: int, features: Features) -> None:
    """The seat's star bucks beyond the best of the others."""
    best = 0
    for other in range(state.players):
        if other != seat:
            best = max(best, score(state, other))
    lead = score(state, seat) - best
    step = (lead + (1 if lead > 0 else -1 if lead < 0 else 0)) // 2 if abs(lead) > 1 else lead
    hold(features, LEAD + LEAD_STEPS + min(max(step, -LEAD_STEPS), LEAD_STEPS))


@kernel
def describe_stores(state: State, seat: int, features: Features) -> None:
    """What lies in the warehouse and in the bays, kind by kind."""
    mat = state.seats[seat]
    for resource in range(RESOURCES):
        stored = min(int(mat.warehouse[resource]), MOST_STORED)
        if stored > 0:
            hold(features, STORED + resource * MOST_STORED + stored - 1)
    for token in range(RESOURCES + 1):
        loaded = min(int(mat.cargo[token]), MOST_BUILT)
        if loaded > 0:
            hold(features, LOADED + token * MOST_BUILT + loaded - 1)


@kernel
def describe_player(state: State, seat: int, first: int, home: int, features: Features) -> None:
    """A player's mat and whereabouts, numbered from `first` on."""
    mat = state.seats[seat]
    if mat.batteries > 0:
        hold(features, first + BATTERIES + mat.batteries - 1)
    hold_up_to(features, first + TOKENS, tokens_in_bays(state, seat), MOST_TOKENS)
    hold_up_to(features, first + FREE_BAYS, free_bays(state, seat), MOST_TOKENS)
    stored = 0
    for resource in range(RESOURCES):
        stored += mat.warehouse[resource]
    stored = min(stored, MOST_STORED_IN_ALL)
    if stored > 0:
        hold(features, first + STORED_IN_ALL + stored - 1)
    for kind in range(KINDS_OF_EQUIPMENT):
        built = int(mat.equipment[kind])
        hold_up_to(features, first + EQUIPMENT + kind * MOST_BUILT, built, MOST_BUILT)
    hold(features, first + FREE_SLOTS + slots(int(state.players)) - upgrades_built(state, seat))
    hold_up_to(features, first + CARDS_HELD, int(mat.tech_count), 3)
    scored = min(score(state, seat) // SCORE_STEP, SCORE_STEPS)
    hold_if(features, first + SCORE + max(scored, 1) - 1, scored > 0)
    if mat.at < 0:
        hold(features, first + NOT_ENTERED)
        return
    at = int(mat.at)
    hold(features, first + HOME + min(home, FARTHEST_HOME))
    hold_if(features, first + AT_REFINERY, has_refinery(state.board, at))
    hold(features, first + DEPTH + (0 if is_on_surface(at) else 1 + at // MOST_COLUMNS))


@kernel
def describe_other(state: State, seat: int, other: int, features: Features) -> None:
    """Another player: the mat, the order of play, and how near a contract is."""
    add_place(features, OTHERS)
    describe_player(state, other, OTHER, steps_home(state, other), features)
    order = (other - seat + state.players) % state.players
    hold(features, PLAYS_NEXT + order - 1)
    hold_if(features, PLAYS_NOW, other == state.seat)
    least = MOST_MISSING
    for slot in range(CONTRACT_SLOTS):
        if reward(state, slot) > 0:
            least = min(least, missing(state, other, int(state.contracts[slot].needs)))
    hold_if(features, CAN_FULFIL, least == 0)
    hold_if(features, MISSES_LITTLE, least == 1)


@kernel
def describe_ground(state: State, seat: int, features: Features) -> None:
    """Tiles worth a bay that the seat's UMV has in sight."""
    at = int(state.seats[seat].at)
    row, column, width = at // MOST_COLUMNS, at % MOST_COLUMNS, 1
    if is_on_surface(at):
        row, column = -1, first_column_under(state.board, at)
        width = state.board.columns // SURFACE
    full = free_bays(state, seat) <= 0
    for down in range(max(0, row - SIGHT), min(MOST_ROWS, row + SIGHT + 1)):
        side = SIGHT - abs(down - row)
        left, right = max(0, column - side), min(MOST_COLUMNS - 1, column + width - 1 + side)
        for across in range(left, right + 1):
            space = down * MOST_COLUMNS + across
            if state.tiles[space] >= Tile.URANIUM:
                add_place(features, GROUND)
                describe_tile(state, seat, space, features)
                hold_if(features, NO_BAY, full)


@kernel
def describe_tile(state: State, seat: int, space: int, features: Features) -> None:
    """A tile: its kind, how near it is to whom, and how many contracts are short of it."""
    tile = int(state.tiles[space])
    hold(features, KIND + tile)
    steps = steps_between(state.board, int(state.seats[seat].at), space)
    hold(features, STEPS + min(max(steps, 1), SIGHT) - 1)
    short = 0
    if tile <= Tile.XANIUM:
        resource = tile - Tile.URANIUM
        for slot in range(CONTRACT_SLOTS):
            if reward(state, slot) > 0:
                needs = int(state.contracts[slot].needs)
                short += int(wanted(needs, resource) > held(state, seat, resource))
    hold(features, SHORT_OF + short)
    near = SIGHT
    for other in range(state.players):
        if other != seat and state.seats[other].at >= 0:
            near = min(near, steps_between(state.board, int(state.seats[other].at), space))
    if near <= 3:
        hold(features, THEIR_STEPS + max(near, 1) - 1)


@kernel
def describe_contract(state: State, seat: int, slot: int, home: int, features: Features) -> None:
    """An active contract: what it brings, and what the seat and the others miss for it."""
    stars = reward(state, slot)
    if stars == 0:
        return
    add_place(features, CARDS)
    needs = int(state.contracts[slot].needs)
    hold(features, REWARD + stars - LOWEST_REWARD)
    hold(features, PILE + state.contracts[slot].left - 1)
    hold(features, WANTED + min(amount(needs), MOST_WANTED) - 1)
    hold(features, MISSING + min(missing(state, seat, needs), MOST_MISSING))
    short = missing_in_warehouse(state, seat, needs)
    hold(features, MISSING_UNLOADED + min(short, MOST_MISSING))
    least = MOST_MISSING
    for other in range(state.players):
        if other != seat:
            least = min(least, missing(state, other, needs))
    hold(features, THEIR_MISSING + least)
    hold(features, HOME_TO_PAY + min((home + 1) // 2, 3))


@kernel
def describe_next(state: State, seat: int, features: Features) -> None:
    """The contract that lies on top of the deck."""
    if state.contracts_left > 0:
        needs = int(state.contract_deck[state.contracts_left - 1])
        if needs != NO_CONTRACT:
            add_place(features, CARDS)
            hold(features, NEXT_CONTRACT + min(missing(state, seat, needs), MOST_MISSING))


@kernel
def describe_building(state: State, seat: int, kind: int, home: int, features: Features) -> None:
    """Equipment in the workshop: what the seat has of it, and misses for it."""
    if state.workshop[kind] == 0:
        return
    add_place(features, CARDS)
    hold(features, TO_BUILD + kind)
    hold_up_to(features, BUILT, int(state.seats[seat].equipment[kind]), MOST_BUILT)
    needs = int(state.box.cost[kind])
    hold(features, MISSING_TO_BUILD + min(missing(state, seat, needs), MOST_MISSING))
    hold(features, HOME_TO_PAY + min((home + 1) // 2, 3))
