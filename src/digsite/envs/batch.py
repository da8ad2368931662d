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
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from digsite.core import kernels
from digsite.core.actions import Legal
from digsite.core.batches import DEAL, LOOK, MARGIN, WIN, first_refused, observe_games, step_games
from digsite.core.chance import Chance
from digsite.core.edition import Edition
from digsite.core.errors import BadRequest, IllegalAction, quoted
from digsite.core.game import Game, find
from digsite.core.match import Match
from digsite.core.observation import ITEM_SIZE, PlaneOfRow, flat

REWARDS: Final = {"win": WIN, "margin": MARGIN}
MOST_GAMES: Final = 1 << 22
SMALLEST_PART: Final = 64
"""Games for which it pays to wake another thread."""


@dataclass(frozen=True)
class Snapshot:
    """Everything a batch needs to go on from here; pickles."""

    states: Any
    seeds: NDArray[np.uint32]
    episodes: NDArray[np.uint32]
    rewards: NDArray[np.float32]
    terminations: NDArray[np.bool_]
    chances: Any
    random_actions: NDArray[np.int64]


class Batch:
    """Games side by side; all arrays have a line for each game and are written in place.

    Game number i deals its e-th game from the seed `seeds[i] + (e << 64)`, so what happens does
    not depend on the number of threads, nor on the other games. `random_actions` has one legal
    action for every game, each of them equally likely.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        players: int,
        *,
        options: Mapping[str, str],
        edition: Edition,
        reward: str,
        threads: int,
        compiled: bool,
        autoreset: bool,
        arrays: Mapping[str, Any],
    ) -> None:
        self.game, self.n, self.players = game, n, players
        self.options = game.complete_options(options, edition)
        self.edition, self.compiled, self.threads = edition, compiled, threads
        self.reward, self.autoreset = _choice("reward", reward, tuple(REWARDS)), autoreset
        first = game.new_state(players, seed=0, options=options, first=-1, edition=edition)
        self.planes: list[PlaneOfRow] = game.planes(first)
        self.length = self.planes[-1].slice.stop
        self.states = kernels.slots(game.state_type, n, compiled=compiled)
        self.states[:] = first.to_record() if compiled else [first.copy() for _ in range(n)]
        self.seeds = np.zeros((n, 2), dtype=np.uint32)
        self.episodes = np.zeros(n, dtype=np.uint32)
        self.observations = _array(arrays, "observations", (n, self.length), np.float32)
        self.masks = _array(arrays, "masks", (n, game.actions.size), np.int8)
        self.rewards = _array(arrays, "rewards", (n, players), np.float32)
        self.terminations = _array(arrays, "terminations", (n,), np.bool_)
        self.seats = _array(arrays, "seats", (n,), np.int32)
        self.random_actions = np.zeros(n, dtype=np.int64)
        self.chances = kernels.slots(Chance, n, compiled=compiled)
        self.legals = [kernels.slots(Legal, 1, compiled=compiled) for _ in range(threads)]
        self.rows = self.rows_over(self.observations)
        self._step = kernels.bind(step_games, game, compiled=compiled)
        self._check = kernels.bind(first_refused, game, compiled=compiled)
        self._pool = ThreadPoolExecutor(threads - 1) if compiled and threads > 1 else None

    def reset(self, *, seed: int = 0, seeds: Sequence[int] | None = None) -> None:
        """Deal all games anew, from a seed for each or from one seed that theirs are drawn from."""
        if seeds is None:
            _check_seed(seed)
            drawn = np.random.default_rng(seed).integers(0, 1 << 32, (self.n, 2), np.uint32)
        else:
            if len(seeds) != self.n:
                raise BadRequest(f"There must be {self.n} seeds, not {len(seeds)}.")
            for one in seeds:
                _check_seed(one)
            drawn = np.array([(one & 0xFFFFFFFF, one >> 32) for one in map(int, seeds)], np.uint32)
        self.seeds[:] = drawn
        self.episodes[:] = 0
        self._run(np.full(self.n, DEAL, dtype=np.int64))

    def step(self, actions: Any) -> None:
        """Play one action in every game; nothing is played if one of them is not legal.

        A game that ends gives its rewards and, with `autoreset`, is dealt anew at once: the
        observation is then the next game's first.
        """
        self._run(self.checked(actions))

    def checked(self, actions: Any) -> NDArray[np.int64]:
        """The actions as kernels take them; refuses them if one is not legal."""
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise BadRequest(f"actions must be {self.n} whole numbers.")
        chosen = chosen.astype(np.int64, copy=False)
        refused = self.in_parts(self._first_refused, chosen)
        found = [index for index in refused if index >= 0]
        if found:
            raise self._refusal(min(found), int(chosen[min(found)]))
        return chosen

    def observe(self, seats: Any, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """What one seat of each game may know, whoever's turn it is; written to `out` if given."""
        chosen = np.ascontiguousarray(seats, dtype=np.int64)
        if chosen.shape != (self.n,) or not ((chosen >= 0) & (chosen < self.players)).all():
            raise BadRequest(f"seats must be {self.n} numbers from 0 to {self.players - 1}.")
        given = {} if out is None else {"out": out}
        rows: NDArray[np.float32] = _array(given, "out", (self.n, self.length), np.float32)
        structs = self.rows_over(rows)
        show = kernels.bind(observe_games, self.game, compiled=self.compiled)
        show(self.states, chosen, structs, 0, self.n)
        self.copy_rows(structs, rows)
        return rows

    def snapshot(self) -> Snapshot:
        """A copy of all games, to come back to."""
        return Snapshot(
            self._copied(self.states),
            self.seeds.copy(),
            self.episodes.copy(),
            self.rewards.copy(),
            self.terminations.copy(),
            self._copied(self.chances),
            self.random_actions.copy(),
        )

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot of a batch of the same games."""
        if len(snapshot.states) != self.n or snapshot.rewards.shape != self.rewards.shape:
            raise BadRequest("The snapshot is of another batch.")
        self.states[:] = self._copied(snapshot.states)
        self.chances[:] = self._copied(snapshot.chances)
        self.random_actions[:] = snapshot.random_actions
        self.seeds[:] = snapshot.seeds
        self.episodes[:] = snapshot.episodes
        self.rewards[:] = snapshot.rewards
        self.terminations[:] = snapshot.terminations
        self._run(np.full(self.n, LOOK, dtype=np.int64))

    def state(self, index: int) -> Any:
        """A copy of one game's state, to look at or to draw."""
        one = self.states[index]
        return self.game.state_type.from_record(one) if self.compiled else one.copy()

    def first_players(self) -> list[int]:
        """The first player of every game."""
        if self.compiled:
            firsts: list[int] = self.states["first"].tolist()
            return firsts
        return [int(one.first) for one in self.states]

    def __getstate__(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "n": self.n,
            "players": self.players,
            "options": self.options,
            "edition": self.edition.text,
            "reward": self.reward,
            "threads": self.threads,
            "compiled": self.compiled,
            "autoreset": self.autoreset,
            "snapshot": self.snapshot(),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy has arrays of its own."""
        snapshot, game = kept.pop("snapshot"), find(kept.pop("game"))
        edition = game.read_edition(kept.pop("edition"), "the copied batch")
        n, players = kept.pop("n"), kept.pop("players")
        Batch.__init__(self, game, n, players, edition=edition, arrays={}, **kept)
        self.restore(snapshot)

    def _run(self, actions: NDArray[np.int64]) -> None:
        self.in_parts(self._step_part, actions)
        self.write_rows()

    def write_rows(self) -> None:
        """Interpreted code fills structs of its own: bring them into the array."""
        self.copy_rows(self.rows, self.observations)

    def _copied(self, structs: Any) -> Any:
        return structs.copy() if self.compiled else [one.copy() for one in structs]

    def _step_part(self, actions: NDArray[np.int64], part: int, start: int, stop: int) -> int:
        self._step(
            self.states,
            self.chances,
            self.legals[part],
            actions,
            self.seeds,
            self.episodes,
            self.rows,
            self.masks.view(np.int8),
            self.rewards,
            self.terminations.view(np.int8),
            self.seats,
            self.random_actions,
            self.game.actions.size,
            REWARDS[self.reward],
            int(self.autoreset),
            start,
            stop,
        )
        return -1

    def _first_refused(self, actions: NDArray[np.int64], _: int, start: int, stop: int) -> int:
        return int(self._check(self.states, actions, self.game.actions.size, start, stop))

    def in_parts(self, work: Any, actions: NDArray[np.int64]) -> list[int]:
        """Share the games out to the threads; the calling thread takes the first part itself."""
        parts = min(self.threads, 1 + self.n // SMALLEST_PART) if self._pool else 1
        edges = [self.n * part // parts for part in range(parts + 1)]
        waiting = []
        for part in range(1, parts):
            assert self._pool is not None
            edge = edges[part], edges[part + 1]
            waiting.append(self._pool.submit(work, actions, part, *edge))
        first = work(actions, 0, 0, edges[1])
        return [first, *(one.result() for one in waiting)]

    def rows_over(self, array: NDArray[np.float32]) -> Any:
        """The rows of an array as structs over the same memory.

        A struct has room for the largest table there can be, a row only for this one: the structs
        overlap, and `observe` never writes to what lies beyond the row. They overlap always, by at
        least one number and one struct more than there are games, because kernels are compiled
        once for contiguous arrays and once for all others.
        """
        struct = self.game.observation_type
        if not self.compiled:
            return [struct() for _ in range(self.n)]
        packed = struct.dtype()
        fields = {name: packed.fields[name] for name in packed.names}
        overlapping = np.dtype(
            {
                "names": list(fields),
                "formats": [dtype for dtype, _ in fields.values()],
                "offsets": [offset for _, offset in fields.values()],
                "itemsize": packed.itemsize + ITEM_SIZE,
            }
        )
        room = np.ndarray((0,), dtype=overlapping, buffer=array)
        stride = self.length * ITEM_SIZE
        return np.lib.stride_tricks.as_strided(room, (self.n + 1,), (stride,))

    def copy_rows(self, rows: Any, array: NDArray[np.float32]) -> None:
        """Bring what interpreted code wrote to structs into the array they stand for."""
        if not self.compiled:
            for index, row in enumerate(rows):
                array[index] = flat(row)[: self.length]

    def _refusal(self, index: int, action: int) -> Exception:
        if not 0 <= action < self.game.actions.size:
            most = self.game.actions.size - 1
            return BadRequest(f"Game {index}: actions are numbers from 0 to {most}, not {action}.")
        match = Match(self.game, self.players, seed=0, options=self.options, edition=self.edition)
        match.state = self.state(index)
        notation = self.game.actions.notations[action]
        refusal = match.why_not(notation)
        assert refusal is not None
        return IllegalAction(
            f"Game {index}, {notation!r}: {refusal.message}",
            code=refusal.code,
            section=refusal.section,
            action=notation,
        )


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
    observations: Any = None,
    masks: Any = None,
    rewards: Any = None,
    terminations: Any = None,
    seats: Any = None,
) -> Batch:
    """`n` games of the named game, dealt and ready to step.

    Without `autoreset` a game that has ended stays as it is, and nothing more can be played in it.

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
        compiled=kernels.available() if compiled is None else compiled,
        autoreset=autoreset,
        arrays={name: array for name, array in given.items() if array is not None},
    )
    made.reset(seed=seed, seeds=seeds)
    return made


def _array(arrays: Mapping[str, Any], name: str, shape: tuple[int, ...], dtype: Any) -> Any:
    """A new array, or the caller's if it fits."""
    if name not in arrays:
        return np.zeros(shape, dtype=dtype)
    array, wanted = arrays[name], np.dtype(dtype)
    # Masks and flags may be bool, int8 or uint8: what is written to them is the same byte.
    one_byte = wanted.itemsize == 1
    if not isinstance(array, np.ndarray) or array.shape != shape:
        raise BadRequest(f"{name} must be an array of shape {shape}.")
    if array.dtype != wanted and not (one_byte and array.dtype.itemsize == 1):
        raise BadRequest(f"{name} must be of type {wanted}, not {array.dtype}.")
    if not (array.flags.c_contiguous and array.flags.writeable):
        raise BadRequest(f"{name} must be C-contiguous and writeable.")
    return array


def _choice(name: str, value: object, choices: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in choices:
        raise BadRequest(f"{name} must be one of {', '.join(choices)}, not {quoted(value)}.")
    return value


def _check_seed(seed: Any) -> None:
    whole = isinstance(seed, int | np.integer) and not isinstance(seed, bool)
    if not whole or not 0 <= int(seed) < 1 << 64:
        raise BadRequest("seed must be a whole number from 0 to 2**64 - 1.")
