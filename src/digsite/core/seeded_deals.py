"""Deals from a seed: a new game, one of many numbered games, or what a seat does not know.

Seeds are three words of 32 bits. Numbered games share two words; the third is their number.
"""

from typing import Final

from digsite.core.chance import Chance, seed_words
from digsite.core.generic import GameState, redeal, set_up
from digsite.core.rule import kernel

PLAYERS: Final = 1 << 31
"""Added to a game's number to seed the players, so that deal and play share no numbers."""


@kernel
def deal_seeded(state: GameState, first: int, low: int, middle: int, high: int) -> None:
    """Lay out the game of this seed; `first` is a seat, or -1 for a random first player."""
    seed_words(state.chance, low, middle, high)
    set_up(state, first)


@kernel
def deal(state: GameState, chance: Chance, low: int, middle: int, game: int) -> None:
    """Lay out the game of this number, and start the players' own generator."""
    deal_seeded(state, -1, low, middle, game)
    seed_words(chance, low, middle, game + PLAYERS)


@kernel
def redeal_seeded(state: GameState, seat: int, low: int, middle: int, high: int) -> None:
    """Deal again what a seat cannot know, and go on from there."""
    seed_words(state.chance, low, middle, high)
    redeal(state, seat, state.chance)
