"""Games by number: a seed of two words has more of them than anybody can play."""

from typing import Final

from digsite.core.chance import Chance, seed_words
from digsite.core.generic import GameState, set_up
from digsite.core.rule import kernel

PLAYERS: Final = 1 << 31
"""Added to a game's number to seed the players, so that deal and play share no numbers."""


@kernel
def deal(state: GameState, chance: Chance, low: int, middle: int, game: int) -> None:
    """Lay out the game of this number, and start the players' own generator."""
    seed_words(state.chance, low, middle, game)
    seed_words(chance, low, middle, game + PLAYERS)
    set_up(state, -1)
