"""Intervals and ratings."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

Z: Final = 1.959964
"""Two-sided 95%."""

ELO: Final = 400 / log(10)


@dataclass(frozen=True)
class Interval:
    """An estimate with its 95% interval."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """A share of wins with Wilson's interval; a shared win counts as its share."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    share = wins / games
    middle = share + Z * Z / (2 * games)
    reach = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return Interval(share, max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))


@dataclass(frozen=True)
class Contest:
    """One game for the ratings: who sat in it, and what share of the win each seat had."""

    entrants: tuple[str, ...]
    shares: tuple[float, ...]


def bradley_terry(contests: Sequence[Contest], *, anchor: str) -> dict[str, Interval]:
    """Ratings on the Elo scale by the Bradley-Terry model, with the anchor at 0.

    With more than two players this is the first step of Plackett and Luce's model. Half a
    win against an imagined average opponent keeps a bot that never wins on the scale.
    """
    import numpy as np

    names = sorted({name for contest in contests for name in contest.entrants})
    place = {name: index for index, name in enumerate(names)}
    count = len(names)
    strengths = np.zeros(count)
    for _ in range(60):
        gradient, information = np.zeros(count), np.zeros((count, count))
        for index in range(count):
            even = 1 / (1 + exp(-strengths[index]))
            gradient[index] += 0.5 - even
            information[index, index] += even * (1 - even)
        for contest in contests:
            seats = np.array([place[name] for name in contest.entrants])
            powers = np.exp(strengths[seats] - strengths[seats].max())
            chances = powers / powers.sum()
            np.add.at(gradient, seats, np.array(contest.shares) - chances)
            block = np.diag(chances) - np.outer(chances, chances)
            np.add.at(information, (seats[:, None], seats[None, :]), block)
        step = np.linalg.solve(information, gradient)
        strengths += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-8:
            break
    covariance = np.linalg.inv(information)
    zero = place[anchor]
    ratings = {}
    for name, index in place.items():
        variance = covariance[index, index] + covariance[zero, zero] - 2 * covariance[index, zero]
        value = float(strengths[index] - strengths[zero]) * ELO
        reach = Z * sqrt(max(0.0, float(variance))) * ELO
        ratings[name] = Interval(value, value - reach, value + reach)
    return ratings
