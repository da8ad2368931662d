"""What is true of every game at every moment, whoever plays and however long."""

from collections import Counter

from hypothesis import given, settings

from digsite.core.game import Game
from tests.games import SETTINGS, Setting, every_game, every_setting, lengths, seeds


@every_setting
@settings(max_examples=8)
@given(seed=seeds)
def test_no_promise_is_broken_by_any_move_and_every_game_ends(setting: Setting, seed: int) -> None:
    broken_invariant = setting.game.kernels["broken_invariant"]
    state = None
    for state, _ in setting.moves(seed):
        assert broken_invariant(state) == 0
    assert state is not None
    assert state.ending != 0
    assert broken_invariant(state) == 0
    assert setting.game.winners(state)


@every_setting
@settings(max_examples=15)
@given(seed=seeds, moves=lengths)
def test_an_action_is_listed_exactly_when_nothing_speaks_against_it(
    setting: Setting, seed: int, moves: int
) -> None:
    game, state = setting.game, setting.position(seed, moves)
    why_not = game.kernels["why_not"]
    allowed = [number for number in range(game.actions.size) if why_not(state, number) == 0]
    assert game.legal_ids(state) == allowed


@every_setting
@settings(max_examples=15)
@given(seed=seeds, moves=lengths)
def test_the_legal_list_is_sorted_without_doubles_and_empty_only_at_the_end(
    setting: Setting, seed: int, moves: int
) -> None:
    state = setting.position(seed, moves)
    legal = setting.game.legal_ids(state)
    assert legal == sorted(set(legal))
    assert (legal == []) == (state.ending != 0)


@every_setting
@settings(max_examples=10)
@given(seed=seeds, moves=lengths)
def test_every_listed_action_can_be_played(setting: Setting, seed: int, moves: int) -> None:
    game, state = setting.game, setting.position(seed, moves)
    before = state.copy()
    for number in game.legal_ids(state):
        after = state.copy()
        game.kernels["play"](after, number)
        assert game.kernels["broken_invariant"](after) == 0, game.actions.notations[number]
        assert after != before, game.actions.notations[number]
    assert state == before


@every_setting
@settings(max_examples=4)
@given(seed=seeds, moves=lengths)
def test_every_refusal_has_a_sentence(setting: Setting, seed: int, moves: int) -> None:
    match = setting.new_match(seed)
    match.state = setting.position(seed, moves)
    legal = match.legal_actions()
    for notation in setting.game.actions.notations:
        refusal = match.why_not(notation)
        assert (refusal is None) == (notation in legal)
        assert refusal is None or refusal.message.endswith(".")


@every_game
def test_random_games_reach_every_family_of_actions_and_every_ending(game: Game) -> None:
    """Or else the tests that play at random would show little."""
    families: Counter[int] = Counter()
    endings: Counter[int] = Counter()
    for setting in (setting for setting in SETTINGS if setting.game is game):
        for seed in range(10):
            played = list(setting.moves(seed))
            families.update(game.actions.family_of(action) for _, action in played)
            last_state, _ = played[-1]
            endings[int(last_state.ending)] += 1
    assert set(families) == set(range(len(game.actions.families)))
    assert set(endings) == set(range(1, len(game.endings)))
