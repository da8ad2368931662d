"""How strong people are: by Plackett and Luce's model for several players (openskill).

The model keeps an estimate and its uncertainty. What is shown is the estimate on the scale that
chess made common: 400 points more are ten wins to one loss. Bots are worth what the ladder says and
do not change.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Final

from openskill.models import PlackettLuce

from digsite.core.game import find
from digsite.server.store.people.models import FinishedGame
from digsite.server.store.people.ratings import Strength

MODEL: Final = PlackettLuce()
POINTS: Final = 400 / (math.log(10) * math.sqrt(2) * MODEL.beta)
"""Points for one unit of the model's estimate."""
NEWCOMER: Final = 1500
SETTLED: Final = 10
"""Games after which a rating is no longer provisional."""
FIRST: Final = Strength(MODEL.mu, MODEL.sigma, 0)


def shown(standing: Strength) -> int:
    return round(NEWCOMER + (standing.mu - MODEL.mu) * POINTS)


def is_provisional(standing: Strength) -> bool:
    return standing.games < SETTLED


def rate(game: FinishedGame, known: Mapping[str, Strength]) -> dict[str, Strength]:
    """What a rated game makes of those who played it; notes in it what they are shown."""
    ranked = [seat for seat in game.seats if seat.place is not None]
    before = [
        _of_bot(game.game, seat.bot or "") if seat.player is None else known.get(seat.player, FIRST)
        for seat in ranked
    ]
    estimates = _rated(before, [seat.place or 0 for seat in ranked])
    after: dict[str, Strength] = {}
    for seat, old, (mu, sigma) in zip(ranked, before, estimates, strict=True):
        if seat.player is not None:
            after[seat.player] = Strength(mu, sigma, old.games + 1)
            seat.rating_before, seat.rating_after = shown(old), shown(after[seat.player])
    return after


def _rated(standings: Sequence[Strength], places: Sequence[int]) -> list[tuple[float, float]]:
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in standings]
    rated = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [(team[0].mu, team[0].sigma) for team in rated]


def _of_bot(game: str, level: str) -> Strength:
    """What a bot is worth, without a doubt."""
    points = find(game).levels[level].rating - NEWCOMER
    return Strength(MODEL.mu + points / POINTS, 0.0, 0)


def nearest_level(game: str, rating: int) -> str:
    """The bot that is worth most nearly as much as somebody; of two, the weaker one."""
    levels = find(game).levels.values()
    return min(levels, key=lambda level: (abs(level.rating - rating), level.rating)).name
