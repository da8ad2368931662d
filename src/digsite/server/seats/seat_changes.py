"""Who sits where: tables are joined, left, handed over and played again.

Every function that takes a live table is called by whoever has it to itself.
"""

from collections.abc import Sequence

from digsite.core.game import find
from digsite.server.ratings import rated_games
from digsite.server.ratings.arrival import NOBODY, Arrival
from digsite.server.seats.new_tables import bot_level, next_table, seat_values
from digsite.server.seats.player_names import clean, distinct
from digsite.server.store import Seat, Table
from digsite.server.store.models import SeatValues, TableValues
from digsite.server.table import broadcast, clocks, permissions
from digsite.server.table.live_table import LiveTable
from digsite.server.times import now
from digsite.server.wire.refusals import Refused
from digsite.server.wire.requests import WishedSeat


async def lock(live: LiveTable, holder: str, new_lock: str | None) -> None:
    """The host locks the table with another passphrase, or with none."""
    require_host(live, holder)
    await change_table(live, {"lock": new_lock})
    broadcast.tell_seats(live)


async def put_seat(live: LiveTable, holder: str, seat_number: int, wish: WishedSeat) -> None:
    """The host changes a seat in the lobby: not one on which somebody else sits.

    At an open table a stranger who sat down and went away is not waited for.
    """
    require_lobby(live)
    require_host(live, holder)
    seat = permissions.require_seat(live.table, seat_number)
    is_gone = live.table.watch == "listed" and seat.holder not in live.connected()
    if seat.holder not in (None, holder) and not is_gone:
        raise Refused("seat.held")
    values = seat_values(live.table.game, wish, holder)
    values["name"] = distinct(values["name"], _names(live.table, but=seat_number))
    others = [other.kind for other in live.table.seats if other is not seat]
    if all(kind == "bot" for kind in [*others, values["kind"]]):
        raise Refused("table.needs_human")
    await change_seat(live, seat, values)
    broadcast.tell_seats(live)


async def join(
    live: LiveTable,
    holder: str,
    seat_number: int | None,
    name: str | None,
    nonce: str | None,
    arrival: Arrival = NOBODY,
) -> None:
    """Sit down on an open seat, in the lobby or in a game that somebody has left.

    In a rated game nobody plays for somebody else.
    """
    if live.table.phase == "over":
        raise Refused("table.not_lobby")
    if live.table.rated is not None:
        raise Refused("seat.rated")
    open_seats = [seat for seat in live.table.seats if seat.kind == "open"]
    if (
        seat_number is not None
        and permissions.require_seat(live.table, seat_number) not in open_seats
    ):
        raise Refused("seat.taken")
    if not open_seats:
        raise Refused("invite.full")
    seat = (
        open_seats[0] if seat_number is None else permissions.require_seat(live.table, seat_number)
    )
    values: SeatValues = {"name": distinct(clean(name), _names(live.table, but=seat.number))}
    values |= arrival.values()
    if live.table.phase == "lobby" and live.table.is_dealt():
        values["nonce"] = nonce
    await _sit_down(live, holder, seat, values)
    broadcast.tell_seats(live)


async def _sit_down(live: LiveTable, holder: str, seat: Seat, values: SeatValues) -> None:
    """Give an open seat to a browser, which becomes host if the host has left.

    The turn's time starts over for a newcomer, after a bot and after a pause, but not for whoever
    just left: leaving would be a way to gain time.
    """
    paused = not live.table.has_players()
    gains_time = paused or seat.bot is not None or seat.left != holder
    seated: SeatValues = {"kind": "human", "bot": None, "holder": holder, "left": None}
    if seat.left != holder:
        seated["wins"] = 0
    await change_seat(live, seat, seated | values)
    changes: TableValues = {}
    if not live.table.is_held_by(live.table.host):
        changes["host"] = holder
    if paused or (gains_time and seat.number == live.table.active):
        changes |= clocks.again(live.table, now())
    if live.table.rated is not None:
        changes["rated"] = rated_games.with_leaver(live.table.rated, seat.number, None)
    await change_table(live, changes)


async def hand(live: LiveTable, holder: str, seat_number: int, level: str) -> None:
    """Let a bot play a seat: one's own or, for the host, one that nobody sits at just now.

    In a rated game people play themselves or leave; bots stand in for whoever is late or gone.
    """
    permissions.require_playing(live.table, live.history)
    seat = permissions.require_seat(live.table, seat_number)
    if seat.kind == "bot":
        raise Refused("seat.taken")
    is_late = clocks.may_be_handed(live.table, seat_number, holder)
    if live.table.rated is not None and seat.kind == "human" and not is_late:
        raise Refused("seat.rated")
    if seat.holder != holder and not is_late:
        require_host(live, holder)
        if seat.holder in live.connected():
            raise Refused("seat.held")
    await change_seat(live, seat, {"bot": bot_level(find(live.table.game), level)})
    broadcast.tell_seats(live)


async def require_few_bot_tables(live: LiveTable, holder: str, seat_number: int, most: int) -> None:
    """Refuse to leave yet another game to bots alone: people watch one, not dozens."""
    others = [seat for seat in live.table.seats if seat.number != seat_number]
    if all(seat.bot is not None for seat in others):
        if await live.store.left_to_bots(holder) >= most:
            raise Refused("bots.too_many")


async def take_back(live: LiveTable, holder: str, seat_number: int) -> None:
    """End a bot's standing in, or sit down again on a seat that one has left.

    A seat that nobody holds is open again when the host ends a bot's standing in. The turn's clock
    runs on; only one that has run out starts over, and not before the bot has moved: otherwise
    being late would be a way to gain time.
    """
    permissions.require_playing(live.table, live.history)
    seat = permissions.require_seat(live.table, seat_number)
    if live.table.may_return(holder, seat_number):
        await _sit_down(live, holder, seat, {})
        broadcast.tell_seats(live)
        return
    if seat.kind == "bot":
        raise Refused("seat.not_yours")
    if seat.holder != holder:
        require_host(live, holder)
        if seat.holder is not None:
            raise Refused("seat.not_yours")
    if clocks.stand_in(live.table, seat_number) is None:
        return
    if clocks.was_late_here(live.table, seat_number):
        raise Refused("turn.late")
    await change_seat(live, seat, {"bot": None})
    if seat_number == live.table.active and live.table.deadline is None:
        await change_table(live, clocks.again(live.table, now()))
    broadcast.tell_seats(live)


async def leave(live: LiveTable, holder: str, seat_number: int | None) -> None:
    """Give up one's seats; the game goes on without, and the next holder is host.

    Who leaves a game may take the seat back as long as nobody else has; who was last leaves a game
    that waits.
    """
    seats = [seat for seat in live.table.seats if seat.holder == holder]
    if seat_number is not None:
        seats = [seat for seat in seats if seat.number == seat_number]
    if not seats:
        raise Refused("seat.not_yours")
    for seat in seats:
        values: SeatValues = {"kind": "open", "holder": None}
        if live.table.phase == "lobby":
            values |= {"name": None, "nonce": None, "wins": 0, **NOBODY.values()}
        elif live.table.phase == "playing":
            values["left"] = holder
        await change_seat(live, seat, values)
    await change_table(live, _without(live.table, holder, [seat.number for seat in seats]))
    broadcast.tell_seats(live)


def _without(table: Table, holder: str, seat_numbers: Sequence[int]) -> TableValues:
    """The table's columns after somebody has left some seats."""
    values: TableValues = {"changed": now()}
    if table.rated is not None and table.phase == "playing":
        rated = table.rated
        for number in seat_numbers:
            rated = rated_games.with_leaver(rated, number, values["changed"])
        values["rated"] = rated
    holders = [seat.holder for seat in table.seats if seat.holder is not None]
    if table.host == holder and holder not in holders:
        values["host"] = holders[0] if holders else None
    if not holders:
        values |= clocks.stop(table)
    return values


async def rematch(live: LiveTable, holder: str) -> str:
    """The name of the next table with the same seats; whoever asks first sets it up, as host."""
    if live.table.phase != "over":
        raise Refused("table.not_over")
    if not live.table.is_held_by(holder):
        raise Refused("seat.not_yours")
    if live.table.rematch is None:
        moves = [] if live.history is None else live.history.moves_since(0)
        following = next_table(live.table, holder, moves[0].seat if moves else None)
        try:
            await live.write(live.store.add_rematch(live.table, following))
            live.table.rematch = following.id
        except Refused:
            # Somebody at another worker was first: theirs is the one.
            await live.read_again()
        broadcast.tell_table(live)
    if live.table.rematch is None:
        raise Refused("table.moved_on")
    return live.table.rematch


def _names(table: Table, *, but: int) -> list[str | None]:
    """The names at the other seats."""
    return [seat.name for seat in table.seats if seat.number != but]


def require_lobby(live: LiveTable) -> None:
    if live.table.phase != "lobby":
        raise Refused("table.not_lobby")


def require_host(live: LiveTable, holder: str) -> None:
    if live.table.host != holder:
        raise Refused("host.only")


async def change_seat(live: LiveTable, seat: Seat, values: SeatValues) -> None:
    await live.write(live.store.change_seat(seat, values))
    for name, value in values.items():
        setattr(seat, name, value)


async def change_table(live: LiveTable, values: TableValues) -> None:
    if not values:
        return
    await live.write(live.store.change_table(live.table, values))
    for name, value in values.items():
        setattr(live.table, name, value)
