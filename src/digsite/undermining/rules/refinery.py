"""Section 3.3, Unload, and sections 3.8 and 3.9, refineries and paying."""

from typing import Final

from digsite.core.rounds import make_progress
from digsite.core.rule import kernel, rule
from digsite.undermining.rules.mat import one_card, tokens_in_bays
from digsite.undermining.rules.spaces import has_refinery
from digsite.undermining.rules.turn import why_not_act
from digsite.undermining.table.reasons import Reason
from digsite.undermining.table.state import ORES, RESOURCES, Resource, State, Token

NEED_BITS: Final = 3
NEED_MASK: Final = (1 << NEED_BITS) - 1


@rule("3.8", "4.7")
def why_not_refine(state: State) -> Reason:
    """Unload, Build and Contract are done on a refinery; with the uplink, anywhere."""
    if state.uplink or has_refinery(state.board, int(state.seats[state.seat].at)):
        return Reason.OK
    return Reason.REFINERY_NOT_HERE


@rule("3.3", "3.8")
def why_not_unload(state: State) -> Reason:
    """An action, a refinery and something to unload."""
    reason = why_not_act(state)
    if reason != Reason.OK:
        return reason
    reason = why_not_refine(state)
    if reason != Reason.OK:
        return reason
    if tokens_in_bays(state, int(state.seat)) == 0:
        return Reason.UNLOAD_NO_CARGO
    return Reason.OK


@rule("3.3")
def unload(state: State) -> None:
    """All resources go to the warehouse; alien tiles leave the game, each for a tech card."""
    mat = state.seats[state.seat]
    state.actions_left -= 1
    for resource in range(RESOURCES):
        mat.warehouse[resource] += mat.cargo[resource]
        mat.cargo[resource] = 0
    for _ in range(mat.cargo[Token.ALIEN]):
        maybe_draw_tech(state)
    mat.cargo[Token.ALIEN] = 0
    make_progress(state)


@rule("3.3")
def maybe_draw_tech(state: State) -> None:
    """The next tech card of the deck, as long as there is one."""
    if state.tech_left > 0:
        state.tech_left -= 1
        mat = state.seats[state.seat]
        mat.tech += one_card(int(state.tech_deck[state.tech_left]))
        mat.tech_count += 1
        state.tech_deck[state.tech_left] = 0


@kernel
def wanted(needs: int, resource: int) -> int:
    """How much of a resource is wanted."""
    return needs >> resource * NEED_BITS & NEED_MASK


@kernel
def missing(state: State, needs: int, resource: int) -> int:
    """How much of a resource is wanted beyond what the active player's warehouse holds."""
    return max(wanted(needs, resource) - state.seats[state.seat].warehouse[resource], 0)


@rule("3.9")
def jokers(state: State, needs: int) -> int:
    """The X-anium that must stand in for ores missing in the warehouse."""
    xanium = 0
    for ore in range(ORES):
        xanium += missing(state, needs, ore)
    return xanium


@rule("3.9")
def xanium_to_pay(state: State, needs: int) -> int:
    """The X-anium that is wanted itself, for which nothing stands in, and the jokers."""
    return wanted(needs, Resource.XANIUM) + jokers(state, needs)


@rule("3.9")
def can_pay(state: State, needs: int) -> bool:
    """Whether the ores in the warehouse, with X-anium as a joker, are enough."""
    return xanium_to_pay(state, needs) <= state.seats[state.seat].warehouse[Resource.XANIUM]


@rule("3.9")
def pay(state: State, needs: int) -> None:
    """The named ores first, and X-anium for what is missing."""
    mat = state.seats[state.seat]
    mat.warehouse[Resource.XANIUM] -= xanium_to_pay(state, needs)
    for ore in range(ORES):
        mat.warehouse[ore] -= min(wanted(needs, ore), int(mat.warehouse[ore]))
