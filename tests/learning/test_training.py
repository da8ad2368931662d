"""Training runs, goes on where it was stopped, and its network plays the same without PyTorch."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from digsite.bots.learned import LearnedBot, read_network, write_network
from digsite.bots.view import View
from digsite.core.errors import BadRequest
from digsite.core.game import find
from digsite.core.observation import flat
from tests.bots.test_fairness import position

torch = pytest.importorskip("torch")

from digsite.learning.curves import as_svg  # noqa: E402
from digsite.learning.model import Pupil  # noqa: E402
from digsite.learning.symmetry import symmetries  # noqa: E402
from digsite.learning.training import Plan, Training, read_journal  # noqa: E402

DIG_MARS = find("dig_mars")
SMALL = Plan(
    hidden=32,
    narrow=16,
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
    assert loss_of(whole, lessons) < loss_of(untrained, lessons) - 0.3

    picture = ElementTree.fromstring(as_svg(read_journal(whole.journal)))
    assert len(picture.findall("{*}polyline")) == 4

    with pytest.raises(BadRequest, match="another plan"):
        Training(tmp_path / "whole", replace(SMALL, batch=128))


def loss_of(training: Training, lessons: object) -> float:
    """The policy's loss on lessons as they stand, without training."""
    from digsite.learning.model import measure
    from digsite.learning.teaching import Lessons

    assert isinstance(lessons, Lessons)
    everything = np.arange(len(lessons))
    with torch.no_grad():
        policy, _, _ = measure(training.pupil, lessons, everything, training.trainer.ways[0])
    return float(policy)


@pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "interpreted"])
def test_the_exported_network_says_what_pytorch_says(tmp_path: Path, compiled: bool) -> None:
    torch.manual_seed(3)
    state = position(DIG_MARS, 2, 4, 40)
    view = View(DIG_MARS, state, int(state.seat))
    observation = DIG_MARS.observation_type()
    DIG_MARS.kernels["observe"](view.state, view.seat, observation)
    length = DIG_MARS.planes(state)[-1].slice.stop
    pupil = Pupil(DIG_MARS, length, hidden=48, narrow=32)
    with torch.no_grad():
        for part in pupil.parameters():
            # What fits 16 bits comes back unchanged, so that only the arithmetic can differ.
            part.copy_((torch.randn(part.shape) / 8).half().float())
        pupil.of_words.zero_()
    legal = view.legal_ids()
    rows = torch.tensor([flat(observation)[:length]])
    with torch.no_grad():
        likings, win = pupil(rows, torch.zeros(len(legal), dtype=torch.int64), torch.tensor(legal))
    write_network(tmp_path / "network.npz", DIG_MARS, 2, pupil.weights())
    network = read_network(tmp_path / "network.npz", DIG_MARS, 2)
    told, chance = LearnedBot(network, compiled=compiled).consider(view, legal)
    assert told == pytest.approx(likings.tolist(), abs=1e-4)
    assert chance == pytest.approx(float(torch.sigmoid(win)), abs=1e-5)


def test_every_symmetry_names_each_input_and_each_action_once() -> None:
    state = position(DIG_MARS, 2, 1, 0)
    ways = symmetries(DIG_MARS, 2, state)
    assert len({way.inputs.tobytes() for way in ways}) == len(ways) == 16
    for way in ways:
        assert sorted(way.inputs) == list(range(len(way.inputs)))
        assert sorted(way.actions) == list(range(DIG_MARS.actions.size))


def test_a_position_seen_in_another_way_has_the_row_and_actions_of_that_way() -> None:
    """Playing renamed first actions from the mirrored deal gives the mirrored rows."""
    state = position(DIG_MARS, 2, 5, 50)
    table = DIG_MARS.actions
    mirror = symmetries(DIG_MARS, 2, state)[1]
    spaces = [
        table.action(int(mirror.actions[table.parse(f"dig {name}")])).words[0] for name in SPACES
    ]
    twin = state.copy()
    for here, there in enumerate(spaces):
        place = SPACES.index(there)
        twin.stacks[place] = state.stacks[here].copy()
        for seat in range(2):
            twin.seats[seat].stations[place] = state.seats[seat].stations[here]
            twin.seats[seat].inspected[place] = state.seats[seat].inspected[here]
    assert np.array_equal(row_of(state)[mirror.inputs], row_of(twin))
    renamed = sorted(int(mirror.actions[action]) for action in DIG_MARS.legal_ids(state))
    assert renamed == DIG_MARS.legal_ids(twin)


SPACES = [f"{column}{row}" for row in range(1, 5) for column in "abcd"]


def row_of(state: object) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    observation = DIG_MARS.observation_type()
    DIG_MARS.kernels["observe"](state, int(state.seat), observation)  # type: ignore[attr-defined]
    length = DIG_MARS.planes(state)[-1].slice.stop
    return np.array(flat(observation)[:length])
