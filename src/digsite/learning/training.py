"""The training: lot by lot of lessons, a checkpoint after each, and a journal of the curves.

Lot 0 is a warm start: games of the game's appraisal, which the network learns to imitate. For every
further lot the search teaches (expert iteration): half of the actions are chosen by the network
itself, every position is searched, and the network learns the search's shares and the results.
"""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import torch

from digsite.arena.contest import contest
from digsite.arena.entrants import Entrant, entrant
from digsite.bots.learned import LearnedBot, Network, write_network
from digsite.core.errors import BadRequest
from digsite.core.game import Game, find
from digsite.learning.model import Loss, Pupil, Trainer
from digsite.learning.teaching import Lessons, Teacher
from digsite.learning.wiring import wiring

CHECK_SEED: Final = 900_000
"""The deals on which progress is watched; measurements that count use others."""


@dataclass(frozen=True)
class TrainingPlan:
    """All training settings except the time budget."""

    game: str
    players: int = 2
    seed: int = 1
    width: int = 24
    depth: int = 8
    """Hidden and narrow units for each space (learning/wiring.py)."""
    batch: int = 512
    first_lessons: int = 300_000
    first_epochs: int = 3
    first_rate: float = 4e-3
    lessons: int = 20_000
    """Lessons of a lot that the search teaches."""
    iterations: int = 150
    by_pupil: float = 0.5
    kept_lots: int = 12
    epochs: int = 2
    rate: float = 1e-3
    check_games: int = 30
    opponents: tuple[str, ...] = ("casual", "greedy")


@dataclass(frozen=True)
class Line:
    """What the journal tells of one lot."""

    lot: int
    lessons: int
    loss: Loss
    wins: dict[str, float]
    """Against each of the plan's opponents, on the deals for watching."""
    seconds: float
    """Processor time of the whole training so far."""


class Training:
    """A training in a folder; opened again on the same folder, it resumes."""

    def __init__(self, folder: Path, plan: TrainingPlan) -> None:
        self.folder, self.plan = folder, plan
        self.game: Game = find(plan.game)
        torch.set_num_threads(1)
        torch.manual_seed(plan.seed)
        self.teacher = Teacher(self.game, plan.players, seed=plan.seed)
        wired = wiring(self.game, self.teacher.state, width=plan.width, depth=plan.depth)
        self.pupil = Pupil(wired)
        self.trainer = Trainer(self.pupil, rate=plan.first_rate, seed=plan.seed)
        self.lot, self.seconds = 0, 0.0
        folder.mkdir(parents=True, exist_ok=True)
        if self.checkpoint.exists():
            self._resume()

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    @property
    def journal(self) -> Path:
        return self.folder / "journal.jsonl"

    def run(self, minutes: float, tell: Callable[[Line], None] = lambda line: None) -> None:
        """Train until so many minutes of processor time are spent, all earlier runs included."""
        while self.seconds < 60 * minutes:
            tell(self.step())

    def step(self) -> Line:
        """One lot: lessons, training, a look at the strength, a checkpoint."""
        start = time.process_time()
        lessons = self._lessons()
        loss = self._train(lessons)
        network = self.pupil.network()
        wins = {name: self._wins(network, name) for name in self.plan.opponents}
        self.seconds += time.process_time() - start
        line = Line(self.lot, len(lessons), loss, wins, round(self.seconds, 1))
        self.lot += 1
        self._save(line)
        return line

    def export(self, path: Path) -> None:
        """Write the network for the bots."""
        write_network(path, self.game, self.plan.players, self.pupil.weights())

    def _lessons(self) -> Lessons:
        """This lot's lessons, and after the warm start those of some lots before it."""
        path = self._lot_file(self.lot)
        if not path.exists():
            self._new_lessons().write(path)
        if self.lot == 0:
            return Lessons.read(path)
        first = max(1, self.lot + 1 - self.plan.kept_lots)
        return Lessons.joined(
            [Lessons.read(self._lot_file(lot)) for lot in range(first, self.lot + 1)]
        )

    def _new_lessons(self) -> Lessons:
        plan, is_first = self.plan, self.lot == 0
        return self.teacher.lessons(
            self.pupil.network(),
            plan.first_lessons if is_first else plan.lessons,
            lot=self.lot,
            iterations=0 if is_first else plan.iterations,
            by_pupil=0.0 if is_first else plan.by_pupil,
        )

    def _train(self, lessons: Lessons) -> Loss:
        """The warm start ends with a decaying learning rate; later lots share out their epochs."""
        plan = self.plan
        epochs = plan.first_epochs if self.lot == 0 else plan.epochs
        loss = Loss(0.0, 0.0, 0.0)
        for epoch in range(epochs):
            rate = plan.first_rate / 2**epoch if self.lot == 0 else plan.rate
            for group in self.trainer.optimizer.param_groups:
                group["lr"] = rate
            loss = self.trainer.epoch(lessons, batch=plan.batch)
        return loss

    def _wins(self, network: Network, opponent: str) -> float:
        """The share of wins against an opponent, each deal from every seat."""
        plan = self.plan
        pupil = as_entrant("pupil", network)
        other = entrant(opponent, ms=1000)
        wins = 0.0
        for game in range(plan.check_games):
            seat = game % plan.players
            seating = [pupil if place == seat else other for place in range(plan.players)]
            seed = CHECK_SEED + game // plan.players
            wins += contest(self.game, seating, seed, {}).share(seat)
        return wins / max(1, plan.check_games)

    def _lot_file(self, lot: int) -> Path:
        return self.folder / f"lot-{lot:03}.npz"

    def _save(self, line: Line) -> None:
        """Write files atomically, the checkpoint last: whatever it mentions is on disk."""
        lines = [*read_journal(self.journal)[: line.lot], line]
        text = "".join(json.dumps(asdict(one)) + "\n" for one in lines)
        unfinished = self.journal.with_suffix(".part")
        unfinished.write_text(text, "utf-8")
        unfinished.replace(self.journal)
        kept = {
            "plan": repr(self.plan),
            "lot": self.lot,
            "seconds": self.seconds,
            "pupil": self.pupil.state_dict(),
            "optimizer": self.trainer.optimizer.state_dict(),
            "order": json.dumps(self.trainer.random.bit_generator.state),
        }
        unfinished = self.checkpoint.with_suffix(".part")
        torch.save(kept, unfinished)
        unfinished.replace(self.checkpoint)

    def _resume(self) -> None:
        kept: dict[str, Any] = torch.load(self.checkpoint, weights_only=True)
        if kept["plan"] != repr(self.plan):
            raise BadRequest(f"{self.folder} holds a training with another plan.")
        self.lot, self.seconds = kept["lot"], kept["seconds"]
        self.pupil.load_state_dict(kept["pupil"])
        self.trainer.optimizer.load_state_dict(kept["optimizer"])
        self.trainer.random.bit_generator.state = json.loads(kept["order"])


def as_entrant(name: str, network: Network) -> Entrant:
    """A network as a participant of the arena."""
    return Entrant(name, lambda game, players, seed: LearnedBot(network))


def read_journal(path: Path) -> list[Line]:
    """The lines of a journal; none where there is no file yet."""
    if not path.exists():
        return []
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return [Line(**(row | {"loss": Loss(**row["loss"])})) for row in rows]
