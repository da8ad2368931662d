"""Chapter 5, End and scoring: when the game is over, what everything is worth, who has won."""

from digsite.core.rounds import is_without_progress
from digsite.core.rule import kernel, rule
from digsite.undermining.rules.mat import tokens_in_bays, upgrades_built
from digsite.undermining.table.state import (
    CONTRACT_SLOTS,
    CONTRACTS_COULD_RUN_OUT,
    NO_CONTRACT,
    RESOURCES,
    REWARD_CODE,
    Ending,
    Phase,
    State,
)


@rule("3.5", "5.1")
def maybe_start_last_turns(state: State) -> None:
    """The first pile to run out, or the last contract, gives every other player one more turn."""
    if not state.last_turns:
        state.last_turns = True
        state.last_seat = (state.seat + state.players - 1) % state.players


@rule("3.5", "5.1")
def has_no_contract(state: State) -> bool:
    """Whether no slot holds a contract any more, so that nobody could ever empty a pile."""
    if state.rules_version == CONTRACTS_COULD_RUN_OUT:
        return False
    for slot in range(CONTRACT_SLOTS):
        if state.contracts[slot].needs != NO_CONTRACT:
            return False
    return True


@rule("5.1")
def end_by_empty_pile(state: State) -> None:
    """The last turn is over; without a contract the game ends as if a pile had run out."""
    finish(state, Ending.PILE_EMPTY)


@rule("5.4")
def maybe_end_without_progress(state: State) -> None:
    """Twelve full rounds without a drill step, an unload, a build or a contract end the game."""
    if is_without_progress(state):
        finish(state, Ending.NO_PROGRESS)


@rule("5.2")
def score(state: State, seat: int) -> int:
    """Star bucks of a seat if the game ended now."""
    mat = state.seats[seat]
    stars = mat.star_bucks + mat.tech_count + value_of_upgrades(upgrades_built(state, seat))
    stars += tokens_in_bays(state, seat)
    for resource in range(RESOURCES):
        stars += mat.warehouse[resource]
    return stars


@rule("5.2")
def value_of_upgrades(upgrades: int) -> int:
    """One upgrade is worth 4 star bucks, two 7, three 9, four or five 10."""
    if upgrades == 0:
        return 0
    if upgrades == 1:
        return 4
    if upgrades == 2:
        return 7
    if upgrades == 3:
        return 9
    return 10


@kernel
def take_reward(state: State, seat: int, stars: int) -> None:
    """A seat takes a star-buck tile."""
    state.rewards[state.rewards_taken] = seat * REWARD_CODE + stars
    state.rewards_taken += 1
    state.seats[seat].star_bucks += stars


@rule("5.3")
def most_star_bucks_win(state: State) -> None:
    """Most star bucks win; a tie is shared."""
    most = 0
    for seat in range(state.players):
        most = max(most, score(state, seat))
    for seat in range(state.players):
        state.won[seat] = score(state, seat) == most


@kernel
def finish(state: State, ending: int) -> None:
    """Score the game: it is over."""
    most_star_bucks_win(state)
    state.phase = Phase.OVER
    state.ending = ending
