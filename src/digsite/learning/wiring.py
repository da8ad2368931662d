"""Which weights of a network are one and the same.

On a square grid that favours no side a network may treat all spaces alike: what it learns about
one space it then knows about every other. Weights that are the same carry the same number here; to
the kernels that play, the network is as dense as any other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from digsite.core.game import Game
from digsite.core.generic import GameState

Numbers = NDArray[np.int64]
NOTHING: Final = 0
"""The number of the weight that is always zero."""
NOWHERE: Final = None
"""Where something is that belongs to no space in particular."""


@dataclass(frozen=True)
class Wiring:
    """For each weight of a network the number of the trained weight behind it."""

    first: Numbers
    """Inputs by hidden units."""
    first_bias: Numbers
    second: Numbers
    """Hidden by narrow units."""
    second_bias: Numbers
    policy: Numbers
    """Words by actions by narrow units: an action's row is the sum over its words."""
    policy_bias: Numbers
    """Words by actions."""
    value: Numbers


@dataclass(frozen=True)
class Located:
    """An input, a unit or a word: what it is, and at which space."""

    name: Any
    space: int | None


def wiring(game: Game, state: GameState, *, width: int, depth: int) -> Wiring:
    """`width` hidden and `depth` narrow units for each space of the game's grid.

    A game without a square grid is taken as one space: nothing is shared but words of actions.
    """
    side = grid_side(game, state)
    inputs = input_parts(game, state, side)
    hidden = [Located(unit, space) for space in range(side * side) for unit in range(width)]
    narrow = [Located(unit, space) for space in range(side * side) for unit in range(depth)]
    words = action_words(game, side)
    of_policy: dict[Any, int] = {}
    of_policy_bias: dict[Any, int] = {}
    return Wiring(
        first=between({}, inputs, hidden, side),
        first_bias=alone({}, hidden),
        second=between({}, hidden, narrow, side),
        second_bias=alone({}, narrow),
        policy=np.stack([between(of_policy, layer, narrow, side) for layer in zip(*words)]),
        policy_bias=np.stack([alone(of_policy_bias, row) for row in words], axis=1),
        value=alone({}, narrow),
    )


def grid_side(game: Game, state: GameState) -> int:
    """How many rows and columns the game's square grid has; 1 where there is none."""
    grids = [plane.shape for plane in game.planes(state) if len(plane.shape) == 2]
    return grids[0][0] if grids and grids[0][0] == grids[0][1] else 1


def input_parts(game: Game, state: GameState, side: int) -> list[Located]:
    """The inputs; planes of the grid are there once for each space."""
    parts = []
    for plane in game.planes(state):
        is_grid = side > 1 and plane.shape[-2:] == (side, side)
        spaces = side * side if is_grid else 1
        for index in range(plane.slice.stop - plane.slice.start):
            space = index % spaces if is_grid else NOWHERE
            parts.append(Located((plane.name, index // spaces), space))
    return parts


def action_words(game: Game, side: int) -> list[list[Located | None]]:
    """Of every action the family, then the parameters; None where others have more of them."""
    table: list[list[Located | None]] = []
    for action in range(game.actions.size):
        chosen = game.actions.action(action)
        family = game.actions.families[game.actions.family_of(action)]
        parts: list[Located | None] = [Located(chosen.family, NOWHERE)]
        for place, word in enumerate(chosen.words):
            choices = family.parameters[place]
            if side > 1 and len(choices) == side * side:
                parts.append(Located((chosen.family, place), choices.index(word)))
            else:
                parts.append(Located((chosen.family, place, word), NOWHERE))
        table.append(parts)
    most = max(map(len, table))
    return [row + [None] * (most - len(row)) for row in table]


def between(
    numbers: dict[Any, int],
    sources: Sequence[Located | None],
    targets: Sequence[Located],
    side: int,
) -> Numbers:
    """Numbers for the weights between all sources and all targets; adds the new ones."""
    table = np.full((len(sources), len(targets)), NOTHING, dtype=np.int64)
    for row, source in enumerate(sources):
        if source is not None:
            for column, target in enumerate(targets):
                key = source.name, target.name, relation(source.space, target.space, side)
                table[row, column] = numbers.setdefault(key, len(numbers) + 1)
    return table


def relation(one: int | None, other: int | None, side: int) -> int | None:
    """How two spaces lie to each other; the same however the grid is turned, mirrored, shifted."""
    if one is None or other is None:
        return NOWHERE
    down = abs(one // side - other // side)
    across = abs(one % side - other % side)
    return max(down, across) if min(down, across) == 0 else -1


def alone(numbers: dict[Any, int], parts: Sequence[Located | None]) -> Numbers:
    """Numbers for one weight of each part; adds the new ones."""
    found = [
        NOTHING if part is None else numbers.setdefault(part.name, len(numbers) + 1)
        for part in parts
    ]
    return np.array(found, dtype=np.int64)
