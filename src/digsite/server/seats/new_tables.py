"""New tables, as they are set up and as they follow an old one."""

from collections.abc import Sequence
from typing import Final

from digsite import bots
from digsite.core.edition import Edition
from digsite.core.edition_tutorial import edition_tutorial
from digsite.core.game import Game, find
from digsite.core.match import Match
from digsite.server.ids import new_key, new_secret
from digsite.server.ratings.arrival import Arrival
from digsite.server.seats.player_names import LINK, clean, distinct
from digsite.server.store import Seat, Table
from digsite.server.store.models import ClockRules, SeatValues, Start, Watch
from digsite.server.table.history import begin, read_edition
from digsite.server.times import now
from digsite.server.wire.refusals import Refused
from digsite.server.wire.requests import (
    NewTable,
    TableFromHere,
    TableTerms,
    WishedSeat,
    WishedTutorial,
)

TUTORIAL_OPPONENT: Final = "beginner"
"""The nominal level of the other seats in a tutorial; they play what is written."""


def new_table(
    wish: NewTable,
    edition: Edition,
    holder: str,
    lock: str | None = None,
    lang: str | None = None,
) -> Table:
    """A table in its lobby; refuses options that the edition does not have."""
    game = find(wish.game)
    options = game.complete_options(wish.options, edition)
    if wish.first is not None and not game.can_choose_first:
        raise Refused("table.first_by_chance", game=game.title)
    table = _empty_table(wish.game, options, wish.edition, wish.watch, holder)
    table.first, table.lang = wish.first, lang
    _set_terms(table, wish, edition, holder, lock)
    begin(table, edition)
    return table


def table_from_here(
    wish: TableFromHere, match: Match, start: Start, holder: str, lock: str | None
) -> Table:
    """A table in its lobby at which a position of another game is played on."""
    if match.is_over:
        raise Refused("start.over")
    if len(wish.seats) != match.players:
        raise Refused("start.seats", players=match.players)
    own_edition = match.edition != match.game.default_edition()
    edition = match.edition.text if own_edition else None
    table = _empty_table(match.game.name, match.options, edition, wish.watch, holder)
    table.rules_version, table.start = match.rules_version, start
    _set_terms(table, wish, match.edition, holder, lock)
    begin(table, match.edition)
    return table


def _set_terms(
    table: Table, wish: TableTerms, edition: Edition, holder: str, lock: str | None
) -> None:
    """Seats, and what those who sit down agree to."""
    seats = [_new_seat(table.game, number, seat, holder) for number, seat in enumerate(wish.seats)]
    if all(seat.kind == "bot" for seat in seats):
        raise Refused("table.needs_human")
    if wish.watch == "listed" and lock is not None:
        raise Refused("table.listed_locked")
    if wish.watch == "listed" and LINK.search(edition.name):
        raise Refused("talk.link")
    table.seats, table.lock, table.hints = seats, lock, wish.hints
    if wish.clock is not None:
        bot_level(find(table.game), wish.clock.bot)
        table.clock = {
            "turn": wish.clock.turn,
            "reserve": wish.clock.reserve,
            "late": wish.clock.late,
            "bot": wish.clock.bot,
        }
    _tell_apart(table)


def tutorial_table(wish: WishedTutorial, holder: str) -> Table:
    """A table at which somebody begins to learn a game; its tutorial plays the other seats.

    An edition and its tutorial are read first, which takes some milliseconds.
    """
    game = find(wish.game)
    edition, tutorial = game.default_edition(), game.tutorial
    if wish.edition is not None:
        edition = read_edition(game, wish.edition)
        tutorial = edition_tutorial(game, edition)
    if tutorial is None:
        raise Refused("tutorial.unknown")
    options = game.complete_options({}, edition)
    table = _empty_table(wish.game, options, wish.edition, "players", holder)
    table.tutorial = tutorial.key
    other = WishedSeat(kind="bot", bot=TUTORIAL_OPPONENT)
    learner = WishedSeat(kind="here", name=wish.name)
    table.seats = [
        _new_seat(wish.game, seat, learner if seat == tutorial.seat else other, holder)
        for seat in range(game.players[0])
    ]
    table.phase = "playing"
    for name, value in begin(table, edition).columns().items():
        setattr(table, name, value)
    return table


def next_table(old: Table, holder: str, starter: int | None) -> Table:
    """The table at which the same go on playing, in its lobby.

    Where players may say who starts, it is whoever sits after the `starter` of the old game.
    """
    table = _empty_table(old.game, old.options, old.edition, old.watch, holder)
    table.lock, table.clock = old.lock, old.clock
    table.start, table.rules_version = old.start, _rules_of_next(old)
    table.first, table.hints, table.lang = old.first, old.hints, old.lang
    if find(old.game).can_choose_first and old.start is None and starter is not None:
        table.first = (starter + 1) % len(old.seats)
    table.series = old.series + 1
    table.seats = [
        Seat(
            number=seat.number,
            kind=seat.kind,
            name=None if seat.kind == "open" else seat.name,
            bot=seat.bot if seat.kind == "bot" else None,
            holder=seat.holder,
            left=None,
            nonce=None,
            wins=seat.wins + (seat.number in (old.winners or [])),
            rating=seat.rating,
            provisional=seat.provisional,
            address=seat.address,
            device=seat.device,
        )
        for seat in old.seats
    ]
    return table


def note_arrival(table: Table, holder: str, arrival: Arrival) -> None:
    """Note of a new table's host what is kept of whoever comes."""
    for seat in table.seats:
        if seat.holder == holder:
            for name, value in arrival.values().items():
                setattr(seat, name, value)


def paired_table(
    game: str,
    seats: Sequence[SeatValues],
    clock: ClockRules | None,
    lang: str | None,
) -> Table:
    """A table for people whom the server has brought together, by the book and open to watch."""
    found = find(game)
    options = found.complete_options({}, found.default_edition())
    host = next(seat["holder"] for seat in seats if seat["kind"] == "human")
    table = _empty_table(game, options, None, "listed", host)
    table.clock, table.lang, table.paired = clock, lang, True
    table.seats = [Seat(number=number, **values) for number, values in enumerate(seats)]
    _tell_apart(table)
    return table


def _rules_of_next(old: Table) -> int:
    """Today's rules, unless the game goes on from a position that other rules led to."""
    return find(old.game).rules_version if old.start is None else old.rules_version


def _empty_table(
    game: str, options: dict[str, str], edition: str | None, watch: Watch, host: str | None
) -> Table:
    at = now()
    return Table(
        id=new_key(),
        game=game,
        rules_version=find(game).rules_version,
        options=options,
        edition=edition,
        first=None,
        tutorial=None,
        start=None,
        phase="lobby",
        watch=watch,
        host=host,
        invite=new_key(),
        replay=new_key(),
        rematch=None,
        secret=new_secret(),
        lock=None,
        seq=0,
        active=None,
        round=0,
        winners=None,
        ending=None,
        clock=None,
        turn_began=None,
        deadline=None,
        reserves=None,
        late_seat=None,
        hints=False,
        hints_used=None,
        lang=None,
        series=1,
        paired=False,
        rated=None,
        lates=[],
        created=at,
        changed=at,
    )


def _new_seat(game: str, seat_number: int, wish: WishedSeat, holder: str) -> Seat:
    return Seat(number=seat_number, **seat_values(game, wish, holder))


def seat_values(game: str, wish: WishedSeat, holder: str) -> SeatValues:
    """The columns of a seat that is given to a bot, to the asking browser or to nobody."""
    values: SeatValues = {
        "kind": "human" if wish.kind == "here" else wish.kind,
        "name": None,
        "bot": None,
        "holder": None,
        "left": None,
        "nonce": None,
        "wins": 0,
        "rating": None,
        "provisional": False,
        "address": None,
        "device": None,
    }
    if wish.kind == "bot":
        values["bot"] = bot_level(find(game), wish.bot)
    elif wish.kind == "here":
        values["name"], values["holder"] = clean(wish.name), holder
    return values


def bot_level(game: Game, level: str | None) -> str:
    """A level of bots that there is; raises BadRequest otherwise."""
    return bots.level(game, level or "").name


def _tell_apart(table: Table) -> None:
    """Give the seats of a new table names that nobody confuses."""
    taken: list[str | None] = []
    for seat in table.seats:
        seat.name = distinct(seat.name, taken)
        taken.append(seat.name)
