"""Section 3.5, Contract: deliver what a contract wants and take the reward of its pile."""

from digsite.core.rounds import make_progress
from digsite.core.rule import kernel, rule
from digsite.undermining.rules.refinery import can_pay, pay, why_not_refine
from digsite.undermining.rules.scoring import (
    has_no_contract,
    maybe_start_last_turns,
    take_reward,
)
from digsite.undermining.rules.turn import why_not_act
from digsite.undermining.table.reasons import Reason
from digsite.undermining.table.state import NO_CONTRACT, State


@rule("3.5")
def why_not_choose(state: State, slot: int) -> Reason:
    """A slot whose pile is empty is closed; one that no card was left for is empty."""
    if state.contracts[slot].left == 0:
        return Reason.CONTRACT_PILE_EMPTY
    if state.contracts[slot].needs == NO_CONTRACT:
        return Reason.CONTRACT_NO_CARD
    return Reason.OK


@rule("3.5", "3.8")
def why_not_contract(state: State, slot: int) -> Reason:
    """An action, a refinery, a contract in the slot and the resources it wants."""
    reason = why_not_act(state)
    if reason != Reason.OK:
        return reason
    reason = why_not_refine(state)
    if reason != Reason.OK:
        return reason
    reason = why_not_choose(state, slot)
    if reason != Reason.OK:
        return reason
    if not can_pay(state, int(state.contracts[slot].needs)):
        return Reason.CONTRACT_CANNOT_PAY
    return Reason.OK


@rule("3.5")
def fulfil(state: State, slot: int) -> None:
    """Pay, take the top reward of the pile; the card leaves the game and the next one follows."""
    contract = state.contracts[slot]
    state.actions_left -= 1
    pay(state, int(contract.needs))
    contract.left -= 1
    take_reward(state, int(state.seat), int(contract.stars[contract.left]))
    contract.stars[contract.left] = 0
    state.contracts_gone |= 1 << card_like(state, int(contract.needs), int(state.contracts_gone))
    contract.needs = NO_CONTRACT
    if contract.left > 0:
        maybe_deal_contract(state, slot)
    if contract.left == 0 or has_no_contract(state):
        maybe_start_last_turns(state)
    make_progress(state)


@rule("3.5")
def maybe_deal_contract(state: State, slot: int) -> None:
    """The next card of the deck goes to the slot; with no card left it stays empty."""
    if state.contracts_left > 0:
        state.contracts_left -= 1
        state.contracts[slot].needs = state.contract_deck[state.contracts_left]
        state.contract_deck[state.contracts_left] = NO_CONTRACT
        state.contracts_hacked = min(state.contracts_hacked, state.contracts_left)


@kernel
def card_like(state: State, needs: int, others: int) -> int:
    """A card of the box that wants this and is none of the others, each of which is a bit.

    A position set up by hand may hold cards that the box does not: then a card beyond the box.
    """
    card = 0
    while card < state.box.contracts and (others >> card & 1 or state.box.contract[card] != needs):
        card += 1
    return card
