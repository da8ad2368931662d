"""OpenSpiel's random simulation, and what a resampled state must keep."""

from random import Random
from typing import Any

import pyspiel
import pytest

import digsite.envs.openspiel as adapter
from digsite.core.game import find, names

every_name = pytest.mark.parametrize("name", names())


def played(name: str, actions: int, players: int = 3) -> tuple[Any, list[int]]:
    """A state after some random actions, and the actions."""
    state = pyspiel.load_game(f"digsite_{name}(players={players},seed=4)").new_initial_state()
    state.apply_action(adapter.DEAL)
    chance, made = Random(1), []
    for _ in range(actions):
        made.append(chance.choice(state.legal_actions()))
        state.apply_action(made[-1])
    return state, made


@every_name
def test_a_random_simulation_holds_what_openspiel_asks(name: str) -> None:
    game = pyspiel.load_game(f"digsite_{name}(seed=4)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_name
def test_a_playthrough_is_that_of_the_rules(name: str) -> None:
    state, actions = played(name, 40)
    game = find(name)
    plain = game.new_state(
        3, seed=Random(4).getrandbits(64), options={}, first=-1, edition=game.default_edition()
    )
    for action in actions:
        game.kernels["play"](plain, action)
    assert state.position.state == plain
    assert state.legal_actions() == game.legal_ids(plain)
    assert state.current_player() == plain.seat
    assert state.action_to_string(state.legal_actions()[0]) in game.actions.notations
    assert state.history()[1:] == actions


@every_name
def test_a_resampled_state_looks_the_same_to_the_player_and_is_another(name: str) -> None:
    state, _ = played(name, 30)
    for player in range(3):
        other = state.resample_from_infostate(player, Random(8).random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert str(other) != str(state)


@every_name
def test_an_information_state_recalls_what_an_observation_forgets(name: str) -> None:
    state, _ = played(name, 30)
    told = state.information_state_string(0)
    assert told.startswith(state.observation_string(0))
    assert len(told.splitlines()) == 2 + 30


@every_name
def test_a_clone_goes_its_own_way(name: str) -> None:
    state, _ = played(name, 20)
    before = str(state)
    other = state.clone()
    other.apply_action(other.legal_actions()[-1])
    assert str(state) == before
    assert str(other) != before


@every_name
def test_returns_add_up_to_nothing(name: str) -> None:
    state, _ = played(name, 0, players=2)
    chance = Random(2)
    assert state.returns() == [0, 0]
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == 0
