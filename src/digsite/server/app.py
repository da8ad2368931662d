"""The application: everything put together."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache, partial
from typing import Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import JSONResponse
from starlette.routing import BaseRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from digsite import __version__
from digsite.core.errors import GameError
from digsite.core.refusals import Refusal
from digsite.server.edge.hosts import TrustedProxies
from digsite.server.edge.middleware import Guard, Stopped
from digsite.server.edge.rate_limits import RateLimits
from digsite.server.lifespan import Lifespan
from digsite.server.ops import metrics
from digsite.server.ops.outages import is_outage, trace
from digsite.server.routes import (
    addresses,
    analysis,
    games,
    new_tables,
    notices,
    pages,
    puzzles,
    replays,
    reviews,
    tables,
)
from digsite.server.routes.meeting import blocks, house, open_tables
from digsite.server.routes.people import accounts, histories
from digsite.server.routes.sockets.meeting_socket import meeting_socket
from digsite.server.routes.sockets.table_socket import table_socket
from digsite.server.services import Services
from digsite.server.settings import Settings
from digsite.server.wire.refusals import Refused, failure, language_of
from digsite.server.wire.responses import RefusedAnswer

TRY_AGAIN: Final = 1013
FAILED: Final = 1011
log = logging.getLogger("digsite.server")


def application(settings: Settings, *, warm_up: bool = False) -> ASGIApp:
    """The whole server as an ASGI application."""
    app = api(settings)
    guarded: ASGIApp = Guard(app, settings, app.state.rate_limits)
    if settings.trusted_proxies:
        guarded = TrustedProxies(guarded, list(settings.trusted_proxies))  # type: ignore[arg-type]
    return Lifespan(guarded, app, settings, warm_up=warm_up)


def api(settings: Settings) -> FastAPI:
    """All routes, without what guards them and without a database."""
    app = FastAPI(
        title="Digsite",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        routes=_routes(),
    )
    app.state.settings, app.state.services = settings, None
    app.state.rate_limits = RateLimits(settings)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(GameError, _refused)
    app.add_exception_handler(RequestValidationError, _refused)
    app.add_exception_handler(HTTPException, _refused)
    app.add_exception_handler(Exception, _failed)
    # Last of all: the pages are at every other address.
    app.include_router(pages.router)
    # Packing what is larger than this would hold up the event loop for more than a millisecond.
    app.add_middleware(GZipMiddleware, minimum_size=1000, thread_minimum_size=16_000)
    return app


@cache
def _routes() -> list[BaseRoute]:
    """Once for all applications of a process: to read their signatures takes a while."""
    router = APIRouter(
        responses={"4XX": {"model": RefusedAnswer, "description": "Refused, and why."}}
    )
    for module in (
        games,
        addresses,
        new_tables,
        tables,
        replays,
        reviews,
        analysis,
        puzzles,
        notices,
        open_tables,
        blocks,
        house,
        accounts,
        histories,
    ):
        router.include_router(module.router)
    router.add_api_route("/api/health", _health, tags=["server"])
    router.add_api_route("/healthz", _health, include_in_schema=False)
    router.add_api_route("/readyz", _ready, include_in_schema=False)
    router.add_api_websocket_route("/api/tables/{table_id}/socket", _at_table)
    router.add_api_websocket_route("/api/meeting/socket", _at_meeting)
    return router.routes


async def _health() -> dict[str, str]:
    return {"digsite": __version__}


async def _ready(request: Request) -> JSONResponse:
    """Whether moves can be made and written."""
    services: Services | None = request.app.state.services
    ready = services is not None and await services.readiness.ask()
    return JSONResponse({"ready": ready}, 200 if ready else 503)


async def _at_table(socket: WebSocket, table_id: str) -> None:
    await _serve(socket, partial(table_socket, socket, table_id))


async def _at_meeting(socket: WebSocket) -> None:
    await _serve(socket, partial(meeting_socket, socket))


async def _serve(socket: WebSocket, conversation: Callable[[], Awaitable[None]]) -> None:
    if socket.app.state.services is None:
        await socket.accept()
        await socket.close(TRY_AGAIN)
        return
    try:
        await conversation()
    except Exception as error:
        _tell(socket, "a socket", error)
        with suppress(RuntimeError):
            await socket.close(FAILED)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    """Every refusal has one form, whoever refuses."""
    lang = language_of(request)
    if isinstance(error, GameError):
        metrics.refusals.labels(error.code).inc()
        return JSONResponse({"error": Refusal.of(error, lang).public()}, 400)
    refused = error if isinstance(error, Refused) else _as_refused(error)
    metrics.refusals.labels(refused.code).inc()
    return JSONResponse({"error": refused.public(lang)}, refused.status)


def _as_refused(error: Exception) -> Refused:
    if isinstance(error, Stopped):
        return error.refused
    if isinstance(error, RequestValidationError):
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])[:80]
        return Refused("request.bad", detail=f"{place}: {first['type']}")
    if isinstance(error, HTTPException) and error.status_code == 405:
        return Refused("request.method")
    if isinstance(error, HTTPException) and error.status_code == 404:
        return Refused("page.unknown")
    return Refused("request.bad", detail="JSON")


async def _failed(request: Request, error: Exception) -> JSONResponse:
    """Log what went wrong; the client is told only that something did."""
    # Not the path itself: there are invitations and names of tables in it.
    route = getattr(request.scope.get("route"), "path", "a request")
    if not isinstance(error, ClientDisconnect):
        _tell(request, f"{request.method} {route}", error)
    refused = failure(error)
    return JSONResponse({"error": refused.public(language_of(request))}, refused.status)


def _tell(connection: HTTPConnection, what: str, error: Exception) -> None:
    """Log a fault of ours with its trace, and a database outage once."""
    services: Services | None = connection.app.state.services
    if services is not None and is_outage(error):
        services.readiness.doubt(error)
    else:
        log.error("%s failed: %s", what, type(error).__name__, exc_info=trace(error))
