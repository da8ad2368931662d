"""Lots of games: played piece by piece, kept as arrays, learnt from together."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from digsite.bots.mind import mind_of
from digsite.bots.network import Network
from digsite.bots.search import STATES
from digsite.bots.tree import Bench, Tree, Workspace
from digsite.core import kernels
from digsite.core.game import Game
from digsite.learning.plan import TrainingPlan
from digsite.learning.selfplay import Lesson, Pages, Syllabus, play_games

PIECES: Final = 16
"""A lot is played in so many pieces, each with players and games of its own."""
MOST_LESSONS: Final = 6_000
MOST_PLACES_WRITTEN: Final = 1_000_000
MOST_NODES: Final = 1 << 14


@dataclass(frozen=True)
class Lot:
    """What was written down of some games, end to end."""

    lessons: NDArray[Any]
    rows: NDArray[np.int32]
    ends: NDArray[np.int32]
    pools: NDArray[np.int8]
    held: NDArray[np.int16]
    games: int

    @property
    def pages(self) -> Pages:
        return Pages(self.lessons, self.rows, self.ends, self.pools, self.held)

    @property
    def first_rows(self) -> NDArray[np.int32]:
        """The row with which each lesson begins."""
        seats = self.lessons["seats"]
        return np.asarray(np.cumsum(seats) - seats, dtype=np.int32)

    @staticmethod
    def empty() -> "Lot":
        """Room for what one piece writes down; what does not fit is played, but not learnt from."""
        return Lot(
            np.zeros(MOST_LESSONS, Lesson.dtype()),
            np.zeros(4 * MOST_LESSONS, np.int32),
            np.zeros(MOST_PLACES_WRITTEN, np.int32),
            np.zeros(MOST_PLACES_WRITTEN, np.int8),
            np.zeros(8 * MOST_PLACES_WRITTEN, np.int16),
            games=0,
        )

    def written(self, syllabus: Any, games: int) -> "Lot":
        """What a syllabus has written to the arrays that it was given."""
        return Lot(
            self.lessons[: syllabus["lessons"]].copy(),
            self.rows[: syllabus["rows"]].copy(),
            self.ends[: syllabus["places"]].copy(),
            self.pools[: syllabus["places"]].copy(),
            self.held[: syllabus["held"]].copy(),
            games,
        )

    def floor(self) -> float:
        targets = self.lessons["target"]
        logs = np.log(np.maximum(targets, 1e-12))
        return float(-(targets * logs).sum() / max(1, len(targets)))

    def write(self, path: Path) -> None:
        unfinished = path.with_suffix(".part.npz")
        np.savez(unfinished, **vars(self))
        unfinished.replace(path)

    @staticmethod
    def read(path: Path) -> "Lot":
        with np.load(path) as file:
            arrays = {name: file[name] for name in file.files}
        return Lot(**(arrays | {"games": int(arrays["games"])}))

    @staticmethod
    def joined(lots: Sequence["Lot"]) -> "Lot":
        """Several as one: where rows and places end is counted on."""
        held = places = 0
        rows, ends = [], []
        for lot in lots:
            rows.append(lot.rows + places)
            ends.append(lot.ends + held)
            places += len(lot.ends)
            held += len(lot.held)
        return Lot(
            np.concatenate([lot.lessons for lot in lots]),
            np.concatenate(rows).astype(np.int32),
            np.concatenate(ends).astype(np.int32),
            np.concatenate([lot.pools for lot in lots]),
            np.concatenate([lot.held for lot in lots]),
            sum(lot.games for lot in lots),
        )


class LotPlayer:
    """Plays pieces of lots, one at a time; each thread has its own."""

    def __init__(self, game: Game, plan: TrainingPlan) -> None:
        self.game, self.plan = game, plan
        self.play = kernels.bind(play_games, game, compiled=True)
        self.trees = kernels.slots(Tree, 1, compiled=True)
        self.trees["room"] = MOST_NODES
        self.spaces = kernels.slots(Workspace, 1, compiled=True)

    def piece(self, lot: int, piece: int, network: Network, *, learned: bool) -> Lot:
        """The games of one piece of a lot."""
        plan, game = self.plan, self.game
        tables = plan.players or tuple(game.players)
        players = tables[piece % len(tables)]
        edition = game.default_edition()
        options = self._options(lot, piece)
        state = game.prepare(players, game.complete_options(options, edition), edition)
        mind = mind_of(game, players)
        mind.learned = int(learned)
        syllabus = Syllabus()
        syllabus.iterations = plan.late_iterations if lot >= plan.late else plan.iterations
        syllabus.kept, syllabus.by_chance, syllabus.trace = plan.kept, plan.by_chance, plan.trace
        syllabuses = syllabus.to_record()
        room = Lot.empty()
        states = np.concatenate([state.to_record()] * STATES)
        bench = Bench(states, self.trees, self.spaces, mind.to_record(), network.to_record())
        start = (lot * PIECES + piece) * plan.games
        self.play(bench, syllabuses, room.pages, plan.seed, players, start, plan.games)
        return room.written(syllabuses[0], plan.games)

    def _options(self, lot: int, piece: int) -> dict[str, str]:
        """Every option of the game in turn: a network must know them all."""
        offered = self.game.default_edition().options
        turn = lot * PIECES + piece
        return {name: values[turn // 3 % len(values)] for name, values in offered.items()}
