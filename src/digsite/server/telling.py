"""Telling players that it is their turn: opt-in, confirmed, seldom, and by one worker."""

import asyncio
import json
import logging
import re
import secrets
from typing import TYPE_CHECKING, Any, Final

from digsite import locales
from digsite.core.game import find
from digsite.server import outgoing, posting
from digsite.server.keys import ALPHABET, digest, new_key, now
from digsite.server.outages import Outage
from digsite.server.outgoing import Unreachable
from digsite.server.refusals import Refused
from digsite.server.repeating import Repeating
from digsite.server.room import Room
from digsite.server.store import Doors
from digsite.server.store.notices import Notice, Notices
from digsite.server.wishes import WishedNotice

if TYPE_CHECKING:
    from digsite.server.hub import Hub

HOUR: Final = 3600 * 1000
MOST_PER_HOLDER: Final = 6
MOST_CONFIRMATIONS: Final = 3
"""Confirmations to one address in a day: nobody is pestered with requests they did not make."""
MOST_TRIES: Final = 6
CLAIM: Final = 60 * 1000
CODE_GUESSES: Final = 5
_EMAIL: Final = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z]{2,}")
log = logging.getLogger("digsite.server")


async def subscribe(hub: "Hub", room: Room, holder: str, seat: int, wish: WishedNotice) -> Notice:
    """Keep a wish to be told; e-mail waits for its code, a webhook has to answer at once."""
    if not room.holds(holder, seat):
        raise Refused("seat.not_yours")
    store = Notices(hub.store)
    if len(await store.of(room.table.id, holder)) >= MOST_PER_HOLDER:
        raise Refused("notice.too_many")
    target = _target(hub, wish)
    day = {"most": MOST_CONFIRMATIONS, "period": 24 * HOUR}
    if wish.kind != "push" and not await Doors(hub.store).may("confirm", target, **day):
        raise Refused("notice.too_many")
    code = "".join(secrets.choice(ALPHABET) for _ in range(8))
    made = Notice(id=new_key(), table_id=room.table.id, seat=seat, holder=holder, kind=wish.kind)
    made.target, made.lang, made.created = target, wish.lang, now()
    made.told, made.claimed, made.tries, made.code = None, 0, 0, None
    try:
        await _ask(hub, made, code)
    except (Unreachable, posting.Gone):
        raise Refused("notice.unreachable") from None
    if wish.kind == "email":
        made.code = digest(made.id, code)
    await store.add(made)
    return made


def _target(hub: "Hub", wish: WishedNotice) -> str:
    private = hub.settings.private_targets
    try:
        if wish.kind == "push" and wish.push is not None:
            subscription = {"endpoint": wish.push.endpoint, **wish.push.keys.model_dump()}
            posting.check_push(subscription, private=private)
            return json.dumps(subscription)
        if wish.kind == "webhook" and wish.to is not None:
            outgoing.check(wish.to, private=private)
            return wish.to
    except Unreachable:
        raise Refused("notice.unreachable") from None
    if wish.kind == "email" and wish.to is not None:
        if hub.settings.smtp_host is None:
            raise Refused("notice.off")
        if not wish.to.isascii() or not _EMAIL.fullmatch(wish.to):
            raise Refused("notice.unreachable")
        return wish.to
    raise Refused("request.bad", detail="to")


async def _ask(hub: "Hub", notice: Notice, code: str) -> None:
    """Make sure that the receiver wants to be told."""
    settings = hub.settings
    if notice.kind == "email":
        subject = locales.message(notice.lang, "server", "notice-confirm-title", {})
        text = locales.message(notice.lang, "server", "notice-confirm-text", {"code": code})
        await asyncio.to_thread(posting.email, settings, notice.target, subject, text)
    elif notice.kind == "webhook":
        message = {"type": "confirm", "challenge": code}
        answer = await asyncio.to_thread(posting.webhook, settings, notice.target, message)
        if code.encode() not in answer:
            raise Unreachable("challenge")


async def confirm(hub: "Hub", notice_id: str, holder: str, code: str) -> Notice:
    """The code of an e-mail, typed in by whoever asked for it."""
    store = Notices(hub.store)
    notice = await store.find(notice_id)
    if notice is None or notice.holder != holder:
        raise Refused("notice.unknown")
    if not await Doors(hub.store).may("notice", notice_id, most=CODE_GUESSES, period=24 * HOUR):
        raise Refused("code.too_many")
    if notice.code is not None:
        if digest(notice.id, code.strip().lower()) != notice.code:
            raise Refused("code.unknown")
        notice.code = None
        await store.change(notice.id, code=None)
    return notice


class Teller(Repeating):
    """Looks now and then who is to be told; each worker runs one."""

    def __init__(self, hub: "Hub") -> None:
        outage = Outage("players cannot be told", "players can be told again")
        super().__init__(hub.settings.notice_pace, outage)
        self.hub, self.store = hub, Notices(hub.store)

    async def look(self) -> None:
        quiet = int(self.hub.settings.notice_quiet * 1000)
        for notice in await self.store.due(now(), quiet):
            await self._tell(notice)

    async def _tell(self, notice: Notice) -> None:
        if notice.holder in self.hub.connected(notice.table_id):
            return
        tries = notice.tries + 1
        if not await self.store.claim(notice, now() + CLAIM * 2 ** min(tries, MOST_TRIES)):
            return
        most = self.hub.settings.notices_per_hour
        if not await Doors(self.hub.store).may("told", notice.target, most=most, period=HOUR):
            return
        try:
            await self._send(notice)
        except posting.Gone:
            await self.store.remove(notice.id)
        except Unreachable as error:
            log.info("a player could not be told by %s: %s", notice.kind, error)
            if tries >= MOST_TRIES:
                await self.store.remove(notice.id)
        else:
            await self.store.change(notice.id, told=now())

    async def _send(self, notice: Notice) -> None:
        settings = self.hub.settings
        table = await self.hub.store.table(notice.table_id)
        if table is None:
            return
        told = await self._message(notice, find(table.game).name)
        if notice.kind == "email":
            link = {"link": told["link"], "remove": told["remove"]}
            text = locales.message(notice.lang, "server", "notice-turn-text", link)
            arguments = (settings, notice.target, told["title"], text)
            await asyncio.to_thread(posting.email, *arguments)
        elif notice.kind == "webhook":
            await asyncio.to_thread(posting.webhook, settings, notice.target, told)
        else:
            vapid = await vapid_key(self.store)
            await asyncio.to_thread(posting.push, settings, vapid, notice.target, told)

    async def _message(self, notice: Notice, game: str) -> dict[str, Any]:
        """Nothing of the game itself: who reads it is not known to hold the seat."""
        base = (self.hub.settings.public_url or "").rstrip("/")
        title = locales.message(notice.lang, "server", "notice-turn-title", {})
        return {
            "type": "turn",
            "table": notice.table_id,
            "seat": notice.seat,
            "game": game,
            "title": title,
            "link": f"{base}/table/{notice.table_id}",
            "remove": f"{base}/notices/{notice.id}",
        }


async def vapid_key(store: Notices) -> str:
    return await store.key("vapid", await asyncio.to_thread(posting.new_vapid_key))
