"""Makes the libraries that a wheel brings, so that it needs no compiler where it is installed.

The build calls it (hatch_build.py); in a checkout everything is compiled at its first use.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from digsite.arena.playing import play_games
from digsite.bots.learned import shipped, shipped_network
from digsite.bots.network import give_opinion, network_type, row_type
from digsite.bots.searcher import search_kernels
from digsite.core.c import carrier
from digsite.core.game import Game, find, names
from digsite.core.schema import Struct
from digsite.envs.against import step_against
from digsite.envs.games import BATCH_KERNELS

Together = tuple[tuple[Callable[..., Any], ...], Mapping[str, type[Struct]]]


def everything(game: Game) -> Iterator[Together]:
    """What is compiled together, with the structs that it is bound to."""
    yield search_kernels(), {}
    yield (play_games,), {}
    yield BATCH_KERNELS, {}
    yield (step_against,), {}
    for players in game.players:
        if shipped(game, players).exists():
            shape = shipped_network(game, players).shape
            yield (
                (give_opinion,),
                {"networks": network_type(shape), "rows": row_type(shape.inputs)},
            )


def main() -> None:
    for name in names():
        game = find(name)
        for functions, structs in everything(game):
            carrier.prebuild(functions, game, structs)


if __name__ == "__main__":
    main()
