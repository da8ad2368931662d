"""Between the world and the routes: hosts, rates, origins, sizes, time-outs, headers."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from digsite.server.edge.hosts import Hosts, is_secure
from digsite.server.edge.rate_limits import RateLimits
from digsite.server.settings import Settings
from digsite.server.times import DAY, SECOND
from digsite.server.wire.bounds import UPLOADS
from digsite.server.wire.refusals import Refused, language_of

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
SITE: Final = "/play/"
"""Where the game without a server is handed out, which runs WebAssembly (docs/site.md)."""
SITE_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
HEADERS: Final = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")


def is_same_origin(connection: HTTPConnection) -> bool:
    """Whether the page that asks was served from here; programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


class Stopped(HTTPException):
    """A body is not read to its end; the framework lets this kind of error through."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.status)
        self.refused = refused


class Guard:
    """Plain ASGI around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RateLimits) -> None:
        self.app, self.settings, self.limits = app, settings, limits
        self.hosts = Hosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        match scope["type"]:
            case "http":
                await self._answer(scope, receive, send)
            case "websocket":
                await self._connect(scope, receive, send)
            case _:
                await self.app(scope, receive, send)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        try:
            self.hosts.require(socket)
            self.limits.count_request(socket)
            if not is_same_origin(socket):
                raise Refused("origin.refused")
        except Refused as refused:
            answer = {"error": refused.public(language_of(socket))}
            await socket.send_denial_response(JSONResponse(answer, refused.status))
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(HEADERS)
        if scope["path"].startswith(SITE):
            headers["content-security-policy"] = SITE_POLICY
        if self.settings.hsts_days > 0 and is_secure(Request(scope), self.settings):
            age = self.settings.hsts_days * DAY // SECOND
            headers["strict-transport-security"] = f"max-age={age}"
        sender = HeaderSender(send, scope["path"], headers)
        try:
            self._check(Request(scope))
            limited = self._limited(scope, receive)
            await asyncio.wait_for(self.app(scope, limited, sender), self.settings.answer_seconds)
        except Exception as error:
            if sender.begun:
                # The framework has told the log and raises it once more for the server to tell.
                return
            if not isinstance(error, Refused | TimeoutError):
                raise
            refused = error if isinstance(error, Refused) else Refused("server.slow")
            answer = {"error": refused.public(language_of(Request(scope)))}
            await JSONResponse(answer, refused.status)(scope, receive, sender)

    def _check(self, request: Request) -> None:
        self.hosts.require(request)
        if request.url.path.startswith("/api/"):
            self.limits.count_request(request)
        if request.method in SAFE_METHODS:
            return
        if not is_same_origin(request):
            raise Refused("origin.refused")
        kind = request.headers.get("content-type", "").partition(";")[0].strip()
        if kind != "application/json":
            # What a form on a foreign page can send must never be taken for a request.
            raise Refused("request.bad", detail="Content-Type: application/json")

    def _limited(self, scope: Scope, receive: Receive) -> Callable[[], Awaitable[Message]]:
        limit = self.settings.largest_body
        if scope["path"] in UPLOADS:
            limit = self.settings.largest_upload
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or len(length) > 12 or int(length) > limit:
            raise Refused("request.too_large", limit=limit)
        received = 0
        patience = asyncio.get_running_loop().time() + self.settings.body_seconds
        awaited = True

        async def counted() -> Message:
            nonlocal received, awaited
            try:
                async with asyncio.timeout_at(patience if awaited else None):
                    message = await receive()
            except TimeoutError:
                raise Stopped(Refused("request.too_slow")) from None
            awaited = message.get("more_body", False)
            received += len(message.get("body", b""))
            if received > limit:
                raise Stopped(Refused("request.too_large", limit=limit))
            return message

        return counted


class HeaderSender:
    """Sends an answer with the headers that every answer has."""

    def __init__(self, send: Send, path: str, headers: dict[str, str]) -> None:
        self.send, self.path, self.headers = send, path, headers
        self.begun = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            headers = MutableHeaders(scope=message)
            for name, value in self.headers.items():
                headers[name] = value
            if self.path.startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await self.send(message)
