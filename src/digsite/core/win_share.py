"""Who has won, and how much of it."""

from digsite.core.generic import GameState
from digsite.core.rule import kernel


@kernel
def share_of_win(state: GameState, seat: int) -> float:
    """A seat's part of the win once the game is over: 1, 0, or its part of a shared win."""
    winners = 0
    for other in range(state.players):
        winners += int(state.won[other])
    return 1.0 / winners if state.won[seat] else 0.0
