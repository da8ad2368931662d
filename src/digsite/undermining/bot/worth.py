"""What ores, tiles, contracts and equipment are worth to a player of Undermining, in star bucks.

Everything here looks only at what lies open on the table and at the player's own cards.
"""

from typing import Final

from digsite.core.rule import kernel
from digsite.undermining.rules.mat import bays, tokens_in_bays, upgrades_built
from digsite.undermining.rules.refinery import can_pay, wanted
from digsite.undermining.rules.scoring import value_of_upgrades
from digsite.undermining.rules.tech import SWAPS
from digsite.undermining.table.state import (
    CONTRACT_SLOTS,
    KINDS_OF_EQUIPMENT,
    NO_CONTRACT,
    ORES,
    RESOURCES,
    Resource,
    State,
    Tile,
)

USE: Final = (3.0, 1.5, 2.5, 4.0)
"""What a drill bit, a thruster, a cargo bay and a reactor are worth to work with, early on."""

TALL_PILE: Final = 5.0
ALIEN_WORTH: Final = 2.5


@kernel
def done(state: State) -> float:
    """How far the game has come: how little is left of the lowest pile."""
    lowest = 99
    for slot in range(CONTRACT_SLOTS):
        lowest = min(lowest, int(state.contracts[slot].left))
    return max(0.0, 1.0 - lowest / TALL_PILE)


@kernel
def held(state: State, seat: int, resource: int) -> int:
    """A resource in a seat's warehouse and bays."""
    mat = state.seats[seat]
    return int(mat.warehouse[resource] + mat.cargo[resource])


@kernel
def missing(state: State, seat: int, needs: int) -> int:
    """How many resources a seat must still find for what is wanted, bays included."""
    short = wanted(needs, Resource.XANIUM)
    for ore in range(ORES):
        short += max(wanted(needs, ore) - held(state, seat, ore), 0)
    return max(0, short - held(state, seat, Resource.XANIUM))


@kernel
def missing_in_warehouse(state: State, seat: int, needs: int) -> int:
    """How many resources the warehouse alone is short of."""
    warehouse = state.seats[seat].warehouse
    short = wanted(needs, Resource.XANIUM)
    for ore in range(ORES):
        short += max(wanted(needs, ore) - warehouse[ore], 0)
    return max(short - warehouse[Resource.XANIUM], 0)


@kernel
def amount(needs: int) -> int:
    """How many resources are wanted in all."""
    total = 0
    for resource in range(RESOURCES):
        total += wanted(needs, resource)
    return total


@kernel
def reward(state: State, slot: int) -> int:
    """The next reward of a pile, 0 where there is no contract."""
    contract = state.contracts[slot]
    if contract.left == 0 or contract.needs == NO_CONTRACT:
        return 0
    return int(contract.stars[contract.left - 1])


@kernel
def worth_of_building(state: State, seat: int, kind: int) -> float:
    """What equipment scores, and what it is good for while the game lasts."""
    built = upgrades_built(state, seat)
    scored = value_of_upgrades(built + 1) - value_of_upgrades(built)
    again = 1.0 / (1.0 + state.seats[seat].equipment[kind])
    return scored + USE[kind] * again * (1.0 - done(state))


@kernel
def worth_of_resource(state: State, seat: int, resource: int) -> float:
    """One more of a resource: the star buck it scores, or its part in what it would pay for.

    What is still missing, the dearest question, is asked only where the whole gain would do.
    """
    best = 1.0
    for slot in range(CONTRACT_SLOTS):
        stars = reward(state, slot)
        needs = int(state.contracts[slot].needs)
        if stars > 0 and wanted(needs, resource) > held(state, seat, resource):
            gain = stars - amount(needs)
            if 1.0 + gain > best:
                best = max(best, 1.0 + gain / max(1, missing(state, seat, needs)))
    for kind in range(KINDS_OF_EQUIPMENT):
        needs = int(state.box.cost[kind])
        if state.workshop[kind] > 0 and wanted(needs, resource) > held(state, seat, resource):
            use = worth_of_building(state, seat, kind) - amount(needs)
            if 1.0 + use > best:
                best = max(best, 1.0 + use / (1 + missing(state, seat, needs)))
    return best


@kernel
def worth_of_tile(state: State, seat: int, tile: int) -> float:
    """What a tile is worth in a bay; rock and rubble are worth nothing."""
    if tile < Tile.URANIUM:
        return 0.0
    if tile == Tile.ALIEN:
        return ALIEN_WORTH
    if tile == Tile.XANIUM:
        best = 0.0
        for resource in range(RESOURCES):
            best = max(best, worth_of_resource(state, seat, resource))
        return best + 0.3
    return worth_of_resource(state, seat, tile - Tile.URANIUM)


@kernel
def load(state: State, seat: int) -> float:
    """How full the bays are, from 0 to 1."""
    return tokens_in_bays(state, seat) / bays(state, seat)


@kernel
def best_contract(state: State, seat: int, short: int) -> float:
    """What the best contract brings beyond its resources, with at most so many missing."""
    best = 0.0
    for slot in range(CONTRACT_SLOTS):
        stars = reward(state, slot)
        needs = int(state.contracts[slot].needs)
        if stars > 0 and missing(state, seat, needs) <= short:
            best = max(best, float(stars - amount(needs)))
    return best


@kernel
def can_pay_now(state: State) -> bool:
    """Whether the active player's warehouse alone pays for one of the contracts."""
    for slot in range(CONTRACT_SLOTS):
        if reward(state, slot) > 0 and can_pay(state, int(state.contracts[slot].needs)):
            return True
    return False


@kernel
def worth_of_swaps(state: State, seat: int) -> float:
    """What the best contract or equipment brings that swaps in the warehouse would pay for."""
    best = 0.0
    for slot in range(CONTRACT_SLOTS):
        stars = reward(state, slot)
        needs = int(state.contracts[slot].needs)
        if stars > 0 and swaps_pay(state, seat, needs):
            best = max(best, float(stars - amount(needs)))
    for kind in range(KINDS_OF_EQUIPMENT):
        needs = int(state.box.cost[kind])
        if state.workshop[kind] > 0 and swaps_pay(state, seat, needs):
            best = max(best, worth_of_building(state, seat, kind) - amount(needs))
    return best


@kernel
def swaps_pay(state: State, seat: int, needs: int) -> bool:
    """Whether the warehouse holds enough, but up to two of it are of other kinds."""
    short = missing_in_warehouse(state, seat, needs)
    if short == 0 or short > SWAPS:
        return False
    stored = 0
    for resource in range(RESOURCES):
        stored += state.seats[seat].warehouse[resource]
    return stored >= amount(needs)


@kernel
def worth_of_hack(state: State, chosen: int) -> float:
    """What the active player gains, and what others lose, when contracts are put under the deck.

    The first of the chosen slots gets the contract that lies on top; the others are not known.
    """
    seat = int(state.seat)
    top = NO_CONTRACT
    if state.contracts_left > 0:
        top = int(state.contract_deck[state.contracts_left - 1])
    gain = 0.0
    for slot in range(CONTRACT_SLOTS):
        if chosen >> slot & 1:
            needs, stars = int(state.contracts[slot].needs), reward(state, slot)
            gain -= at_hand(state, seat, needs, stars)
            taken = 0.0
            for other in range(state.players):
                if other != seat:
                    taken = max(taken, at_hand(state, other, needs, stars))
            gain += 0.5 * taken
            if top != NO_CONTRACT:
                gain += at_hand(state, seat, top, stars)
                top = NO_CONTRACT
    return gain


@kernel
def at_hand(state: State, seat: int, needs: int, stars: int) -> float:
    """What a contract brings a seat that already has all it wants."""
    return max(0.0, float(stars - amount(needs))) if missing(state, seat, needs) == 0 else 0.0
