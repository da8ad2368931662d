"""Thousands of games stepped in one compiled call over all cores.

>>> from digsite import envs
>>> games = envs.batch("dig_mars", n=3, players=2, seed=1)
>>> games.observations.shape, games.masks.shape, games.rewards.shape
((3, 396), (3, 1364), (3, 2))
>>> games.step(games.random_actions)
>>> games.seats.tolist() == [1 - first for first in games.first_players()]
True
"""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from digsite.core import kernels
from digsite.core.errors import BadRequest
from digsite.core.game import find
from digsite.envs.games import BATCH_KERNELS, Batch

MOST_GAMES: Final = 1 << 22
Flags = NDArray[np.bool_] | NDArray[np.int8] | NDArray[np.uint8]


def batch(
    game: str,
    n: int,
    *,
    players: int | None = None,
    seed: int = 0,
    seeds: Sequence[int] | None = None,
    options: Mapping[str, str] | None = None,
    edition: str | Path | None = None,
    reward: str = "win",
    threads: int | None = None,
    compiled: bool | None = None,
    autoreset: bool = True,
    rewrite: bool = True,
    observations: NDArray[np.float32] | None = None,
    masks: Flags | None = None,
    rewards: NDArray[np.float32] | None = None,
    terminations: Flags | None = None,
    seats: NDArray[np.int32] | None = None,
) -> Batch:
    """`n` games of the named game, dealt and ready to step.

    Without `autoreset` a game that has ended stays as it is, and nothing more can be played in it.
    Without `rewrite` a step writes to observations and masks only what has changed: much less where
    a board is large, but then nobody else may write to them, unless `forget` is called afterwards.

    Arrays that are handed in are used instead of new ones: C-contiguous, float32 observations and
    rewards, masks and terminations of one byte each, int32 seats.
    """
    found = find(game)
    if not isinstance(n, int) or not 1 <= n <= MOST_GAMES:
        raise BadRequest(f"n must be a number from 1 to {MOST_GAMES}.")
    if threads is not None and not (isinstance(threads, int) and 1 <= threads <= 1024):
        raise BadRequest("threads must be a number from 1 to 1024.")
    given = {
        "observations": observations,
        "masks": masks,
        "rewards": rewards,
        "terminations": terminations,
        "seats": seats,
    }
    made = Batch(
        found,
        n,
        found.players[0] if players is None else players,
        options=options or {},
        edition=found.edition(edition),
        reward=reward,
        threads=threads or os.cpu_count() or 1,
        compiled=kernels.available(BATCH_KERNELS, found) if compiled is None else compiled,
        autoreset=autoreset,
        rewrite=rewrite,
        arrays={name: array for name, array in given.items() if array is not None},
    )
    made.reset(seed=seed, seeds=seeds)
    return made
