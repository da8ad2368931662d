"""Answers to a page's requests, as the server would give them.

What needs other people is refused and said (`local.alone`); what is too large or does not fit is
refused within the same bounds as there, whoever a record or an edition came from.
"""

import re
from typing import TYPE_CHECKING, Final, cast
from urllib.parse import parse_qsl, urlsplit

from digsite.core.errors import GameError
from digsite.core.refusals import Refusal
from digsite.local.requests import Asked, RoomAnswer, Routes, as_answer
from digsite.local.room import ALONE, Room
from digsite.local.routes import analysis, games, puzzles, replays, tables
from digsite.server.wire.bounds import UPLOADS
from digsite.server.wire.client_messages import where
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import RefusalShape

if TYPE_CHECKING:
    from pydantic import ValidationError

ROUTES: Final[Routes] = [
    *games.ROUTES,
    *tables.ROUTES,
    *replays.ROUTES,
    *analysis.ROUTES,
    *puzzles.ROUTES,
]
"""Every other route of the server is for several people, and refused as such."""


async def answer(room: Room, method: str, address: str, lang: str, body: str) -> RoomAnswer:
    """What a request to the server's REST routes is answered with (docs/wire.md)."""
    parts = urlsplit(address)
    asked = Asked(lang, body, dict(parse_qsl(parts.query)))
    try:
        _require_small(parts.path, body)
        for wanted, pattern, route in ROUTES:
            match = re.fullmatch(pattern, parts.path)
            if wanted == method and match is not None:
                return await route(room, asked, *match.groups())
        raise Refused("local.alone")
    except Refused as refused:
        return _refused(refused.status, refused.public(lang))
    except GameError as error:
        return _refused(400, Refusal.of(error, lang).public())
    except ValueError as error:
        # Forms that do not fit, whoever reads them.
        detail = where(cast("ValidationError", error)) if hasattr(error, "errors") else "JSON"
        return _refused(400, Refused("request.bad", detail=detail).public(lang))


def _require_small(path: str, body: str) -> None:
    limit = ALONE.largest_upload if f"/api{path}" in UPLOADS else ALONE.largest_body
    if len(body.encode()) > limit:
        raise Refused("request.too_large", limit=limit)


def _refused(status: int, refusal: RefusalShape) -> RoomAnswer:
    return as_answer({"error": refusal}, status)
