"""A training learns, goes on where it was stopped, and depends on nothing but its plan."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from digsite.bots.network_file import read_network, write_network
from digsite.core.errors import BadRequest
from digsite.core.game import Game, find
from digsite.learning.curves import as_svg
from digsite.learning.plan import TrainingPlan
from digsite.learning.training import Training, read_journal
from tests.games import every_game

PLAN = TrainingPlan("dig_mars", games=2, iterations=6, first_lots=1, window=2, batch=64)


def test_what_is_learnt_does_not_depend_on_threads_or_stops(tmp_path: Path) -> None:
    straight = Training(tmp_path / "straight", PLAN, threads=2)
    for _ in range(3):
        straight.step()
    for _ in range(3):
        stopped = Training(tmp_path / "stopped", PLAN, threads=1)
        stopped.step()
    assert np.array_equal(straight.descent.weights, stopped.descent.weights)
    lines = [read_journal(training.journal) for training in (straight, stopped)]
    assert [replace(line, seconds=0.0) for line in lines[0]] == [
        replace(line, seconds=0.0) for line in lines[1]
    ]
    assert "<svg" in as_svg(lines[0])


def test_another_seed_learns_something_else(tmp_path: Path) -> None:
    one = Training(tmp_path / "one", PLAN)
    other = Training(tmp_path / "other", replace(PLAN, seed=2))
    assert one.step().loss != other.step().loss


def test_a_training_can_begin_with_a_network(tmp_path: Path) -> None:
    first = Training(tmp_path / "first", PLAN)
    first.export(tmp_path / "network.bin")
    plan = replace(PLAN, after=str(tmp_path / "network.bin"))
    assert Training(tmp_path / "second", plan).network() == first.network()


@every_game
def test_learning_brings_the_loss_down(game: Game, tmp_path: Path) -> None:
    training = Training(tmp_path, replace(PLAN, game=game.name, games=3, passes=2.0))
    first, second, third = (training.step() for _ in range(3))
    assert third.fresh_loss < first.fresh_loss
    assert second.loss < first.fresh_loss
    assert third.floor < third.fresh_loss


def test_a_folder_with_another_plan_is_refused(tmp_path: Path) -> None:
    Training(tmp_path, PLAN).step()
    with pytest.raises(BadRequest, match="another plan"):
        Training(tmp_path, replace(PLAN, batch=32))


def test_networks_are_written_and_read_again(tmp_path: Path) -> None:
    training = Training(tmp_path / "training", PLAN)
    network, game = training.network(), find("dig_mars")
    write_network(tmp_path / "network.bin", game, network)
    assert read_network(tmp_path / "network.bin", game) == network
    with pytest.raises(BadRequest, match="not trained for Undermining"):
        read_network(tmp_path / "network.bin", find("undermining"))
    (tmp_path / "nothing.bin").write_bytes(b"{}\nnothing")
    with pytest.raises(BadRequest, match="is no network"):
        read_network(tmp_path / "nothing.bin", game)
