"""Steps of Adam over what was written down, and the weights that they change."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from digsite.bots.network import LARGEST, SCALE, Network
from digsite.core import kernels
from digsite.core.game import Game
from digsite.core.limits import MOST_SEATS
from digsite.learning import gradient
from digsite.learning.gradient import BIAS, HIDDEN_BIAS, LAST, MIX, ROWS, WEIGHTS
from digsite.learning.lots import Lot

PORTIONS: Final = 4
"""Parts of a batch whose gradients are made apart and added up in order."""
MEMORY: Final = 0.9
SQUARE_MEMORY: Final = 0.999
"""Adam's decay rates: of the mean gradient, and of the mean of its square."""


class Descent:
    """The weights and what Adam remembers of the way they have come."""

    def __init__(self, game: Game, random: np.random.Generator) -> None:
        self.random, self.weights = random, first_weights(random)
        self.means, self.squares = np.zeros(WEIGHTS), np.zeros(WEIGHTS)
        self.steps = 0
        self.add_gradient = kernels.bind(gradient.add_gradient, game, compiled=True)
        self.gradients = np.zeros((PORTIONS, WEIGHTS))
        self.passes = [
            kernels.slots(gradient.Pass, MOST_SEATS, compiled=True) for _ in range(PORTIONS)
        ]

    def step(self, lot: Lot, pool: ThreadPoolExecutor, *, batch: int, rate: float) -> float:
        """Learn from lessons drawn at random; returns their mean loss before."""
        order = self.random.integers(0, len(lot.lessons), batch, dtype=np.int32)
        loss = self.loss(lot, pool, order)
        slope = self.gradients.sum(axis=0) / batch
        self.steps += 1
        self.means += (1 - MEMORY) * (slope - self.means)
        self.squares += (1 - SQUARE_MEMORY) * (slope * slope - self.squares)
        mean = self.means / (1 - MEMORY**self.steps)
        square = self.squares / (1 - SQUARE_MEMORY**self.steps)
        self.weights -= rate * mean / (np.sqrt(square) + 1e-8)
        most = LARGEST / SCALE
        np.clip(self.weights[:MIX], -most, most, out=self.weights[:MIX])
        return loss

    def loss(self, lot: Lot, pool: ThreadPoolExecutor, order: NDArray[np.int32]) -> float:
        """The mean loss of some lessons; their slope is left in `gradients`."""
        self.gradients[:] = 0.0
        bounds = np.linspace(0, len(order), PORTIONS + 1).astype(int)
        work = partial(self._portion, lot, order, bounds)
        return float(sum(pool.map(work, range(PORTIONS)))) / max(1, len(order))

    def _portion(
        self, lot: Lot, order: NDArray[np.int32], bounds: NDArray[Any], which: int
    ) -> float:
        portions = kernels.slots(gradient.Portion, 1, compiled=True)
        portions["start"], portions["end"] = bounds[which], bounds[which + 1]
        slope, passes = self.gradients[which], self.passes[which]
        batch = gradient.Minibatch(portions, order, lot.first_rows, self.weights, slope, passes)
        self.add_gradient(batch, lot.pages)
        return float(portions["loss"][0])


def first_weights(random: np.random.Generator) -> NDArray[np.float64]:
    """Small random numbers."""
    weights = np.zeros(WEIGHTS)
    weights[ROWS:BIAS] = random.normal(0, 0.15, BIAS - ROWS)
    weights[BIAS:MIX] = 0.1
    weights[MIX:HIDDEN_BIAS] = random.normal(0, 0.05, HIDDEN_BIAS - MIX)
    weights[HIDDEN_BIAS:LAST] = 0.1
    weights[LAST:WEIGHTS] = random.normal(0, 0.1, WEIGHTS - LAST)
    return weights


def as_network(weights: NDArray[np.float64]) -> Network:
    """Whole numbers for the first layer; the later layers count in their parts."""
    network = Network()
    whole = np.clip(np.rint(weights[:MIX] * SCALE), -LARGEST, LARGEST).astype(int)
    network.rows, network.bias = whole[ROWS:BIAS].tolist(), whole[BIAS:MIX].tolist()
    short = weights.astype(np.float32)
    scaled = (weights[MIX:HIDDEN_BIAS] / SCALE).astype(np.float32)
    network.mix = scaled.tolist()
    network.hidden_bias = short[HIDDEN_BIAS:LAST].tolist()
    network.last = short[LAST:WEIGHTS].tolist()
    return network


def as_weights(network: Network) -> NDArray[np.float64]:
    """The weights that a network was made of, as exactly as it holds them."""
    weights = np.zeros(WEIGHTS)
    weights[ROWS:BIAS] = np.asarray(network.rows) / SCALE
    weights[BIAS:MIX] = np.asarray(network.bias) / SCALE
    weights[MIX:HIDDEN_BIAS] = np.asarray(network.mix) * SCALE
    weights[HIDDEN_BIAS:LAST] = network.hidden_bias
    weights[LAST:WEIGHTS] = network.last
    return weights
