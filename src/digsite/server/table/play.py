"""The life of a move, of a person or of a bot, from a wish to everybody's screen.

    refuse   who may not play, or is not to play now; the rules refuse what they do not allow
    apply    the change to the match in memory
    commit   it with what it makes of the table, its clock too: nobody hears of what is not on disk
    tell     everybody who looks on here; the commit itself tells the other workers
    wake     the bot that is to play next

Clocks and notices need no waking: jobs.clock_watch and notices.sender look at what is on disk.
All functions are called by whoever has the table to itself.
"""

from typing import NamedTuple

from digsite.server.ids import digest
from digsite.server.ops import metrics
from digsite.server.store import Conflict
from digsite.server.store.models import ChangeKind, EntryValues
from digsite.server.table import broadcast, clocks, permissions
from digsite.server.table.connection import Connection
from digsite.server.table.history import Change, History
from digsite.server.table.live_table import LiveTable
from digsite.server.times import now
from digsite.server.wire.refusals import Refused


class WishedChange(NamedTuple):
    """What a player asks for, in the position with this `seq`; `action` only to play one."""

    change: ChangeKind
    action: str | None
    seq: int
    id: str
    """By which the same request is known again."""


async def play(live: LiveTable, player: Connection, wish: WishedChange) -> int:
    """Refuse a player's wish or make it come true; returns the number of the change."""
    if player.holder is None:
        raise Refused("seat.not_yours")
    request = digest(player.holder, wish.id)
    if wish.seq > live.table.seq:
        # The player saw a move at another worker of which this one has not heard yet.
        await live.read_again()
        if live.told_seq < live.table.seq:
            broadcast.tell_what_was_missed(live)
    known = _made_before(live.history, request, wish)
    if known is not None:
        return known
    history = permissions.require_turn(
        live.table, live.history, player.holder, player.eyes, wish.seq
    )
    action = history.action_of(wish.change, wish.action)
    permissions.require_tutorial(history, action, player.lang)
    try:
        return (await make(live, wish.change, action, request, player.lang)).seq
    except Refused:
        # It may have been this very request, made at another worker before a break.
        await live.read_again()
        known = _made_before(live.history, request, wish)
        if known is None:
            raise
        return known


def _made_before(history: History | None, request: str, wish: WishedChange) -> int | None:
    """The number of the change that a request has made already."""
    known = history.requests.get(request) if history else None
    if known is None:
        return None
    if known.change == wish.change and wish.action in (None, known.action):
        return known.seq
    raise Refused("request.id_used")


async def make(
    live: LiveTable, change: ChangeKind, action: str, request: str | None, lang: str = "en"
) -> Change:
    """Apply a change unless the rules refuse it; then it is committed, told, and wakes others."""
    history = permissions.require_playing(live.table, live.history)
    made = history.apply(change, action, lang)
    await live.to_its_end(_follow_up(live, history, made, request))
    return made


async def _follow_up(live: LiveTable, history: History, made: Change, request: str | None) -> None:
    await _commit(live, history, made, request)
    broadcast.tell_move(live, made)
    live.listener.changed(live)


async def _commit(live: LiveTable, history: History, made: Change, request: str | None) -> None:
    at = now()
    entry: EntryValues = {
        "table_id": live.table.id,
        "seq": made.seq,
        "change": made.change,
        "seat": made.seat,
        "action": made.action,
        "request": request,
        "at": at,
    }
    values = history.columns()
    values |= clocks.after_move(live.table, values, at)
    try:
        await live.store.append(entry, values)
    except BaseException as error:
        live.distrust(history_too=True)
        if isinstance(error, Conflict):
            raise Refused("table.moved_on") from None
        raise
    if request is not None:
        history.requests[request] = made
    live.note(made.seq, at, values)
    metrics.moves.labels(made.change, "bot" if request is None else "human").inc()
