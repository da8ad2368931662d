"""The meeting place, as the home page of a browser opens it."""

from collections.abc import Iterator
from contextlib import contextmanager

from websockets.sync.client import connect

from tests.server.serving import Browser, Line
from tests.waiting import PATIENCE


@contextmanager
def at_the_meeting_place(browser: Browser) -> Iterator[Line]:
    """Somebody who is known by a cookie, and has said hello."""
    browser.post("/api/meeting/arrive")
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in browser.http.cookies.jar)
    address = f"ws://127.0.0.1:{browser.served.port}/api/meeting/socket"
    headers = {"Cookie": cookies} if cookies else {}
    with Line(connect(address, additional_headers=headers, open_timeout=PATIENCE)) as line:
        assert line.ask("hello", lang="en")["ok"]
        yield line
