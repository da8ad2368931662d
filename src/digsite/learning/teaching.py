"""Lessons for a network: games played by compiled kernels, kept as arrays."""

from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from digsite.bots.learned import Network
from digsite.bots.mind import mind_of
from digsite.bots.network import Thought, network_type, row_type
from digsite.bots.search import STATES
from digsite.bots.tree import NODES, Bench, Tree, Workspace
from digsite.core import kernels
from digsite.core.game import Game
from digsite.core.observation import ITEM_SIZE
from digsite.learning.lessons import LONGEST, Course, Lesson, Pages, PlayingPupil, give_lessons

WORD: Final = 0xFFFFFFFF


@dataclass
class Lessons:
    """Positions with a teacher's shares; the choices of all positions stand in one long list."""

    rows: NDArray[np.float16]
    won: NDArray[np.float32]
    counts: NDArray[np.int64]
    legal: NDArray[np.int64]
    shares: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.rows)

    @cached_property
    def starts(self) -> NDArray[np.int64]:
        """Where each position's choices begin."""
        return np.cumsum(self.counts) - self.counts

    def write(self, path: Path) -> None:
        """Write the lessons to a file, atomically."""
        unfinished = path.with_suffix(".part.npz")
        np.savez(unfinished, **asdict(self))
        unfinished.replace(path)

    @staticmethod
    def read(path: Path) -> "Lessons":
        """Lessons that were kept."""
        with np.load(path, allow_pickle=False) as file:
            return Lessons(**{name: file[name] for name in file.files})

    @staticmethod
    def joined(parts: "list[Lessons]") -> "Lessons":
        """All lessons of several lots."""
        return Lessons(
            np.concatenate([part.rows for part in parts]),
            np.concatenate([part.won for part in parts]),
            np.concatenate([part.counts for part in parts]),
            np.concatenate([part.legal for part in parts]),
            np.concatenate([part.shares for part in parts]),
        )


class Teacher:
    """Plays games of one kind and writes down what there is to learn from them."""

    def __init__(self, game: Game, players: int, *, seed: int) -> None:
        self.game, self.players, self.seed = game, players, seed
        edition = game.default_edition()
        state = game.prepare(players, game.complete_options({}, edition), edition)
        self.length: int = game.planes(state)[-1].slice.stop
        self.state = state
        trees = kernels.slots(Tree, 1, compiled=True)
        trees[0]["room"] = NODES
        self._bench = Bench(
            np.concatenate([state.to_record() for _ in range(STATES)]),
            trees,
            kernels.slots(Workspace, 1, compiled=True),
            mind_of(game, players).to_record(),
        )

    def lessons(
        self,
        pupil: Network,
        count: int,
        *,
        lot: int,
        iterations: int,
        by_pupil: float,
        by_chance: float = 0.03,
        temperature: float = 0.3,
    ) -> Lessons:
        """About `count` lessons; the same seed and lot give the same games again."""
        room = count + LONGEST
        struct = self.game.observation_type.dtype()
        observations = np.zeros(room, dtype=struct)
        rows = observations.view(row_type(struct.itemsize // ITEM_SIZE).dtype())
        written = kernels.slots(Lesson, room, compiled=True)
        course = Course()
        course.iterations, course.temperature = iterations, temperature
        course.by_pupil, course.by_chance = by_pupil, by_chance
        courses = course.to_record()
        give = kernels.bind(
            give_lessons,
            self.game,
            compiled=True,
            networks=network_type(pupil.shape),
            rows=row_type(struct.itemsize // ITEM_SIZE),
        )
        playing = PlayingPupil(pupil.slots(compiled=True), kernels.slots(Thought, 1, compiled=True))
        pages = Pages(written, observations, rows)
        give(self._bench, playing, courses, pages, self.seed & WORD, lot, 0)
        return self._kept(rows["of"], written, int(courses["written"][0]))

    def _kept(self, rows: Any, written: Any, count: int) -> Lessons:
        """What is needed of the records: 16 bits are enough for the numbers of a row."""
        counts = written["count"][:count].astype(np.int64)
        is_choice = np.arange(written["legal"].shape[1]) < counts[:, None]
        return Lessons(
            rows[:count, : self.length].astype(np.float16),
            written["won"][:count].astype(np.float32),
            counts,
            written["legal"][:count][is_choice].astype(np.int64),
            written["shares"][:count][is_choice].astype(np.float32),
        )
