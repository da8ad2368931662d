"""New tables, as they are set up and as they follow an old one."""

from digsite import bots
from digsite.core.game import Game, find
from digsite.server.ids import new_key, new_secret
from digsite.server.seats.player_names import clean, distinct
from digsite.server.store import Seat, Table
from digsite.server.store.models import SeatValues, Watch
from digsite.server.table.history import begin, edition_of
from digsite.server.times import now
from digsite.server.wire.refusals import Refused
from digsite.server.wire.requests import NewTable, WishedSeat


def new_table(wish: NewTable, holder: str, lock: str | None = None) -> Table:
    """A table in its lobby; refuses a game, options or an edition that do not exist."""
    game = find(wish.game)
    edition = edition_of(game, wish.edition)
    options = game.complete_options(wish.options, edition)
    seats = [_new_seat(wish.game, number, seat, holder) for number, seat in enumerate(wish.seats)]
    if all(seat.kind == "bot" for seat in seats):
        raise Refused("table.needs_human")
    table = _empty_table(wish.game, options, wish.edition, wish.watch, holder)
    table.seats = seats
    table.lock = lock
    if wish.clock is not None:
        bot_level(game, wish.clock.bot)
        table.clock = {
            "turn": wish.clock.turn,
            "reserve": wish.clock.reserve,
            "late": wish.clock.late,
            "bot": wish.clock.bot,
        }
    _tell_apart(table)
    begin(table)
    return table


def next_table(old: Table, holder: str) -> Table:
    """The table at which the same go on playing, in its lobby."""
    table = _empty_table(old.game, old.options, old.edition, old.watch, holder)
    table.lock, table.clock = old.lock, old.clock
    table.seats = [
        Seat(
            number=seat.number,
            kind=seat.kind,
            name=None if seat.kind == "open" else seat.name,
            bot=seat.bot if seat.kind == "bot" else None,
            holder=seat.holder,
            left=None,
            nonce=None,
        )
        for seat in old.seats
    ]
    return table


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
        lates=[],
        created=at,
        changed=at,
    )


def _new_seat(game: str, number: int, wish: WishedSeat, holder: str) -> Seat:
    return Seat(number=number, **seat_values(game, wish, holder))


def seat_values(game: str, wish: WishedSeat, holder: str) -> SeatValues:
    """The columns of a seat that is given to a bot, to the asking browser or to nobody."""
    values: SeatValues = {
        "kind": "human" if wish.kind == "here" else wish.kind,
        "name": None,
        "bot": None,
        "holder": None,
        "left": None,
        "nonce": None,
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
