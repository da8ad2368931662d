"""The same games and searches on every carrier: interpreted, libraries of C compilers, WebAssembly.

A game's digest is taken over every byte of the state after every move, a search's over its whole
tree: two carriers that differ anywhere differ here.
"""

import ctypes
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from digsite.core.actions import Legal
from digsite.core.chance import seed_words, split_seed
from digsite.core.game import Game
from digsite.ffi.source import tables

SCRIPT: Final = Path(__file__).with_name("digests.mjs")
CLANG: Final = f"{sys.executable} -m ziglang cc"


def next_chance(chance: int) -> int:
    return (chance * 1664525 + 1013904223) & 0xFFFFFFFF


class Interpreted:
    """The Python functions themselves."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tables = list(tables(game))

    def digest(self, table: int, seed: int) -> str:
        hashed = hashlib.sha256()
        for state in self.moves(table, seed):
            hashed.update(state.to_record().tobytes())
        return hashed.hexdigest()

    def moves(self, table: int, seed: int) -> Iterator[Any]:
        """The position after every move of a random game, the deal first."""
        rules, legal, chance = self.game.rules, Legal(), seed
        players, options = self.tables[table]
        state: Any = self.game.prepare(players, options, self.game.default_edition())
        seed_words(state.chance, *split_seed(seed))
        rules.set_up(state, -1)
        yield state
        while state.ending == 0:
            count = rules.legal_actions(state, legal)
            chance = next_chance(chance)
            rules.play(state, int(legal.ids[(chance >> 16) % count]))
            yield state


class Library:
    """A library made by a C compiler, called by its header's functions."""

    def __init__(self, path: Path) -> None:
        self.c = ctypes.CDLL(str(path))
        for name in ("action", "name", "table", "reason"):
            getattr(self.c, f"digsite_{name}").restype = ctypes.c_char_p
        for name in ("game_bytes", "search_bytes", "actions", "tables", "new_game", "think"):
            getattr(self.c, f"digsite_{name}").restype = ctypes.c_int64
        self.game = ctypes.create_string_buffer(self.c.digsite_game_bytes())
        self.seen = ctypes.create_string_buffer(self.c.digsite_game_bytes())
        self.legal = (ctypes.c_int32 * self.c.digsite_actions())()

    def digest(self, table: int, seed: int) -> str:
        hashed = hashlib.sha256()
        for _ in self.moves(table, seed):
            hashed.update(self.game)
        return hashed.hexdigest()

    def moves(self, table: int, seed: int) -> Iterator[None]:
        c, game, chance = self.c, self.game, seed
        large = ctypes.c_int64
        assert c.digsite_new_game(game, large(table), large(-1), seed, 0, 0) == 0
        yield
        while c.digsite_ending(game) == 0:
            count = c.digsite_legal_actions(game, self.legal)
            chance = next_chance(chance)
            assert c.digsite_play(game, large(self.legal[(chance >> 16) % count])) == 0
            yield

    def think(self, table: int, seed: int, after: int, iterations: int) -> tuple[int, Any]:
        """The choice in the position after some moves, and the memory of the search."""
        for made, _ in enumerate(self.moves(table, seed)):
            if made == after:
                break
        search = ctypes.create_string_buffer(self.c.digsite_search_bytes())
        seat = ctypes.c_int64(self.c.digsite_seat(self.game))
        assert self.c.digsite_view(self.game, seat, self.seen) == 0
        count = ctypes.c_int64(iterations)
        return self.c.digsite_think(search, self.seen, count, seed, 0, 0), search


def digests_of_module(module: Path, table: int, first: int, count: int) -> list[str]:
    """The digests of random games by WebAssembly in Node."""
    return _node("games", module, table, first, count)


def search_of_module(module: Path, table: int, seed: int, after: int, iterations: int) -> str:
    """The choice and the digest of the search's memory."""
    [told] = _node("search", module, table, seed, after, iterations)
    return told


def _node(what: str, module: Path, *numbers: int) -> list[str]:
    call = ["node", str(SCRIPT), what, str(module), *map(str, numbers)]
    return subprocess.run(call, check=True, capture_output=True, text=True).stdout.split("\n")[:-1]


def built(kind: str, folder: Path, *, compiler: str | None = None) -> Path:
    """The folder with the files of both games."""
    environment = dict(os.environ) | ({"CC": compiler} if compiler else {})
    call = [sys.executable, "-m", "digsite.ffi", kind, str(folder)]
    subprocess.run(call, check=True, env=environment, stdout=subprocess.DEVNULL)
    return folder
