"""Under which names the server is asked for, whether by a proxy it trusts, and whether over TLS.

A page of another site can have its own name lead to this machine and then read what is answered
(DNS rebinding), also where only a home network reaches the server. That takes a name which
the whole world can look up; addresses, and names with a meaning only nearby, do not serve.
"""

import ipaddress
import logging
import socket
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from digsite.server.settings import Settings
from digsite.server.wire.refusals import Refused

FORWARDED: Final = b"x-forwarded-for"
PROXIED: Final = "digsite.proxied"
FOR_ANY_NAME: Final = ("/healthz", "/readyz")
MOST_LOGGED: Final = 10
NO_NAME: Final = "."
log = logging.getLogger("digsite.server")


class TrustedProxies(ProxyHeadersMiddleware):
    """Believes the proxies that are trusted, and notes who asked through one."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # type: ignore[override]
        if scope["type"] != "lifespan" and scope["client"]:
            if scope["client"][0] in self.trusted_hosts:
                scope[PROXIED] = True
                scope["headers"] = self._with_client(scope["headers"])
        await super().__call__(scope, receive, send)  # type: ignore[arg-type]

    def _with_client(self, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """Count clients without an address as one client, not as the proxy."""
        forwarded = [value for name, value in headers if name == FORWARDED]
        chain = b", ".join(forwarded).decode("latin1")
        if not forwarded or self.trusted_hosts.get_trusted_client_address(chain)[0]:
            return headers
        others = [header for header in headers if header[0] != FORWARDED]
        return [*others, (FORWARDED, b"unknown")]


class Hosts:
    """The names that this server answers to."""

    def __init__(self, settings: Settings) -> None:
        named = [settings.public_url or "", *(f"//{host}" for host in settings.allowed_hosts)]
        self._named = {_name_in(url) for url in named} - {NO_NAME}
        self._named.add(socket.gethostname().lower())
        self._logged: set[str] = set()

    def require(self, connection: HTTPConnection) -> None:
        """Refuses a name that this server does not answer to.

        A proxy that is trusted knows what it answers to; programs may leave the name out.
        """
        name = connection.headers.get("host")
        if name is None or connection.scope.get(PROXIED) or self._knows(_name_in(f"//{name}")):
            return
        if connection.scope["path"] in FOR_ANY_NAME:
            return
        if name not in self._logged and len(self._logged) < MOST_LOGGED:
            self._logged.add(name)
            hint = "DIGSITE_ALLOWED_HOSTS or DIGSITE_PUBLIC_URL would allow it"
            log.warning("refused a request for the name %.100r: %s", name, hint)
        raise Refused("host.unknown")

    def _knows(self, name: str) -> bool:
        if name in self._named or name == "localhost" or _is_address(name):
            return True
        # Without a dot, or with these endings, no name can be registered.
        return "." not in name or name.endswith((".localhost", ".local"))


def is_secure(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the browser speaks TLS, even if only with a proxy that is not trusted."""
    if connection.scope["scheme"] in ("https", "wss"):
        return True
    public = settings.public_url or ""
    here = _name_in(f"//{connection.headers.get('host', '')}")
    return public.startswith("https://") and _name_in(public) == here


def _name_in(url: str) -> str:
    """The host's name in a URL, without a port."""
    try:
        return (urlsplit(url).hostname or "").removesuffix(".") or NO_NAME
    except ValueError:
        return NO_NAME


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
