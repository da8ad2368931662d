"""How a sensible player of Undermining thinks: what an action is worth, and who stands how well.

Everything here looks only at what lies open on the table and at the active player's own cards.
Worths are in star bucks.
"""

from typing import Final

from digsite.core.generic import Terms
from digsite.core.rule import kernel, separate
from digsite.undermining.actions import (
    BOOST,
    BUILD,
    CELL,
    CONTRACT,
    DRILL,
    DRIVE,
    END,
    ENTER,
    HACK,
    OVERDRIVE,
    PORTAL,
    RECALL,
    RECHARGE,
    REPLICATE,
    SEISMIC,
    SWAP,
    TRACTOR,
    TRANSMUTE,
    UNLOAD,
    UPLINK,
)
from digsite.undermining.rules.refinery import wanted
from digsite.undermining.rules.spaces import first_column_under, has_refinery, is_on_surface
from digsite.undermining.scoring import score, tokens_in_bays, upgrades_built, value_of_upgrades
from digsite.undermining.state import (
    CONTRACT_SLOTS,
    FIRST_BAYS,
    KINDS_OF_EQUIPMENT,
    MOST_BATTERIES,
    MOST_COLUMNS,
    MOST_ROWS,
    NO_CONTRACT,
    ORES,
    RESOURCES,
    SURFACE,
    UNDERGROUND,
    Equipment,
    Phase,
    Resource,
    State,
    Tile,
    Token,
)

TERMS: Final = (
    "score",
    "late_score",
    "contract",
    "next_contract",
    "cargo",
    "way_home",
    "drill",
    "thruster",
    "bay",
    "reactor",
    "batteries",
    "tech",
    "nearby",
    "tempo",
    "turn",
    "last_lead",
)
"""The names of what `measure` writes, in its order."""

USE: Final = (3.0, 1.5, 2.5, 4.0)
"""What a drill bit, a thruster, a cargo bay and a reactor are worth to work with, early on."""

TALL_PILE: Final = 5.0
FAR: Final = 99
SIGHT: Final = 2
ALIEN_WORTH: Final = 2.5


@separate
def done(state: State) -> float:
    """How far the game has come: how little is left of the lowest pile."""
    lowest = 99
    for slot in range(CONTRACT_SLOTS):
        lowest = min(lowest, int(state.contracts[slot].left))
    return max(0.0, 1.0 - lowest / TALL_PILE)


@kernel
def held(state: State, number: int, resource: int) -> int:
    """A resource in a seat's warehouse and bays."""
    seat = state.seats[number]
    return int(seat.warehouse[resource] + seat.cargo[resource])


@separate
def missing(state: State, number: int, needs: int) -> int:
    """How many resources a seat must still find for what is wanted, bays included."""
    short = 0
    for ore in range(ORES):
        short += max(wanted(needs, ore) - held(state, number, ore), 0)
    return max(0, short - held(state, number, Resource.XANIUM))


@kernel
def amount(needs: int) -> int:
    """How many resources are wanted in all."""
    total = 0
    for ore in range(ORES):
        total += wanted(needs, ore)
    return total


@kernel
def reward(state: State, slot: int) -> int:
    """The next reward of a pile, 0 where there is no contract."""
    contract = state.contracts[slot]
    if contract.left == 0 or contract.needs == NO_CONTRACT:
        return 0
    return int(contract.stars[contract.left - 1])


@kernel
def worth_of_building(state: State, number: int, kind: int) -> float:
    """What equipment scores, and what it is good for while the game lasts."""
    built = upgrades_built(state, number)
    scored = value_of_upgrades(built + 1) - value_of_upgrades(built)
    again = 1.0 / (1.0 + state.seats[number].equipment[kind])
    return scored + USE[kind] * again * (1.0 - done(state))


@separate
def worth_of_ore(state: State, number: int, ore: int) -> float:
    """One more of an ore: the star buck it scores, or its part in what it would pay for."""
    best = 1.0
    for slot in range(CONTRACT_SLOTS):
        stars = reward(state, slot)
        needs = int(state.contracts[slot].needs)
        if stars > 0 and wanted(needs, ore) > held(state, number, ore):
            short = missing(state, number, needs)
            best = max(best, 1.0 + (stars - amount(needs)) / max(1, short))
    for kind in range(KINDS_OF_EQUIPMENT):
        needs = int(state.box.cost[kind])
        if state.workshop[kind] > 0 and wanted(needs, ore) > held(state, number, ore):
            short = missing(state, number, needs)
            gain = worth_of_building(state, number, kind) - amount(needs)
            best = max(best, 1.0 + gain / (1 + short))
    return best


@separate
def worth_of_tile(state: State, number: int, tile: int) -> float:
    """What a tile is worth in a bay; rock and rubble are worth nothing."""
    if tile < Tile.URANIUM:
        return 0.0
    if tile == Tile.ALIEN:
        return ALIEN_WORTH
    if tile == Tile.XANIUM:
        best = 0.0
        for ore in range(ORES):
            best = max(best, worth_of_ore(state, number, ore))
        return best + 0.3
    return worth_of_ore(state, number, tile - Tile.URANIUM)


@separate
def pull(state: State, number: int, space: int) -> float:
    """How rich the surroundings are: the best tile in sight, the nearer the better."""
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
                beside = max(0, column - across, across - column - width + 1)
                distance = abs(down - row) + beside
                best = max(best, worth_of_tile(state, number, tile) / (1.0 + distance))
    return best if best > 0.0 else distant_pull(state, row, column)


@kernel
def distant_pull(state: State, row: int, column: int) -> float:
    """With nothing in sight, the nearest tile worth a bay, wherever it is."""
    nearest = FAR
    for space in range(UNDERGROUND):
        if state.tiles[space] >= Tile.URANIUM:
            rows, columns = abs(space // MOST_COLUMNS - row), abs(space % MOST_COLUMNS - column)
            nearest = min(nearest, rows + columns)
    return 0.8 / (1.0 + nearest)


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
    while grows and steps < best:
        best = min(best, steps + from_here(state))
        grows = spread(state)
        steps += 1
    for row in range(MOST_ROWS):
        rows[row] = 0
    if best == FAR:
        best = 3 * (space // MOST_COLUMNS + 1) + 5
    return best


@kernel
def spread(state: State) -> bool:
    """One step further through the tunnels in all directions; says whether it led anywhere."""
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
        for number in range(SURFACE):
            if top >> number * width & (1 << width) - 1:
                best = min(best, 1 + from_surface(state, UNDERGROUND + number))
    for number in range(state.board.portals_drawn):
        portal = int(state.board.portals[number])
        if not is_on_surface(portal):
            if state.reach.reached[portal // MOST_COLUMNS] >> portal % MOST_COLUMNS & 1:
                best = min(best, 2 + from_portal(state))
    return best


@kernel
def from_surface(state: State, space: int) -> int:
    """Steps along the surface to the nearest refinery."""
    best = FAR
    for number in range(state.board.refineries_drawn):
        refinery = int(state.board.refineries[number])
        if is_on_surface(refinery):
            best = min(best, abs(refinery - space))
    return best


@kernel
def from_portal(state: State) -> int:
    """Steps from the best portal on the surface to a refinery."""
    best = FAR
    for number in range(state.board.portals_drawn):
        if is_on_surface(int(state.board.portals[number])):
            best = min(best, from_surface(state, int(state.board.portals[number])))
    return best


@kernel
def bays(state: State, number: int) -> int:
    """All cargo bays of a seat."""
    return int(FIRST_BAYS + state.seats[number].equipment[Equipment.BAY])


@kernel
def load(state: State, number: int) -> float:
    """How full the bays are, from 0 to 1."""
    return tokens_in_bays(state, number) / bays(state, number)


@kernel
def best_contract(state: State, number: int, short: int) -> float:
    """What the best contract brings beyond its resources, with at most so many missing."""
    best = 0.0
    for slot in range(CONTRACT_SLOTS):
        stars = reward(state, slot)
        needs = int(state.contracts[slot].needs)
        if stars > 0 and missing(state, number, needs) <= short:
            best = max(best, float(stars - amount(needs)))
    return best


@separate
def measure(state: State, number: int, terms: Terms) -> None:
    """Write what speaks for a seat, in the order of TERMS."""
    seat = state.seats[number]
    far = done(state)
    scored = score(state, number)
    entered = seat.at >= 0
    waiting = (number - state.seat) % state.players
    terms.of[0] = scored / 10.0
    terms.of[1] = scored / 10.0 * far
    terms.of[2] = best_contract(state, number, 0) / 10.0
    terms.of[3] = best_contract(state, number, 1) / 10.0
    terms.of[4] = tokens_in_bays(state, number) / 3.0
    terms.of[5] = load(state, number) * way_home(state, int(seat.at)) / 10.0 if entered else 0.0
    for kind in range(KINDS_OF_EQUIPMENT):
        terms.of[6 + kind] = seat.equipment[kind] * (1.0 - far)
    terms.of[10] = seat.batteries / 8.0
    terms.of[11] = seat.tech_count / 3.0
    terms.of[12] = pull(state, number, int(seat.at)) / 5.0 if entered else 0.3
    terms.of[13] = state.actions_left / 3.0 if waiting == 0 else 0.0
    terms.of[14] = waiting / state.players
    terms.of[15] = scored / 10.0 if state.last_turns else 0.0


@separate
def appraise(state: State, action: int) -> float:
    """What an action of the active player looks worth; `end` is worth 0."""
    number = int(state.seat)
    if action < DRILL:
        return pull(state, number, UNDERGROUND + action - ENTER)
    if action < DRIVE:
        return appraise_drill(state, action - DRILL)
    if action < UNLOAD:
        return appraise_going(state, action - DRIVE) - 0.3
    if action == UNLOAD:
        alien = int(state.seats[number].cargo[Token.ALIEN])
        return 1.0 + 5.0 * load(state, number) + alien
    if action < CONTRACT:
        cost = amount(int(state.box.cost[action - BUILD]))
        return 4.0 + worth_of_building(state, number, action - BUILD) - cost
    if action < RECHARGE:
        slot = action - CONTRACT
        return 5.0 + reward(state, slot) - amount(int(state.contracts[slot].needs))
    if action == RECHARGE:
        return 0.35
    if action < BOOST:
        return appraise_going(state, action - PORTAL) - 0.3
    if action == BOOST:
        return appraise_boost(state)
    if action < END:
        return appraise_tech(state, action)
    return 0.0


@kernel
def appraise_drill(state: State, space: int) -> float:
    """The tile itself, or what lies beyond rock and rubble; a step begun should be finished."""
    number = int(state.seat)
    tile = int(state.tiles[space])
    begun = 0.5 if state.drill_steps_left > 0 else 0.0
    if tile >= Tile.URANIUM:
        return 1.5 + worth_of_tile(state, number, tile) + begun
    if is_homeward(state, number):
        beyond = 1.0 if space < state.seats[number].at else 0.0
    else:
        beyond = pull(state, number, space)
    if tile == Tile.RUBBLE:
        return 0.45 + 0.8 * beyond + begun
    return 0.3 + 0.5 * beyond + begun


@kernel
def appraise_going(state: State, target: int) -> float:
    """Towards the refinery, or towards what is wanted."""
    number = int(state.seat)
    at = int(state.seats[number].at)
    if is_homeward(state, number):
        arrived = 1.0 if has_refinery(state.board, target) else 0.0
        return 0.8 * (way_home(state, at) - way_home(state, target)) + arrived
    return 2.0 * (pull(state, number, target) - pull(state, number, at))


@separate
def is_homeward(state: State, number: int) -> bool:
    """Whether a seat should go to a refinery: bays full, or a contract can be paid."""
    if tokens_in_bays(state, number) >= bays(state, number):
        return True
    for slot in range(CONTRACT_SLOTS):
        if reward(state, slot) > 0:
            if missing(state, number, int(state.contracts[slot].needs)) == 0:
                return True
    return False


@kernel
def can_pay_now(state: State, number: int) -> bool:
    """Whether the warehouse alone pays for one of the contracts."""
    warehouse = state.seats[number].warehouse
    for slot in range(CONTRACT_SLOTS):
        if reward(state, slot) > 0:
            short = 0
            for ore in range(ORES):
                needs = int(state.contracts[slot].needs)
                short += max(wanted(needs, ore) - int(warehouse[ore]), 0)
            if short <= warehouse[Resource.XANIUM]:
                return True
    return False


@kernel
def appraise_boost(state: State) -> float:
    """Worth its batteries where an action is wanting, above all at the refinery."""
    number = int(state.seat)
    if state.actions_left > 0:
        return -1.0
    if has_refinery(state.board, int(state.seats[number].at)):
        return 1.5 if can_pay_now(state, number) or load(state, number) > 0.6 else 0.2
    return -0.1


@kernel
def appraise_tech(state: State, action: int) -> float:
    """A card that is kept scores one star buck, so it must do more than that."""
    number = int(state.seat)
    seat = state.seats[number]
    full = load(state, number)
    if action == OVERDRIVE:
        return 0.5 if state.actions_left == 0 else -0.5
    if RECALL <= action < SEISMIC:
        target = UNDERGROUND + action - RECALL
        if not has_refinery(state.board, target):
            return -1.0
        return 0.3 * full * way_home(state, int(seat.at)) - 1.0
    if TRACTOR <= action < TRACTOR + UNDERGROUND:
        return worth_of_tile(state, number, int(state.tiles[action - TRACTOR])) - 0.8
    if action == UPLINK:
        return 2.5 * full - 1.0 if not has_refinery(state.board, int(seat.at)) else -1.0
    if SWAP <= action < REPLICATE:
        given, taken = (action - SWAP) // RESOURCES, (action - SWAP) % RESOURCES
        gain = worth_of_ore(state, number, taken) - worth_of_ore(state, number, given)
        return gain - 0.5
    if REPLICATE <= action < CELL:
        return worth_of_ore(state, number, action - REPLICATE) - 0.8
    if action == CELL:
        return 0.4 * (MOST_BATTERIES - seat.batteries) - 1.5
    if action == TRANSMUTE or action >= HACK:
        return -0.6
    return -0.7


@kernel
def outcome(state: State, action: int) -> int:
    """The contract that came into sight on top of the deck, or the tech cards just drawn."""
    if state.phase == Phase.OVER:
        return 0
    dealt = CONTRACT <= action < RECHARGE or HACK <= action < END
    if dealt and state.contracts_left > 0:
        return 1 + int(state.contract_deck[state.contracts_left - 1])
    if action == UNLOAD:
        return 1 + int(state.seats[state.seat].tech)
    return 0
