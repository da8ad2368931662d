"""Gymnasium's own check, the vector environment, and an agent of sb3-contrib that trains."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import digsite.envs
from digsite.core.errors import BadRequest, IllegalAction
from digsite.core.game import names
from digsite.envs.registration import environment_id
from digsite.envs.spaces import ActionSpace

NAMES = [environment_id(name) for name in names()]
every_name = pytest.mark.parametrize("name", NAMES)


def choose(masks: Any, number: int) -> Any:
    """A legal action for each mask."""
    noise = np.random.default_rng(number).random(masks.shape)
    return (noise * masks).argmax(axis=-1)


def test_a_game_is_called_as_gymnasium_calls_things() -> None:
    assert {"digsite/DigMars-v0", "digsite/Undermining-v0"} <= set(NAMES)


def test_the_quicker_draw_from_a_mask_draws_what_gymnasium_draws() -> None:
    quick, usual = ActionSpace(40, seed=3), gymnasium.spaces.Discrete(40, seed=3)
    chance = np.random.default_rng(7)
    for share in (0.0, 0.02, 0.5, 1.0) * 20:
        mask = (chance.random(40) < share).astype(np.int8)
        assert quick.sample(mask) == usual.sample(mask)
        assert quick.sample() == usual.sample()
    likely = mask / mask.sum()
    assert quick.sample(probability=likely) == usual.sample(probability=likely)
    for bad in (mask * 2, -mask, mask[1:], mask.astype(np.int32), mask.tolist()):
        with pytest.raises(AssertionError, match="sample mask"):
            quick.sample(bad)
    assert quick == usual
    assert pickle.loads(pickle.dumps(quick)).sample(mask) == usual.sample(mask)


@every_name
def test_the_environment_checker_is_content(name: str, capsys: Any) -> None:
    check_env(gymnasium.make(name, players=2, opponents="casual").unwrapped)
    env = gymnasium.make(name, players=3, opponents=["random", "casual"], render_mode="rgb_array")
    env.reset(seed=1)
    picture: Any = env.render()
    assert picture.shape[2] == 3


@every_name
def test_a_game_is_played_to_its_end_and_repeats_with_its_seed(name: str) -> None:
    runs = []
    for _ in range(2):
        env: Any = gymnasium.make(name, players=2, opponents="random").unwrapped
        _, info = env.reset(seed=5)
        total, number, over = 0.0, 0, False
        while not over and number < 400:
            row, reward, over, _, info = env.step(choose(info["action_mask"], number))
            total, number = total + reward, number + 1
        runs.append((total, number, info["seat"], row.tolist()))
    assert runs[0] == runs[1]


def test_gymnasiums_own_limit_cuts_a_game_short() -> None:
    env = gymnasium.make(NAMES[0], players=2, opponents="random", max_episode_steps=4)
    _, info = env.reset(seed=5)
    ends = []
    for number in range(4):
        _, reward, terminated, truncated, info = env.step(choose(info["action_mask"], number))
        ends.append((reward, terminated, truncated))
    assert ends == [(0, False, False)] * 3 + [(0, False, True)]


def test_an_action_that_is_not_legal_loses() -> None:
    env: Any = gymnasium.make("digsite/DigMars-v0", players=2, opponents="random").unwrapped
    env.reset(seed=5)
    _, reward, over, _, info = env.step(16)
    assert (reward, over) == (-1, True)
    assert "dig a1" in info["illegal"]


def test_a_pickled_environment_goes_on_alike() -> None:
    env: Any = gymnasium.make("digsite/DigMars-v0", players=3, opponents="casual").unwrapped
    _, info = env.reset(seed=5)
    other = pickle.loads(pickle.dumps(env))
    for number in range(20):
        action = choose(info["action_mask"], number)
        row, *_, info = env.step(action)
        assert np.array_equal(other.step(action)[0], row)


@pytest.mark.parametrize("opponents", ["random", "casual"])
@every_name
def test_many_games_are_stepped_at_once(name: str, opponents: str) -> None:
    def play(threads: int) -> tuple[Any, ...]:
        env = gymnasium.make_vec(
            name,
            num_envs=130,
            vectorization_mode="vector_entry_point",
            players=2,
            opponents=opponents,
            threads=threads,
        )
        rows, info = env.reset(seed=3)
        ended, total = 0, 0.0
        for number in range(120):
            assert info["action_mask"].any(axis=1).all()
            rows, rewards, over, _, info = env.step(choose(info["action_mask"], number))
            assert not rewards[~over].any()
            ended, total = ended + int(over.sum()), total + float(rewards.sum())
        assert env.observation_space.contains(rows)
        return rows.tolist(), ended, total

    one = play(1)
    assert one == play(2)
    ended, total = one[1:]
    if opponents == "casual" and ended:
        assert total < -0.5 * ended


@every_name
def test_the_end_of_a_game_is_told_as_gymnasiums_own_vector_environments_do(name: str) -> None:
    env: Any = gymnasium.make_vec(
        name, 40, "vector_entry_point", players=2, opponents="random", threads=1
    )
    usual: Any = gymnasium.make_vec(
        name,
        2,
        "sync",
        vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
        players=2,
        opponents="random",
    )
    ours, theirs = to_the_first_end(env), to_the_first_end(usual)
    assert forms(ours[1]) == forms(theirs[1])
    rows, info, over, seats = ours
    planes = {plane.name: plane for plane in env.games.planes}
    for index, last in enumerate(info["final_obs"]):
        assert (last is not None) == over[index] == info["_final_obs"][index]
        if over[index]:
            assert env.single_observation_space.contains(last)
            assert info["final_info"]["seat"][index] == seats[index] != info["seat"][index]
            turns = [planes[f"seat{seat}.active"].of(last) for seat in (0, 1)]
            assert turns == [0, 0]
            assert planes["seat0.active"].of(rows[index]) == 1


def to_the_first_end(env: Any) -> tuple[Any, dict[str, Any], Any, Any]:
    """Play until a game ends: observations, infos, what ended, the agents' seats before that."""
    _, info = env.reset(seed=2)
    for number in range(5000):
        seats = info["seat"].copy()
        rows, _, over, _, info = env.step(choose(info["action_mask"], number))
        if over.any():
            return rows, info, over, seats
    raise AssertionError


def forms(info: dict[str, Any]) -> dict[str, Any]:
    """The keys of an info, and what kind of array is there for one environment."""
    return {
        key: forms(value) if isinstance(value, dict) else (value.dtype.kind, value.shape[1:])
        for key, value in info.items()
    }


def test_what_the_vector_environment_refuses() -> None:
    env: Any = gymnasium.make_vec("digsite/DigMars-v0", 3, "vector_entry_point")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="Game 0"):
        env.step(np.full(3, 1363))
    env.step(np.zeros(3, dtype=np.int64))
    with pytest.raises(IllegalAction, match="Game 0"):
        env.step(np.zeros(3, dtype=np.int64))
    with pytest.raises(BadRequest, match="search"):
        gymnasium.make_vec("digsite/DigMars-v0", 3, "vector_entry_point", opponents="master")
    with pytest.raises(BadRequest, match="2 opponents"):
        gymnasium.make("digsite/DigMars-v0", players=3, opponents=["casual"])


@pytest.mark.filterwarnings("ignore")
def test_an_agent_trains() -> None:
    from sb3_contrib import MaskablePPO

    assert digsite.envs.describe("dig_mars", players=2)
    env = gymnasium.make("digsite/DigMars-v0", players=2, opponents="random")
    agent = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1)
    agent.learn(192)
    row, _ = env.reset(seed=1)
    solo: Any = env.unwrapped
    action, _ = agent.predict(row, action_masks=solo.action_masks())
    assert solo.action_masks()[int(action)]
