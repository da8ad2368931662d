"""The built pages: assets kept for ever, everything else asked for each time."""

import html
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from digsite import locales
from digsite.server.routes.dependencies import Lang
from digsite.server.routes.games import ASK_EACH_TIME, KEEP_FOR_EVER
from digsite.server.wire.refusals import Refused

router = APIRouter(include_in_schema=False)
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Explicit, because `mimetypes` differs by machine and we send nosniff."""
HASHED: Final = ("assets/", "engine-")
"""What the site's files are named by that never change."""


@router.get("/api/{path:path}")
async def no_such_route(path: str) -> Response:
    raise Refused("page.unknown")


@router.get("/play")
async def site_folder() -> Response:
    return RedirectResponse("/play/")


@router.get("/play/{path:path}")
async def site(path: str, request: Request, lang: Lang) -> Response:
    """A file of the game without a server, where this server has it."""
    file = _file(request.app.state.settings.site, path or "index.html")
    if file is None:
        return await page(f"play/{path}", request, lang)
    return _answer(request, file, KEEP_FOR_EVER if path.startswith(HASHED) else ASK_EACH_TIME)


@router.get("/{path:path}")
async def page(path: str, request: Request, lang: Lang) -> Response:
    """A file of the pages; every other address is a place within the one page there is."""
    pages: Path = request.app.state.settings.pages
    file = _file(pages, path)
    if file is not None:
        kept = KEEP_FOR_EVER if path.startswith("assets/") else ASK_EACH_TIME
        return _answer(request, file, kept)
    if path.startswith("assets/"):
        raise Refused("page.unknown")
    index = _file(pages, "index.html")
    if index is None:
        sentence = locales.message(lang, "server", "pages-missing")
        text = (
            f'<!doctype html><html lang="{lang}"><title>Digsite</title><p>{html.escape(sentence)}'
        )
        return HTMLResponse(text, status_code=503)
    return _answer(request, index, ASK_EACH_TIME)


def _file(pages: Path, path: str) -> Path | None:
    """A file within the pages; nothing outside can be reached."""
    try:
        file = (pages / path).resolve()
        inside = file.is_relative_to(pages.resolve())
        return file if inside and file.is_file() else None
    except (OSError, ValueError):
        return None


def _answer(request: Request, file: Path, kept: str) -> Response:
    response = FileResponse(
        file,
        headers={"cache-control": kept},
        stat_result=file.stat(),
        media_type=KINDS.get(file.suffix, "application/octet-stream"),
    )
    if request.headers.get("if-none-match") == response.headers.get("etag"):
        headers = {name: response.headers[name] for name in ("etag", "cache-control")}
        return Response(status_code=304, headers=headers)
    return response
