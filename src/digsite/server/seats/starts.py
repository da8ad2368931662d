"""How a game begins: everybody adds a nonce to the deal, and the host starts, or all have come.

Every function that takes a live table is called by whoever has it to itself.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from digsite.server.ids import NONCE
from digsite.server.ratings import rated_games
from digsite.server.ratings.arrival import NOBODY, Arrival
from digsite.server.seats.seat_changes import (
    change_seat,
    change_table,
    require_host,
    require_lobby,
)
from digsite.server.store import Table
from digsite.server.store.models import TableValues
from digsite.server.table import broadcast, clocks, permissions
from digsite.server.table.history import begin
from digsite.server.table.live_table import LiveTable
from digsite.server.times import now
from digsite.server.wire.refusals import Refused


async def give_nonce(
    live: LiveTable, holder: str, seat_number: int, nonce: str, arrival: Arrival = NOBODY
) -> None:
    """Add a seat's part to the deal; once given it stays.

    Of people who were paired whoever comes is host until the host is there: they must not have to
    wait for somebody who never comes.
    """
    require_lobby(live)
    if not (live.table.is_dealt() and NONCE.fullmatch(nonce)):
        raise Refused("request.bad", detail="nonce")
    if not permissions.holds(live.table, holder, seat_number):
        raise Refused("seat.not_yours")
    seat = permissions.require_seat(live.table, seat_number)
    if seat.nonce not in (None, nonce):
        raise Refused("deal.nonce_given")
    await change_seat(live, seat, {"nonce": nonce, **arrival.values()})
    if live.table.paired and live.table.host not in live.connected():
        async with unless_others_were_first(live):
            await change_table(live, {"host": holder})


async def start_if_all_came(live: LiveTable, *, may_rate: bool = False) -> None:
    """A further game of a series, or one of people who were paired, begins once all have come.

    They may come at different workers in the same moment: whoever is last on disk sees all others
    there, and of two that start one does.
    """
    if not _begins_itself(live.table):
        return
    if live.store.shared:
        await live.read_again()
    if not (_begins_itself(live.table) and _all_came(live.table)):
        return
    assert live.table.host is not None
    async with unless_others_were_first(live):
        await start(live, live.table.host, {}, may_rate=may_rate)


@asynccontextmanager
async def unless_others_were_first(live: LiveTable) -> AsyncIterator[None]:
    """What another worker does to the table in the same moment stands, and is read."""
    try:
        yield
    except Refused as refused:
        if refused.code != "table.moved_on":
            raise
        await live.read_again()


def _begins_itself(table: Table) -> bool:
    by_itself = table.series > 1 or table.paired
    return by_itself and table.phase == "lobby" and table.host is not None


def _all_came(table: Table) -> bool:
    return all(
        seat.kind == "bot" or (seat.kind == "human" and seat.nonce is not None)
        for seat in table.seats
    )


async def count_no_more(live: LiveTable) -> None:
    """A rated game turns out to be one that does not count; it goes on all the same."""
    await change_table(live, {"rated": None})
    if live.history is not None:
        live.history.is_rated = False
    broadcast.tell_seats(live)


async def start(
    live: LiveTable,
    holder: str,
    nonces: dict[str, str],
    arrival: Arrival = NOBODY,
    *,
    may_rate: bool = False,
) -> None:
    """The host starts the game once every seat is taken and has given its nonce.

    Whether it counts for ratings is decided here, where the server rates at all.
    """
    require_host(live, holder)
    if live.table.phase == "playing":
        return
    require_lobby(live)
    if any(seat.kind == "open" for seat in live.table.seats):
        raise Refused("table.open_seats")
    for seat_number, nonce in nonces.items():
        await give_nonce(live, holder, int(seat_number), nonce, arrival)
    owing = [seat for seat in live.table.seats if seat.kind == "human" and seat.nonce is None]
    if owing and live.table.is_dealt():
        raise Refused("deal.nonce_missing")
    history, at = begin(live.table, live.edition), now()
    values: TableValues = {"phase": "playing", "changed": at}
    if may_rate and rated_games.why_not_rated(live.table) is None and live.table.clock is not None:
        values["rated"] = rated_games.rated_seats(live.table)
        values["clock"] = rated_games.rated_clock(live.table.clock)
        history.is_rated = True
    values |= history.columns()
    values |= clocks.start(live.table, history.match.seat, at)
    await change_table(live, values)
    live.history = history
    broadcast.tell_seats(live)
