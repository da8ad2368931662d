"""How a sensible player of Undermining thinks: what an action is worth, and who stands how well.

Everything here looks only at what lies open on the table and at the active player's own cards.
Worths are in star bucks.
"""

from typing import Final

from digsite.core.generic import Terms
from digsite.core.rounds import standstill_share
from digsite.core.rule import kernel, separate
from digsite.undermining.bot.distances import (
    is_homeward,
    pull,
    pull_in_sight,
    way_home,
    way_to_ore,
    worth_of_charge,
    worth_of_phasing,
)
from digsite.undermining.bot.worth import (
    amount,
    best_contract,
    can_pay_now,
    done,
    load,
    reward,
    worth_of_building,
    worth_of_hack,
    worth_of_resource,
    worth_of_swaps,
    worth_of_tile,
)
from digsite.undermining.rules.mat import tokens_in_bays
from digsite.undermining.rules.scoring import score
from digsite.undermining.rules.spaces import has_refinery
from digsite.undermining.table.actions import (
    BOOST,
    BUILD,
    CELL,
    CONTRACT,
    DRILL,
    DRIVE,
    END,
    ENTER,
    HACK,
    HACKED_SLOTS,
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
from digsite.undermining.table.state import (
    KINDS_OF_EQUIPMENT,
    MOST_BATTERIES,
    RESOURCES,
    UNDERGROUND,
    Ending,
    Phase,
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


@separate
def measure(state: State, seat: int, terms: Terms) -> None:
    """Write what speaks for a seat, in the order of TERMS."""
    mat = state.seats[seat]
    far = done(state)
    scored = score(state, seat)
    entered = mat.at >= 0
    waiting = (seat - state.seat) % state.players
    terms.of[0] = scored / 10.0
    terms.of[1] = scored / 10.0 * far
    terms.of[2] = best_contract(state, seat, 0) / 10.0
    terms.of[3] = best_contract(state, seat, 1) / 10.0
    terms.of[4] = tokens_in_bays(state, seat) / 3.0
    terms.of[5] = load(state, seat) * way_home(state, int(mat.at)) / 10.0 if entered else 0.0
    for kind in range(KINDS_OF_EQUIPMENT):
        terms.of[6 + kind] = mat.equipment[kind] * (1.0 - far)
    terms.of[10] = mat.batteries / 8.0
    terms.of[11] = mat.tech_count / 3.0
    terms.of[12] = pull(state, seat, int(mat.at)) / 5.0 if entered else 0.3
    terms.of[13] = state.actions_left / 3.0 if waiting == 0 else 0.0
    terms.of[14] = waiting / state.players
    terms.of[15] = scored / 10.0 if state.last_turns else 0.0


@separate
def appraise(state: State, action: int) -> float:
    """What an action of the active player looks worth; `end` is worth 0."""
    seat = int(state.seat)
    if action < DRILL:
        return pull(state, seat, UNDERGROUND + action - ENTER)
    if action < DRIVE:
        return appraise_drill(state, action - DRILL)
    if action < UNLOAD:
        return appraise_going(state, action - DRIVE) - 0.3
    if action == UNLOAD:
        alien = int(state.seats[seat].cargo[Token.ALIEN])
        return 1.0 + 5.0 * load(state, seat) + alien
    if action < CONTRACT:
        cost = amount(int(state.box.cost[action - BUILD]))
        return 4.0 + worth_of_building(state, seat, action - BUILD) - cost
    if action < RECHARGE:
        slot = action - CONTRACT
        return 5.0 + reward(state, slot) - amount(int(state.contracts[slot].needs))
    if action == RECHARGE:
        return appraise_recharge(state)
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
    seat = int(state.seat)
    tile = int(state.tiles[space])
    begun = 0.5 if state.drill_steps_left > 0 else 0.0
    if tile >= Tile.URANIUM:
        return 1.5 + worth_of_tile(state, seat, tile) + begun
    if is_homeward(state, seat):
        beyond = 1.0 if space < state.seats[seat].at else 0.0
    else:
        beyond = pull(state, seat, space)
    if tile == Tile.RUBBLE:
        return 0.45 + 0.8 * beyond + begun
    return 0.3 + 0.5 * beyond + begun


@kernel
def appraise_going(state: State, target: int) -> float:
    """Towards the refinery, or towards what is wanted, however far away that is."""
    seat = int(state.seat)
    at = int(state.seats[seat].at)
    if is_homeward(state, seat):
        is_there = has_refinery(state.board, at)
        arrived = 1.0 if has_refinery(state.board, target) and not is_there else 0.0
        return 0.8 * (way_home(state, at) - way_home(state, target)) + arrived
    seen = pull_in_sight(state, seat, at)
    if seen == 0.0:
        return 0.6 * (way_to_ore(state, at) - way_to_ore(state, target))
    return 2.0 * (pull(state, seat, target) - seen)


@kernel
def appraise_recharge(state: State) -> float:
    """What is done with an action that nothing better can be done with, while there is a later."""
    if state.last_turns:
        return -0.05
    return 0.05


@kernel
def appraise_boost(state: State) -> float:
    """Worth its batteries only where something is at hand that wants an action."""
    seat = int(state.seat)
    at = int(state.seats[seat].at)
    if state.actions_left > 0:
        return -1.0
    if has_refinery(state.board, at) and (can_pay_now(state) or load(state, seat) > 0.6):
        return 1.5
    if state.last_turns and not is_homeward(state, seat):
        return 0.4 if pull_in_sight(state, seat, at) >= 0.5 else -0.1
    return -0.1


@kernel
def appraise_tech(state: State, action: int) -> float:
    """A card that is kept scores one star buck, so it must do more than that."""
    seat = int(state.seat)
    mat = state.seats[seat]
    full = load(state, seat)
    if action == OVERDRIVE:
        return 0.5 if state.actions_left == 0 else -0.5
    if RECALL <= action < SEISMIC:
        target = UNDERGROUND + action - RECALL
        if not has_refinery(state.board, target):
            return -1.0
        return 0.3 * full * way_home(state, int(mat.at)) - 1.0
    if TRACTOR <= action < TRACTOR + UNDERGROUND:
        return worth_of_tile(state, seat, int(state.tiles[action - TRACTOR])) - 0.8
    if action == UPLINK:
        return 2.5 * full - 1.0 if not has_refinery(state.board, int(mat.at)) else -1.0
    if SWAP <= action < REPLICATE:
        given, taken = (action - SWAP) // RESOURCES, (action - SWAP) % RESOURCES
        gain = worth_of_resource(state, seat, taken) - worth_of_resource(state, seat, given)
        return gain - 0.5
    if REPLICATE <= action < CELL:
        return worth_of_resource(state, seat, action - REPLICATE) - 0.8
    if action == CELL:
        return 0.4 * (MOST_BATTERIES - mat.batteries) - 1.5
    if action == TRANSMUTE:
        return worth_of_swaps(state, seat) - 1.0
    if action >= HACK:
        return worth_of_hack(state, HACKED_SLOTS[action - HACK]) - 1.0
    if action == SEISMIC:
        return worth_of_charge(state, seat) - 1.0
    return worth_of_phasing(state, seat) - 1.0


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


@kernel
def standstill(state: State) -> float:
    """How near the game is to being called off, or whether it has been."""
    if state.ending != Ending.NONE:
        return 1.0 if state.ending == Ending.NO_PROGRESS else 0.0
    return standstill_share(state)
