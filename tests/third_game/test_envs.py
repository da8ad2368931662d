"""Lode as programs learn it: a batch, PettingZoo, Gymnasium."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test

from digsite import envs


def test_a_batch_steps_the_same_games_interpreted_and_compiled() -> None:
    batches = [
        envs.batch("lode", n=20, players=3, seed=4, compiled=compiled) for compiled in (False, True)
    ]
    for _ in range(120):
        for batch in batches:
            batch.step(batch.random_actions)
        for other in batches[1:]:
            assert np.array_equal(batches[0].observations, other.observations)
            assert np.array_equal(batches[0].masks, other.masks)
            assert np.array_equal(batches[0].rewards, other.rewards)


def test_every_number_of_a_row_is_explained() -> None:
    planes = envs.describe("lode", players=3)
    assert [plane.name for plane in planes] == [
        *("actions_left", "gold", "dug", "known", "nugget", "own")
    ]
    batch = envs.batch("lode", n=1, players=3)
    assert planes[-1].slice.stop == batch.observations.shape[1]


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
def test_pettingzoo_is_content(capsys: Any) -> None:
    module = import_module("digsite.envs.lode_v0")
    api_test(module.env(players=3), num_cycles=60)
    env = module.env(render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape == (60, 540, 3)


def test_gymnasium_finds_it_in_a_process_of_its_own(installed: Path) -> None:
    """The names are registered when `digsite.envs` is imported, here long ago."""
    code = (
        "import gymnasium, digsite.envs;"
        "env = gymnasium.make('digsite/Lode-v0', players=2, opponents='casual');"
        "row, info = env.reset(seed=1);"
        "print(env.step(info['action_mask'].argmax())[1])"
    )
    path = os.pathsep.join([str(installed), *sys.path])
    made = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert made.stdout == "0.0\n"
