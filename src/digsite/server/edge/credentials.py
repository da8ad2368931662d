"""The credential that a browser keeps in a cookie: whoever has it has the seats.

Whoever is signed in has a second cookie, of a session, and the seats of the account instead. What
the browser is known by without it stays what it was.

Behind TLS the cookie's name begins with `__Host-`. Browsers accept such a cookie only
from this very host, so that no neighbouring subdomain can plant one whose value it knows.
"""

import re
import secrets
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from digsite.server.edge.hosts import is_secure
from digsite.server.ids import account_holder, digest
from digsite.server.settings import Settings
from digsite.server.store import Store
from digsite.server.store.people.models import Session
from digsite.server.store.people.sessions import Sessions
from digsite.server.store.server_keys import ServerKeys
from digsite.server.times import DAY, SECOND, now

COOKIE: Final = "digsite_player"
SECURE_COOKIE: Final = "__Host-digsite_player"
SESSION: Final = "digsite_session"
SECURE_SESSION: Final = "__Host-digsite_session"
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
        """Who asks: the account that is signed in, else the browser by its credential."""
        session = await self.session_of(connection)
        if session is not None:
            return account_holder(session.account_id)
        return await self.device_of(connection, response)

    async def welcome(self, connection: HTTPConnection, response: Response) -> str:
        """Who asks; a browser without a credential is given one."""
        known = await self.holder_of(connection, response)
        return known or await self.welcome_device(connection, response)

    # Accounts

    async def session_of(self, connection: HTTPConnection) -> Session | None:
        """The session of a browser that is signed in."""
        secure = is_secure(connection, self.settings)
        cookie = _credential(connection, SECURE_SESSION if secure else SESSION)
        return None if cookie is None else await Sessions(self.store).get(digest(cookie))

    async def sign_in(
        self, connection: HTTPConnection, response: Response, account_id: str, passkey_id: str
    ) -> Session | None:
        """Begin a session with a cookie of its own; None if the passkey has been removed."""
        await self.sign_out(connection, response)
        cookie = secrets.token_urlsafe(32)
        session = await Sessions(self.store).begin(digest(cookie), account_id, passkey_id)
        if session is not None:
            secure = is_secure(connection, self.settings)
            _set(response, SECURE_SESSION if secure else SESSION, cookie, secure=secure)
        return session

    async def sign_out(self, connection: HTTPConnection, response: Response) -> None:
        """End the session of a browser, if it has one."""
        session = await self.session_of(connection)
        if session is not None:
            await Sessions(self.store).end(session.id)
        secure = is_secure(connection, self.settings)
        name, path = (SECURE_SESSION, "/") if secure else (SESSION, "/api")
        if name in connection.cookies:
            response.delete_cookie(name, path=path, secure=secure, httponly=True, samesite="strict")

    # Browsers

    async def device_of(
        self, connection: HTTPConnection, response: Response | None = None
    ) -> str | None:
        """The hash of the browser's own credential, if it has one."""
        plain = _credential(connection, COOKIE)
        if not is_secure(connection, self.settings):
            return digest(plain) if plain else None
        secure = _credential(connection, SECURE_COOKIE)
        if secure is not None:
            return digest(secure)
        if plain is None or not await self._predates_secure_name(digest(plain)):
            return None
        if response is not None:
            _set(response, SECURE_COOKIE, plain, secure=True)
        return digest(plain)

    async def welcome_device(self, connection: HTTPConnection, response: Response) -> str:
        """The hash of the browser's own credential; a new one is made where there is none."""
        known = await self.device_of(connection, response)
        if known is not None:
            return known
        credential, secure = secrets.token_urlsafe(32), is_secure(connection, self.settings)
        _set(response, SECURE_COOKIE if secure else COOKIE, credential, secure=secure)
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


def _set(response: Response, name: str, credential: str, *, secure: bool) -> None:
    response.set_cookie(
        name,
        credential,
        max_age=SECONDS_KEPT,
        path="/" if secure else "/api",
        secure=secure,
        httponly=True,
        samesite="strict",
    )
