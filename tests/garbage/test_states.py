"""A public state is refused with the reason, or it can be played to the end."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from digsite.core.chance import seeded
from digsite.core.errors import GameError, ImpossibleState
from digsite.core.game import Game
from digsite.core.match import Match
from digsite.core.view import View
from tests.games import Setting, every_game, every_setting, lengths, seeds
from tests.garbage.mutation import deep, junk, mutated, refusal


def check(setting: Setting, data: Any) -> None:
    """A refusal names what is wrong; what is accepted can be shown, dealt anew and played."""
    game, before = setting.game, repr(data)
    refused = refusal(lambda: game.read_public(data, setting.edition), ImpossibleState)
    assert repr(data) == before
    if refused:
        return
    state = game.read_public(data, setting.edition)
    written = game.public(state, setting.edition)
    assert game.public(game.read_public(written, setting.edition), setting.edition) == written
    json.dumps(written, allow_nan=False)
    for seat in range(state.players):
        View(game, state, seat, setting.edition).public()
        game.rules.redeal(state.copy(), seat, seeded(1))
    chance = Random(1)
    for _ in range(20):
        game.state_type.from_record(state.to_record()[0])
        legal = game.legal_ids(state)
        assert bool(legal) == (state.ending == 0)
        if not legal:
            break
        game.rules.play(state, chance.choice(legal))


@every_setting
@settings(max_examples=50)
@given(seed=seeds, length=lengths, data=st.data())
def test_a_state_gone_wrong_is_refused_or_can_be_played(
    setting: Setting, seed: int, length: int, data: st.DataObject
) -> None:
    good = setting.game.public(setting.position(seed, length), setting.edition)
    check(setting, data.draw(mutated(good)))


@every_game
@settings(max_examples=100)
@given(data=junk)
def test_junk_is_no_state(game: Game, data: Any) -> None:
    with pytest.raises(ImpossibleState):
        game.read_public(data, game.default_edition())


@every_setting
@settings(max_examples=2)
@given(seed=seeds, length=lengths, strange=junk)
def test_each_part_of_a_state_replaced_by_junk_is_refused_or_can_be_played(
    setting: Setting, seed: int, length: int, strange: Any
) -> None:
    good = setting.game.public(setting.position(seed, length), setting.edition)
    for key in good:
        check(setting, good | {key: strange})
        check(setting, {name: value for name, value in good.items() if name != key})


@every_game
@pytest.mark.parametrize("levels", [10, 900, 20_000])
def test_nesting_without_end_does_no_harm(game: Game, levels: int) -> None:
    good, nested = Match(game, 2, seed=1).public(), deep(levels)

    def refused(key: str) -> GameError | None:
        data = good | {key: nested}
        return refusal(lambda: game.read_public(data, game.default_edition()), ImpossibleState)

    assert refused("seats")
    for key in good:
        refused(key)


@every_setting
def test_keys_that_mean_nothing_are_ignored(setting: Setting) -> None:
    good = setting.game.public(setting.new_state(1), setting.edition)
    read = setting.game.read_public(good | {"note": "my first game"}, setting.edition)
    assert setting.game.public(read, setting.edition) == good
