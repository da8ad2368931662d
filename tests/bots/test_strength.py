"""Bots find what wins, and better ones win more."""

import pytest

from digsite import bots
from digsite.core.match import Match
from tests.bots.positions import dig_mars_wins, undermining_wins
from tests.scenario import Table

WINS: dict[str, Table] = {
    **{f"dig_mars {name}": table for name, table in dig_mars_wins().items()},
    **{f"undermining {name}": table for name, table in undermining_wins().items()},
}


@pytest.mark.parametrize("name", WINS)
def test_a_win_within_the_turn_is_found(name: str) -> None:
    match = WINS[name].match.copy()
    seat = match.seat
    for _ in range(20):
        match.play(bots.choose(match, level="expert", iterations=3000, seed=1).action)
        if match.is_over or match.seat != seat:
            break
    assert match.winners == [seat]


@pytest.mark.parametrize("level", ["skilled", "expert"])
def test_the_win_chance_says_that_the_game_is_won(level: str) -> None:
    match = WINS["dig_mars declare"].match
    choice = bots.choose(match, level=level, iterations=200, seed=1)
    assert choice.action == "declare"
    assert choice.win is not None
    assert choice.win[match.seat] > 0.99


def test_the_visit_shares_add_up_and_name_the_choice() -> None:
    match = Match(WINS["dig_mars carry"].match.game, 3, seed=5)
    choice = bots.choose(match, iterations=500, seed=2)
    assert choice.shares is not None
    assert choice.margin is not None
    assert sum(choice.shares.values()) == pytest.approx(1)
    assert choice.shares[choice.action] == max(choice.shares.values())
    assert sum(choice.win or ()) == pytest.approx(1, abs=0.02)
    assert all(0 < margin < 0.2 for margin in choice.margin)
