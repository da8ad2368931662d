"""Chapter 2, The turn: up to three actions, then the next player."""

from typing import Final

from digsite.core.rounds import is_last_of_round, pass_turn
from digsite.core.rule import kernel, rule
from digsite.dig_mars.rules.scoring import end_by_last_tile, maybe_end_without_progress
from digsite.dig_mars.table.reasons import Reason
from digsite.dig_mars.table.state import Phase, State

ACTIONS_PER_TURN: Final = 3


@kernel
def start_playing(state: State) -> None:
    """All first stations are placed: the first player's turn begins."""
    state.phase = Phase.PLAYING
    start_turn(state)


@rule("2.1")
def start_turn(state: State) -> None:
    """A turn has three actions, in any order, each as often as one likes."""
    state.actions_left = ACTIONS_PER_TURN


@rule("2.1", "6.2")
def why_not_act(state: State) -> Reason:
    """An action needs one of the three left and, once the last tile is taken, none can be made."""
    if state.tiles_left == 0:
        return Reason.TURN_LAST_TILE_TAKEN
    if state.actions_left == 0:
        return Reason.TURN_NO_ACTIONS_LEFT
    return Reason.OK


@rule("2.2", "4.1")
def lapse(state: State) -> None:
    """Actions and bonus actions not used in the turn are lost."""
    state.actions_left = 0
    state.bonuses.extra_dig = 0
    state.bonuses.extra_carry = 0
    state.bonuses.inspect = 0
    state.bonuses.relocate = 0


@rule("2.2")
def end_turn(state: State) -> None:
    """Pass the turn on, unless the game ends with it."""
    lapse(state)
    if state.tiles_left == 0:
        end_by_last_tile(state)
    elif is_last_of_round(state):
        maybe_end_without_progress(state)
    if state.phase == Phase.PLAYING:
        pass_turn(state)
        start_turn(state)
