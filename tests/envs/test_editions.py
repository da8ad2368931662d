"""A user's own edition under every interface; copies and pickles keep it when its file is gone."""

import copy
import pickle
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from digsite import envs
from digsite.core.game import find
from digsite.envs.registration import environment_id

ROW = "............\n"


def own_edition(game: str) -> str:
    """The text of an edition of which no game can be taken for one of the shipped edition's."""
    if game == "dig_mars":
        head = 'game = "dig_mars"\nname = "mine"\nsource = "printed"\n\n'
        return head + "[[tile]]\ndig = 2\ncarry = 3\nfortune = 7\ncount = 48\n"
    return find(game).default_edition().text.replace(ROW, "", 2)


def is_own(game: str, row: Any, planes: list[Any]) -> bool:
    """Whether an observation of a new game is one of the own edition."""
    named = {plane.name: plane for plane in planes}
    if game == "dig_mars":
        return bool((named["dig"].of(row)[..., 1, :, :] == 1).all())
    return bool(named["board.rock"].shape == (8, 12))


@pytest.fixture(params=["dig_mars", "undermining"])
def own(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[str, Path]:
    path = tmp_path / "mine.toml"
    path.write_text(own_edition(request.param), "utf-8")
    return request.param, path


def test_a_batch_deals_the_own_edition_again_and_again(own: tuple[str, Path]) -> None:
    game, path = own
    planes = envs.describe(game, edition=path)
    batch = envs.batch(game, n=4, seed=1, edition=path)
    assert batch.length == planes[-1].slice.stop
    assert is_own(game, batch.observations, planes)
    assert not is_own(game, envs.batch(game, n=4, seed=1).observations, envs.describe(game))
    path.unlink()
    copies = [pickle.loads(pickle.dumps(batch)), copy.deepcopy(batch)]
    while not batch.terminations.any():
        actions = batch.random_actions.copy()
        for one in (batch, *copies):
            one.step(actions)
    ended = batch.terminations
    for one in (batch, *copies):
        assert np.array_equal(one.observations, batch.observations)
        assert np.array_equal(one.random_actions, batch.random_actions)
        assert is_own(game, one.observations[ended], planes)
        assert one.edition.text == own_edition(game)


def test_pettingzoo_plays_the_own_edition(own: tuple[str, Path]) -> None:
    game, path = own
    env = import_module(f"digsite.envs.{game}_v0").env(players=2, edition=path)
    path.unlink()
    for one in (env, pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        one.reset(seed=3)
        agent = one.agent_selection
        seen = one.observe(agent)
        assert one.observation_space(agent).contains(seen)
        assert is_own(game, seen["observation"], one.unwrapped.table.planes)


def test_gymnasium_plays_the_own_edition(own: tuple[str, Path]) -> None:
    game, path = own
    env: Any = gymnasium.make(
        environment_id(game), players=2, opponents="random", edition=path
    ).unwrapped
    path.unlink()
    row, _ = pickle.loads(pickle.dumps(env)).reset(seed=1)
    assert is_own(game, row, env.table.planes)
