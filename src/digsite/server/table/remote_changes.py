"""Changes that other workers made: taken in, and told to those who look on here."""

import asyncio

from digsite.server.store import Entry
from digsite.server.store.models import EntryValues
from digsite.server.table import broadcast, clocks
from digsite.server.table.live_table import LiveTable
from digsite.server.wire.refusals import Refused


def hear(live: LiveTable, entry: EntryValues | None) -> None:
    """An entry was added elsewhere, or (None) the table was changed in some other way."""
    live.heard.append(entry)
    if live.hearing is None or live.hearing.done():
        live.hearing = asyncio.create_task(_take_in_all(live))


async def _take_in_all(live: LiveTable) -> None:
    async with live.exclusive(fresh=False):
        while live.heard:
            try:
                await _take_in(live, live.heard.pop(0))
            except Refused:
                # The table is gone, or its rules are: whoever asks next is told so.
                live.distrust()
                return


async def _take_in(live: LiveTable, entry: EntryValues | None) -> None:
    history = live.history
    if (
        entry is not None
        and history is not None
        and entry["seq"] == history.seq + 1
        and not live.is_behind
        and live.told_seq == live.table.seq
    ):
        made, at = history.read(Entry(**entry)), entry["at"]
        values = history.columns()
        values |= clocks.after_move(live.table, values, at)
        live.note(made.seq, at, values)
        broadcast.tell_move(live, made)
    elif entry is None or live.is_behind or entry["seq"] > live.table.seq:
        await live.read_again()
        broadcast.tell_what_was_missed(live)
        live.listener.changed(live)
    elif live.told_seq < live.table.seq:
        broadcast.tell_what_was_missed(live)
