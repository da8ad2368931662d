"""What stands between the world and the routes: sizes, origins, and the headers of every answer."""

from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from digsite.server.refusals import Refused, language_of
from digsite.server.settings import Settings

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
UPLOADS: Final = ("/api/records", "/api/tables")
"""Where a body may be larger: a record, or a table with an edition of its own."""


def is_same_origin(connection: HTTPConnection) -> bool:
    """Whether the page that asks was served from here; programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return urlsplit(origin).netloc == connection.headers.get("host")


class Guard:
    """Plain ASGI around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        sender = _with_headers(send, scope["path"])
        try:
            self._check(Request(scope))
            await self.app(scope, self._limited(scope, receive), sender)
        except Refused as refused:
            answer = {"error": refused.public(language_of(Request(scope)))}
            await JSONResponse(answer, refused.status)(scope, receive, sender)

    def _check(self, request: Request) -> None:
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

        async def counted() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > limit:
                raise Refused("request.too_large", limit=limit)
            return message

        return counted


def _with_headers(send: Send, path: str) -> Callable[[Any], Awaitable[None]]:
    async def sender(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if path.startswith("/api/"):
                headers.setdefault("cache-control", "no-store")
        await send(message)

    return sender
