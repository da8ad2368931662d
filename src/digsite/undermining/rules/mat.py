"""Section 1.6, Player mats: cargo bays and expansion slots."""

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
