"""What a seat knows is what it saw and what everybody saw happen, and nothing else."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings

from digsite import bots
from digsite.core.chance import seeded
from digsite.core.game import Game, find
from digsite.core.view import View
from tests.games import Setting, every_game, every_setting, lengths, seeds, view_to_play
from tests.twins import twin


def looks(setting: Setting, state: Any, seat: int) -> Any:
    """All that a view holds, what it does not show included."""
    return View(setting.game, state, seat, setting.edition).state


def are_told_apart(setting: Setting, state: Any, seat: int, seed: int) -> bool:
    """Whether a seat could tell a state from its twin."""
    other = twin(setting.game, state, seat, seed)
    return bool(looks(setting, state, seat) != looks(setting, other, seat))


@every_setting
@settings(max_examples=20)
@given(seed=seeds, length=lengths, deal=seeds)
def test_a_view_holds_nothing_that_its_seat_could_not_know(
    setting: Setting, seed: int, length: int, deal: int
) -> None:
    state = setting.position(seed, length)
    for seat in range(setting.players):
        assert not are_told_apart(setting, state, seat, deal)


@every_setting
@settings(max_examples=20)
@given(seed=seeds, length=lengths, deal=seeds)
def test_a_redeal_holds_just_what_is_in_the_box(
    setting: Setting, seed: int, length: int, deal: int
) -> None:
    """What was seen to leave the game does not come back, and nothing else is missing."""
    state = setting.position(seed, length)
    for seat in range(setting.players):
        dealt = state.copy()
        setting.game.rules.redeal(dealt, seat, seeded(deal))
        assert setting.game.rules.broken_invariant(dealt) == 0


BLIND = {name: find(name).rules.blind for name in ("dig_mars", "undermining")}


def leave_a_tile(state: Any, seat: int) -> None:
    """A `blind` that forgets to hide one number of one tile."""
    kept = [stack.tiles[0].fortune for stack in state.stacks]
    BLIND["dig_mars"](state, seat)
    state.stacks[5].tiles[0].fortune = kept[5]


def leave_a_card(state: Any, seat: int) -> None:
    """A `blind` that forgets to hide one card of the deck."""
    kept = state.tech_deck[0]
    BLIND["undermining"](state, seat)
    state.tech_deck[0] = kept


@pytest.mark.parametrize(
    ("game", "leaky"), [("dig_mars", leave_a_tile), ("undermining", leave_a_card)]
)
def test_a_planted_leak_is_found(game: str, leaky: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    setting = Setting(find(game), 3, ())
    state = setting.new_state(1)
    found = type(setting.game)
    monkeypatch.setattr(found, "rules", replace(found.rules, blind=leaky))
    assert any(are_told_apart(setting, state, 0, deal) for deal in range(10))


@every_game
@pytest.mark.parametrize("level", ["casual", "expert"])
def test_a_bot_chooses_the_same_in_games_that_its_seat_cannot_tell_apart(
    game: Game, level: str
) -> None:
    for seed in range(6):
        setting = Setting(game, game.players[seed % len(game.players)], ())
        state = setting.position(seed, 60 * seed)
        if state.ending == 0:
            other = twin(game, state, int(state.seat), seed)
            one, same = (
                bots.choose(view_to_play(game, position), level=level, seed=seed)
                for position in (state, other)
            )
            assert one == same
