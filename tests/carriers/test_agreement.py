"""Interpreted on objects and compiled on records, the rules give the same game, move by move.

The kernels here check the bounds of every array.
"""

from collections.abc import Callable, Iterator
from math import ceil
from types import FunctionType
from typing import Any, Final

import numpy as np
import pytest

from digsite.core import kernels
from digsite.core.actions import Legal
from digsite.core.c.library import CompiledFunction
from digsite.core.chance import seeded
from digsite.core.game import Game
from tests.carriers import stepping
from tests.games import SETTINGS, Setting, every_game, every_setting
from tests.wandering import RandomGames, play_game, random_games

GAMES_COMPARED: Final = 700
"""Of each game, spread evenly over the numbers of players and the options; `make carriers` compares
thousands of every table."""
WHOLE: Final = 15
"""So many games of a table are compared from the deal to the end, if they have at most LONG moves.

They go through nearly all branches of the rules. What they miss is rare, and met sooner in a few
moves of another game than in more of the same.
"""
LONG: Final = 700
STRETCH: Final = 50
"""Of any other game so many moves are compared: the last, or some at another place every time."""
LISTS_APART: Final = 4
"""The state is compared after every move, the list of legal actions at every fourth."""


@pytest.fixture(scope="module", autouse=True)
def _bounds_checked() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DIGSITE_BOUNDS_CHECK", "1")
        yield


@every_setting
def test_both_carriers_agree_after_every_move(setting: Setting) -> None:
    game, compiled = setting.game, random_games(setting.game)
    play, legal_actions = game.rules.play, game.rules.legal_actions
    carried, legal = stepping.Bytes(game.state_type), Legal()
    games = ceil(GAMES_COMPARED / sum(other.game is game for other in SETTINGS))
    ended = 0
    for number in range(games):
        made = compiled.play(setting, number)
        state = setting.new_state(number)
        assert state.to_record().tobytes() == compiled.states[1].tobytes(), f"deal {number}"
        start, stop = 0, made
        if number >= WHOLE or made > LONG:
            start = max(made - STRETCH, 0) if number % 2 else STRETCH * number % made
            stop = min(start + STRETCH, made)
            state = game.state_type.from_record(compiled.states[1 + start])
        moves = compiled.moves[start:stop].tolist()
        snapshots = carried.of_records(compiled.states[2 + start : 2 + stop])
        before = moves[0][1]
        listed = compiled.listed[before : moves[-1][2]].tolist()
        for index, (action, legal_from, legal_to, broken) in enumerate(moves):
            same = True
            if (index + number) % LISTS_APART == 0:
                count = legal_actions(state, legal)
                same = legal.ids[:count] == listed[legal_from - before : legal_to - before]
            play(state, action)
            if not same or broken or carried.of_object(state) != snapshots[index]:
                pytest.fail(f"game {number} differs at {game.actions.notations[action]!r}")
        assert (state.ending != 0) == (stop == made), f"game {number}"
        ended += stop == made
    assert ended > 0


@every_setting
def test_both_carriers_give_the_same_answers_views_and_deals(setting: Setting) -> None:
    game, size = setting.game, setting.game.actions.size
    look = kernels.bind(stepping.look, game, compiled=True)
    look_interpreted = kernels.bind(stepping.look, game, compiled=False)
    for number in range(30):
        seat = number % (setting.players + 1) - 1
        state = setting.position(number, 13 * number)
        records = np.concatenate([state.to_record()] * 3)
        chance = seeded(number).to_record()
        answers = np.zeros(size, dtype=np.int32)
        look(records, chance, answers, seat)
        objects = [state.copy() for _ in range(3)]
        chance_object, said = seeded(number), [0] * size
        look_interpreted(objects, [chance_object], said, seat)
        assert answers.tolist() == said
        assert chance.tobytes() == chance_object.to_record().tobytes()
        for record, twin in zip(records, objects, strict=True):
            assert record.tobytes() == twin.to_record().tobytes()


def is_compiled(function: Callable[..., Any]) -> bool:
    """Whether the function has been compiled, without any part left to the interpreter."""
    return isinstance(function, CompiledFunction)


@every_game
def test_the_compiled_carrier_is_compiled_and_the_interpreted_one_is_not(game: Game) -> None:
    setting = next(setting for setting in SETTINGS if setting.game is game)
    compiled = random_games(game)
    compiled.play(setting, 0)
    assert is_compiled(compiled.play_game)
    assert not isinstance(compiled.play_game, FunctionType)
    interpreted = kernels.bind(play_game, game, compiled=False)
    assert isinstance(interpreted, FunctionType)
    assert not is_compiled(interpreted)
    assert all(isinstance(function, FunctionType) for function in vars(game.rules).values())


@every_game
def test_bounds_are_checked_in_the_kernels_under_test(game: Game) -> None:
    setting = next(setting for setting in SETTINGS if setting.game is game)
    compiled = RandomGames(game)
    compiled.listed = compiled.listed[:10]
    with pytest.raises(IndexError):
        compiled.play(setting, 0)
