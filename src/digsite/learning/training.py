"""The training: lot by lot of games, steps of Adam after each, a checkpoint, and a journal.

The first lots are played by the search with the game's own terms; from then on the network that is
being trained judges the positions that its own games are searched by. Everything follows from the
plan: how many threads work at it changes nothing.
"""

import json
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from digsite.bots.network import Network
from digsite.bots.network_file import read_network, write_network
from digsite.core.errors import BadRequest
from digsite.core.game import Game
from digsite.learning.descent import Descent, as_network, as_weights
from digsite.learning.lots import PIECES, Lot, LotPlayer
from digsite.learning.plan import TrainingPlan


@dataclass(frozen=True)
class Line:
    """What the journal tells of one lot."""

    lot: int
    games: int
    lessons: int
    loss: float
    """Mean cross-entropy in nats while learning from the lots at hand."""
    fresh_loss: float
    """The same on the new lot's positions before anything was learnt from them."""
    floor: float
    """The entropy of the new lot's targets: no network can do better."""
    seconds: float
    """Processor time of the whole training so far."""


class Training:
    """A training in a folder; opened again on the same folder, it resumes."""

    def __init__(self, folder: Path, plan: TrainingPlan, *, threads: int | None = None) -> None:
        self.folder, self.plan = folder, plan
        self.game: Game = plan.find_game()
        self.threads = threads or os.cpu_count() or 1
        self.descent = Descent(self.game, np.random.default_rng(plan.seed))
        self.lot, self.seconds = 0, 0.0
        self._lots: dict[int, Lot] = {}
        if plan.after:
            self.descent.weights = as_weights(read_network(Path(plan.after), self.game))
        folder.mkdir(parents=True, exist_ok=True)
        if self.checkpoint.exists():
            self._resume()

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.npz"

    @property
    def journal(self) -> Path:
        return self.folder / "journal.jsonl"

    def run(self, lots: int, tell: Callable[[Line], None] = lambda line: None) -> None:
        """Train until there have been so many lots, all earlier runs included."""
        while self.lot < lots:
            tell(self.step())

    def step(self) -> Line:
        """One lot: games, learning, a checkpoint."""
        start = time.process_time()
        new = self._new_lot()
        oldest = self.lot - self.plan.window + 1
        self._lots = {lot: kept for lot, kept in self._lots.items() if lot >= oldest}
        self._lots[self.lot] = new
        fresh, loss = self._learn(new, Lot.joined(list(self._lots.values())))
        self.seconds += time.process_time() - start
        line = Line(
            self.lot,
            new.games,
            len(new.lessons),
            round(loss, 4),
            round(fresh, 4),
            round(new.floor(), 4),
            round(self.seconds, 1),
        )
        self.lot += 1
        self._save(line)
        return line

    def _learn(self, new: Lot, lots: Lot) -> tuple[float, float]:
        """The loss of the new lot as things stood, and the mean loss while learning from all."""
        with ThreadPoolExecutor(self.threads) as pool:
            count, batch = len(lots.lessons), self.plan.batch
            newest = np.arange(count - len(new.lessons), count, dtype=np.int32)
            fresh = self.descent.loss(lots, pool, newest)
            steps = max(1, int(self.plan.passes * len(new.lessons) / batch))
            losses = [
                self.descent.step(lots, pool, batch=batch, rate=self._rate()) for _ in range(steps)
            ]
        return fresh, float(np.mean(losses))

    def network(self) -> Network:
        """The network as bots use it."""
        return as_network(self.descent.weights)

    def export(self, path: Path) -> None:
        """Write the network for the bots."""
        write_network(path, self.game, self.network())

    def _rate(self) -> float:
        plan = self.plan
        early, late = min(self.lot, plan.late), max(0, self.lot - plan.late)
        halvings = early / plan.halving + late / plan.late_halving
        fallen: float = plan.rate * 0.5**halvings
        return max(plan.least_rate, fallen)

    def _new_lot(self) -> Lot:
        path = self._lot_file(self.lot)
        if path.exists():
            return Lot.read(path)
        learned = bool(self.plan.after) or self.lot >= self.plan.first_lots
        network = self.network()
        players = [LotPlayer(self.game, self.plan) for _ in range(self.threads)]
        with ThreadPoolExecutor(self.threads) as pool:
            found: list[Lot | None] = [None] * PIECES

            def work(which: int) -> None:
                for piece in range(which, PIECES, self.threads):
                    found[piece] = players[which].piece(self.lot, piece, network, learned=learned)

            list(pool.map(work, range(self.threads)))
        lot = Lot.joined([piece for piece in found if piece is not None])
        lot.write(path)
        self._lot_file(self.lot - self.plan.window).unlink(missing_ok=True)
        return lot

    def _lot_file(self, lot: int) -> Path:
        return self.folder / f"lot-{lot:04}.npz"

    def _save(self, line: Line) -> None:
        """Write files atomically, the checkpoint last: whatever it mentions is on disk."""
        lines = [*read_journal(self.journal)[: line.lot], line]
        text = "".join(json.dumps(asdict(one)) + "\n" for one in lines)
        unfinished = self.journal.with_suffix(".part")
        unfinished.write_text(text, "utf-8")
        unfinished.replace(self.journal)
        unfinished = self.checkpoint.with_suffix(".part.npz")
        np.savez(
            unfinished,
            plan=repr(self.plan),
            lot=self.lot,
            seconds=self.seconds,
            steps=self.descent.steps,
            weights=self.descent.weights,
            means=self.descent.means,
            squares=self.descent.squares,
            order=json.dumps(self.descent.random.bit_generator.state),
        )
        unfinished.replace(self.checkpoint)

    def _resume(self) -> None:
        with np.load(self.checkpoint) as kept:
            if str(kept["plan"]) != repr(self.plan):
                raise BadRequest(f"{self.folder} holds a training with another plan.")
            self.lot, self.seconds = int(kept["lot"]), float(kept["seconds"])
            descent = self.descent
            descent.steps = int(kept["steps"])
            descent.weights, descent.means = kept["weights"], kept["means"]
            descent.squares = kept["squares"]
            descent.random.bit_generator.state = json.loads(str(kept["order"]))
        first = max(0, self.lot - self.plan.window + 1)
        self._lots = {lot: Lot.read(self._lot_file(lot)) for lot in range(first, self.lot)}


def read_journal(path: Path) -> list[Line]:
    """The lines of a journal; none where there is no file yet."""
    if not path.exists():
        return []
    return [Line(**json.loads(line)) for line in path.read_text("utf-8").splitlines()]
