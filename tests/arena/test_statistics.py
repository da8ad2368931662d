"""Intervals and ratings against known values."""

import random

import pytest

from digsite.arena.statistics import Contest, bradley_terry, wilson


def test_wilson_of_half() -> None:
    share = wilson(50, 100)
    assert share.value == 0.5
    assert share.low == pytest.approx(0.4038, abs=1e-4)
    assert share.high == pytest.approx(0.5962, abs=1e-4)


def test_wilson_stays_within_0_and_1() -> None:
    assert wilson(0, 10).low == 0
    assert wilson(10, 10).high == pytest.approx(1)
    assert wilson(10, 10).high <= 1
    assert wilson(10, 10).low == pytest.approx(0.7225, abs=1e-4)
    assert wilson(0, 0).high == 1


def test_ratings_find_the_strengths_that_games_were_drawn_from() -> None:
    chance = random.Random(1)
    strength = {"weak": 0.0, "middle": 100.0, "strong": 250.0}
    contests = []
    for _ in range(3000):
        pair = chance.sample(sorted(strength), 2)
        odds = 10 ** ((strength[pair[1]] - strength[pair[0]]) / 400)
        first = chance.random() < 1 / (1 + odds)
        contests.append(Contest(tuple(pair), (1.0, 0.0) if first else (0.0, 1.0)))
    ratings = bradley_terry(contests, anchor="weak")
    assert ratings["weak"].value == 0
    for name in ("middle", "strong"):
        assert ratings[name].low < strength[name] < ratings[name].high
        assert ratings[name].high - ratings[name].low < 60


def test_a_bot_that_never_wins_keeps_a_finite_rating() -> None:
    contests = [Contest(("a", "b"), (1.0, 0.0))] * 50
    ratings = bradley_terry(contests, anchor="a")
    assert -2000 < ratings["b"].value < -300


def test_tables_of_four_are_rated_too() -> None:
    contests = [Contest(("a", "b", "b", "b"), (1.0, 0.0, 0.0, 0.0))] * 40
    contests += [Contest(("a", "b", "b", "b"), (0.0, 1.0, 0.0, 0.0))] * 120
    assert bradley_terry(contests, anchor="b")["a"].value == pytest.approx(0, abs=25)
