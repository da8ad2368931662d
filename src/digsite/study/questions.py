"""The questions, each one query over the Parquet files of a sample."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from digsite.arena.statistics import Interval, Z, wilson
from digsite.core.errors import BadRequest
from digsite.study.sample import UPGRADES, Sample


@dataclass(frozen=True)
class Length:
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
class Cooperation:
    """How often stations of others help, and where the fortune goes that is split with them."""

    players: int
    helped_digs: float
    needed_digs: float
    helped_carries: float
    needed_carries: float
    received: Interval
    """Fortune points a seat gets from other players' carries in a game."""
    received_part: float
    """Their part of all fortune that is carried."""
    favoured: Interval
    """Win share of seats that got more in this way than their table's mean; 1 is fair."""


@dataclass(frozen=True)
class Answers:
    """Everything that was asked about one sample."""

    game: str
    edition: str
    games: int
    lengths: tuple[Length, ...]
    endings: tuple[Share, ...]
    places: tuple[Share, ...]
    upgrades: tuple[Share, ...]
    cards: tuple[Card, ...]
    any_card: float | None
    """What drawing any card goes with, to compare each card with."""
    cooperation: tuple[Cooperation, ...]

    def public(self) -> dict[str, Any]:
        return asdict(self)


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

    def lengths(self) -> tuple[Length, ...]:
        rows = self.ask(
            "select players, count(*), avg(rounds), stddev_samp(rounds),"
            " quantile_cont(rounds, 0.05), quantile_cont(rounds, 0.95), avg(moves)"
            " from read_parquet(?) group by players order by players",
            self.games,
        )
        return tuple(
            Length(players, games, mean(average, spread, games), short, long, moves)
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
        for bar in UPGRADES[self.sample.game]:
            rows = self.ask(
                "select players, count(*), sum(share) from read_parquet(?) where seat = 0"
                " group by players order by players",
                self.sample.files("seats", bar),
            )
            for players, games, wins in rows:
                found.append(Share(players, bar, games, wilson(wins, games), 1 / players))
        return tuple(sorted(found, key=lambda share: share.players))

    def cards(self, names: Sequence[str]) -> tuple[Card, ...]:
        """Which of the cards it is that a seat draws is chance: compare them with each other."""
        found = []
        for name in names:
            rows = self.ask(
                f"select count(*), avg(share * players), stddev_samp(share * players),"
                f" avg(played_tech_{name}) from read_parquet(?) where drew_{name} > 0",
                self.seats,
            )
            draws, average, spread, used = rows[0]
            if draws:
                found.append(Card(name, draws, mean(average, spread, draws), used))
        return tuple(sorted(found, key=lambda card: -card.wins.value))

    def cooperation(self) -> tuple[Cooperation, ...]:
        rows = self.ask(
            "with seats as (select *, share * players as wins, fortune_received >"
            " avg(fortune_received) over (partition by players, game) as favoured"
            " from read_parquet(?))"
            " select players, sum(helped_digs) / sum(played_dig),"
            " sum(needed_digs) / sum(played_dig), sum(helped_carries) / sum(played_carry),"
            " sum(needed_carries) / sum(played_carry), avg(fortune_received),"
            " stddev_samp(fortune_received), count(*),"
            " sum(fortune_received) / sum(fortune_received + fortune_carried),"
            " avg(wins) filter (favoured), stddev_samp(wins) filter (favoured),"
            " count(*) filter (favoured)"
            " from seats group by players order by players",
            self.seats,
        )
        found = []
        for players, digs, needed, carries, needed_c, got, spread, n, part, *favoured in rows:
            wins = mean(*favoured)
            received = mean(got, spread, n)
            found.append(
                Cooperation(players, digs, needed, carries, needed_c, received, part, wins)
            )
        return tuple(found)


def mean(average: float | None, spread: float | None, count: int) -> Interval:
    """A mean with its 95% interval."""
    if average is None:
        return Interval(0.0, 0.0, 0.0)
    reach = Z * (spread or 0.0) / sqrt(count)
    return Interval(average, average - reach, average + reach)


def answers(sample: Sample, edition: str) -> Answers:
    """All questions about a sample that has been played."""
    asked = Questioner(sample)
    lengths = asked.lengths()
    cards: tuple[Card, ...] = ()
    if sample.game == "undermining":
        from digsite.undermining.table.state import TECH_NAMES

        cards = asked.cards(TECH_NAMES)
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
        cooperation=asked.cooperation() if sample.game == "dig_mars" else (),
    )
