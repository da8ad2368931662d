"""Games side by side, stepped in one call: what `envs.batch` gives."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from digsite.core import kernels
from digsite.core.actions import Legal
from digsite.core.chance import Chance
from digsite.core.edition import Edition
from digsite.core.errors import BadRequest, IllegalAction, quoted
from digsite.core.game import Game, find
from digsite.core.observation import Drawn, PlaneOfRow
from digsite.core.view import View
from digsite.envs.arrays import array, copy_rows, rows_over, set_field
from digsite.envs.stepping import (
    DEAL,
    LOOK,
    MARGIN,
    NOT_KNOWN,
    WIN,
    Games,
    Part,
    Remembered,
    Shown,
    Stepping,
    first_refused,
    observe_games,
    step_games,
    step_if_legal,
)
from digsite.envs.threads import Threads

REWARDS: Final = {"win": WIN, "margin": MARGIN}
FEW_THREADS: Final = 4
BATCH_KERNELS: Final = (step_games, first_refused, step_if_legal, observe_games)


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
    action for every game, each of them equally likely. Without `rewrite` only what has changed is
    written to observations and masks; whoever writes to them as well must then call `forget`.
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
        rewrite: bool,
        arrays: Mapping[str, Any],
    ) -> None:
        self.game, self.n, self.players = game, n, players
        self.options = game.complete_options(options, edition)
        self.edition, self.compiled, self.threads = edition, compiled, threads
        self.pool = Threads(threads if compiled else 1)
        self.reward, self.autoreset = _reward(reward), autoreset
        self.rewrite = rewrite
        first = game.new_state(players, seed=0, options=options, first=-1, edition=edition)
        self.planes: list[PlaneOfRow] = game.planes(first)
        self.length = self.planes[-1].slice.stop
        self.states = kernels.slots(game.state_type, n, compiled=compiled)
        self.states[:] = first.to_record() if compiled else [first.copy() for _ in range(n)]
        self.seeds = np.zeros((n, 2), dtype=np.uint32)
        self.episodes = np.zeros(n, dtype=np.uint32)
        self.observations = array(arrays, "observations", (n, self.length), np.float32)
        self.masks = array(arrays, "masks", (n, game.actions.size), np.int8)
        self.rewards = array(arrays, "rewards", (n, players), np.float32)
        self.terminations = array(arrays, "terminations", (n,), np.bool_)
        self.seats = array(arrays, "seats", (n,), np.int32)
        self.random_actions = np.zeros(n, dtype=np.int64)
        self.chances = kernels.slots(Chance, n, compiled=compiled)
        self.rows = rows_over(self.observations, game.observation_type, compiled=compiled)
        self.played = Games(self.states, self.chances, self.seeds, self.episodes)
        self.shown = Shown(
            self.rows,
            self.masks.view(np.int8),
            self.seats,
            self.random_actions,
            self.rewards,
            self.terminations.view(np.int8),
            remembered=kernels.slots(Remembered, n, compiled=compiled),
            drawn=kernels.slots(Drawn, 1 if rewrite else n, compiled=compiled),
        )
        self.stepping = Stepping(game.actions.size, REWARDS[reward], autoreset, rewrite)
        self.chosen = np.zeros(n, dtype=np.int64)
        """What is played next: kernels read it from here."""
        self.parts = [self._part(*edges) for edges in self.pool.parts(n)]
        step, check, step_if_legal, self._show = kernels.bind_all(
            BATCH_KERNELS, game, compiled=compiled
        )
        self._steps = [self._prepared(step, part) for part in self.parts]
        # Most actions are found in a list, which is quicker than waking a few threads.
        few, whole = self.pool.count <= FEW_THREADS, self._part(0, n)
        self._checks = [self._prepared(check, part) for part in ([whole] if few else self.parts)]
        self._step_if_legal = self._prepared(step_if_legal, whole)

    def reset(self, *, seed: int = 0, seeds: Sequence[int] | None = None) -> None:
        """Deal all games, from a seed for each or from one seed that theirs are drawn from."""
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
        self.forget()
        self.chosen[:] = DEAL
        self._run()

    def deal(self, which: ArrayLike) -> None:
        """Abandon some games (indices or mask) and deal their next ones.

        Neither rewards nor terminations tell of it; those of the other games stay as they are.
        """
        chosen = np.asarray(which)
        self.chosen[:] = LOOK
        try:
            self.chosen[chosen if chosen.size else chosen.astype(np.int64)] = DEAL
        except IndexError:
            raise BadRequest(
                f"which must be flags of {self.n} games, or numbers of some."
            ) from None
        self._run()

    def step(self, actions: ArrayLike) -> None:
        """Play one action in every game; nothing is played if one of them is not legal.

        A game that ends gives its rewards and, with `autoreset`, is replaced by its next at once:
        the observation is then the next game's first.
        """
        if len(self.parts) > 1:
            self.choose(actions)
            self._run()
        else:
            self._take(actions)
            self._run_alone()

    def step_only(self, action: int) -> None:
        """`step` for one game: quicker, because nothing is looked up or checked again."""
        assert self.n == 1
        try:
            self.chosen[0] = action
        except (OverflowError, TypeError, ValueError):
            raise BadRequest("An action must be a whole number.") from None
        self._run_alone()

    def choose(self, actions: ArrayLike) -> None:
        """Have these actions played next; refuses them if one is not legal."""
        self._take(actions)
        refused = [index for index in self.pool.run(self._checks) if index >= 0]
        if refused:
            raise self._refusal(min(refused))

    def observe(
        self, seats: ArrayLike, out: NDArray[np.float32] | None = None
    ) -> NDArray[np.float32]:
        """What one seat of each game may know, whoever's turn it is; written to `out` if given."""
        chosen = np.ascontiguousarray(seats, dtype=np.int64)
        if chosen.shape != (self.n,) or not ((chosen >= 0) & (chosen < self.players)).all():
            raise BadRequest(f"seats must be {self.n} numbers from 0 to {self.players - 1}.")
        given = {} if out is None else {"out": out}
        rows: NDArray[np.float32] = array(given, "out", (self.n, self.length), np.float32)
        structs = rows_over(rows, self.game.observation_type, compiled=self.compiled)
        self._show(self.played, chosen, structs, 0, self.n)
        copy_rows(structs, rows)
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
        self.forget()
        self.chosen[:] = LOOK
        self._run()

    def forget(self) -> None:
        """Rewrite the arrays at the next step, because somebody else wrote to them or played."""
        set_field(self.shown.remembered, "count", NOT_KNOWN)
        set_field(self.shown.drawn, "known", False)

    def state(self, index: int) -> Any:
        """A copy of one game's state, secrets included."""
        one = self.states[index]
        return self.game.state_type.from_record(one) if self.compiled else one.copy()

    def seen_by(self, index: int, seat: int) -> View:
        """What a seat knows of one game, to play or to draw."""
        return View(self.game, self.state(index), seat, self.edition)

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
            "rewrite": self.rewrite,
            "snapshot": self.snapshot(),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy has arrays of its own."""
        snapshot, game = kept.pop("snapshot"), find(kept.pop("game"))
        edition = game.read_edition(kept.pop("edition"), "the copied batch")
        n, players = kept.pop("n"), kept.pop("players")
        Batch.__init__(self, game, n, players, edition=edition, arrays={}, **kept)
        self.restore(snapshot)

    def _part(self, start: int, stop: int) -> Part:
        return Part(kernels.slots(Legal, 1, compiled=self.compiled), start, stop)

    def _prepared(self, kernel: Callable[..., Any], part: Part) -> Callable[[], int]:
        arguments = (self.played, self.shown, self.chosen, part, self.stepping)
        return kernels.prepared(kernel, *arguments)

    def _take(self, actions: ArrayLike) -> None:
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise BadRequest(f"actions must be {self.n} whole numbers.")
        self.chosen[:] = given

    def _run(self) -> None:
        """Play what is chosen and legal, on all threads."""
        self.pool.run(self._steps)
        copy_rows(self.rows, self.observations)

    def _run_alone(self) -> None:
        """Check and play what is chosen in one call, on this thread."""
        refused = self._step_if_legal()
        if refused >= 0:
            raise self._refusal(refused)
        copy_rows(self.rows, self.observations)

    def _copied(self, structs: Any) -> Any:
        return structs.copy() if self.compiled else [one.copy() for one in structs]

    def _refusal(self, index: int) -> Exception:
        action = int(self.chosen[index])
        if not 0 <= action < self.game.actions.size:
            most = self.game.actions.size - 1
            return BadRequest(f"Game {index}: actions are numbers from 0 to {most}, not {action}.")
        notation = self.game.actions.notations[action]
        refusal = self.seen_by(index, int(self.seats[index])).why_not(action)
        assert refusal is not None
        return IllegalAction(
            f"Game {index}, {notation!r}: {refusal.message}",
            code=refusal.code,
            section=refusal.section,
            action=notation,
        )


def _reward(name: object) -> str:
    if not isinstance(name, str) or name not in REWARDS:
        raise BadRequest(f"reward must be one of {', '.join(REWARDS)}, not {quoted(name)}.")
    return name


def _check_seed(seed: object) -> None:
    if isinstance(seed, int | np.integer) and not isinstance(seed, bool):
        if 0 <= int(seed) < 1 << 64:
            return
    raise BadRequest("seed must be a whole number from 0 to 2**64 - 1.")
