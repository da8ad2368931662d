"""Games, words and rules (docs/wire.md, section 1)."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from digsite import locales
from digsite.core.game import find
from digsite.server.routes.dependencies import Lang
from digsite.server.wire.house_responses import ShownLocales, ShownRules
from digsite.server.wire.offers import fluent_texts, rules_sections, shown_games, shown_locales
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import ShownGames

router = APIRouter(prefix="/api", tags=["games"])
KEEP_FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"


@router.get("/games")
async def games(request: Request) -> ShownGames:
    """Everything a set-up page offers."""
    return shown_games(request.app.state.settings)


@router.get("/games/{game}/rules")
async def rules(game: str, lang: Lang) -> ShownRules:
    """The rules in our own words, section by section."""
    return {"game": game, "lang": lang, "sections": rules_sections(find(game).name, lang)}


@router.get("/locales")
async def catalogue() -> ShownLocales:
    """The Fluent files there are, each with the hash of its text."""
    return shown_locales()


@router.get("/locales/{lang}/{file}.ftl")
async def fluent(lang: str, file: str, request: Request) -> Response:
    """One Fluent file."""
    if lang not in locales.LANGUAGES or file not in fluent_texts(lang):
        raise Refused("page.unknown")
    digest, text = fluent_texts(lang)[file]
    etag = f'"{digest}"'
    kept = KEEP_FOR_EVER if request.query_params.get("v") == digest else ASK_EACH_TIME
    headers = {"etag": etag, "cache-control": kept}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)
