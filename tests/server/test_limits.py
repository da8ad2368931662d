"""What happens at the edges: slow readers, silent clients, full tables, faults of our own."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from digsite.server.client import MOST_WAITING, TOO_SLOW, Client
from digsite.server.room import Room
from digsite.server.routes import tables
from tests.server.serving import Browser, serving


class Stuck:
    """A socket whose other end does not read."""

    def __init__(self) -> None:
        self.closed_with: int | None = None

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.closed_with = code


def test_a_client_that_does_not_read_is_dropped_and_holds_up_nobody() -> None:
    async def run() -> int | None:
        socket = Stuck()
        client = Client(cast(WebSocket, socket), None)
        for _ in range(MOST_WAITING + 5):
            client.send({"type": "table"})
            await asyncio.sleep(0)
        await client.finish()
        return socket.closed_with

    assert asyncio.run(run()) == TOO_SLOW


def test_a_client_that_says_nothing_is_dropped(database: Path) -> None:
    with serving(database, hello_seconds=0.1) as served, Browser(served) as ada:
        table = ada.create("here", "random")
        with ada.socket(table) as line:
            assert line.how_it_closes() == 4408
        with ada.socket(table) as line:
            assert line.refusal("ping") == "hello.first"
            assert line.how_it_closes() == 4408


def test_a_table_has_room_for_so_many_connections(database: Path) -> None:
    with serving(database, sockets_per_table=2) as served, Browser(served) as ada:
        table = ada.create("here", "random")
        with ada.socket(table) as one, ada.socket(table) as two, ada.socket(table) as three:
            assert three.how_it_closes() == 1013
            assert one.hello(0)["yours"] is False
            assert two.hello(None)["view"] is None


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
            patched.setattr(Room, "refuse_illegal", broken)
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
