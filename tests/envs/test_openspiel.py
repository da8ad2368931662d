"""OpenSpiel's random simulation and playthroughs, and what a resampled state must keep."""

import pickle
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python import rl_environment

import digsite.envs.openspiel
from digsite.core.errors import GameError
from digsite.core.game import find, names
from digsite.envs.position import SEED_BYTES
from digsite.envs.single import Dealer
from tests.envs.playthrough import FOLDER, playthrough

assert digsite.envs.openspiel

SEED = bytes(range(3, 3 + SEED_BYTES))
every_name = pytest.mark.parametrize("name", names())


def played(name: str, actions: int, players: int = 3) -> tuple[Any, list[int]]:
    """A state after some random actions, and the actions."""
    state = pyspiel.load_game(f"digsite_{name}(players={players})").new_initial_state()
    for byte in SEED:
        state.apply_action(byte)
    chance, made = Random(1), []
    for _ in range(actions):
        made.append(chance.choice(state.legal_actions()))
        state.apply_action(made[-1])
    return state, made


@every_name
def test_a_random_simulation_holds_what_openspiel_asks(name: str) -> None:
    game = pyspiel.load_game(f"digsite_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_name
def test_openspiels_learning_environment_takes_the_observation(name: str) -> None:
    env = rl_environment.Environment(f"digsite_{name}(players=2)")
    told = env.reset().observations
    player = told["current_player"]
    assert told["info_state"][player] == env.get_state.observation_tensor(player)
    assert not env.step(told["legal_actions"][player][:1]).last()


@every_name
def test_a_playthrough_is_that_of_the_rules(name: str) -> None:
    state, actions = played(name, 40)
    game = find(name)
    plain = game.new_state(
        3, seed=int.from_bytes(SEED), options={}, first=-1, edition=game.default_edition()
    )
    for action in actions:
        game.rules.play(plain, action)
    assert state.position.heard.state == plain
    assert state.position.single.to_bytes() == plain.to_record().tobytes()
    assert state.legal_actions() == game.legal_ids(plain)
    assert state.current_player() == plain.seat
    assert state.action_to_string(state.legal_actions()[0]) in game.actions.notations
    assert state.history() == [*SEED, *actions]


@every_name
def test_a_playthrough_is_the_one_on_file(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


@every_name
def test_a_state_is_read_again_from_its_text_and_from_its_history(name: str) -> None:
    state, _ = played(name, 25)
    game = state.get_game()
    by_text = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    by_history = game.new_initial_state()
    for action in state.history():
        by_history.apply_action(action)
    for other in (by_text, by_history, pickle.loads(pickle.dumps(state))):
        assert str(other) == str(state)
        assert other.history() == state.history()
        for player in range(3):
            assert other.information_state_string(player) == state.information_state_string(player)
    resampled = state.resample_from_infostate(0, Random(8).random)
    assert str(game.deserialize_state(resampled.serialize())) == str(resampled) != str(state)


@every_name
def test_a_resampled_state_looks_the_same_to_the_player_and_is_another(name: str) -> None:
    state, _ = played(name, 30)
    for player in range(3):
        other = state.resample_from_infostate(player, Random(8).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert str(other) != str(state)
        for reader in range(3):
            told = other.information_state_string(reader)
            assert told.startswith(other.observation_string(reader))
            assert len(told.splitlines()) == 2 + 30
            if reader != player:
                assert told.splitlines()[2:] == other.position.heard.logs[-1]


@every_name
def test_a_spectator_is_told_nothing_that_only_players_know(name: str) -> None:
    state, _ = played(name, 30)
    hidden, all_of_it = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.ALL_PLAYERS
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=hidden)
    observer = state.get_game().make_py_observer(kind)
    seen = {observer.string_from(state, player) for player in range(3)}
    assert seen == {"spectator\n" + state.view(None)}
    assert observer.tensor is None
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=all_of_it)
    with pytest.raises(ValueError, match="all players"):
        state.get_game().make_py_observer(everything)


@every_name
def test_an_information_state_recalls_what_an_observation_forgets(name: str) -> None:
    state, _ = played(name, 30)
    told = state.information_state_string(0)
    assert told.startswith(state.observation_string(0))
    assert len(told.splitlines()) == 2 + 30


@every_name
def test_a_clone_goes_its_own_way(name: str) -> None:
    state, _ = played(name, 20)
    player = state.current_player()
    before, numbers = str(state), state.observation_tensor(player)
    other = state.clone()
    other.apply_action(other.legal_actions()[-1])
    assert str(state) == before
    assert str(other) != before
    assert state.observation_tensor(player) == numbers
    state.apply_action(state.legal_actions()[-1])
    assert str(state) == str(other)
    for reader in range(3):
        assert state.observation_tensor(reader) == other.observation_tensor(reader)
        told = state.information_state_string(reader)
        assert told == other.information_state_string(reader)


@every_name
def test_what_python_is_answered_is_what_openspiel_would_say(name: str) -> None:
    """Some methods of the state stand before OpenSpiel's own, because they are quicker."""
    state = pyspiel.load_game(f"digsite_{name}").new_initial_state()
    own, chance = pyspiel.State, Random(5)
    while not state.is_terminal():
        for player in (state.current_player(), 0, 1):
            assert state.legal_actions(player) == own.legal_actions(state, player)
            assert state.legal_actions_mask(player) == own.legal_actions_mask(state, player)
        for player in (0, 1):
            assert state.observation_tensor(player) == own.observation_tensor(state, player)
        assert state.legal_actions() == own.legal_actions(state)
        assert state.legal_actions_mask() == own.legal_actions_mask(state)
        assert state.is_chance_node() == own.is_chance_node(state)
        state.apply_action(chance.choice(state.legal_actions()))
    assert state.legal_actions() == own.legal_actions(state) == []
    for player in (-1, 2):
        with pytest.raises(pyspiel.SpielError):
            state.observation_tensor(player)


@every_name
def test_what_is_not_legal_is_refused_and_changes_nothing(name: str) -> None:
    state, _ = played(name, 10)
    before, legal = state.serialize(), set(state.legal_actions())
    actions = range(state.num_distinct_actions())
    illegal = next(action for action in actions if action not in legal)
    for action in (illegal, state.num_distinct_actions(), 1 << 40, -2):
        with pytest.raises(GameError):
            state.apply_action(action)
    assert str(state) == str(played(name, 10)[0])
    assert state.position.single.to_bytes() == played(name, 10)[0].position.single.to_bytes()
    assert before.splitlines()[:2] == state.serialize().splitlines()[:2]


@every_name
def test_interpreted_it_is_the_same_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled, actions = played(name, 30)
    dealer = compiled.position.dealer
    monkeypatch.setattr("digsite.core.kernels.available", lambda *_: False)
    slow = Dealer(dealer.name, dealer.players, dealer.options)
    monkeypatch.setattr("digsite.envs.openspiel.dealer", lambda *_: slow)
    interpreted, same = played(name, 30)
    assert interpreted.position.dealer is slow
    assert same == actions
    for state in (interpreted, interpreted.clone()):
        assert state.position.single.to_bytes() == compiled.position.single.to_bytes()
        assert state.observation_tensor(1) == compiled.observation_tensor(1)
        assert state.information_state_string(1) == compiled.information_state_string(1)


@every_name
def test_returns_add_up_to_nothing(name: str) -> None:
    state, _ = played(name, 0, players=2)
    chance = Random(2)
    assert state.returns() == [0, 0]
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == 0
