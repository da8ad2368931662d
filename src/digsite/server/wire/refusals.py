"""What the server refuses: a stable code, a status, and a sentence in the asker's language."""

from typing import Final

from starlette.requests import HTTPConnection

from digsite import locales
from digsite.server.ops.outages import is_overload
from digsite.server.wire.responses import RefusalShape

STATUS: Final = {
    "seat.not_yours": 403,
    "host.only": 403,
    "origin.refused": 403,
    "host.unknown": 403,
    "table.locked": 403,
    "lock.wrong": 403,
    "hint.not_agreed": 403,
    "account.needed": 403,
    "account.off": 403,
    "talk.off": 403,
    "seek.off": 403,
    "seek.stranger": 403,
    "talk.signs_only": 403,
    "block.unknown": 404,
    "talk.too_fast": 429,
    "report.too_many": 429,
    "table.unknown": 404,
    "seat.unknown": 404,
    "invite.unknown": 404,
    "replay.unknown": 404,
    "code.unknown": 404,
    "notice.unknown": 404,
    "passkey.unknown": 404,
    "player.unknown": 404,
    "page.unknown": 404,
    "tutorial.unknown": 404,
    "puzzle.unknown": 404,
    "request.method": 405,
    "table.moved_on": 409,
    "table.not_lobby": 409,
    "table.not_playing": 409,
    "table.not_open": 409,
    "table.not_over": 409,
    "table.open_seats": 409,
    "seat.taken": 409,
    "seat.held": 409,
    "invite.full": 409,
    "deal.nonce_missing": 409,
    "deal.nonce_given": 409,
    "start.over": 409,
    "seek.not_seeking": 409,
    "seat.rated": 409,
    "undo.rated": 409,
    "replay.not_yet": 409,
    "account.name_taken": 409,
    "passkey.address": 409,
    "passkey.expired": 409,
    "passkey.last": 409,
    "passkey.too_many": 409,
    "tutorial.not_now": 409,
    "tutorial.changed": 409,
    "request.too_large": 413,
    "request.too_slow": 408,
    "request.too_fast": 429,
    "table.too_many": 429,
    "bots.too_many": 429,
    "record.too_many": 429,
    "review.too_many": 429,
    "account.too_many": 429,
    "passkey.too_often": 429,
    "lock.too_many": 429,
    "code.too_many": 429,
    "notice.too_many": 429,
    "server.failed": 500,
    "server.slow": 503,
    "server.starting": 503,
}


class Refused(Exception):
    """The server refuses a request; the sentence is looked up when the language is known."""

    def __init__(self, code: str, **arguments: str | int) -> None:
        super().__init__(code)
        self.code, self.arguments = code, arguments

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    def public(self, lang: str) -> RefusalShape:
        name = "refusal-" + self.code.replace(".", "-").replace("_", "-")
        message = locales.message(lang, "server", name, self.arguments)
        return {"code": self.code, "section": None, "message": message}


def failure(error: Exception) -> Refused:
    """What a client is told of an error that is no refusal: nothing of what went wrong."""
    return Refused("server.slow") if is_overload(error) else Refused("server.failed")


def language_of(connection: HTTPConnection) -> str:
    """The language asked for: `?lang=`, else the first of the browser's that there is."""
    asked = [connection.query_params.get("lang", "")]
    wishes = []
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), tag))
        except ValueError:
            continue
    asked += [tag for _, tag in sorted(wishes, key=lambda wish: wish[0])]
    for tag in asked:
        if tag[:2].lower() in locales.LANGUAGES:
            return tag[:2].lower()
    return "en"
