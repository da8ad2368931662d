"""The questions, each one query over the Parquet files of a sample."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from digsite.arena.statistics import Interval, Z, wilson
from digsite.core import questions
from digsite.core.errors import BadRequest
from digsite.core.game import find
from digsite.study.sample import Sample


@dataclass(frozen=True)
class GameLength:
    """How long games take."""

    players: int
    games: int
    rounds: Interval
    short: float
    long: float
    """Rounds that 5% of the games stay below, and that 5% exceed."""
    moves: float


@dataclass(frozen=True)
class Share:
    """The share of something, with its interval; `fair` is what nothing special would give."""

    players: int
    what: str
    count: int
    share: Interval
    fair: float | None = None


@dataclass(frozen=True)
class Card:
    """How seats that drew a card fare: their win share, where 1 is a fair share of the table."""

    card: str
    draws: int
    wins: Interval
    used: float


@dataclass(frozen=True)
class Measured:
    """The answers to the measures of a question, by their keys."""

    players: int
    answers: dict[str, Interval | float]


@dataclass(frozen=True)
class Answers:
    """Everything that was asked about one sample."""

    game: str
    edition: str
    games: int
    lengths: tuple[GameLength, ...]
    endings: tuple[Share, ...]
    places: tuple[Share, ...]
    upgrades: tuple[Share, ...]
    cards: tuple[Card, ...]
    any_card: float | None
    """What drawing any card goes with, to compare each card with."""
    further: dict[str, tuple[Measured, ...]]
    """What else the game asks, by the keys of its questions."""

    def public(self) -> dict[str, Any]:
        answers = asdict(self)
        further = answers.pop("further")
        return answers | {
            key: [{"players": one["players"]} | one["answers"] for one in found]
            for key, found in further.items()
        }


class Questioner:
    """Asks about one sample."""

    def __init__(self, sample: Sample) -> None:
        try:
            import duckdb
        except ImportError:
            reason = "Questions need DuckDB: pip install 'digsite[data]'."
            raise BadRequest(reason) from None
        self.sample, self.connection = sample, duckdb.connect()
        self.games, self.seats = sample.files("games"), sample.files("seats")

    def ask(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        rows: list[tuple[Any, ...]] = self.connection.execute(query, values).fetchall()
        return rows

    def lengths(self) -> tuple[GameLength, ...]:
        rows = self.ask(
            "select players, count(*), avg(rounds), stddev_samp(rounds),"
            " quantile_cont(rounds, 0.05), quantile_cont(rounds, 0.95), avg(moves)"
            " from read_parquet(?) group by players order by players",
            self.games,
        )
        return tuple(
            GameLength(players, games, mean(average, spread, games), short, long, moves)
            for players, games, average, spread, short, long, moves in rows
        )

    def endings(self) -> tuple[Share, ...]:
        rows = self.ask(
            "select players, ending, count(*), sum(count(*)) over (partition by players)"
            " from read_parquet(?) group by players, ending order by players, count(*) desc",
            self.games,
        )
        return tuple(
            Share(players, str(ending), count, wilson(count, int(games)))
            for players, ending, count, games in rows
        )

    def places(self) -> tuple[Share, ...]:
        rows = self.ask(
            "select players, place, count(*), sum(share) from read_parquet(?)"
            " group by players, place order by players, place",
            self.seats,
        )
        return tuple(
            Share(players, str(place + 1), games, wilson(wins, games), 1 / players)
            for players, place, games, wins in rows
        )

    def upgrades(self) -> tuple[Share, ...]:
        """The win share of a seat that may not use an upgrade that all others may use."""
        found = []
        for bar in find(self.sample.game).questions.upgrades:
            rows = self.ask(
                "select players, count(*), sum(share) from read_parquet(?) where seat = 0"
                " group by players order by players",
                self.sample.files("seats", bar),
            )
            for players, games, wins in rows:
                found.append(Share(players, bar, games, wilson(wins, games), 1 / players))
        return tuple(sorted(found, key=lambda share: share.players))

    def cards(self, cards: Sequence[questions.CardColumns]) -> tuple[Card, ...]:
        """Which card a seat draws is chance, so cards can be compared with each other."""
        found = []
        for card in cards:
            rows = self.ask(
                "select count(*), avg(share * players), stddev_samp(share * players),"
                f" avg({card.used}) from read_parquet(?) where {card.drawn} > 0",
                self.seats,
            )
            draws, average, spread, used = rows[0]
            if draws:
                found.append(Card(card.name, draws, mean(average, spread, draws), used))
        return tuple(sorted(found, key=lambda card: -card.wins.value))

    def measured(self, question: questions.Question) -> tuple[Measured, ...]:
        """One query for all measures of a question."""
        favours = [one for one in question.measures if isinstance(one, questions.Favour)]
        favoured = "".join(
            f", {one.column} > avg({one.column}) over (partition by players, game) as {one.key}"
            for one in favours
        )
        wanted = ", ".join(_selected(measure) for measure in question.measures)
        rows = self.ask(
            f"with seats as (select *, share * players as wins{favoured} from read_parquet(?))"
            f" select players, {wanted} from seats group by players order by players",
            self.seats,
        )
        return tuple(
            Measured(players, {one.key: _answer(one, values) for one in question.measures})
            for players, values in ((players, iter(values)) for players, *values in rows)
        )


def _selected(measure: questions.Measure) -> str:
    """What the query asks for: a part, or mean, deviation and number."""
    match measure:
        case questions.Ratio(_, _, counted, whole):
            return f"sum({counted}) / sum({whole})"
        case questions.Mean(_, _, column):
            return f"avg({column}), stddev_samp({column}), count(*)"
        case questions.Favour(key):
            return ", ".join(
                f"{what} filter ({key})" for what in ("avg(wins)", "stddev_samp(wins)", "count(*)")
            )


def _answer(measure: questions.Measure, values: Iterator[Any]) -> Interval | float:
    """The answer to a measure, from the values that `_selected` has asked for."""
    if isinstance(measure, questions.Ratio):
        return float(next(values))
    return mean(next(values), next(values), next(values))


def mean(average: float | None, spread: float | None, count: int) -> Interval:
    """A mean with its 95% interval."""
    if average is None:
        return Interval(0.0, 0.0, 0.0)
    reach = Z * (spread or 0.0) / sqrt(count)
    return Interval(average, average - reach, average + reach)


def answers(sample: Sample, edition: str) -> Answers:
    """All questions about a sample that has been played."""
    asked, own = Questioner(sample), find(sample.game).questions
    lengths = asked.lengths()
    cards = asked.cards(own.cards.cards) if own.cards else ()
    draws = sum(card.draws for card in cards)
    return Answers(
        game=sample.game,
        edition=edition,
        games=sum(length.games for length in lengths),
        lengths=lengths,
        endings=asked.endings(),
        places=asked.places(),
        upgrades=asked.upgrades(),
        cards=cards,
        any_card=sum(c.wins.value * c.draws for c in cards) / draws if draws else None,
        further={question.key: asked.measured(question) for question in own.further},
    )
