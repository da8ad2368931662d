"""Every promise about a state can be broken, and then the breach is found."""

from collections.abc import Callable
from typing import Any

import pytest

from digsite.dig_mars.data.invariants import Invariant, broken_invariant
from digsite.dig_mars.table.state import Phase, State
from tests.games import SETTINGS

SETTING = next(setting for setting in SETTINGS if str(setting) == "dig_mars-2-standard")


def playing_state() -> State:
    """The first turn of a game, in which nothing has happened yet."""
    state: State = SETTING.new_state(1)
    for action in ("place b2", "place c3"):
        SETTING.game.rules.play(state, SETTING.game.actions.parse(action))
    return state


def other_tile(state: State) -> None:
    state.stacks[0].tiles[0].fortune = 9


def tile_lost(state: State) -> None:
    state.tiles_left -= 1


def stack_too_high(state: State) -> None:
    state.stacks[0].height = 4


def fortune_made(state: State) -> None:
    state.seats[0].fortune += 1


def level_for_nothing(state: State) -> None:
    state.seats[0].digging += 1


def station_lost(state: State) -> None:
    state.seats[0].stations = [0] * 16


def level_too_low(state: State) -> None:
    state.seats[0].digging = 0


def level_too_high(state: State) -> None:
    state.seats[0].digging, state.seats[0].fortune = 5, -10


def explored_nothing(state: State) -> None:
    # The tiles of a1 leave the game as if carried, for which red has the fortune.
    stack = state.stacks[0]
    state.seats[0].fortune = sum(t.fortune + (t.bonus == 3) for t in stack.tiles)
    stack.height, stack.explored = 0, True
    state.tiles_left -= 3


def inspected_nothing(state: State) -> None:
    explored_nothing(state)
    state.stacks[0].explored = False
    state.seats[1].inspected[0] = True


def too_many_actions(state: State) -> None:
    state.actions_left = 4


def bonus_below_zero(state: State) -> None:
    state.bonuses.relocate = -1


def actions_while_placing(state: State) -> None:
    state.phase = Phase.PLACING


def too_long_without_progress(state: State) -> None:
    state.round = 20


def winner_too_early(state: State) -> None:
    state.won[1] = True


def over_without_winner(state: State) -> None:
    state.phase, state.actions_left = Phase.OVER, 0


@pytest.mark.parametrize(
    ("spoil", "broken"),
    [
        (other_tile, Invariant.TILES_FROM_THE_BOX),
        (tile_lost, Invariant.TILES_FROM_THE_BOX),
        (stack_too_high, Invariant.TILES_FROM_THE_BOX),
        (fortune_made, Invariant.FORTUNE_CONSERVED),
        (level_for_nothing, Invariant.FORTUNE_CONSERVED),
        (station_lost, Invariant.STATIONS_MATCH_FLEET),
        (level_too_low, Invariant.LEVELS_IN_RANGE),
        (level_too_high, Invariant.LEVELS_IN_RANGE),
        (explored_nothing, Invariant.EXPLORED_HAS_A_TILE),
        (inspected_nothing, Invariant.INSPECTED_IS_UNEXPLORED),
        (too_many_actions, Invariant.TURN_IN_RANGE),
        (bonus_below_zero, Invariant.TURN_IN_RANGE),
        (actions_while_placing, Invariant.TURN_IN_RANGE),
        (too_long_without_progress, Invariant.TURN_IN_RANGE),
        (winner_too_early, Invariant.OVER_HAS_WINNERS),
        (over_without_winner, Invariant.OVER_HAS_WINNERS),
    ],
)
def test_a_broken_promise_is_found(spoil: Callable[[State], Any], broken: Invariant) -> None:
    state = playing_state()
    assert broken_invariant(state) == Invariant.NONE
    spoil(state)
    assert broken_invariant(state) == broken
