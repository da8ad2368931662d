"""A small trained network: what a seat knows goes in, likings and a win chance come out.

Two layers of rectified units over the observation's row, then one row of weights for each action.
Weights of a layer stand input by input, so that inputs which are zero, most of them, cost nothing
and the others are added as whole rows. Training is digsite.learning's; here is only what plays.
"""

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, Final

from digsite.core.limits import MOST_ACTIONS
from digsite.core.mathematics import exp
from digsite.core.rows import Row
from digsite.core.rule import kernel, separate
from digsite.core.schema import Float32, Int32, Length, Real, Struct

MOST_HIDDEN: Final = 512
MOST_NARROW: Final = 128


@dataclass(frozen=True)
class Shape:
    """The sizes of a network's layers."""

    inputs: int
    hidden: int
    narrow: int
    actions: int


class Thought(Struct):
    """What the network makes of one row; the last layer's units wait there to be asked about."""

    hidden: Annotated[list[Float32], Length(MOST_HIDDEN)]
    narrow: Annotated[list[Float32], Length(MOST_NARROW)]


class Opinion(Struct):
    """A decision put to the network, and its answer."""

    count: Int32
    legal: Annotated[list[Int32], Length(MOST_ACTIONS)]
    likings: Annotated[list[Real], Length(MOST_ACTIONS)]
    win: Real


@cache
def network_type(shape: Shape) -> type[Struct]:
    """The struct that holds the weights of a network of this shape."""
    lengths = {
        "first": shape.inputs * shape.hidden,
        "first_bias": shape.hidden,
        "second": shape.hidden * shape.narrow,
        "second_bias": shape.narrow,
        "policy": shape.actions * shape.narrow,
        "policy_bias": shape.actions,
        "value": shape.narrow,
        "value_bias": 1,
    }
    fields = {name: Annotated[list[Float32], Length(count)] for name, count in lengths.items()}
    return type("Network", (Struct,), {"__annotations__": fields, "__module__": __name__})


@cache
def row_type(length: int) -> type[Struct]:
    """A struct over the same memory as an observation: its numbers without their names."""
    fields = {"of": Annotated[list[Float32], Length(length)]}
    return type("Row", (Struct,), {"__annotations__": fields, "__module__": __name__})


@kernel
def give_opinion(networks: Any, rows: Any, thoughts: Row[Thought], opinions: Row[Opinion]) -> None:
    """Answer one decision."""
    network = networks[0]
    thought = thoughts[0]
    opinion = opinions[0]
    think_over(network, rows[0], thought)
    opinion.win = win_chance(network, thought)
    for index in range(opinion.count):
        opinion.likings[index] = liking(network, thought, int(opinion.legal[index]))


@separate
def think_over(network: Any, row: Any, thought: Thought) -> None:
    """Run both layers on a row."""
    hidden, narrow = len(network.first_bias), len(network.second_bias)
    for unit in range(hidden):
        thought.hidden[unit] = network.first_bias[unit]
    for place in range(len(network.first) // hidden):
        number = row.of[place]
        if number != 0:
            start = place * hidden
            for unit in range(hidden):
                thought.hidden[unit] += number * network.first[start + unit]
    for unit in range(narrow):
        thought.narrow[unit] = network.second_bias[unit]
    for place in range(hidden):
        number = thought.hidden[place]
        if number > 0:
            start = place * narrow
            for unit in range(narrow):
                thought.narrow[unit] += number * network.second[start + unit]
    for unit in range(narrow):
        if thought.narrow[unit] < 0:
            thought.narrow[unit] = 0


@kernel
def liking(network: Any, thought: Thought, action: int) -> float:
    """How much the network likes an action: the logarithm of its share, up to a constant."""
    narrow = len(network.second_bias)
    start = action * narrow
    even, odd = float(network.policy_bias[action]), 0.0
    for unit in range(0, narrow, 2):
        even += thought.narrow[unit] * network.policy[start + unit]
        odd += thought.narrow[unit + 1] * network.policy[start + unit + 1]
    return even + odd


@kernel
def win_chance(network: Any, thought: Thought) -> float:
    """How likely the row's reader is to win."""
    worth = float(network.value_bias[0])
    for unit in range(len(network.second_bias)):
        worth += thought.narrow[unit] * network.value[unit]
    return 1.0 / (1.0 + exp(-worth))
