"""Other views of the same position: where a game favours no side, one lesson is many.

Dig Mars favours no column, no row and no colour: its grid may be turned and mirrored (eight
ways), and for two players the colours exchanged, without a change to what is good.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from digsite.core.game import Game


@dataclass(frozen=True)
class Symmetry:
    """The same row and the same actions under other names."""

    inputs: NDArray[np.int64]
    """Row[inputs] is the row of the position seen in the other way."""
    actions: NDArray[np.int64]
    """The number that each action has there."""


def symmetries(game: Game, players: int, state: Any) -> list[Symmetry]:
    """All other views of a position, the plain one first."""
    length = game.planes(state)[-1].slice.stop
    if game.name != "dig_mars":
        return [Symmetry(np.arange(length), np.arange(game.actions.size))]
    shifts = range(2) if players == 2 else range(1)
    return [_symmetry(game, state, there, shift) for shift in shifts for there in _ways(game)]


def _ways(game: Game) -> list[dict[str, str]]:
    """Every way to turn and mirror the grid: each space's name, and its name there."""
    from digsite.dig_mars.state import COLUMNS, ROWS, SPACE_NAMES

    grid = np.arange(ROWS * COLUMNS).reshape(ROWS, COLUMNS)
    found = []
    for turned in range(4):
        for seen in (np.rot90(grid, turned), np.rot90(grid, turned)[:, ::-1]):
            spaces = seen.ravel().tolist()
            found.append({SPACE_NAMES[here]: SPACE_NAMES[i] for i, here in enumerate(spaces)})
    return found


def _symmetry(game: Game, state: Any, there: dict[str, str], shift: int) -> Symmetry:
    from digsite.dig_mars.state import COLOURS, SPACE_NAMES

    number = {name: index for index, name in enumerate(SPACE_NAMES)}
    order = np.empty(len(SPACE_NAMES), dtype=np.int64)
    for here, new in there.items():
        order[number[new]] = number[here]
    planes = game.planes(state)
    inputs = np.arange(planes[-1].slice.stop)
    for plane in planes:
        places = np.arange(plane.slice.start, plane.slice.stop)
        if plane.shape[-2:] == (4, 4):
            inputs[plane.slice] = places.reshape(-1, len(order))[:, order].ravel()
        elif plane.name == "own_seat" and shift:
            inputs[plane.slice] = places[[1, 0, 2, 3]]
    words = dict(there)
    if shift:
        words |= {COLOURS[0]: COLOURS[1], COLOURS[1]: COLOURS[0]}
    actions = np.empty(game.actions.size, dtype=np.int64)
    for old in range(game.actions.size):
        action = game.actions.action(old)
        renamed = " ".join((action.family, *(words.get(word, word) for word in action.words)))
        actions[old] = game.actions.parse(renamed)
    return Symmetry(inputs, actions)
