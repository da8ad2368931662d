"""Wishes to be told: checked, confirmed by whoever is to be told, and counted so that nobody is
pestered through us."""

import json
import re
from typing import TYPE_CHECKING, Final

from digsite import locales
from digsite.server.ids import digest, new_code, new_key
from digsite.server.notices import delivery, safe_http
from digsite.server.notices.concurrency import Busy
from digsite.server.notices.recipients import recipient
from digsite.server.notices.safe_http import Unreachable
from digsite.server.store.attempts import Attempts
from digsite.server.store.models import Notice
from digsite.server.store.notices import Notices
from digsite.server.table.live_table import Room
from digsite.server.times import DAY, HOUR, now
from digsite.server.wire.refusals import Refused
from digsite.server.wire.requests import WishedNotice

if TYPE_CHECKING:
    from digsite.server.table.live_tables import Hub

MOST_PER_HOLDER: Final = 6
MOST_PER_BROWSER: Final = 60
"""Over all tables: a push costs whoever asks for it nothing, and the server a look every time."""
MOST_CONFIRMATIONS: Final = 3
"""Confirmations to one receiver in a day: nobody is pestered with requests they did not make."""
CODE_LENGTH: Final = 8
CODE_GUESSES: Final = 5
_WORD: Final = r"[\w!#$%&'*+/=?^`{|}~-]+"
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?"
_EMAIL: Final = re.compile(rf"{_WORD}(?:\.{_WORD})*@(?:{_LABEL}\.)+[A-Za-z]{{2,}}")
LONGEST_LOCAL: Final = 64
LONGEST_EMAIL: Final = 254


async def subscribe(
    hub: "Hub", room: Room, holder: str, seat: int, wish: WishedNotice, address: str | None
) -> Notice:
    """Keep a wish to be told; e-mail waits for its code, a webhook has to answer at once."""
    if not room.holds(holder, seat):
        raise Refused("seat.not_yours")
    store = Notices(hub.store)
    if len(await store.of(room.table.id, holder)) >= MOST_PER_HOLDER:
        raise Refused("notice.too_many")
    if await store.count(holder) >= MOST_PER_BROWSER:
        raise Refused("notice.too_many")
    target = _target(hub, wish)
    if wish.kind != "push":
        await _require_few(hub, wish.kind, target, holder, address)
    code = new_code(CODE_LENGTH)
    made = Notice(id=new_key(), table_id=room.table.id, seat=seat, holder=holder, kind=wish.kind)
    made.target, made.lang, made.created = target, wish.lang, now()
    made.told, made.claimed, made.tries, made.code = None, 0, 0, None
    askers = [f"browser {holder}"] + ([f"address {address}"] if address else [])
    host = delivery.asked_host(hub.settings, wish.kind, target)
    try:
        async with hub.confirming.take(*askers, host, seconds=hub.settings.outgoing_seconds):
            await _ask(hub, made, code)
    except Busy:
        raise Refused("notice.too_many") from None
    except (Unreachable, delivery.Gone):
        raise Refused("notice.unreachable") from None
    if wish.kind == "email":
        made.code = digest(made.id, code)
    await store.add(made)
    return made


async def _require_few(
    hub: "Hub", kind: str, target: str, holder: str, address: str | None
) -> None:
    """Refuses who has asked too often, then who was asked too often."""
    attempts, settings, to = Attempts(hub.store), hub.settings, recipient(kind, target)
    own, hosts = settings.confirmations_per_hour, settings.confirmations_per_host
    counts = [("browser", holder, own, HOUR)]
    counts += [("address", address, own, HOUR)] if address else []
    counts += [("to", to.name, MOST_CONFIRMATIONS, DAY), ("host", to.host, hosts, HOUR)]
    for role, who, most, period in counts:
        if not await attempts.may("confirm", role, who, most=most, period=period):
            raise Refused("notice.too_many")


def _target(hub: "Hub", wish: WishedNotice) -> str:
    private = hub.settings.private_targets
    try:
        if wish.kind == "push" and wish.push is not None:
            subscription = {"endpoint": wish.push.endpoint, **wish.push.keys.model_dump()}
            delivery.check_push(subscription, private=private)
            return json.dumps(subscription)
        if wish.kind == "webhook" and wish.to is not None:
            safe_http.check(wish.to, private=private)
            return wish.to
    except Unreachable:
        raise Refused("notice.unreachable") from None
    if wish.kind == "email" and wish.to is not None:
        if hub.settings.smtp_host is None:
            raise Refused("notice.off")
        if not _is_mailbox(wish.to):
            raise Refused("notice.unreachable")
        return wish.to
    raise Refused("request.bad", detail="to")


def _is_mailbox(text: str) -> bool:
    short = len(text) <= LONGEST_EMAIL and text.find("@") <= LONGEST_LOCAL
    return short and text.isascii() and _EMAIL.fullmatch(text) is not None


async def _ask(hub: "Hub", notice: Notice, code: str) -> None:
    """Make sure that the receiver wants to be told."""
    way, to = hub.way, notice.target
    if notice.kind == "email":
        subject = locales.message(notice.lang, "server", "notice-confirm-title", {})
        text = locales.message(notice.lang, "server", "notice-confirm-text", {"code": code})
        await delivery.email(way, to, subject, text)
    elif notice.kind == "webhook":
        message = {"type": "confirm", "challenge": code}
        if code.encode() not in await delivery.webhook(way, to, message):
            raise Unreachable("challenge")


async def confirm(hub: "Hub", notice_id: str, holder: str, code: str) -> Notice:
    """The code of an e-mail, typed in by whoever asked for it."""
    store = Notices(hub.store)
    notice = await store.find(notice_id)
    if notice is None or notice.holder != holder:
        raise Refused("notice.unknown")
    if not await Attempts(hub.store).may("notice", notice_id, most=CODE_GUESSES, period=DAY):
        raise Refused("code.too_many")
    if notice.code is not None:
        if digest(notice.id, code.strip().lower()) != notice.code:
            raise Refused("code.unknown")
        notice.code = None
        await store.confirm(notice.id)
    return notice
