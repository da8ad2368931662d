"""Hints: free for those who play alone; among people by agreement only, and told to all."""

from digsite.server.store import Table
from digsite.server.store.models import HintUse
from digsite.server.table import broadcast
from digsite.server.table.live_table import LiveTable
from digsite.server.table.table_json import hints_of
from digsite.server.wire.refusals import Refused


def require_hints(table: Table) -> None:
    """Refuse hints at a table whose players have not agreed to them."""
    if hints_of(table) == "off":
        raise Refused("hint.not_agreed")


async def note_hint(live: LiveTable) -> None:
    """Let the others know that the seat to play asks for a hint: once in a turn."""
    table = live.table
    used = table.hints_used or []
    assert table.active is not None
    use: HintUse = {"round": table.round, "seat": table.active, "seq": table.seq}
    turn = (use["round"], use["seat"])
    if hints_of(table) == "alone" or turn in [(one["round"], one["seat"]) for one in used]:
        return
    used = [*used, use]
    await live.write(live.store.change_table(table, {"hints_used": used}))
    table.hints_used = used
    broadcast.tell_table(live)
