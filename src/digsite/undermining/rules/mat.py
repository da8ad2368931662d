"""Section 1.6, Player mats: cargo bays, expansion slots, tech cards."""

from typing import Final

from digsite.core.rule import kernel, rule
from digsite.undermining.table.state import (
    KINDS_OF_EQUIPMENT,
    MOST_PLAYERS,
    RESOURCES,
    Equipment,
    State,
)

FIRST_BAYS: Final = 2
SLOTS: Final = 5
CARD_BITS: Final = 3
CARD_MASK: Final = (1 << CARD_BITS) - 1


@rule("1.6")
def bays(state: State, seat: int) -> int:
    """A UMV has two cargo bays, and one more for each that was built."""
    return FIRST_BAYS + int(state.seats[seat].equipment[Equipment.BAY])


@kernel
def tokens_in_bays(state: State, seat: int) -> int:
    """How many cargo bays of a seat are full."""
    tokens = 0
    for token in range(RESOURCES + 1):
        tokens += state.seats[seat].cargo[token]
    return tokens


@kernel
def free_bays(state: State, seat: int) -> int:
    """How many cargo bays of a seat are empty."""
    return bays(state, seat) - tokens_in_bays(state, seat)


@rule("1.6")
def slots(players: int) -> int:
    """A mat has five expansion slots; with five players one of them is blocked."""
    return SLOTS - 1 if players == MOST_PLAYERS else SLOTS


@kernel
def upgrades_built(state: State, seat: int) -> int:
    """How many expansion slots of a seat hold equipment."""
    upgrades = 0
    for kind in range(KINDS_OF_EQUIPMENT):
        upgrades += state.seats[seat].equipment[kind]
    return upgrades


@kernel
def copies(cards: int, card: int) -> int:
    """How many of a tech card there are in a number that counts each kind with three bits."""
    return cards >> card * CARD_BITS & CARD_MASK


@kernel
def one_card(card: int) -> int:
    """One tech card as such a number: added, there is one more of it."""
    return 1 << card * CARD_BITS
