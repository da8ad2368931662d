"""The generator whose state is part of the game state.

The generator is sfc32 (Chris Doty-Humphrey): three words of 32 bits and a counter, additions,
shifts and exclusive-ors only, so that the same text gives the same numbers interpreted and
compiled on every machine. Draws below a bound are exact (Lemire's rejection), never biased.
"""

from typing import Final

from digsite.core.rule import kernel
from digsite.core.schema import Struct, UInt32

WORD: Final = 0xFFFFFFFF
WORDS: Final = 2.0**32
WARM_UP: Final = 15
SEED_LIMIT: Final = 1 << 96


class Chance(Struct):
    """The state of one generator."""

    a: UInt32
    b: UInt32
    c: UInt32
    counter: UInt32


@kernel
def seed_words(chance: Chance, low: int, middle: int, high: int) -> None:
    """Start the generator from a seed of three 32-bit words."""
    chance.a = low
    chance.b = middle
    chance.c = high
    chance.counter = 1
    for _ in range(WARM_UP):
        next_word(chance)


@kernel
def next_word(chance: Chance) -> int:
    """The next 32 random bits."""
    a, b, c, counter = int(chance.a), int(chance.b), int(chance.c), int(chance.counter)
    word = (a + b + counter) & WORD
    chance.counter = (counter + 1) & WORD
    chance.a = b ^ (b >> 9)
    chance.b = (c + (c << 3)) & WORD
    chance.c = (((c << 21) | (c >> 11)) + word) & WORD
    return word


@kernel
def draw(chance: Chance, below: int) -> int:
    """A number from 0 to below - 1, each equally likely."""
    product = next_word(chance) * below
    if (product & WORD) < below:
        threshold = (WORD + 1 - below) % below
        while (product & WORD) < threshold:
            product = next_word(chance) * below
    return product >> 32


@kernel
def fraction(chance: Chance) -> float:
    """A number from 0 up to 1."""
    return next_word(chance) / WORDS


@kernel
def forget(chance: Chance) -> None:
    """Leave nothing from which numbers drawn before or after could be told."""
    chance.a = 0
    chance.b = 0
    chance.c = 0
    chance.counter = 0


def split_seed(seed: int) -> tuple[int, int, int]:
    """A seed as the three words the generator starts from."""
    return seed & WORD, (seed >> 32) & WORD, seed >> 64


def seeded(seed: int) -> Chance:
    """A generator started from a whole-number seed below 2**96."""
    chance = Chance()
    seed_words(chance, *split_seed(seed))
    return chance
