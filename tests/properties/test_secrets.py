"""What a seat cannot know, it cannot learn: from no view, list, refusal, event or deal.

States that a seat cannot tell apart are made by redealing everything the seat cannot see.
"""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from digsite.core.chance import seeded
from digsite.core.errors import ImpossibleState
from digsite.core.match import Match
from digsite.core.view import View
from tests.games import Setting, every_setting, lengths, seeds


def redealt(setting: Setting, state: Any, seat: int, seed: int) -> Any:
    """A state the seat cannot tell from this one."""
    other = state.copy()
    setting.game.rules.redeal(other, seat, seeded(seed))
    return other


def readers(setting: Setting) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(setting.players), None]


def view(setting: Setting, state: Any, reader: int | None) -> dict[str, Any]:
    return View(setting.game, state, reader, setting.edition).public()


@every_setting
@settings(max_examples=10)
@given(seed=seeds, length=lengths, deal=seeds)
def test_a_redeal_keeps_what_the_seat_sees(
    setting: Setting, seed: int, length: int, deal: int
) -> None:
    state = setting.position(seed, length)
    for reader in readers(setting):
        other = redealt(setting, state, -1 if reader is None else reader, deal)
        assert view(setting, other, reader) == view(setting, state, reader)


@every_setting
@settings(max_examples=25)
@given(seed=seeds, length=lengths)
def test_a_view_beside_a_spectators_is_the_whole_view(
    setting: Setting, seed: int, length: int
) -> None:
    """At a table all views are made so; the order of what is told is the same too."""
    state = setting.position(seed, length)
    spectator = View(setting.game, state, None, setting.edition)
    spectators_view = spectator.public()
    before = json.dumps(spectators_view), spectator.state.copy(), state.copy()
    for reader in readers(setting):
        whole = View(setting.game, state, reader, setting.edition)
        seen = View(setting.game, state, reader, setting.edition, beside=spectator)
        assert seen.state == whole.state
        assert json.dumps(seen.public_besides(spectators_view)) == json.dumps(whole.public())
        assert (json.dumps(spectators_view), spectator.state, state) == before


@every_setting
@settings(max_examples=10)
@given(seed=seeds, length=lengths, deals=st.tuples(seeds, seeds))
def test_a_redeal_depends_only_on_what_the_seat_sees_and_the_seed(
    setting: Setting, seed: int, length: int, deals: tuple[int, int]
) -> None:
    state = setting.position(seed, length)
    for seat in range(-1, setting.players):
        stranger = redealt(setting, state, seat, deals[0])
        one = redealt(setting, state, seat, deals[1])
        assert one == redealt(setting, stranger, seat, deals[1])


@every_setting
@settings(max_examples=10)
@given(seed=seeds, length=lengths, deal=seeds)
def test_a_seat_that_cannot_tell_two_states_apart_has_the_same_choices_in_both(
    setting: Setting, seed: int, length: int, deal: int
) -> None:
    state = setting.position(seed, length)
    other = redealt(setting, state, int(state.seat), deal)
    assert setting.game.legal_ids(other) == setting.game.legal_ids(state)


@every_setting
@settings(max_examples=3)
@given(seed=seeds, length=lengths, deal=seeds)
def test_refusals_tell_a_seat_nothing_it_does_not_know(
    setting: Setting, seed: int, length: int, deal: int
) -> None:
    one, other = setting.new_match(seed), setting.new_match(seed)
    one.state = setting.position(seed, length)
    other.state = redealt(setting, one.state, one.seat, deal)
    for notation in setting.game.actions.notations:
        assert one.why_not(notation) == other.why_not(notation)


@every_setting
@settings(max_examples=10)
@given(seed=seeds, length=lengths, deal=seeds)
def test_what_reveals_nothing_shows_nobody_anything_new(
    setting: Setting, seed: int, length: int, deal: int
) -> None:
    """After it every reader's view and events follow from the reader's view before.

    Nor does it pass the turn on, which the next player must be able to rely on.
    """
    game, state = setting.game, setting.position(seed, length)
    for reader in readers(setting):
        other = redealt(setting, state, -1 if reader is None else reader, deal)
        possible = set(game.legal_ids(other))
        for action in game.legal_ids(state):
            if action in possible and not game.rules.reveals(state, action):
                notation = game.actions.notations[action]
                assert not game.rules.reveals(other, action), notation
                after, after_other = state.copy(), other.copy()
                game.rules.play(after, action)
                game.rules.play(after_other, action)
                assert (after.seat, after.ending) == (state.seat, 0), notation
                seen = view(setting, after, reader)
                assert seen == view(setting, after_other, reader), notation
                shown = game.events_for(game.events(state, action, after), reader)
                also = game.events_for(game.events(other, action, after_other), reader)
                assert shown == also, notation


@every_setting
@settings(max_examples=10)
@given(seed=seeds, length=lengths)
def test_a_view_holds_no_generator_and_is_no_state_while_anything_is_secret(
    setting: Setting, seed: int, length: int
) -> None:
    game, state = setting.game, setting.position(seed, length)
    for reader in readers(setting):
        blinded = state.copy()
        game.rules.blind(blinded, -1 if reader is None else reader)
        assert blinded.chance.as_tuple() == (0, 0, 0, 0)
        seen = view(setting, state, reader)
        if seen != game.public(state, setting.edition):
            with pytest.raises(ImpossibleState):
                game.read_public(seen, setting.edition)


@every_setting
@settings(max_examples=10)
@given(seed=seeds, length=lengths)
def test_what_is_blinded_twice_is_blinded_once(setting: Setting, seed: int, length: int) -> None:
    state = setting.position(seed, length)
    blind = setting.game.rules.blind
    for seat in range(-1, setting.players):
        once = state.copy()
        blind(once, seat)
        twice = once.copy()
        blind(twice, seat)
        assert twice == once


@every_setting
@settings(max_examples=5)
@given(seed=seeds, length=lengths, deal=seeds)
def test_a_redealt_match_plays_on(setting: Setting, seed: int, length: int, deal: int) -> None:
    match = setting.new_match(seed)
    match.state = setting.position(seed, length)
    other: Match = match.redeal(match.seat, deal)
    assert other.view(match.seat) == match.view(match.seat)
    if not other.is_over:
        other.play(other.legal_actions()[0])
    assert match.public() == setting.game.public(match.state, match.edition)
