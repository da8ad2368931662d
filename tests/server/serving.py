"""A real server on loopback, and clients that speak to it as browsers do."""

import itertools
import json
import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from digsite.server.app import application
from digsite.server.processes import Server, configured
from digsite.server.settings import Settings
from tests.waiting import PATIENCE, until

Json = dict[str, Any]
PATIENT = dict.fromkeys(
    ("hello_seconds", "head_seconds", "body_seconds", "answer_seconds"), PATIENCE
)
"""A server gives nobody up only because the machine is busy; tests of its limits set their own."""
COMPILING = 4 * PATIENCE
"""How long to wait where a search may have to be compiled first."""


class Served:
    """A server in a thread; it listens when the constructor returns."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        config = configured(settings, application(settings), "127.0.0.1", 0)
        config.timeout_graceful_shutdown = 2
        self.server = Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        until("the server listens", lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the server ended while it started"
        self.port = self.server.servers[0].sockets[0].getsockname()[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), f"the server has not stopped after {PATIENCE:.0f} s"


@contextmanager
def serving(database: Path | str, **changes: Any) -> Iterator[Served]:
    """A server that stops by itself."""
    quick: dict[str, Any] = {"bot_pace": 0.0, "messages_per_second": 10_000.0}
    quick |= {"hint_iterations": 40, "hints_per_minute": 100_000}
    settings = quick | PATIENT | changes
    served = Served(Settings(database=str(database), **settings))
    try:
        yield served
    finally:
        served.stop()


def nonce() -> str:
    return secrets.token_hex(16)


class Browser:
    """One browser: a cookie jar, REST and sockets."""

    def __init__(self, served: Served) -> None:
        self.served = served
        # No certificates are asked for on loopback, and to read them takes longer than most tests.
        self.http = httpx.Client(base_url=served.url, timeout=PATIENCE, verify=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.http.close()

    def moved_to(self, served: Served) -> "Browser":
        """The same browser, after the server was restarted elsewhere."""
        other = Browser(served)
        other.http.cookies = self.http.cookies
        return other

    def get(self, path: str, **query: Any) -> Json:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def post(self, path: str, body: Json | None = None, *, status: int = 200) -> Json:
        answer = self.http.post(path, json=body or {})
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    def refused(self, method: str, path: str, body: Any = None) -> str:
        """The code with which a request is refused."""
        answer = self.http.request(method, path, json=body)
        assert 400 <= answer.status_code < 500, answer.text
        code: str = answer.json()["error"]["code"]
        assert answer.json()["error"]["message"]
        return code

    def create(self, *seats: str, game: str = "dig_mars", **more: Any) -> Json:
        """A table; a seat is `here`, `open` or the level of a bot."""
        wishes = [
            {"kind": seat, "name": f"Player {number}"}
            if seat == "here"
            else {"kind": "open"}
            if seat == "open"
            else {"kind": "bot", "bot": seat}
            for number, seat in enumerate(seats)
        ]
        return self.post("/api/tables", {"game": game, "seats": wishes} | more, status=201)

    def join(self, table: Json, name: str = "Guest") -> Json:
        body = {"name": name, "nonce": nonce()}
        return self.post(f"/api/invites/{table['invite']}/join", body)

    def start(self, table: Json) -> Json:
        shown = self.get(f"/api/tables/{table['table']}")
        own = [seat for seat in shown["seats"] if seat["mine"] and not seat["ready"]]
        nonces = {str(seat["seat"]): nonce() for seat in own}
        return self.post(f"/api/tables/{table['table']}/start", {"nonces": nonces})

    def socket(self, table: Json | str, **headers: str) -> "Line":
        name = table if isinstance(table, str) else table["table"]
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        if cookies:
            headers["Cookie"] = cookies
        address = f"ws://127.0.0.1:{self.served.port}/api/tables/{name}/socket"
        return Line(connect(address, additional_headers=headers, open_timeout=PATIENCE))


class Line:
    """An open socket."""

    def __init__(self, connecting: ClientConnection) -> None:
        self.name, self.ids = secrets.token_hex(4), itertools.count(1)
        self.connecting = connecting
        self.connection: ClientConnection
        self.unread: list[Json] = []
        self.patience = PATIENCE
        self.heard: list[str] = []
        """Every text received, as it came."""
        self.position: Json = {}
        """The newest snapshot or move."""

    def __enter__(self) -> Self:
        self.connection = self.connecting.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.connecting.__exit__(kind, error, trace)

    def send(self, message: Any) -> None:
        self.connection.send(message if isinstance(message, str) else json.dumps(message))

    def receive(self, wanted: str = "another message") -> Json:
        try:
            text = self.connection.recv(self.patience)
        except TimeoutError:
            last = self.heard[-1][:500] if self.heard else "nothing"
            told = f"{wanted} has not come in {self.patience:.0f} s; the last was {last}"
            raise AssertionError(told) from None
        assert isinstance(text, str)
        self.heard.append(text)
        found: Json = json.loads(text)
        if found["type"] in ("snapshot", "moved"):
            self.position = found
        return found

    def next(self, kind: str) -> Json:
        """The next message of a kind; others are kept for later."""
        for number, message in enumerate(self.unread):
            if message["type"] == kind:
                return self.unread.pop(number)
        while True:
            message = self.receive(f"a message of type {kind}")
            if message["type"] == kind:
                return message
            self.unread.append(message)

    def ask(self, kind: str, **parts: Any) -> Json:
        """Say something and hear the answer to it."""
        request = parts.pop("id", None) or f"{self.name}-{next(self.ids)}"
        self.send({"type": kind, "id": request} | parts)
        while True:
            answer = self.next("answer")
            if answer["id"] == request:
                return answer

    def hello(self, eyes: int | None = None, since: int = 0, lang: str = "en") -> Json:
        """Say hello and see the table."""
        answer = self.ask("hello", eyes=eyes, since=since, lang=lang)
        assert answer["ok"], answer
        return self.next("snapshot")

    def look(self, eyes: int | None) -> Json:
        assert self.ask("look", eyes=eyes)["ok"]
        return self.next("snapshot")

    def play(self, action: str) -> Json:
        """Play an action and see it played."""
        answer = self.ask("play", seq=self.position["seq"], action=action)
        assert answer["ok"], answer
        return self.until(answer["seq"])

    def until(self, seq: int) -> Json:
        """The position once the table has come to a sequence number."""
        while self.position.get("seq", -1) < seq:
            self.unread.append(self.receive(f"change {seq}"))
        return self.position

    def until_yours(self) -> Json:
        """The position once it is this seat's turn, or the game is over."""
        while not (self.position["yours"] or self.position["view"]["phase"] == "over"):
            self.unread.append(self.receive("one's turn"))
        return self.position

    def until_over(self) -> Json:
        """The position once the game is over."""
        while self.position["view"]["phase"] != "over":
            self.unread.append(self.receive("the end of the game"))
        return self.position

    def refusal(self, kind: str, **parts: Any) -> str:
        answer = self.ask(kind, **parts)
        assert answer["ok"] is False
        code: str = answer["error"]["code"]
        return code

    def how_it_closes(self) -> int | None:
        """The code with which the server ends the connection; None if it just breaks."""
        try:
            while True:
                self.receive("the end of the connection")
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
