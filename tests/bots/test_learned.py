"""The shipped network plays legally, fairly and well; PyTorch is not needed for it."""

from pathlib import Path

import numpy as np
import pytest

from digsite.arena.summary import meetings
from digsite.arena.tournament import TournamentPlan, run_tournament
from digsite.bots.learned import LearnedBot, read_network, shipped, shipped_network, write_network
from digsite.core.chance import seeded
from digsite.core.errors import BadRequest
from digsite.core.game import find
from tests.bots.test_fairness import position
from tests.bots.test_legality import play_out
from tests.games import view_to_play

DIG_MARS = find("dig_mars")


def learned(**others: bool) -> LearnedBot:
    return LearnedBot(shipped_network(DIG_MARS, 2), **others)


def test_the_learned_bot_plays_whole_games_legally() -> None:
    for seed in range(6):
        play_out(DIG_MARS, 2, seed, [learned(), learned()])


def test_the_learned_bot_beats_random_play_clearly() -> None:
    results = run_tournament(
        TournamentPlan("dig_mars", ("learned", "random"), 2, 12, seed=70, mirror=False)
    )
    wins = next(meeting.wins for meeting in meetings(results) if meeting.name == "learned")
    assert wins.low > 0.6


def test_hidden_parts_do_not_change_the_learned_bots_choice() -> None:
    different = 0
    for seed in range(12):
        state = position(DIG_MARS, 2, seed, 12 * seed)
        other = state.copy()
        DIG_MARS.rules.redeal(other, int(state.seat), seeded(seed + 1000))
        different += other != state
        choices = [learned().choose(view_to_play(DIG_MARS, one)) for one in (state, other)]
        assert choices[0] == choices[1]
    assert different > 6


def test_the_learned_bot_thinks_the_same_interpreted() -> None:
    state = position(DIG_MARS, 2, 3, 40)
    view = view_to_play(DIG_MARS, state)
    legal = view.legal_ids()
    compiled, interpreted = (
        learned(compiled=compiled).consider(view, legal) for compiled in (True, False)
    )
    assert compiled[0] == pytest.approx(interpreted[0], abs=1e-3)
    assert compiled[1] == pytest.approx(interpreted[1], abs=1e-4)


def test_a_table_without_a_network_is_refused() -> None:
    with pytest.raises(BadRequest, match="No network was trained for Dig Mars with 3 players"):
        run_tournament(TournamentPlan("dig_mars", ("learned", "random"), 3, 1, mirror=False))


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    path.write_bytes(b"something else")
    with pytest.raises(BadRequest, match="is no network"):
        read_network(path, DIG_MARS, 2)


def test_a_network_for_another_table_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.npz"
    write_network(path, DIG_MARS, 3, {"first": np.zeros((2, 2))})
    with pytest.raises(BadRequest, match="train it anew"):
        read_network(path, DIG_MARS, 2)


def test_the_shipped_network_is_small() -> None:
    assert shipped(DIG_MARS, 2).stat().st_size < 1_000_000
