"""Games, words and rules (docs/wire.md, section 1)."""

import hashlib
import re
from functools import cache

from fastapi import APIRouter, Request
from starlette.responses import Response

from digsite import bots, locales
from digsite.core.game import Game, find, names
from digsite.server.routes.dependencies import Lang
from digsite.server.settings import Settings
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import (
    RulesSection,
    ShownGame,
    ShownGames,
    ShownLocales,
    ShownRules,
)

router = APIRouter(prefix="/api", tags=["games"])
HEADING = re.compile(r"^(#{1,4}) +(?:(\d+(?:\.\d+)*)\.? +)?(.+?) *$", re.MULTILINE)
KEEP_FOR_EVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"


@router.get("/games")
async def games(request: Request) -> ShownGames:
    """Everything a set-up page offers."""
    settings: Settings = request.app.state.settings
    return {
        "meeting": {
            "open_tables": settings.open_tables,
            "signs": settings.signs,
            "chat": settings.chat,
        },
        "games": [_game(find(name)) for name in names()],
        "bots": list(bots.LEVELS),
        "languages": list(locales.LANGUAGES),
    }


def _game(game: Game) -> ShownGame:
    edition = game.default_edition()
    return {
        "game": game.name,
        "title": game.title,
        "rules_version": game.rules_version,
        "players": list(game.players),
        "colours": list(game.colours),
        "can_choose_first": game.can_choose_first,
        "options": {name: list(values) for name, values in edition.options.items()},
        "editions": [{"name": edition.name, "shipped": True}],
        "components": game.components(edition),
        "spaces": list(game.spaces),
        "tutorial": game.tutorial is not None,
    }


@router.get("/games/{game}/rules")
async def rules(game: str, lang: Lang) -> ShownRules:
    """The rules in our own words, section by section."""
    return {"game": game, "lang": lang, "sections": _sections(find(game).name, lang)}


@cache
def _sections(game: str, lang: str) -> list[RulesSection]:
    text = find(game).rules_text(lang)
    headings = list(HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return [
        {
            "section": heading[2],
            "title": heading[3],
            "level": len(heading[1]),
            "markdown": text[heading.end() : end].strip(),
        }
        for heading, end in zip(headings, ends, strict=True)
    ]


@router.get("/locales")
async def catalogue() -> ShownLocales:
    """The Fluent files there are, each with the hash of its text."""
    files_by_language = {
        lang: {name: digest for name, (digest, _) in _fluent(lang).items()}
        for lang in locales.LANGUAGES
    }
    return {"languages": list(locales.LANGUAGES), "files": files_by_language}


@router.get("/locales/{lang}/{file}.ftl")
async def fluent(lang: str, file: str, request: Request) -> Response:
    """One Fluent file."""
    if lang not in locales.LANGUAGES or file not in _fluent(lang):
        raise Refused("page.unknown")
    digest, text = _fluent(lang)[file]
    etag = f'"{digest}"'
    kept = KEEP_FOR_EVER if request.query_params.get("v") == digest else ASK_EACH_TIME
    headers = {"etag": etag, "cache-control": kept}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@cache
def _fluent(lang: str) -> dict[str, tuple[str, str]]:
    """The Fluent files of a language by name: hash and text."""
    texts = {}
    subjects = locales.shared() | {name: find(name).catalogue for name in names()}
    for name, subject in sorted(subjects.items()):
        text = subject.text(lang)
        texts[name] = (hashlib.sha256(text.encode()).hexdigest()[:16], text)
    return texts
