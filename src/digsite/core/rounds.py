"""Turns go round the table from seat to seat, and a round is over when all have had theirs."""

from digsite.core.generic import GameState
from digsite.core.rule import kernel


@kernel
def next_seat(state: GameState) -> int:
    """The seat after the one whose turn it is."""
    return (state.seat + 1) % state.players


@kernel
def is_last_of_round(state: GameState) -> bool:
    """Whether the turn goes back to the first player next."""
    return next_seat(state) == state.first


@kernel
def pass_turn(state: GameState) -> None:
    """It is the next seat's turn; the first player's begins a round."""
    if is_last_of_round(state):
        state.round += 1
    state.seat = next_seat(state)
