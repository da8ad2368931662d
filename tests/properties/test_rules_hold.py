"""What is true of every game at every moment, whoever plays and however long."""

from hypothesis import given, settings

from digsite.core.game import Game
from tests.games import SETTINGS, Setting, every_game, every_setting, lengths, seeds
from tests.wandering import random_games


@every_setting
def test_no_promise_is_broken_by_any_move_and_every_game_ends(setting: Setting) -> None:
    games = random_games(setting.game)
    for seed in range(40):
        made = games.play(setting, seed)
        broken = games.moves["broken"][:made].nonzero()[0].tolist()
        assert broken == [], f"seed {seed}"
        assert games.states[0]["ending"] != 0


@every_setting
@settings(max_examples=8)
@given(seed=seeds, length=lengths)
def test_the_promises_hold_interpreted_too_and_somebody_wins(
    setting: Setting, seed: int, length: int
) -> None:
    state = setting.position(seed, length)
    assert setting.game.rules.broken_invariant(state) == 0
    assert bool(setting.game.winners(state)) == (state.ending != 0)


@every_setting
@settings(max_examples=15)
@given(seed=seeds, length=lengths)
def test_an_action_is_listed_exactly_when_nothing_speaks_against_it(
    setting: Setting, seed: int, length: int
) -> None:
    game, state = setting.game, setting.position(seed, length)
    why_not = game.rules.why_not
    allowed = [number for number in range(game.actions.size) if why_not(state, number) == 0]
    assert game.legal_ids(state) == allowed


@every_setting
@settings(max_examples=15)
@given(seed=seeds, length=lengths)
def test_the_legal_list_is_sorted_without_doubles_and_empty_only_at_the_end(
    setting: Setting, seed: int, length: int
) -> None:
    state = setting.position(seed, length)
    legal = setting.game.legal_ids(state)
    assert legal == sorted(set(legal))
    assert (legal == []) == (state.ending != 0)


@every_setting
@settings(max_examples=10)
@given(seed=seeds, length=lengths)
def test_every_listed_action_can_be_played(setting: Setting, seed: int, length: int) -> None:
    game, state = setting.game, setting.position(seed, length)
    before = state.copy()
    for number in game.legal_ids(state):
        after = state.copy()
        game.rules.play(after, number)
        assert game.rules.broken_invariant(after) == 0, game.actions.notations[number]
        assert after != before, game.actions.notations[number]
    assert state == before


@every_setting
@settings(max_examples=4)
@given(seed=seeds, length=lengths)
def test_every_refusal_has_a_sentence(setting: Setting, seed: int, length: int) -> None:
    match = setting.new_match(seed)
    match.state = setting.position(seed, length)
    legal = match.legal_actions()
    for notation in setting.game.actions.notations:
        refusal = match.why_not(notation)
        assert (refusal is None) == (notation in legal)
        assert refusal is None or refusal.message.endswith(".")


@every_game
def test_random_games_reach_every_family_of_actions_and_every_ending(game: Game) -> None:
    """Or else the tests that play at random would show little."""
    families: set[int] = set()
    endings: set[int] = set()
    for setting in (setting for setting in SETTINGS if setting.game is game):
        for seed in range(20):
            families.update(game.actions.family_of(action) for action in set(setting.actions(seed)))
            endings.add(int(random_games(game).states[0]["ending"]))
    assert families == set(range(len(game.actions.families)))
    assert endings == set(range(1, len(game.endings)))
