"""A small trained network that judges positions by the features that hold in them.

Every place (core/features.py) is one layer of rectified sums, the same for all places of a pool;
the pools' sums go through one more such layer to one number. The first layer calculates in
whole numbers and the rest in double precision, each sum in a fixed order: the same bits interpreted
and compiled, on every machine.
"""

from typing import Annotated, Final

from digsite.core.features import Features
from digsite.core.limits import MOST_FEATURES, MOST_HELD_HERE, MOST_POOLS
from digsite.core.rule import wide
from digsite.core.schema import Int16, Int32, Length, Real, Struct

WIDTH: Final = 32
"""Units of the layer at every place."""
HIDDEN: Final = 32
"""Units of the layer over all pools."""
SCALE: Final = 128
"""Weights of the first layer are whole numbers of so many parts."""
LARGEST: Final = 32767 // (MOST_HELD_HERE + 1)
"""No sum at a place can leave the range of its numbers."""


class Network(Struct):
    """The weights, feature by feature and unit by unit, so that what does not hold costs nothing.

    `mix` counts in the parts of SCALE, too.
    """

    rows: Annotated[list[Int16], Length(MOST_FEATURES * WIDTH)]
    bias: Annotated[list[Int16], Length(MOST_POOLS * WIDTH)]
    mix: Annotated[list[Real], Length(MOST_POOLS * WIDTH * HIDDEN)]
    hidden_bias: Annotated[list[Real], Length(HIDDEN)]
    last: Annotated[list[Real], Length(HIDDEN)]


class Thought(Struct):
    """Working room: the sums at one place, the pools, and the hidden layer."""

    here: Annotated[list[Int16], Length(WIDTH)]
    pools: Annotated[list[Int32], Length(MOST_POOLS * WIDTH)]
    hidden: Annotated[list[Real], Length(HIDDEN)]


@wide
def judge(features: Features, network: Network, thought: Thought) -> float:
    """How good the position is for the seat whose features these are, in nats."""
    for unit in range(MOST_POOLS * WIDTH):
        thought.pools[unit] = 0
    index = 0
    for place in range(features.places):
        pool = features.pools[place] * WIDTH
        for unit in range(WIDTH):
            thought.here[unit] = network.bias[pool + unit]
        while index < features.ends[place]:
            row = features.of[index] * WIDTH
            for unit in range(WIDTH):
                thought.here[unit] += network.rows[row + unit]
            index += 1
        for unit in range(WIDTH):
            thought.here[unit] = max(thought.here[unit], 0)
        for unit in range(WIDTH):
            thought.pools[pool + unit] += thought.here[unit]
    for unit in range(HIDDEN):
        thought.hidden[unit] = network.hidden_bias[unit]
    for pooled in range(MOST_POOLS * WIDTH):
        amount = float(thought.pools[pooled])
        if amount > 0.0:
            for unit in range(HIDDEN):
                thought.hidden[unit] += amount * network.mix[pooled * HIDDEN + unit]
    worth = 0.0
    for unit in range(HIDDEN):
        worth += max(thought.hidden[unit], 0.0) * network.last[unit]
    return worth
