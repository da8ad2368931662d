"""What happens at the edges: slow readers, silent clients, full tables, faults of our own."""

import json
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.protocol import State
from websockets.uri import parse_uri

from digsite.server.edge import slow_clients
from digsite.server.routes import tables
from digsite.server.table import connection, play
from digsite.server.table.live_table import LiveTable
from tests.server.serving import Browser, Json, Line, serving
from tests.waiting import PATIENCE, until


class Deaf:
    """A client that asks and reads no answer, with next to no room for what it does not read."""

    def __init__(self, browser: Browser, table: Json) -> None:
        address = f"ws://127.0.0.1:{browser.served.port}/api/tables/{table['table']}/socket"
        self.protocol = ClientProtocol(parse_uri(address))
        self.line = socket.socket()
        self.line.settimeout(PATIENCE)
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.connect(("127.0.0.1", browser.served.port))
        request = self.protocol.connect()
        [cookie] = browser.http.cookies.jar
        request.headers["Cookie"] = f"{cookie.name}={cookie.value}"
        self.protocol.send_request(request)
        self._write()
        while self.protocol.state is State.CONNECTING:
            self.protocol.receive_data(self.line.recv(1000))

    def say(self, kind: str, **parts: Any) -> None:
        self.protocol.send_text(json.dumps({"type": kind, "id": "x"} | parts).encode())
        self._write()

    def _write(self) -> None:
        self.line.sendall(b"".join(self.protocol.data_to_send()))

    def look_until_gone(self, line: Line) -> None:
        """Ask until the other one at the table is told that this one is not there any more."""
        until = time.monotonic() + PATIENCE
        while not any(
            message["type"] == "table" and not message["table"]["seats"][1]["connected"]
            for message in line.unread
        ):
            with suppress(ConnectionError):
                for _ in range(100):
                    self.say("look", eyes=1)
            assert line.ask("ping")["ok"]
            assert time.monotonic() < until, "everything still fits"

    def read_on(self) -> int:
        """Read after all; says the code with which the connection is closed."""
        while self.protocol.close_rcvd is None:
            self.protocol.receive_data(self.line.recv(100_000))
        return self.protocol.close_rcvd.code


@contextmanager
def deaf(ada: Browser, grace: Browser) -> Iterator[tuple[Line, Deaf]]:
    """A table of two: one hears, and the other one has been asking without reading."""
    table = ada.create("here", "open")
    grace.join(table)
    ada.start(table)
    with ada.socket(table) as line:
        line.hello(0)
        other = Deaf(grace, table)
        with closing(other.line):
            other.say("hello", eyes=1, since=0)
            while not line.next("table")["table"]["seats"][1]["connected"]:
                pass
            yield line, other


def test_a_client_that_falls_behind_has_to_come_back(
    ada: Browser, grace: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "MOST_WAITING", 50)
    with deaf(ada, grace) as (line, other):
        other.look_until_gone(line)
        assert other.read_on() == 1013


def test_a_client_that_does_not_read_is_dropped_and_holds_up_nobody(
    ada: Browser, grace: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "MOST_WAITING", 1_000_000)
    monkeypatch.setattr(slow_clients, "LONGEST_SENDING", 0.2)
    with deaf(ada, grace) as (line, other):
        other.look_until_gone(line)


def test_who_says_much_at_once_lets_the_others_speak_in_between(
    ada: Browser, grace: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    everything_has_come, lookers = threading.Event(), []
    look = LiveTable.look

    def slow_look(live: LiveTable, who: connection.Connection, eyes: int | None) -> None:
        everything_has_come.wait(PATIENCE)
        lookers.append(who.eyes)
        look(live, who, eyes)

    with deaf(ada, grace) as (line, other):
        monkeypatch.setattr(LiveTable, "look", slow_look)
        for _ in range(50):
            other.protocol.send_text(json.dumps({"type": "look", "id": "x", "eyes": 1}).encode())
        other._write()
        line.send({"type": "look", "id": "mine", "eyes": 0})
        everything_has_come.set()
        while line.next("answer")["id"] != "mine":
            pass
        assert lookers.index(0) < 25
        while len(lookers) < 51:
            assert line.ask("ping")["ok"]


@pytest.mark.parametrize("goes", ["with a farewell", "without a word"])
def test_a_client_that_takes_nothing_any_more_is_not_waited_for(
    ada: Browser, grace: Browser, monkeypatch: pytest.MonkeyPatch, goes: str
) -> None:
    """What is still to be sent is less than makes the server pause."""
    monkeypatch.setattr(slow_clients, "LONGEST_CLOSING", 0.2)
    with deaf(ada, grace) as (line, other):
        server = ada.served.server
        port = other.line.getsockname()[1]
        [connection] = [
            found
            for found in server.server_state.connections
            if isinstance(found, slow_clients.CutWhenStuck)
            and found.client
            and found.client[1] == port
        ]
        room = connection.transport.get_extra_info("socket")
        room.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        # Whoever reads nothing answers no ping; however long filling takes, that is not tried yet.
        connection.ping_timeout = None

        def is_full() -> bool:
            other.say("look", eyes=1)
            assert line.ask("ping")["ok"]
            return connection.transport.get_write_buffer_size() > 0

        until("the network takes no more", is_full)
        assert connection.writable.is_set()
        if goes == "with a farewell":
            other.protocol.send_close(1000)
            other._write()
        else:
            connection.ping_timeout = 0.1
            connection.loop.call_soon_threadsafe(connection.send_keepalive_ping)
        until("it is cut off", lambda: connection not in server.server_state.connections)
        while line.next("table")["table"]["seats"][1]["connected"]:
            pass


def test_a_client_that_says_nothing_is_dropped(database: Path) -> None:
    with serving(database, hello_seconds=0.1) as served, Browser(served) as ada:
        table = ada.create("here", "random")
        with ada.socket(table) as line:
            assert line.how_it_closes() == 4408
        with ada.socket(table) as line:
            with suppress(ConnectionClosed):  # it may have been closed before that was said
                line.send({"type": "ping", "id": "x"})
            assert line.how_it_closes() == 4408


def test_a_player_who_opens_the_table_too_often_loses_the_oldest_window(database: Path) -> None:
    with serving(database, sockets_per_holder=2) as served, Browser(served) as ada:
        table = ada.create("here", "random")
        with ada.socket(table) as one, ada.socket(table) as two:
            one.hello(0)
            with ada.socket(table) as three:
                assert one.how_it_closes() == 4409
                assert two.hello(None)["view"] is None
                assert three.hello(0)["eyes"] == 0
                with ada.socket(table) as four:
                    assert four.hello(0)["eyes"] == 0
                    assert two.how_it_closes() == 4409
                    assert three.ask("ping")["ok"]


def test_nobody_takes_the_place_of_a_player(database: Path) -> None:
    """Neither spectators that say nothing nor the windows of another player."""
    few = {"spectators_per_table": 3, "sockets_per_holder": 3}
    with (
        serving(database, **few) as served,
        Browser(served) as ada,
        Browser(served) as grace,
        Browser(served) as stranger,
        ExitStack() as open_sockets,
    ):
        table = ada.create("here", "open")
        grace.join(table)
        for browser in (stranger, ada):
            for _ in range(3):
                open_sockets.enter_context(browser.socket(table))
        with stranger.socket(table) as watching:
            assert watching.how_it_closes() == 1013
        with grace.socket(table) as playing:
            assert playing.hello(1)["eyes"] == 1
            assert playing.position["table"]["seats"][1]["connected"]
            with ada.socket(table) as fourth:
                assert fourth.hello(0)["eyes"] == 0
                assert playing.ask("ping")["ok"]


def test_who_connects_and_goes_is_told(ada: Browser, grace: Browser) -> None:
    table = ada.create("here", "open")
    grace.join(table)
    with ada.socket(table) as line:
        line.hello(0)
        line.unread.clear()
        with grace.socket(table) as other:
            other.hello(1)
            while not line.next("table")["table"]["seats"][1]["connected"]:
                pass
        while line.next("table")["table"]["seats"][1]["connected"]:
            pass


def test_what_comes_too_fast_is_refused_under_its_own_name(database: Path) -> None:
    with (
        serving(database, messages_per_second=1.0) as served,
        Browser(served) as ada,
        ada.socket(ada.create("here", "random")) as line,
    ):
        line.hello(0)
        for number in range(6):
            line.send({"type": "ping", "id": f"n{number}"})
        answers = [line.next("answer") for _ in range(6)]
        assert [answer["id"] for answer in answers] == [f"n{number}" for number in range(6)]
        refused = [answer["error"]["code"] for answer in answers if not answer["ok"]]
        assert refused
        assert set(refused) == {"request.too_fast"}
        for nonsense in ("[", '{"id": 7}', json.dumps({"id": "x" * 65})):
            line.send(nonsense)
            assert line.next("answer")["id"] is None


def test_a_fault_of_ours_is_not_told_to_a_client(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.create("here", "here")
    first = ada.start(table)["active"]

    def broken(*_: Any, **__: Any) -> Any:
        raise LookupError("a secret detail")

    with ada.socket(table) as line:
        line.hello(first)
        with monkeypatch.context() as patched:
            patched.setattr(play, "make", broken)
            answer = line.ask("play", id="p", seq=0, action="place a1")
            assert answer["error"]["code"] == "server.failed"
            assert "secret" not in str(answer)
        with monkeypatch.context() as patched:
            patched.setattr(tables, "_shown", broken)
            failed = ada.http.get("/api/me/tables")
            assert failed.status_code == 500
            assert failed.json()["error"]["code"] == "server.failed"
            assert "secret" not in failed.text
        assert line.ask("play", id="p", seq=0, action="place a1")["ok"]


def test_a_move_that_cannot_be_written_was_not_played(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full: the table stays as it is there, and the same request may come again."""
    table = ada.create("here", "here")
    first = ada.start(table)["active"]
    with ada.socket(table) as line:
        before = line.hello(first)
        with monkeypatch.context() as patched:
            patched.setattr("digsite.server.store.Store.append", _failing(OSError("no space left")))
            answer = line.ask("play", id="p", seq=0, action="place a1")
            assert answer["error"]["code"] == "server.failed"
        again = line.hello(first)
        assert again["seq"] == 0
        assert again["view"] == before["view"]
        assert line.ask("play", id="p", seq=0, action="place a1") == {
            "type": "answer",
            "id": "p",
            "ok": True,
            "seq": 1,
        }


def _failing(error: Exception) -> Any:
    async def append(*_: Any) -> None:
        raise error

    return append


def test_a_game_of_other_rules_says_so(database: Path) -> None:
    with serving(database) as served, Browser(served) as ada:
        table = ada.create("here", "random")
        ada.start(table)
    connection = sqlite3.connect(database)
    connection.execute("UPDATE tables SET rules_version = 0")
    connection.commit()
    connection.close()
    with serving(database) as served, ada.moved_to(served) as again:
        path = f"/api/tables/{table['table']}"
        assert again.refused("GET", path) == "table.old_rules"
        assert again.get("/api/me/tables")["tables"][0]["rules_version"] == 0
        with again.socket(table) as line:
            assert line.refusal("hello", since=0, eyes=0) == "table.old_rules"


def reads_without_end(raw: socket.socket, frame: bytes) -> bool:
    """Whether the server takes much more than the network keeps."""
    try:
        for _ in range(1000):
            raw.sendall(frame * 2000)
    except OSError:
        return False
    return True


@pytest.mark.parametrize("code", [0x00, 0x89, 0x8A], ids=["parts", "pings", "pongs"])
def test_who_sends_frames_without_end_that_say_nothing_is_cut(database: Path, code: int) -> None:
    masked = bytes([0x80, 0, 0, 0, 0])
    with serving(database) as served, Browser(served) as ada:
        table = ada.create("here", "here")
        with ada.socket(table) as line, ada.socket(table) as other:
            line.hello(0)
            other.hello(0)
            raw = line.connection.socket
            if code == 0x00:
                raw.sendall(bytes([0x01]) + masked)
            assert not reads_without_end(raw, bytes([code]) + masked)
            assert other.ask("ping")["ok"]


def test_who_pings_now_and_then_and_sends_in_parts_is_not(database: Path) -> None:
    with (
        serving(database) as served,
        Browser(served) as ada,
        ada.socket(ada.create("here", "here")) as line,
    ):
        line.hello(0)
        for _ in range(50):
            assert line.connection.ping().wait(PATIENCE)
        line.connection.send(iter(['{"type": "ping", ', '"id"', ': "in parts"}']))
        assert line.next("answer")["id"] == "in parts"


def test_a_refused_socket_is_no_fault_of_ours(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(database) as served, Browser(served) as ada:
        table = ada.create("here", "here")
        with pytest.raises(InvalidStatus), ada.socket(table, Origin="https://elsewhere.example"):
            pass
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []
