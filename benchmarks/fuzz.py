"""Millions of compiled games with every promise of the rules checked, turn by turn.

    python -m benchmarks.fuzz --game dig_mars --games 10000000 --seed 1

A quarter of the games is played at random; in the others one, two or three actions out of four
are the ones that look best to the game's own player. The promises are checked at the start of
every turn, within turns at every sixteenth action, and at the end; every game must end within a
bound. A violation is printed with the seed that repeats it, and the command fails.
"""

import argparse
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Annotated, Any, Final

from digsite.core import kernels
from digsite.core.actions import Families, Legal
from digsite.core.chance import Chance, draw
from digsite.core.game import Game, find, names
from digsite.core.generic import (
    GameState,
    appraise,
    broken_invariant,
    legal_actions,
    play,
)
from digsite.core.limits import MOST_FAMILIES
from digsite.core.rows import Row, bundle
from digsite.core.rule import kernel
from digsite.core.schema import Int32, Length, Struct
from digsite.core.seeded_deals import deal

SLICE: Final = 5_000
MOST_MOVES: Final = 100_000
INSIDE_TURNS: Final = 16
FOUR: Final = 4
GAMES: Final = {"dig_mars": 10_000_000, "undermining": 2_000_000}
TOO_LONG: Final = 100
NOTHING_LEGAL: Final = 101


class Findings(Struct):
    """What a slice of games came to; `broken` is 0 or the promise that the game broke."""

    moves: Int32
    broken: Int32
    game: Int32
    families: Annotated[list[Int32], Length(MOST_FAMILIES)]
    endings: Annotated[list[Int32], Length(8)]


@kernel
def choose(state: GameState, chance: Chance, legal: Legal, count: int, greed: int) -> int:
    """A random legal action, or `greed` times out of four the one that looks best."""
    choice = draw(chance, count)
    if draw(chance, FOUR) < greed:
        best = appraise(state, legal.ids[choice])
        for index in range(count):
            worth = appraise(state, legal.ids[index])
            if worth > best:
                choice, best = index, worth
    return legal.ids[choice]


@bundle
class Room:
    """What a game is played with."""

    states: Row[GameState]
    chances: Row[Chance]
    legals: Row[Legal]
    tables: Row[Families]


@kernel
def checked_game(room: Room, found: Findings, greed: int) -> int:
    """Play one game of mixed random and greedy play; returns which promise it broke, or 0."""
    state, chance, legal, families = room.states[0], room.chances[0], room.legals[0], room.tables[0]
    moves = 0
    seat = -1
    while state.ending == 0:
        if state.seat != seat or moves % INSIDE_TURNS == 0:
            broken = broken_invariant(state)
            if broken != 0:
                return broken
        seat = state.seat
        count = legal_actions(state, legal)
        if count == 0:
            return NOTHING_LEGAL
        action = choose(state, chance, legal, count, greed)
        play(state, action)
        found.families[families.of[action]] += 1
        moves += 1
        if moves > MOST_MOVES:
            return TOO_LONG
    found.moves += moves
    found.endings[state.ending] += 1
    return broken_invariant(state)


@kernel
def checked_games(room: Room, findings: Row[Findings], seed: int, start: int, count: int) -> None:
    """Play games number start to start + count - 1, or up to the first violation."""
    found = findings[0]
    for game in range(start, start + count):
        deal(room.states[0], room.chances[0], seed, 0, game)
        found.broken = checked_game(room, found, game % FOUR)
        if found.broken != 0:
            found.game = game
            return


def settings(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every player number with every combination of option values."""
    offered = game.default_edition().options
    for players in game.players:
        for values in product(*offered.values()):
            yield players, dict(zip(offered, values, strict=True))


def fuzz(game: Game, games: int, seed: int) -> bool:
    """Play the games, evenly over all settings; says whether nothing was found."""
    run = kernels.bind(checked_games, game, compiled=True)
    edition = game.default_edition()
    local = threading.local()
    chosen = list(settings(game))
    templates = [
        game.new_state(players, seed=0, options=options, first=-1, edition=edition).to_record()
        for players, options in chosen
    ]

    def play_slice(start: int) -> Any:
        if not hasattr(local, "space"):
            local.space = (
                kernels.slots(Chance, 1, compiled=True),
                kernels.slots(Legal, 1, compiled=True),
                game.actions.family_table().to_record(),
            )
        findings = kernels.slots(Findings, 1, compiled=True)
        state = templates[start // SLICE % len(templates)].copy()
        run(Room(state, *local.space), findings, seed, start, min(SLICE, games - start))
        return findings[0], start // SLICE % len(templates)

    started = time.perf_counter()
    families, endings, moves = Counter[str](), Counter[str](), 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for found, setting in pool.map(play_slice, range(0, games, SLICE)):
            moves += int(found["moves"])
            for index, family in enumerate(game.actions.families):
                families[family.name] += int(found["families"][index])
            for index, ending in enumerate(game.endings):
                endings[ending] += int(found["endings"][index])
            if found["broken"]:
                print(
                    f"{game.name} {chosen[setting]}: promise {found['broken']} broken in game ",
                    end="",
                )
                print(f"{found['game']} of seed {seed}")
                return False
    seconds = time.perf_counter() - started
    print(f"{game.title}: {games:,} games, {moves:,} moves, no violation, {seconds:,.0f} s")
    print(f"  endings: {dict(endings)}\n  actions: {dict(families)}")
    return all(families.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=names(), action="append")
    parser.add_argument("--games", type=int, help="games of each; else as many as an hour allows")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    clean = [
        fuzz(find(name), chosen.games or GAMES[name], chosen.seed)
        for name in chosen.game or names()
    ]
    sys.exit(0 if all(clean) else 1)


if __name__ == "__main__":
    main()
