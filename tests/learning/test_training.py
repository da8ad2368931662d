"""Training runs, goes on where it was stopped, and its network plays the same without PyTorch."""

from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
import torch

from digsite.bots.learned import LearnedBot, read_network, write_network
from digsite.core.errors import BadRequest
from digsite.core.game import find
from digsite.core.observation import flat
from digsite.dig_mars.table.state import SPACE_NAMES
from digsite.learning.curves import as_svg
from digsite.learning.model import Pupil, measure
from digsite.learning.teaching import Lessons
from digsite.learning.training import Training, TrainingPlan, read_journal
from digsite.learning.wiring import wiring
from tests.bots.test_fairness import position
from tests.dig_mars.test_symmetry import mirrored
from tests.games import view_to_play

DIG_MARS = find("dig_mars")
SMALL = TrainingPlan(
    DIG_MARS.name,
    width=4,
    depth=4,
    batch=256,
    first_lessons=4000,
    first_epochs=4,
    lessons=600,
    iterations=20,
    check_games=2,
    opponents=("random",),
)


def test_a_training_goes_on_where_it_was_stopped_and_its_loss_falls(tmp_path: Path) -> None:
    whole = Training(tmp_path / "whole", SMALL)
    lines = [whole.step() for _ in range(3)]
    stopped = Training(tmp_path / "stopped", SMALL)
    stopped.step()
    going_on = Training(tmp_path / "stopped", SMALL)
    assert going_on.lot == 1
    again = [going_on.step() for _ in range(2)]
    assert [line.loss for line in again] == [line.loss for line in lines[1:]]
    assert read_journal(going_on.journal)[0].loss == lines[0].loss
    for name, array in whole.pupil.weights().items():
        assert np.array_equal(array, going_on.pupil.weights()[name])

    lessons = whole._lessons()
    untrained = Training(tmp_path / "untrained", SMALL)
    assert loss_of(whole, lessons) < loss_of(untrained, lessons) - 0.2

    picture = ElementTree.fromstring(as_svg(read_journal(whole.journal)))
    assert len(picture.findall("{*}polyline")) == 4

    with pytest.raises(BadRequest, match="another plan"):
        Training(tmp_path / "whole", replace(SMALL, batch=128))


def loss_of(training: Training, lessons: Lessons) -> float:
    """The policy's loss on lessons as they stand, without training."""
    with torch.no_grad():
        policy, _, _ = measure(training.pupil, lessons, np.arange(len(lessons)))
    return float(policy)


@pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "interpreted"])
def test_the_exported_network_says_what_pytorch_says(tmp_path: Path, compiled: bool) -> None:
    torch.manual_seed(3)
    state = position(DIG_MARS, 2, 4, 40)
    view = view_to_play(DIG_MARS, state)
    pupil = Pupil(wiring(DIG_MARS, state, width=3, depth=2))
    with torch.no_grad():
        for part in pupil.parameters():
            # What fits 16 bits comes back unchanged, so that only the arithmetic can differ.
            part.copy_((64 * torch.rand(part.shape) - 24).round() / 256)
    likings, win = opinion(pupil, state)
    write_network(tmp_path / "network.npz", DIG_MARS, 2, pupil.weights())
    network = read_network(tmp_path / "network.npz", DIG_MARS, 2)
    told, chance = LearnedBot(network, compiled=compiled).consider(view, view.legal_ids())
    assert told == pytest.approx(list(likings.values()), abs=1e-4)
    assert chance == pytest.approx(win, abs=1e-5)


def opinion(pupil: Pupil, state: Any) -> tuple[dict[int, float], float]:
    """What PyTorch makes of a position: the liking for each legal action, and the win chance."""
    observation = DIG_MARS.observation_type()
    DIG_MARS.rules.observe(state, int(state.seat), observation)
    legal = DIG_MARS.legal_ids(state)
    rows = torch.tensor([flat(observation)[: pupil.shape.inputs]])
    owners = torch.zeros(len(legal), dtype=torch.int64)
    with torch.no_grad():
        likings, win = pupil(rows, owners, torch.tensor(legal))
    return dict(zip(legal, likings.tolist(), strict=True)), float(torch.sigmoid(win))


def test_a_network_treats_all_corners_of_the_grid_alike() -> None:
    """In a mirror the same actions, under their names there, are liked just as much."""
    torch.manual_seed(4)
    state = position(DIG_MARS, 2, 5, 50)
    twin = state.copy()
    for here, name in enumerate(SPACE_NAMES):
        there = SPACE_NAMES.index(mirrored(name))
        twin.stacks[there] = state.stacks[here].copy()
        for seat in range(2):
            twin.seats[seat].stations[there] = state.seats[seat].stations[here]
            twin.seats[seat].inspected[there] = state.seats[seat].inspected[here]
    pupil = Pupil(wiring(DIG_MARS, state, width=3, depth=2))
    likings, win = opinion(pupil, state)
    likings_there, win_there = opinion(pupil, twin)
    assert win_there == pytest.approx(win, abs=1e-6)
    for action, liking in likings.items():
        family, *words = DIG_MARS.actions.notations[action].split()
        renamed = " ".join([family, *(mirrored(w) if w in SPACE_NAMES else w for w in words)])
        assert likings_there[DIG_MARS.actions.parse(renamed)] == pytest.approx(liking, abs=1e-5)


def test_a_game_without_a_square_grid_is_wired_as_one_place() -> None:
    undermining = find("undermining")
    state = position(undermining, 2, 1, 0)
    wired = wiring(undermining, state, width=4, depth=2)
    assert len(np.unique(wired.first)) == wired.first.size
    assert wired.policy.shape[1:] == (undermining.actions.size, 2)
