"""What is counted of every seat when many games are simulated."""

from enum import IntEnum
from typing import Final

from digsite.core.rule import kernel
from digsite.core.tallies import Tallies, count_up
from digsite.undermining.rules.mat import tokens_in_bays
from digsite.undermining.rules.scoring import score
from digsite.undermining.table.actions import BUILD, END, UNLOAD
from digsite.undermining.table.state import (
    EQUIPMENT_NAMES,
    KINDS_OF_EQUIPMENT,
    RESOURCES,
    TECH_NAMES,
    State,
    Token,
)


class Tally(IntEnum):
    """The place of each count; equipment and tech cards follow in their own order."""

    SCORE = 0
    STAR_BUCKS = 1
    TOKENS_LEFT = 2
    CARDS_LEFT = 3
    EQUIPMENT = 4
    DRAWN = 8
    UNUSED_ACTIONS = 18


MEANINGS: Final = {
    "score": "star bucks at the end of the game, everything counted",
    "star_bucks": "star bucks from contracts",
    "tokens_left": "tokens in bays and warehouse at the end",
    "cards_left": "tech cards not used at the end",
    **{f"{name}s": f"expansion slots that hold a {name} at the end" for name in EQUIPMENT_NAMES},
    **{f"drew_{name}": f"times the seat drew the tech card {name}" for name in TECH_NAMES},
    "unused_actions": "actions that were left when the seat ended its turns",
}
STATISTICS: Final = ("score", "contract", "drills", "thrusters", "bays", "reactors")
"""What people are told of their own games: counts from above, and verbs of actions."""


@kernel
def tally(state: State, action: int, tallies: Tallies) -> None:
    """The tech cards that an unload is about to draw, and actions left unused."""
    if action == END:
        count_up(tallies, int(state.seat), Tally.UNUSED_ACTIONS, int(state.actions_left))
    elif UNLOAD <= action < BUILD:
        drawn = min(int(state.seats[state.seat].cargo[Token.ALIEN]), int(state.tech_left))
        for place in range(drawn):
            card = int(state.tech_deck[state.tech_left - 1 - place])
            count_up(tallies, int(state.seat), Tally.DRAWN + card, 1)


@kernel
def settle(state: State, tallies: Tallies) -> None:
    """The score and what it is made of."""
    for seat in range(state.players):
        mat = state.seats[seat]
        tokens = tokens_in_bays(state, seat)
        for resource in range(RESOURCES):
            tokens += mat.warehouse[resource]
        count_up(tallies, seat, Tally.SCORE, score(state, seat))
        count_up(tallies, seat, Tally.STAR_BUCKS, int(mat.star_bucks))
        count_up(tallies, seat, Tally.TOKENS_LEFT, tokens)
        count_up(tallies, seat, Tally.CARDS_LEFT, int(mat.tech_count))
        for kind in range(KINDS_OF_EQUIPMENT):
            count_up(tallies, seat, Tally.EQUIPMENT + kind, int(mat.equipment[kind]))
