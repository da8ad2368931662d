"""PettingZoo's own conformance tests, and what they do not ask."""

import copy
import pickle
import subprocess
import sys
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from digsite.core.errors import BadRequest, IllegalAction
from digsite.core.game import names
from digsite.envs import describe

MODULES = {name: import_module(f"digsite.envs.{name}_v0") for name in names()}
DIG_MARS = MODULES["dig_mars"]
every_module = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES)


def test_the_modules_can_be_imported_in_every_usual_way() -> None:
    """In a process that knows nothing of them yet."""
    code = "import digsite.envs.undermining_v0\nfrom digsite.envs import dig_mars_v0"
    code += "\nprint(digsite.envs.undermining_v0.env, dig_mars_v0.raw_env)"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    with pytest.raises(ModuleNotFoundError):
        import_module("digsite.envs.chess_v0")


def choose(env: Any, number: int) -> int:
    """One of the selected agent's legal actions."""
    legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
    return int(legal[number * 7 % len(legal)])


@every_module
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
def test_the_api(module: Any, capsys: Any) -> None:
    api_test(module.env(players=3), num_cycles=60)


@every_module
def test_the_same_seed_gives_the_same_game(module: Any) -> None:
    seed_test(module.env, num_cycles=40)


@every_module
def test_every_mode_renders(module: Any, capsys: Any) -> None:
    render_test(
        module.env,
        custom_tests={"svg": lambda text: text.startswith("<svg") and text.endswith("</svg>\n")},
    )
    assert "1" in capsys.readouterr().out


@every_module
def test_copies_and_pickles_step_identically(module: Any) -> None:
    env = module.env(players=2, reward="margin")
    env.reset(seed=4)
    for number in range(40):
        env.step(choose(env, number))
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for number in range(60):
        action = choose(env, number)
        for one in (env, *copies):
            one.step(action)
        for one in copies:
            assert one.agent_selection == env.agent_selection
            assert one.rewards == env.rewards
            for key, value in one.last()[0].items():
                assert np.array_equal(value, env.last()[0][key])


@every_module
def test_max_cycles_cut_a_game_short(module: Any) -> None:
    env = module.env(max_cycles=9)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        *_, truncated, _ = env.last()
        env.step(None if truncated else choose(env, steps))
        steps += not truncated
    assert steps == 9
    assert not any(env.terminations.values())
    with pytest.raises(BadRequest, match="max_cycles"):
        module.env(max_cycles=0)


@every_module
def test_rewards_come_at_the_end_and_the_last_state_stays(module: Any) -> None:
    env = module.raw_env(players=2, render_mode="ansi")
    env.reset(seed=3)
    number = 0
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        env.step(choose(env, number))
        number += 1
    assert sum(env.rewards.values()) == 0
    assert all(env.terminations.values())
    assert env.table.state(0).ending != 0
    assert env.render()
    env.step(None)
    env.step(None)
    assert env.agents == []


def test_what_is_not_legal_raises_without_the_wrappers_and_ends_the_game_with_them() -> None:
    raw, env = DIG_MARS.raw_env(), DIG_MARS.env()
    raw.reset(seed=1)
    before = raw.observe(raw.agent_selection)["observation"]
    with pytest.raises(IllegalAction, match="dig a1"):
        raw.step(16)
    assert np.array_equal(before, raw.observe(raw.agent_selection)["observation"])
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(16)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def test_options_and_agents() -> None:
    env = DIG_MARS.env(players=4, options={"variant": "open"})
    env.reset(seed=2)
    assert env.possible_agents == ["red_0", "blue_1", "white_2", "black_3"]
    planes = {plane.name: plane for plane in describe("dig_mars", players=4)}
    other = env.observe("white_2")
    assert planes["open_variant"].of(other["observation"]) == 1
    assert other["action_mask"].any() == (env.agent_selection == "white_2")
    with pytest.raises(BadRequest, match="render_mode"):
        DIG_MARS.env(render_mode="hologram")
