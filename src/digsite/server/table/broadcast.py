"""Tells everybody who looks at a table what happens there, each through their own eyes."""

from typing import Final

from digsite.core.game import find
from digsite.server.table import permissions, views
from digsite.server.table.connection import Connection
from digsite.server.table.history import Change, logged_move
from digsite.server.table.live_table import LiveTable
from digsite.server.table.table_json import shown_to, shown_to_all
from digsite.server.table.views import Views
from digsite.server.wire import server_messages
from digsite.server.wire.server_messages import Moved, Position, Snapshot

MOST_LOG: Final = 300


def snapshot(live: LiveTable, connection: Connection, since: int) -> Snapshot:
    """How the table stands, with the moves after `since`; all of them for new eyes."""
    if connection.log_eyes != connection.eyes:
        connection.log_eyes, since = connection.eyes, 0
    history, game, eyes = live.history, find(live.table.game), connection.eyes
    moves = [] if history is None else history.moves_since(since)
    return {
        "type": "snapshot",
        "seq": live.table.seq,
        "since": since,
        "eyes": eyes,
        "table": live.shown(connection.holder),
        **_position(live, eyes),
        "log": [logged_move(game, move, eyes) for move in moves[-MOST_LOG:]],
        "taken_back": [] if history is None else history.taken_back_since(since),
        "log_cut": len(moves) > MOST_LOG,
    }


def _position(live: LiveTable, eyes: int | None) -> Position:
    if live.history is None:
        return views.NOTHING
    return views.position(live.history, eyes, plays=permissions.plays(live.table, eyes))


def tell_table(live: LiveTable) -> None:
    """Tell everybody that somebody came or went, gave a nonce, or asked for a rematch."""
    for connection in live.audience:
        connection.send({"type": "table", "table": live.shown(connection.holder)})
    live.listener.came_or_went(live)


def tell_seats(live: LiveTable) -> None:
    """Tell everybody who sits where now; with it changes who may look and who is to play."""
    live.close_lost_eyes()
    for connection in live.audience:
        connection.send(snapshot(live, connection, live.table.seq))
    live.told_seq = live.table.seq
    live.listener.came_or_went(live)
    live.listener.changed(live)


def tell_what_was_missed(live: LiveTable) -> None:
    """Tell everybody how the table stands, with the moves they have not been told."""
    since = min(live.told_seq, live.table.seq)
    for connection in live.audience:
        connection.send(snapshot(live, connection, since))
    live.told_seq = live.table.seq


def tell_move(live: LiveTable, made: Change) -> None:
    """Tell everybody a change, each through their own eyes."""
    history, table = live.history, live.table
    assert history is not None
    common, seen = shown_to_all(table, live.edition, live.connected()), Views(history.match)
    way = history.way_of(made)
    texts: dict[tuple[int | None, str | None], bytes] = {}
    for connection in live.audience:
        eyes, holder = connection.eyes, connection.holder
        if (eyes, holder) not in texts:
            plays = permissions.plays(table, eyes)
            message: Moved = {
                "type": "moved",
                "change": made.change,
                **logged_move(history.match.game, made, eyes),
                **views.position(history, eyes, plays=plays, views=seen),
                "way": way,
                "took_back": made.took_back,
                "table": shown_to(holder, common, table),
            }
            texts[eyes, holder] = server_messages.write(message)
        connection.send_text(texts[eyes, holder])
    live.told_seq = made.seq
