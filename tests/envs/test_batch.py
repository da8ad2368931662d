"""The batch plays the same games as the interpreted rules, whatever the number of threads."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from digsite import envs
from digsite.core.errors import BadRequest, IllegalAction
from digsite.core.game import find
from digsite.core.kernels import bind
from digsite.core.observation import flat
from digsite.envs.stepping import FEW, MARGIN, WIN, reward_of
from tests.games import SETTINGS, Setting, every_game

N = 70


def choices(batch: envs.Batch, chance: Random) -> np.ndarray[Any, Any]:
    """A random legal action for every game."""
    return np.array([chance.choice(np.flatnonzero(mask).tolist()) for mask in batch.masks])


def make(setting: Setting, **others: Any) -> envs.Batch:
    return envs.batch(
        setting.game.name,
        n=others.pop("n", N),
        players=setting.players,
        options=setting.options,
        **others,
    )


@pytest.mark.parametrize("reward", ["win", "margin"])
@pytest.mark.parametrize("setting", SETTINGS[::3], ids=str)
def test_every_step_is_that_of_the_interpreted_game(setting: Setting, reward: str) -> None:
    compiled = make(setting, n=3, seed=9, reward=reward)
    plain = make(setting, n=3, seed=9, reward=reward, compiled=False)
    chance, ended = Random(4), 0
    for number in range(250):
        assert np.array_equal(compiled.masks, plain.masks)
        assert np.array_equal(compiled.seats, plain.seats)
        assert np.array_equal(compiled.rewards, plain.rewards)
        assert np.array_equal(compiled.terminations, plain.terminations)
        if number % 7 == 0:
            assert np.array_equal(compiled.observations, plain.observations)
        ended += int(compiled.terminations.sum())
        actions = choices(compiled, chance)
        compiled.step(actions)
        plain.step(actions)


@every_game
def test_observation_mask_and_seat_are_those_of_the_rules(game: Any) -> None:
    batch = envs.batch(game.name, n=5, seeds=[3, 1, 4, 1, 5])
    states = [
        game.new_state(2, seed=seed, options={}, first=-1, edition=game.default_edition())
        for seed in (3, 1, 4, 1, 5)
    ]
    chance = Random(1)
    for _ in range(60):
        for index, state in enumerate(states):
            row = game.observation_type()
            game.rules.observe(state, int(state.seat), row)
            expected = np.array(flat(row)[: batch.length], dtype=np.float32)
            assert np.array_equal(batch.observations[index], expected)
            assert np.flatnonzero(batch.masks[index]).tolist() == game.legal_ids(state)
            assert batch.seats[index] == state.seat
        actions = choices(batch, chance)
        actions[3] = actions[1]
        batch.step(actions)
        for state, action in zip(states, actions, strict=True):
            game.rules.play(state, int(action))


def play_to_the_end(batch: envs.Batch, chance: Random) -> int:
    """Step until a game has ended; says which."""
    while not batch.terminations.any():
        batch.step(choices(batch, chance))
    return int(batch.terminations.argmax())


@every_game
def test_rewards_come_with_the_end_and_the_next_game_is_dealt(game: Any) -> None:
    for players in game.players:
        batch = envs.batch(game.name, n=8, players=players, seed=players)
        index = play_to_the_end(batch, Random(0))
        assert batch.rewards[index].sum() == pytest.approx(0, abs=1e-5)
        assert batch.rewards[index].max() <= 1
        assert batch.episodes[index] == 2
        low, high = map(int, batch.seeds[index])
        again = game.new_state(
            players,
            seed=low + (high << 32) + (1 << 64),
            options={},
            first=-1,
            edition=game.default_edition(),
        )
        assert batch.state(index) == again
        assert not batch.rewards[batch.terminations == 0].any()


@pytest.mark.parametrize(
    ("won", "expected"),
    [([0], [1, -1 / 2, -1 / 2]), ([0, 2], [1 / 4, -1 / 2, 1 / 4]), ([0, 1, 2], [0, 0, 0])],
)
def test_a_win_is_worth_one_and_shared_by_those_who_share_it(
    won: list[int], expected: list[float]
) -> None:
    state: Any = find("dig_mars").state_type()
    state.players, state.won = 3, [seat in won for seat in range(4)]
    assert [reward_of(state, seat, WIN) for seat in range(3)] == expected


def test_the_margin_is_over_what_the_others_have_on_average() -> None:
    margins = bind(reward_of, find("dig_mars"), compiled=False)
    state: Any = find("dig_mars").state_type()
    state.players = 3
    for seat, fortune in enumerate((12, 4, 2)):
        state.seats[seat].fortune = fortune
    assert [margins(state, seat, MARGIN) for seat in range(3)] == [9, -3, -6]


@every_game
def test_the_number_of_threads_changes_nothing(game: Any) -> None:
    one = envs.batch(game.name, n=200, seed=3, threads=1)
    three = envs.batch(game.name, n=200, seed=3, threads=3)
    chance = Random(2)
    for _ in range(40):
        actions = choices(one, chance)
        one.step(actions)
        three.step(actions)
        assert np.array_equal(one.observations, three.observations)
        assert np.array_equal(one.masks, three.masks)


@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.parametrize("setting", [SETTINGS[0], SETTINGS[-1]], ids=str)
def test_writing_only_what_has_changed_gives_the_same_arrays(
    setting: Setting, compiled: bool
) -> None:
    n, steps = (40, 1500) if compiled else (2, 60)
    whole = make(setting, n=n, seed=3)
    parts = make(setting, n=n, seed=3, compiled=compiled, rewrite=False)
    for number in range(steps):
        assert np.array_equal(whole.masks, parts.masks)
        assert np.array_equal(whole.observations, parts.observations)
        if number == 50:
            parts = pickle.loads(pickle.dumps(parts))
        if number == 55:
            parts.observations[:], parts.masks[:] = -1, 1
            parts.forget()
        actions = whole.random_actions.copy()
        whole.step(actions)
        parts.step(actions)
    assert whole.episodes.max() > 1 or not compiled


def test_actions_are_looked_up_and_not_where_there_are_many() -> None:
    batch = envs.batch("dig_mars", n=N, seed=3, threads=6)
    batch.states["seats"]["fortune"] = 3
    batch.step(batch.random_actions)
    batch.step(batch.random_actions)
    batch.states["bonuses"]["relocate"] = 1
    batch.restore(batch.snapshot())
    assert (batch.masks.sum(axis=1) > FEW).all()
    last = np.array([np.flatnonzero(mask)[-3] for mask in batch.masks])
    assert (batch.masks.argmax(axis=1) != last).all()
    last[40] = np.flatnonzero(batch.masks[40] == 0)[-1]
    with pytest.raises(IllegalAction, match="Game 40"):
        batch.step(last)
    last[40] = np.flatnonzero(batch.masks[40])[-1]
    batch.step(last)
    assert (batch.masks.sum(axis=1) <= FEW).any()


@every_game
def test_a_snapshot_is_gone_back_to_and_pickles(game: Any) -> None:
    batch = envs.batch(game.name, n=10, seed=3)
    chance = Random(2)
    for _ in range(30):
        batch.step(choices(batch, chance))
    kept = pickle.loads(pickle.dumps(batch.snapshot()))
    actions: list[Any] = []
    seen = []
    for _ in range(2):
        batch.restore(kept)
        for number in range(50):
            if len(actions) <= number:
                actions.append(choices(batch, chance))
            batch.step(actions[number])
        seen.append((batch.observations.copy(), batch.masks.copy(), batch.rewards.copy()))
    for one, other in zip(*seen, strict=True):
        assert np.array_equal(one, other)
    with pytest.raises(BadRequest, match="another batch"):
        envs.batch(game.name, n=9).restore(kept)


@pytest.mark.parametrize("rewrite", [True, False])
@every_game
def test_games_are_cut_short_one_by_one(game: Any, rewrite: bool) -> None:
    batch = envs.batch(game.name, n=6, seed=3, rewrite=rewrite)
    for _ in range(30):
        batch.step(batch.random_actions)
    before = [batch.state(index) for index in range(6)]
    drawn = batch.random_actions.copy()
    batch.deal([1, 4])
    batch.deal(np.arange(6) == 5)
    batch.deal([])
    for index in range(6):
        if index in (1, 4, 5):
            assert batch.state(index).round < before[index].round
            assert batch.episodes[index] == 2
        else:
            assert batch.state(index) == before[index]
            assert batch.random_actions[index] == drawn[index]
    looked_at = batch.observations.copy(), batch.masks.copy()
    batch.restore(batch.snapshot())
    assert np.array_equal(batch.observations, looked_at[0])
    assert np.array_equal(batch.masks, looked_at[1])
    batch.step(batch.random_actions)
    for wrong in ([6], [True, False], [0.5]):
        with pytest.raises(BadRequest, match="which must be"):
            batch.deal(wrong)


@pytest.mark.parametrize("wrong", [5, -1, 5000])
@every_game
def test_an_action_that_is_not_legal_is_refused_and_nothing_is_played(
    game: Any, wrong: int
) -> None:
    batch = envs.batch(game.name, n=N, seed=3)
    actions = choices(batch, Random(1))
    actions[66] = wrong if wrong != 5 else int(np.flatnonzero(batch.masks[66] == 0)[-1])
    before = batch.snapshot()
    observations, masks = batch.observations.copy(), batch.masks.copy()
    with pytest.raises((IllegalAction, BadRequest), match="Game 66"):
        batch.step(actions)
    assert before.states.tobytes() == batch.snapshot().states.tobytes()
    assert np.array_equal(observations, batch.observations)
    assert np.array_equal(masks, batch.masks)


def test_the_callers_arrays_are_written_in_place() -> None:
    length = envs.describe("dig_mars", players=3)[-1].slice.stop
    room = np.full((6, length), -5, dtype=np.float32)
    masks = np.zeros((4, 1364), dtype=bool)
    batch = envs.batch(
        "dig_mars", n=4, players=3, observations=room[1:5], masks=masks, seats=np.zeros(4, np.int32)
    )
    assert masks.sum() == 4 * 16
    assert (room[[0, 5]] == -5).all()
    assert np.array_equal(room[1:5], envs.batch("dig_mars", n=4, players=3).observations)
    batch.step(masks.argmax(axis=1))
    assert (room[[0, 5]] == -5).all()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"n": 0}, "n must be"),
        ({"players": 7}, "2 to 4 players"),
        ({"reward": "glory"}, "reward must be"),
        ({"threads": 0}, "threads must be"),
        ({"seed": -1}, "seed must be"),
        ({"seeds": [1]}, "4 seeds"),
        ({"options": {"variant": "closed"}}, "variant"),
        ({"masks": np.zeros((4, 1364), dtype=np.int32)}, "masks must be of type"),
        ({"seats": np.zeros(3, dtype=np.int32)}, "shape"),
        ({"observations": np.zeros((396, 4), dtype=np.float32).T}, "C-contiguous"),
    ],
)
def test_what_cannot_be_is_refused(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(BadRequest, match=words):
        envs.batch("dig_mars", **{"n": 4, "players": 2} | arguments)


def test_any_seat_can_be_asked_what_it_knows() -> None:
    batch = envs.batch("dig_mars", n=3, players=2, seed=1)
    own = batch.observe(batch.seats)
    assert np.array_equal(own, batch.observations)
    assert not np.array_equal(batch.observe(1 - batch.seats), own)
    with pytest.raises(BadRequest, match="seats must be"):
        batch.observe([0, 1, 2])
