"""Signs and words among the players of a table, each kept from those who block the sender."""

from collections.abc import Iterable
from typing import Final

from digsite.server.ids import digest
from digsite.server.seats.player_names import LINK, plain
from digsite.server.settings import Settings
from digsite.server.store import Table
from digsite.server.store.meeting.blocks import Blocks
from digsite.server.store.meeting.models import Saying
from digsite.server.store.meeting.sayings import Sayings
from digsite.server.table.connection import Connection
from digsite.server.table.live_table import LiveTable
from digsite.server.wire.client_messages import Sign
from digsite.server.wire.refusals import Refused
from digsite.server.wire.server_messages import Said

SHOWN_AT_ONCE: Final = 100


def require_seat_of(table: Table, connection: Connection) -> int:
    """The seat for which a connection speaks; spectators say nothing."""
    own = [seat.number for seat in table.seats if seat.holder == connection.holder]
    if connection.holder is None or not own:
        raise Refused("seat.not_yours")
    return connection.eyes if connection.eyes in own else own[0]


def checked(words: str) -> str:
    """What is said, cleaned as names are; links are refused."""
    text = plain(words)
    if not text:
        raise Refused("request.bad", detail="text")
    if LINK.search(text):
        raise Refused("talk.link")
    return text


def require_words(settings: Settings, table: Table) -> None:
    """Words are for people who know each other: whom a table was opened to may be anybody."""
    if not settings.chat:
        raise Refused("talk.off")
    if table.watch == "listed":
        raise Refused("talk.signs_only")


async def say(live: LiveTable, connection: Connection, words: str, message_id: str) -> None:
    """Keep what somebody says and tell it to the other seats; said again, it is said once."""
    seat, text, holder = require_seat_of(live.table, connection), checked(words), connection.holder
    assert holder is not None
    request = digest(holder, message_id)
    saying = await Sayings(live.store).add(live.table.id, seat, holder, text, request)
    if saying is not None:
        await tell_words(live, saying)


async def tell_words(live: LiveTable, saying: Saying) -> None:
    deaf = await Blocks(live.store).who_blocks(saying.holder)
    for connection in list(live.audience):
        if live.table.is_held_by(connection.holder) and connection.holder not in deaf:
            connection.send(_said([saying]))


async def tell_all_words(live: LiveTable, connection: Connection) -> None:
    """Tell somebody who sits here what was said before they came."""
    holder = connection.holder
    if holder is None or not live.table.is_held_by(holder):
        return
    said = await Sayings(live.store).all(live.table.id)
    if not said:
        return
    blocked = {block.blocked for block in await Blocks(live.store).of(holder)}
    heard = [saying for saying in said if saying.holder not in blocked]
    connection.send(_said(heard[-SHOWN_AT_ONCE:]))


def _said(said: Iterable[Saying]) -> Said:
    shown = [
        {"number": one.number, "seat": one.seat, "text": one.text, "at": one.at} for one in said
    ]
    return {"type": "said", "said": shown}  # type: ignore[typeddict-item]


async def tell_sign(live: LiveTable, seat: int, sign: Sign) -> None:
    """Show a sign to everybody who looks on, but those who block the sender."""
    holder = live.table.seats[seat].holder
    deaf = await Blocks(live.store).who_blocks(holder or "")
    for connection in list(live.audience):
        if connection.holder is None or connection.holder not in deaf:
            connection.send({"type": "sign", "seat": seat, "sign": sign})
