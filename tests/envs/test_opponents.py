"""The bots inside the vector environment choose as the bots outside do."""

from math import exp, sqrt
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from digsite.bots import levels
from digsite.bots.policy import USEFUL, choose_by_looks
from digsite.core import kernels
from digsite.core.actions import Legal
from digsite.core.chance import seeded
from digsite.envs.registration import environment_id
from tests.games import every_game

CHOICES = 2000
SIGMAS = 5


def position(game: Any, actions: int) -> Any:
    """A state in the middle of a random game."""
    state = game.new_state(2, seed=3, options={}, first=-1, edition=game.default_edition())
    chance = Random(1)
    for _ in range(actions):
        game.rules.play(state, chance.choice(game.legal_ids(state)))
    return state


@pytest.mark.parametrize("level", ["beginner", "casual"])
@every_game
def test_useful_actions_are_as_likely_as_they_look_worth(game: Any, level: str) -> None:
    state, temperature = position(game, 80), levels.level(game, level).temperature
    room = Legal()
    count = game.rules.legal_actions(state, room)
    legal = room.ids[:count]
    worths = [game.rules.appraise(state, action) for action in legal]
    looks = [exp((worth - max(worths)) / temperature) for worth in worths]
    weights = [w if worth > USEFUL else 0.0 for w, worth in zip(looks, worths, strict=True)]
    assert sum(weight > 0.01 * sum(weights) for weight in weights) > 1
    choose, chance = kernels.bind(choose_by_looks, game, compiled=False), seeded(5)
    chosen = [choose(state, room, count, chance, temperature) for _ in range(CHOICES)]
    for action, weight in zip(legal, weights, strict=True):
        likely = weight / sum(weights)
        allowed = SIGMAS * sqrt(CHOICES * likely * (1 - likely)) + 1
        assert abs(chosen.count(action) - CHOICES * likely) <= allowed


@pytest.mark.parametrize(("level", "steps"), [("random", 200), ("casual", 25)])
@every_game
def test_compiled_opponents_choose_what_interpreted_ones_do(
    game: Any, level: str, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make() -> Any:
        return gymnasium.make_vec(
            environment_id(game.name), 2, "vector_entry_point", players=2, opponents=level
        )

    compiled = make()
    monkeypatch.setattr(kernels, "available", lambda *_: False)
    plain, noise = make(), np.random.default_rng(2)
    assert compiled.games.compiled
    assert not plain.games.compiled
    results = [env.reset(seed=8) for env in (compiled, plain)]
    for _ in range(steps):
        (rows, *_, info), (same_rows, *_, same_info) = results
        assert np.array_equal(rows, same_rows)
        assert np.array_equal(info["action_mask"], same_info["action_mask"])
        assert np.array_equal(info["seat"], same_info["seat"])
        assert ("final_obs" in info) == ("final_obs" in same_info)
        for one, other in zip(
            info.get("final_obs", []), same_info.get("final_obs", []), strict=True
        ):
            assert np.array_equal(one, other)
        masks = info["action_mask"]
        actions = (noise.random(masks.shape) * masks).argmax(axis=1)
        results = [env.step(actions) for env in (compiled, plain)]
        assert np.array_equal(results[0][1], results[1][1])
