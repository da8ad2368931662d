"""The slope that training follows is the slope of the loss."""

from typing import Any

import numpy as np
import pytest

from digsite.bots.network import Thought, judge
from digsite.core import kernels
from digsite.core.features import Features
from digsite.core.game import Game
from digsite.core.limits import MOST_SEATS
from digsite.learning import gradient
from digsite.learning.descent import as_network, first_weights
from digsite.learning.gradient import BIAS, HIDDEN_BIAS, LAST, MIX, WEIGHTS
from digsite.learning.lots import Lot, LotPlayer
from digsite.learning.plan import TrainingPlan
from digsite.learning.selfplay import Pages
from tests.games import every_game

PARTS = {"rows": (0, BIAS), "bias": (BIAS, MIX), "mix": (MIX, HIDDEN_BIAS)}
PARTS |= {"hidden bias": (HIDDEN_BIAS, LAST), "last": (LAST, WEIGHTS)}


def some_lessons(game: Game) -> Lot:
    plan = TrainingPlan(game.name, games=1, iterations=4, kept=0.05)
    weights = first_weights(np.random.default_rng(1))
    return LotPlayer(game, plan).piece(0, 1, as_network(weights), learned=True)


def loss_of(game: Game, lot: Lot, weights: Any, slope: Any) -> float:
    """The sum of the losses of all lessons; the slope is added to."""
    count = len(lot.lessons)
    portions = kernels.slots(gradient.Portion, 1, compiled=True)
    portions["end"] = count
    passes = kernels.slots(gradient.Pass, MOST_SEATS, compiled=True)
    order = np.arange(count, dtype=np.int32)
    batch = gradient.Minibatch(portions, order, lot.first_rows, weights, slope, passes)
    kernels.bind(gradient.add_gradient, game, compiled=True)(batch, lot.pages)
    return float(portions["loss"][0])


@every_game
def test_the_slope_is_that_of_the_loss(game: Game) -> None:
    lot = some_lessons(game)
    weights, slope = first_weights(np.random.default_rng(2)), np.zeros(WEIGHTS)
    loss_of(game, lot, weights, slope)
    chance = np.random.default_rng(3)
    for part, (start, end) in PARTS.items():
        steep = start + np.flatnonzero(slope[start:end])
        assert len(steep) > 0, part
        for place in chance.choice(steep, 12):
            step, nothing = 1e-5, np.zeros(WEIGHTS)
            losses = []
            for change in (step, -step):
                moved = weights.copy()
                moved[place] += change
                losses.append(loss_of(game, lot, moved, nothing))
            measured = (losses[0] - losses[1]) / (2 * step)
            assert slope[place] == pytest.approx(measured, rel=0.02, abs=1e-5), part


@every_game
def test_a_network_in_whole_numbers_says_nearly_what_was_trained(game: Game) -> None:
    lot = some_lessons(game)
    weights = first_weights(np.random.default_rng(4))
    network, thought, features = as_network(weights), Thought(), Features()
    passes = [gradient.Pass()]
    numbers = (lot.rows.tolist(), lot.ends.tolist(), lot.pools.tolist(), lot.held.tolist())
    pages = Pages([], *numbers)
    for row in range(0, len(lot.rows), 7):
        gradient.forward(weights, pages, row, passes[0])
        start = int(lot.rows[row - 1]) if row else 0
        first = int(lot.ends[start - 1]) if start else 0
        features.places = int(lot.rows[row]) - start
        features.pools[: features.places] = lot.pools[start : lot.rows[row]].tolist()
        features.ends[: features.places] = (lot.ends[start : lot.rows[row]] - first).tolist()
        features.held = features.ends[features.places - 1]
        features.of[: features.held] = lot.held[first : first + features.held].tolist()
        assert judge(features, network, thought) == pytest.approx(passes[0].worth, abs=0.02)
