"""Makes the libraries that a wheel brings, so that it needs no compiler where it is installed.

The build calls it (hatch_build.py); in a checkout everything is compiled at its first use.
"""

import sys
from collections.abc import Callable, Iterator
from typing import Any

from digsite.arena.searched_games import play_searched_games
from digsite.arena.simulated_games import play_games
from digsite.bots.searcher import search_kernels
from digsite.core import kernels
from digsite.core.c import carrier
from digsite.core.game import find, names
from digsite.envs.against import step_against
from digsite.envs.games import BATCH_KERNELS
from digsite.envs.single import SINGLE_KERNELS


def everything() -> Iterator[tuple[Callable[..., Any], ...]]:
    """What is compiled together."""
    yield search_kernels()
    yield (play_games,)
    yield (play_searched_games,)
    yield BATCH_KERNELS
    yield SINGLE_KERNELS
    yield (step_against,)


def main() -> None:
    if not kernels.can_compile():
        print(
            "digsite: no C compiler was found, so the wheel brings no kernels: without a compiler"
            " it will run games interpreted, slowly. Install gcc or clang, then build it again.",
            file=sys.stderr,
        )
        return
    for name in names():
        game = find(name)
        for functions in everything():
            carrier.prebuild(carrier.Wish(functions, game, checks=False))


if __name__ == "__main__":
    main()
