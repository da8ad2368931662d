"""The network with weights of full length, as it is trained: what it says, and how to say better.

The loss of a position is the cross-entropy between what each seat is to have of the win and the
softmax of what the network says of each seat.
"""

from typing import Annotated, Final

from digsite.bots.network import HIDDEN, WIDTH
from digsite.core.limits import MOST_FEATURES, MOST_PLACES, MOST_POOLS
from digsite.core.mathematics import exp, log
from digsite.core.rows import Row, bundle
from digsite.core.rule import kernel, separate
from digsite.core.schema import Int32, Length, Real, Struct
from digsite.learning.selfplay import Lesson, Pages

ROWS: Final = 0
BIAS: Final = ROWS + MOST_FEATURES * WIDTH
MIX: Final = BIAS + MOST_POOLS * WIDTH
HIDDEN_BIAS: Final = MIX + MOST_POOLS * WIDTH * HIDDEN
LAST: Final = HIDDEN_BIAS + HIDDEN
WEIGHTS: Final = LAST + HIDDEN
"""All weights stand in one row, part by part."""


class Pass(Struct):
    """One row's way through the network: every layer's sums, and what should change in them."""

    here: Annotated[list[Real], Length(MOST_PLACES * WIDTH)]
    pools: Annotated[list[Real], Length(MOST_POOLS * WIDTH)]
    hidden: Annotated[list[Real], Length(HIDDEN)]
    worth: Real
    to_pools: Annotated[list[Real], Length(MOST_POOLS * WIDTH)]
    to_hidden: Annotated[list[Real], Length(HIDDEN)]


class Portion(Struct):
    """A part of a batch: which lessons, and the sum of their losses."""

    start: Int32
    end: Int32
    loss: Real


@bundle
class Minibatch:
    """Lessons by number, each with its first row; the weights, and the slope that is added to."""

    portions: Row[Portion]
    order: Row[Int32]
    first_rows: Row[Int32]
    weights: Row[Real]
    gradient: Row[Real]
    passes: Row[Pass]


@kernel
def add_gradient(batch: Minibatch, pages: Pages) -> None:
    """Add up the gradient of a portion of the batch."""
    portion = batch.portions[0]
    portion.loss = 0.0
    for index in range(portion.start, portion.end):
        number = int(batch.order[index])
        portion.loss += learn(batch, pages, pages.lessons[number], int(batch.first_rows[number]))


@kernel
def learn(batch: Minibatch, pages: Pages, lesson: Lesson, first: int) -> float:
    """One lesson: forward for every seat, the loss, and backward for every seat."""
    most = -1e30
    for seat in range(lesson.seats):
        forward(batch.weights, pages, first + seat, batch.passes[seat])
        most = max(most, batch.passes[seat].worth)
    total = 0.0
    for seat in range(lesson.seats):
        total += exp(batch.passes[seat].worth - most)
    loss = 0.0
    for seat in range(lesson.seats):
        worth = batch.passes[seat].worth - most
        loss -= lesson.target[seat] * (worth - log(total))
        wrong = exp(worth) / total - lesson.target[seat]
        backward(batch, pages, first + seat, batch.passes[seat], wrong)
    return loss


@separate
def forward(weights: Row[Real], pages: Pages, row: int, made: Pass) -> None:
    """The same sums as bots/network.py makes, place by place."""
    for unit in range(MOST_POOLS * WIDTH):
        made.pools[unit] = 0.0
    start = int(pages.rows[row - 1]) if row > 0 else 0
    index = int(pages.ends[start - 1]) if start > 0 else 0
    for place in range(start, pages.rows[row]):
        here = (place - start) * WIDTH
        pool = pages.pools[place] * WIDTH
        for unit in range(WIDTH):
            made.here[here + unit] = weights[BIAS + pool + unit]
        while index < pages.ends[place]:
            feature = ROWS + pages.held[index] * WIDTH
            for unit in range(WIDTH):
                made.here[here + unit] += weights[feature + unit]
            index += 1
        for unit in range(WIDTH):
            made.pools[pool + unit] += max(made.here[here + unit], 0.0)
    for unit in range(HIDDEN):
        made.hidden[unit] = weights[HIDDEN_BIAS + unit]
    for pooled in range(MOST_POOLS * WIDTH):
        amount = made.pools[pooled]
        if amount > 0.0:
            for unit in range(HIDDEN):
                made.hidden[unit] += amount * weights[MIX + pooled * HIDDEN + unit]
    made.worth = 0.0
    for unit in range(HIDDEN):
        made.worth += max(made.hidden[unit], 0.0) * weights[LAST + unit]


@separate
def backward(batch: Minibatch, pages: Pages, row: int, made: Pass, wrong: float) -> None:
    """Add what each weight did to the loss, from the last layer to the first."""
    for unit in range(HIDDEN):
        made.to_hidden[unit] = 0.0
        if made.hidden[unit] > 0.0:
            batch.gradient[LAST + unit] += wrong * made.hidden[unit]
            made.to_hidden[unit] = wrong * batch.weights[LAST + unit]
            batch.gradient[HIDDEN_BIAS + unit] += made.to_hidden[unit]
    for pooled in range(MOST_POOLS * WIDTH):
        amount, change = made.pools[pooled], 0.0
        if amount > 0.0:
            for unit in range(HIDDEN):
                weight = MIX + pooled * HIDDEN + unit
                batch.gradient[weight] += amount * made.to_hidden[unit]
                change += batch.weights[weight] * made.to_hidden[unit]
        made.to_pools[pooled] = change
    start = int(pages.rows[row - 1]) if row > 0 else 0
    index = int(pages.ends[start - 1]) if start > 0 else 0
    for place in range(start, pages.rows[row]):
        here = (place - start) * WIDTH
        pool = pages.pools[place] * WIDTH
        for unit in range(WIDTH):
            change = made.to_pools[pool + unit] if made.here[here + unit] > 0.0 else 0.0
            made.here[here + unit] = change
            batch.gradient[BIAS + pool + unit] += change
        while index < pages.ends[place]:
            feature = ROWS + pages.held[index] * WIDTH
            for unit in range(WIDTH):
                batch.gradient[feature + unit] += made.here[here + unit]
            index += 1
