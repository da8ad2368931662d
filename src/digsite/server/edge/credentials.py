"""The credential that a browser keeps in a cookie: whoever has it has the seats.

Behind TLS the cookie's name begins with `__Host-`. Browsers accept such a cookie only
from this very host, so that no neighbouring subdomain can plant one whose value it knows.
"""

import re
import secrets
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from digsite.server.edge.hosts import is_secure
from digsite.server.ids import digest
from digsite.server.settings import Settings
from digsite.server.store import Store
from digsite.server.store.server_keys import ServerKeys
from digsite.server.times import DAY, SECOND, now

COOKIE: Final = "digsite_player"
SECURE_COOKIE: Final = "__Host-digsite_player"
SECONDS_KEPT: Final = 400 * DAY // SECOND
FORM: Final = re.compile(r"[A-Za-z0-9_-]{43}")


class Credentials:
    """Recognises browsers and gives newcomers their cookie."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self._secure_since: int | None = None

    async def holder_of(
        self, connection: HTTPConnection, response: Response | None = None
    ) -> str | None:
        """The hash of the browser's credential, if it has one."""
        plain = _credential(connection, COOKIE)
        if not is_secure(connection, self.settings):
            return digest(plain) if plain else None
        secure = _credential(connection, SECURE_COOKIE)
        if secure is not None:
            return digest(secure)
        if plain is None or not await self._predates_secure_name(digest(plain)):
            return None
        if response is not None:
            _set(response, plain, secure=True)
        return digest(plain)

    async def welcome(self, connection: HTTPConnection, response: Response) -> str:
        """The hash of the browser's credential; a new one is made where there is none."""
        known = await self.holder_of(connection, response)
        if known is not None:
            return known
        credential = secrets.token_urlsafe(32)
        _set(response, credential, secure=is_secure(connection, self.settings))
        return digest(credential)

    async def _predates_secure_name(self, holder: str) -> bool:
        """Whether a cookie of the plain name had a seat before the secure name was introduced.

        Nobody can tell who set such a cookie: a later one may have been planted.
        """
        if self._secure_since is None:
            kept = await ServerKeys(self.store).get("secure cookies since", lambda: str(now()))
            self._secure_since = int(kept)
        return await self.store.sat_before(holder, self._secure_since)


def _credential(connection: HTTPConnection, name: str) -> str | None:
    credential = connection.cookies.get(name, "")
    return credential if FORM.fullmatch(credential) else None


def _set(response: Response, credential: str, *, secure: bool) -> None:
    response.set_cookie(
        SECURE_COOKIE if secure else COOKIE,
        credential,
        max_age=SECONDS_KEPT,
        path="/" if secure else "/api",
        secure=secure,
        httponly=True,
        samesite="strict",
    )
