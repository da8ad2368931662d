"""Turns go round the table from seat to seat: who starts, who is next, and what rounds decide."""

from typing import Final, Protocol

from digsite.core.chance import draw
from digsite.core.generic import GameState
from digsite.core.rule import kernel

DRAWN: Final = -1
"""Instead of the seat that starts: chance draws it."""
ROUNDS_WITHOUT_PROGRESS: Final = 12
"""After so many full rounds without progress a game is over, by a ruling of ours."""


class GuardedState(GameState, Protocol):
    """The state of a game that could go on for ever, and so ends for want of progress."""

    progress_round: int
    """The last round in which something happened that counts as progress."""


@kernel
def choose_first_player(state: GameState, first: int) -> None:
    """A seat, or DRAWN. Chance draws in any case, so that the rest of the deal is the same."""
    drawn = draw(state.chance, int(state.players))
    state.first = drawn if first == DRAWN else first


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


@kernel
def make_progress(state: GuardedState) -> None:
    """Something happened that counts as progress."""
    state.progress_round = state.round


@kernel
def rounds_without_progress(state: GuardedState) -> int:
    """Rounds since the last progress."""
    return state.round - state.progress_round


@kernel
def is_without_progress(state: GuardedState) -> bool:
    """Whether the game ends with this round for want of progress."""
    return rounds_without_progress(state) >= ROUNDS_WITHOUT_PROGRESS


@kernel
def standstill_share(state: GuardedState) -> float:
    """The rounds without progress, beyond the first, as a part of those that end the game."""
    still = max(0, rounds_without_progress(state) - 1)
    return still / (ROUNDS_WITHOUT_PROGRESS - 1)
