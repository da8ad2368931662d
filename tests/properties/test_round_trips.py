"""Everything that is written can be read again, and everything played can be taken back."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from digsite.core import record
from digsite.core.errors import BadNotation
from digsite.core.game import Game
from digsite.core.match import Match
from tests.games import Setting, Wanderer, every_game, every_setting, lengths, seeds

move_counts = st.integers(0, 200)


@every_game
def test_every_action_has_one_id_and_one_notation(game: Game) -> None:
    table = game.actions
    assert len(set(table.notations)) == table.size
    for number in range(table.size):
        assert table.parse(str(table.action(number))) == number
        assert table.notations[number] == str(table.action(number))


@every_game
def test_every_family_has_its_own_stretch_of_ids(game: Game) -> None:
    table = game.actions
    start = 0
    for index, family in enumerate(table.families):
        assert table.offset(family.name) == start
        for number in range(start, start + family.size):
            assert table.family_of(number) == index
        start += family.size
    assert start == table.size


@every_game
@pytest.mark.parametrize("number", [-1, 10**6])
def test_an_id_outside_the_table_is_refused(game: Game, number: int) -> None:
    with pytest.raises(BadNotation, match=f"no action number {number}"):
        game.actions.action(number)


@every_setting
@settings(max_examples=15)
@given(seed=seeds, length=lengths)
def test_a_state_read_from_its_public_json_goes_on_like_the_original(
    setting: Setting, seed: int, length: int
) -> None:
    game, state = setting.game, setting.position(seed, length)
    written = json.loads(json.dumps(game.public(state, setting.edition)))
    read = game.read_public(written, setting.edition)
    assert game.public(read, setting.edition) == written
    wanderer = Wanderer(game, seed)
    for _ in range(60):
        assert game.legal_ids(read) == game.legal_ids(state)
        if state.ending != 0:
            break
        action = wanderer.choose(state)
        game.rules.play(state, action)
        game.rules.play(read, action)
        assert game.public(read, setting.edition) == game.public(state, setting.edition)


@every_setting
@settings(max_examples=10)
@given(seed=seeds, length=lengths)
def test_a_state_and_its_numpy_record_hold_the_same(
    setting: Setting, seed: int, length: int
) -> None:
    state = setting.position(seed, length)
    carried = state.to_record()
    assert type(state).from_record(carried[0]) == state
    assert type(state).from_record(carried[0]).to_record().tobytes() == carried.tobytes()


def random_match(setting: Setting, seed: int, moves: int) -> Match:
    match, wanderer = setting.new_match(seed), Wanderer(setting.game, seed)
    for _ in range(moves):
        if match.is_over:
            break
        match.play(setting.game.actions.notations[wanderer.choose(match.state)])
    return match


@every_setting
@settings(max_examples=6)
@given(seed=seeds, moves=move_counts)
def test_a_record_replays_to_the_same_state(setting: Setting, seed: int, moves: int) -> None:
    match = random_match(setting, seed, moves)
    text = record.write(match)
    again = record.replay(record.read(text))
    assert again.state == match.state
    assert record.write(again) == text
    verified = record.verify(record.read(text))
    assert (verified.moves, verified.finished) == (len(match.moves), match.is_over)


@every_setting
@settings(max_examples=6)
@given(seed=seeds, length=lengths)
def test_a_record_of_a_game_set_up_by_hand_starts_with_its_state(
    setting: Setting, seed: int, length: int
) -> None:
    game = setting.game
    start = game.public(setting.position(seed, length), setting.edition)
    match, chance = Match.from_public(start, game=game), Random(seed)
    for _ in range(10):
        if not match.is_over:
            match.play(chance.choice(match.legal_actions()))
    written = record.record(match)
    assert written["start"] == start
    assert record.replay(written).public() == match.public()


@every_setting
@settings(max_examples=6)
@given(seed=seeds, moves=move_counts)
def test_undo_returns_to_every_earlier_state(setting: Setting, seed: int, moves: int) -> None:
    match, wanderer = setting.new_match(seed), Wanderer(setting.game, seed)
    history = []
    for _ in range(moves):
        if match.is_over:
            break
        history.append((match.state.copy(), match.moves[:]))
        match.play(setting.game.actions.notations[wanderer.choose(match.state)])
    for state, played in reversed(history):
        match.undo()
        assert match.state == state
        assert match.moves == played
    assert match.undo() is None


@every_setting
@settings(max_examples=6)
@given(seed=seeds, moves=move_counts, more=st.integers(1, 40))
def test_copies_go_their_own_ways(setting: Setting, seed: int, moves: int, more: int) -> None:
    match = random_match(setting, seed, moves)
    before, played = match.public(), match.moves[:]
    other, chance = match.copy(), Random(seed)
    for _ in range(more):
        if not other.is_over:
            other.play(chance.choice(other.legal_actions()))
    assert match.public() == before
    assert match.moves == played
    while other.moves != played:
        other.undo()
    assert other.state == match.state


@every_setting
@settings(max_examples=10)
@given(seed=seeds, length=lengths)
def test_a_copied_state_shares_nothing_that_play_changes(
    setting: Setting, seed: int, length: int
) -> None:
    state = setting.position(seed, length)
    twin, content = state.copy(), state.as_tuple()
    wanderer = Wanderer(setting.game, seed)
    for _ in range(40):
        if twin.ending == 0:
            setting.game.rules.play(twin, wanderer.choose(twin))
    setting.game.rules.blind(twin, 0)
    assert state.as_tuple() == content
