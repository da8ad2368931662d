"""What finished games say of a player, by game and by whom it was played against."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from digsite.bots import LEVELS
from digsite.core.game import find, names
from digsite.server.ratings import scale
from digsite.server.store.people.models import FinishedGame, FinishedSeat
from digsite.server.store.people.ratings import Strength
from digsite.server.wire.people import PlayedGame, RatingChange, ShownRating, ShownStatistics

PEOPLE: Final = "people"
"""The company of a game in which somebody else played too, with or without bots."""


def played_game(game: FinishedGame, player: str, *, replay: bool) -> PlayedGame:
    """A game as its player's history tells it."""
    own = own_seat(game, player)
    return {
        "table": game.id,
        "game": game.game,
        "seat": own.number,
        "names": [seat.name for seat in game.seats],
        "bots": [seat.bot for seat in game.seats],
        "scores": [seat.score for seat in game.seats],
        "winners": game.winners,
        "ending": game.ending,
        "moves": game.moves,
        "rounds": game.rounds,
        "began": game.began,
        "ended": game.ended,
        "replay": game.replay if replay else None,
        "rated": game.rated_number is not None,
        "rating_before": own.rating_before,
        "rating_after": own.rating_after,
    }


def shown_ratings(standings: Mapping[str, Strength]) -> list[ShownRating]:
    return [
        {
            "game": game,
            "rating": scale.shown(standing),
            "provisional": scale.is_provisional(standing),
            "games": standing.games,
        }
        for game, standing in standings.items()
    ]


def rating_changes(game: FinishedGame, standings: Mapping[str, Strength]) -> list[RatingChange]:
    """What a rated game has made of every seat's player."""
    return [
        {
            "before": seat.rating_before,
            "after": seat.rating_after,
            "provisional": scale.is_provisional(standings.get(seat.player or "", scale.FIRST)),
        }
        for seat in sorted(game.seats, key=lambda seat: seat.number)
    ]


def own_seat(game: FinishedGame, player: str) -> FinishedSeat:
    return next(seat for seat in game.seats if seat.player == player)


def statistics(games: Iterable[FinishedGame], player: str, lang: str) -> list[ShownStatistics]:
    """Games, wins and means; games that were closed, or are not installed, do not count.

    Without a game that was played to its end there are no means.
    """
    groups: dict[tuple[str, str], list[FinishedGame]] = defaultdict(list)
    for game in games:
        if game.winners is not None and game.game in names():
            groups[game.game, company(game, player)].append(game)
    return [_shown(*key, groups[key], player, lang) for key in sorted(groups, key=_order)]


def company(game: FinishedGame, player: str) -> str:
    """People, or the level of the strongest bot."""
    others = [seat.bot for seat in game.seats if seat.player != player]
    if any(bot is None for bot in others):
        return PEOPLE
    return max((bot for bot in others if bot is not None), key=_strength)


def _shown(
    name: str, company: str, games: list[FinishedGame], player: str, lang: str
) -> ShownStatistics:
    seats = [own_seat(game, player) for game in games]
    found = find(name)
    counted = [seat.counts for seat in seats if seat.counts]
    won = sum(
        1 for game, seat in zip(games, seats, strict=True) if seat.number in (game.winners or [])
    )
    return {
        "game": name,
        "company": company,
        "games": len(games),
        "won": won,
        "counts": [
            {
                "count": count,
                "label": found.message(lang, f"statistic-{count.replace('_', '-')}"),
                "mean": _mean([counts.get(count, 0) for counts in counted]),
            }
            for count in (found.statistics if counted else ())
        ],
    }


def _mean(values: Sequence[int]) -> float:
    return round(sum(values) / len(values), 2)


def _strength(level: str) -> int:
    return LEVELS.index(level) if level in LEVELS else -1


def _order(key: tuple[str, str]) -> tuple[str, int]:
    return key[0], -2 if key[1] == PEOPLE else _strength(key[1])
