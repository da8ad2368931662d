"""Subscriptions to notices: checked, confirmed by the receiver, and limited so that nobody can use
the server to pester others."""

import json
import re
from typing import Final

from digsite import locales
from digsite.server.ids import digest, new_code, new_key
from digsite.server.notices import delivery, safe_http
from digsite.server.notices.concurrency import Busy, ConcurrencyLimit
from digsite.server.notices.delivery import Challenge, PushTarget
from digsite.server.notices.recipients import recipient
from digsite.server.notices.safe_http import SafeHttp, Unreachable
from digsite.server.settings import Settings
from digsite.server.store import Store
from digsite.server.store.attempts import Attempts
from digsite.server.store.models import Notice
from digsite.server.store.notices import Notices
from digsite.server.times import DAY, HOUR, now
from digsite.server.wire.refusals import Refused
from digsite.server.wire.requests import WishedNotice
from digsite.server.wire.responses import ShownNotice

MOST_PER_HOLDER: Final = 6
MOST_PER_BROWSER: Final = 60
"""Over all tables: a push costs the asker nothing, and the server a look every time."""
MOST_CONFIRMATIONS: Final = 3
"""To one receiver in a day: nobody is pestered with confirmations they did not ask for."""
CODE_LENGTH: Final = 8
CODE_GUESSES: Final = 5
_WORD: Final = r"[\w!#$%&'*+/=?^`{|}~-]+"
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?"
_EMAIL: Final = re.compile(rf"{_WORD}(?:\.{_WORD})*@(?:{_LABEL}\.)+[A-Za-z]{{2,}}")
LONGEST_LOCAL: Final = 64
LONGEST_EMAIL: Final = 254


class Subscriptions:
    """Takes subscriptions, and asks the receivers whether they want them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.settings = settings
        self.notices, self.attempts = Notices(store), Attempts(store)
        self.http = SafeHttp(settings)
        """Its own: slow confirmations must not delay the notices themselves."""
        self._limit = ConcurrencyLimit(total=64, each=2, waiting=16)
        """For one browser, one address and one receiving host."""

    async def subscribe(
        self, table_id: str, seat: int, holder: str, wish: WishedNotice, address: str | None
    ) -> Notice:
        """Keep a subscription; e-mail waits for its code, a webhook has to answer at once."""
        if len(await self.notices.of(table_id, holder)) >= MOST_PER_HOLDER:
            raise Refused("notice.too_many")
        if await self.notices.count(holder) >= MOST_PER_BROWSER:
            raise Refused("notice.too_many")
        target = self._target(wish)
        if wish.kind != "push":
            await self._require_few(wish.kind, target, holder, address)
        code = new_code(CODE_LENGTH)
        notice = Notice(id=new_key(), table_id=table_id, seat=seat, holder=holder, kind=wish.kind)
        notice.target, notice.lang, notice.created = target, wish.lang, now()
        notice.sent, notice.claimed, notice.tries, notice.code = None, 0, 0, None
        askers = [f"browser {holder}"] + ([f"address {address}"] if address else [])
        host = delivery.asked_host(self.settings, wish.kind, target)
        try:
            async with self._limit.take(*askers, host, seconds=self.settings.outgoing_seconds):
                await self._ask(notice, code)
        except Busy:
            raise Refused("notice.too_many") from None
        except (Unreachable, delivery.Gone):
            raise Refused("notice.unreachable") from None
        if wish.kind == "email":
            notice.code = digest(notice.id, code)
        await self.notices.add(notice)
        return notice

    async def confirm(self, notice_id: str, holder: str, code: str) -> Notice:
        """Confirm an e-mail address by the code that was sent to it."""
        notice = await self.notices.find(notice_id)
        if notice is None or notice.holder != holder:
            raise Refused("notice.unknown")
        if not await self.attempts.may("notice", notice_id, most=CODE_GUESSES, period=DAY):
            raise Refused("code.too_many")
        if notice.code is not None:
            if digest(notice.id, code.strip().lower()) != notice.code:
                raise Refused("code.unknown")
            notice.code = None
            await self.notices.confirm(notice.id)
        return notice

    async def _require_few(self, kind: str, target: str, holder: str, address: str | None) -> None:
        """Refuses an asker who asks too often, then a receiver who has been asked too often."""
        settings, to = self.settings, recipient(kind, target)
        own, hosts = settings.confirmations_per_hour, settings.confirmations_per_host
        counts = [("browser", holder, own, HOUR)]
        counts += [("address", address, own, HOUR)] if address else []
        counts += [("to", to.name, MOST_CONFIRMATIONS, DAY), ("host", to.host, hosts, HOUR)]
        for role, who, most, period in counts:
            if not await self.attempts.may("confirm", role, who, most=most, period=period):
                raise Refused("notice.too_many")

    def _target(self, wish: WishedNotice) -> str:
        private = self.settings.private_targets
        try:
            if wish.kind == "push" and wish.push is not None:
                keys = wish.push.keys
                target: PushTarget = {
                    "endpoint": wish.push.endpoint,
                    "p256dh": keys.p256dh,
                    "auth": keys.auth,
                }
                delivery.check_push(target, private=private)
                return json.dumps(target)
            if wish.kind == "webhook" and wish.to is not None:
                safe_http.check(wish.to, private=private)
                return wish.to
        except Unreachable:
            raise Refused("notice.unreachable") from None
        if wish.kind == "email" and wish.to is not None:
            if self.settings.smtp_host is None:
                raise Refused("notice.off")
            if not _is_mailbox(wish.to):
                raise Refused("notice.unreachable")
            return wish.to
        raise Refused("request.bad", detail="to")

    async def _ask(self, notice: Notice, code: str) -> None:
        """Make sure that the receiver wants the notices."""
        if notice.kind == "email":
            subject = locales.message(notice.lang, "server", "notice-confirm-title", {})
            text = locales.message(notice.lang, "server", "notice-confirm-text", {"code": code})
            await delivery.email(self.http, notice.target, subject, text)
        elif notice.kind == "webhook":
            challenge: Challenge = {"type": "confirm", "challenge": code}
            if code.encode() not in await delivery.webhook(self.http, notice.target, challenge):
                raise Unreachable("challenge")


def _is_mailbox(text: str) -> bool:
    short = len(text) <= LONGEST_EMAIL and text.find("@") <= LONGEST_LOCAL
    return short and text.isascii() and _EMAIL.fullmatch(text) is not None


def shown_notice(notice: Notice) -> ShownNotice:
    """A notice as its owner sees it."""
    return {
        "notice": notice.id,
        "seat": notice.seat,
        "kind": notice.kind,
        "to": None if notice.kind == "push" else notice.target,
        "confirmed": notice.code is None,
    }
