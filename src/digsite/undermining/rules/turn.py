"""Chapter 2, The turn: three actions and more with reactors and batteries, then the next player."""

from typing import Final

from digsite.core.rounds import is_last_of_round, pass_turn
from digsite.core.rule import rule
from digsite.undermining.rules.scoring import end_by_empty_pile, maybe_end_without_progress
from digsite.undermining.table.reasons import Reason
from digsite.undermining.table.state import (
    CARDS_INTERRUPTED,
    NOWHERE,
    UNDERGROUND,
    Equipment,
    Phase,
    State,
)

ACTIONS_PER_TURN: Final = 3
BATTERIES_FOR_ACTION: Final = 2


@rule("2.1", "3.4")
def start_turn(state: State) -> None:
    """A turn has three actions and one more for each reactor built in an earlier turn."""
    reactors = state.seats[state.seat].equipment[Equipment.REACTOR]
    state.actions_left = ACTIONS_PER_TURN + reactors


@rule("2.1")
def why_not_act(state: State) -> Reason:
    """An action needs one of those left."""
    if state.actions_left == 0:
        return Reason.TURN_NO_ACTIONS_LEFT
    return Reason.OK


@rule("2.2", "3.1", "3.4", "4.1")
def interrupts(state: State, is_action: bool) -> bool:
    """A Drill and a Build go on until another action or the end of the turn.

    Cards, swaps and bought actions may come at any time, so they do not end them.
    """
    return is_action or state.rules_version == CARDS_INTERRUPTED


@rule("2.2")
def why_not_boost(state: State) -> Reason:
    """Two batteries, at any moment of one's turn, with actions left or without."""
    if state.seats[state.seat].batteries < BATTERIES_FOR_ACTION:
        return Reason.BOOST_NOT_ENOUGH_BATTERIES
    return Reason.OK


@rule("2.2")
def boost(state: State) -> None:
    """Spend two batteries for one more action this turn."""
    state.seats[state.seat].batteries -= BATTERIES_FOR_ACTION
    state.actions_left += 1


@rule("2.3")
def has_entered(state: State) -> bool:
    """Whether the active player's UMV is on the board."""
    return state.seats[state.seat].at != NOWHERE


@rule("2.3")
def enter(state: State, index: int) -> None:
    """Put the UMV on one of the four surface spaces; this is free and comes before all else."""
    state.seats[state.seat].at = UNDERGROUND + index


@rule("2.4")
def lapse(state: State) -> None:
    """Whatever belongs to a turn is lost at its end."""
    state.actions_left = 0
    state.drill_steps_left = 0
    state.building = False
    state.phasing = False
    state.uplink = False
    state.swaps_left = 0


@rule("2.4", "5.1", "5.4")
def end_turn(state: State) -> None:
    """Pass the turn on, unless it was the last one or nothing has moved forward for too long."""
    lapse(state)
    if state.last_turns and state.seat == state.last_seat:
        end_by_empty_pile(state)
    elif is_last_of_round(state):
        maybe_end_without_progress(state)
    if state.phase == Phase.PLAYING:
        pass_turn(state)
        start_turn(state)
