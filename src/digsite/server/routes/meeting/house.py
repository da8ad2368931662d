"""The house: who runs this server, how people treat each other, what is kept for how long."""

import asyncio
from collections.abc import Iterator
from typing import Final

from fastapi import APIRouter

from digsite.server.edge.credentials import SECONDS_KEPT
from digsite.server.meeting.house import text_of
from digsite.server.routes.dependencies import Lang, TheServices
from digsite.server.settings import Settings
from digsite.server.store.people.sessions import KEPT
from digsite.server.times import DAY, SECOND
from digsite.server.wire.house_responses import House, KeptThing, KeptUntil

router = APIRouter(prefix="/api", tags=["meeting"])
COOKIE_DAYS: Final = SECONDS_KEPT * SECOND // DAY


@router.get("/house")
async def house(services: TheServices, lang: Lang) -> House:
    """Who runs this server, and what is kept here."""
    settings = services.settings
    return {
        "name": settings.house_name,
        "conduct": await asyncio.to_thread(text_of, settings.house, "conduct", lang),
        "imprint": await asyncio.to_thread(text_of, settings.house, "imprint", lang),
        "kept": list(_kept(settings)),
    }


def _kept(settings: Settings) -> Iterator[KeptThing]:
    """What is kept and for how long, as the server is set up."""
    yield _days("cookie", COOKIE_DAYS)
    yield _days("finished", settings.keep_finished_days)
    yield _days("abandoned", settings.keep_abandoned_days)
    yield _days("lobbies", settings.keep_lobbies_days)
    yield _days("uploads", settings.keep_uploads_days)
    if settings.chat:
        yield _with("words", "table")
    if settings.signs or settings.chat:
        yield _with("blocks", "removed")
        yield _days("reports", settings.keep_reports_days)
    yield _with("notices", "table")
    if settings.pairing:
        yield _with("seeking", "page")
    yield _days("counts", 1)
    if settings.accounts:
        yield _with("account", "account")
        yield _days("session", KEPT // DAY)
        yield _with("history", "account")
        if settings.ratings:
            yield _with("ratings", "account")
            yield _with("marks", "table")


def _days(what: str, days: int) -> KeptThing:
    """As everywhere in the settings, 0 days are for ever."""
    return {"what": what, "until": "days" if days > 0 else "ever", "days": days or None}


def _with(what: str, until: KeptUntil) -> KeptThing:
    return {"what": what, "until": until, "days": None}
