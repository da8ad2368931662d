"""Several workers on one PostgreSQL database: one table, whoever serves it."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Barrier

import asyncpg
import pytest

from digsite.server.jobs.clock_watch import ClockWatch
from digsite.server.store import Store, database_url
from digsite.server.store.upkeep.retention import Retention
from tests.server.postgres import Postgres, query
from tests.server.serving import Browser, Json, Line, Served, nonce, serving
from tests.waiting import PATIENCE, until

BACK = "the clocks can be read again"
WRITTEN = "moves can be written again"


@pytest.fixture
def here(postgres_database: str) -> Iterator[Served]:
    with serving(postgres_database) as served:
        yield served


@pytest.fixture
def there(postgres_database: str, here: Served) -> Iterator[Served]:
    with serving(postgres_database) as served:
        yield served


@pytest.fixture
def ada(here: Served) -> Iterator[Browser]:
    with Browser(here) as browser:
        yield browser


@pytest.fixture
def grace(there: Served) -> Iterator[Browser]:
    with Browser(there) as browser:
        yield browser


def table_of_two(ada: Browser, grace: Browser) -> tuple[Json, int]:
    table = ada.create("here", "open")
    grace.join(table)
    return table, ada.start(table)["active"]


def connected(line: Line) -> list[bool]:
    """Who is there, once the table object says that something changed."""
    seats = line.next("table")["table"]["seats"]
    return [seat["connected"] for seat in seats]


def test_moves_reach_players_at_another_worker(ada: Browser, grace: Browser) -> None:
    table, first = table_of_two(ada, grace)
    with ada.socket(table) as one, grace.socket(table) as two:
        one.hello(0)
        two.hello(1)
        lines = [one, two]
        lines[first].play("place b2")
        assert lines[1 - first].until(1)["action"] == "place b2"
        lines[1 - first].play("place b3")
        lines[first].until(2)
        lines[first].play("move b2 a2")
        assert lines[first].ask("undo", seq=3)["ok"]
        message = lines[1 - first].until(4)
        assert (message["change"], message["took_back"]) == ("undo", 3)
        assert lines[first].until(4)["seq"] == 4
        assert one.position["view"]["round"] == two.position["view"]["round"]


def test_a_seat_that_was_left_goes_to_one_of_two(
    ada: Browser, grace: Browser, here: Served
) -> None:
    """Its leaver and a newcomer ask at different workers at the same time."""
    with Browser(here) as newcomer, ThreadPoolExecutor(2) as both:
        for _ in range(5):
            table, _ = table_of_two(ada, grace)
            path = f"/api/tables/{table['table']}"
            grace.post(f"{path}/leave")
            wish = {"seat": 1, "name": "Mary", "nonce": nonce()}
            join = f"/api/invites/{table['invite']}/join"
            asked = [
                both.submit(grace.http.post, f"{path}/seats/1/take-back", json={}),
                both.submit(newcomer.http.post, join, json=wish),
            ]
            returned, joined = [answer.result().status_code for answer in asked]
            assert sorted((returned, joined)) in ([200, 403], [200, 409]), (returned, joined)


def test_seats_and_connections_are_known_at_another_worker(ada: Browser, grace: Browser) -> None:
    table = ada.create("here", "open")
    with ada.socket(table) as one:
        one.hello(0)
        grace.join(table, "Grace")
        snapshot = one.next("snapshot")
        assert snapshot["table"]["seats"][1]["name"] == "Grace"
        assert [seat["connected"] for seat in snapshot["table"]["seats"]] == [True, False]
        one.unread.clear()
        with grace.socket(table) as two:
            assert [s["connected"] for s in two.hello(1)["table"]["seats"]] == [True, True]
            assert connected(one) == [True, True]
            shown = ada.get(f"/api/tables/{table['table']}")
            assert shown["seats"][1]["connected"]
        assert connected(one) == [True, False]


def test_of_two_workers_one_is_first(ada: Browser, there: Served) -> None:
    table = ada.create("here", "here")
    first = ada.start(table)["active"]
    elsewhere = ada.moved_to(there)
    with elsewhere, ada.socket(table) as one, elsewhere.socket(table) as two:
        one.hello(first)
        two.hello(first)
        one.send({"type": "play", "id": "one", "seq": 0, "action": "place a1"})
        two.send({"type": "play", "id": "two", "seq": 0, "action": "place d4"})
        answers = [one.next("answer"), two.next("answer")]
        assert sorted(answer["ok"] for answer in answers) == [False, True]
        refused = next(answer for answer in answers if not answer["ok"])
        assert refused["error"]["code"] == "table.moved_on"
        assert one.until(1)["view"] == two.until(1)["view"]


def test_a_request_repeated_at_another_worker_moves_once(ada: Browser, there: Served) -> None:
    table = ada.create("here", "here")
    first = ada.start(table)["active"]
    elsewhere = ada.moved_to(there)
    with elsewhere, ada.socket(table) as one, elsewhere.socket(table) as two:
        one.hello(first)
        two.hello(first)
        wish = {"type": "play", "id": "once", "seq": 0, "action": "place a1"}
        one.send(wish)
        two.send(wish)
        answers = [one.next("answer"), two.next("answer")]
        assert answers[0] == answers[1] == {"type": "answer", "id": "once", "ok": True, "seq": 1}
        assert len(ada.get(f"/api/tables/{table['table']}/record")["moves"]) == 1


def over(database: str, table: Json) -> None:
    """End a game as an operator does."""

    async def close() -> None:
        store = Store(database_url(database))
        found = await store.table(table["table"])
        assert found is not None
        await Retention(store).close(found)
        await store.close()

    asyncio.run(close())


def test_a_game_goes_on_at_one_table_whoever_asks(
    ada: Browser, grace: Browser, postgres_database: str
) -> None:
    """Both players ask at the same moment, each at a worker of their own."""
    with ThreadPoolExecutor(8) as together:
        for _ in range(4):
            table, _ = table_of_two(ada, grace)
            over(postgres_database, table)
            path = f"/api/tables/{table['table']}/rematch"
            ready = Barrier(8)

            def ask(browser: Browser, path: str = path, ready: Barrier = ready) -> str:
                ready.wait(PATIENCE)
                name: str = browser.post(path)["table"]
                return name

            [following] = set(together.map(ask, [ada, grace] * 4))
            for browser in (ada, grace):
                assert browser.get(f"/api/tables/{table['table']}")["rematch"] == following
    assert query(postgres_database, "SELECT count(*) FROM tables") == [8]


def test_a_database_that_does_not_answer_is_not_waited_for(
    postgres_database: str, there: Served
) -> None:
    """Somebody else holds the table's row: a move is refused in time, and made when it is free."""
    with (
        serving(postgres_database, answer_seconds=15.0) as served,
        Browser(served) as ada,
        Browser(there) as stranger,
    ):
        table = ada.create("here", "here")
        first = ada.start(table)["active"]
        with ada.socket(table) as line:
            line.hello(first)
            wish = {"id": "patient", "seq": 0, "action": "place a1"}
            with held(postgres_database, table):
                assert line.refusal("play", **wish) == "server.slow"
                assert line.ask("ping")["ok"]
                assert stranger.get(f"/api/tables/{table['table']}")["seq"] == 0
            until = time.monotonic() + PATIENCE
            while not (answer := line.ask("play", **wish))["ok"]:
                assert time.monotonic() < until, answer
            assert answer["seq"] == 1
            assert line.hello(first)["seq"] == 1


@contextmanager
def held(database: str, table: Json) -> Iterator[None]:
    """Another session has locked a table's row and says no more."""
    loop = asyncio.new_event_loop()
    connection = loop.run_until_complete(asyncpg.connect(database))
    locking = f"BEGIN; SELECT FROM tables WHERE id = '{table['table']}' FOR UPDATE"
    loop.run_until_complete(connection.execute(locking))
    try:
        yield
    finally:
        loop.run_until_complete(connection.close())
        loop.close()


def test_a_broken_connection_to_the_others_loses_nothing(
    ada: Browser, grace: Browser, postgres_database: str
) -> None:
    table, first = table_of_two(ada, grace)
    with ada.socket(table) as one, grace.socket(table) as two:
        one.hello(0)
        two.hello(1)
        lines = [one, two]
        backends = query(
            postgres_database,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        assert len(backends) >= 4
        # The connection that writes is gone too: the same request is sent until it is answered.
        wish = {"seq": 0, "action": "place b2", "id": "again and again"}
        until("the move is taken", lambda: lines[first].ask("play", **wish)["ok"])
        assert lines[1 - first].until(1)["table"]["seq"] == 1
        lines[1 - first].play("place b3")
        lines[first].until(2)


def test_bots_are_played_by_one_worker_and_taken_over(
    ada: Browser, there: Served, postgres_database: str
) -> None:
    """A worker that thinks for ever is stopped: the other one goes on."""
    ada.create("here", "open")  # for the credential
    with serving(postgres_database, bot_pace=3600.0) as third, ada.moved_to(third) as elsewhere:
        table = elsewhere.create("here", "random", "random")
        active = elsewhere.start(table)["active"]
        if active == 0:
            with elsewhere.socket(table) as line:
                line.hello(0)
                line.play("place b2")
        before = elsewhere.get(f"/api/tables/{table['table']}")["seq"]
        claims = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1"
        until("a worker claims the bots", lambda: query(postgres_database, claims) == [1])
        assert ada.get(f"/api/tables/{table['table']}")["seq"] == before
    with ada.socket(table) as line:
        line.hello(0)
        assert line.until_yours()["seq"] > before


def messages(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [event.getMessage() for event in caplog.records]


def test_a_database_that_goes_away_is_told_of_once(
    one_postgres: Postgres,
    postgres_database: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Clocks are looked at a hundred times, and bots play on when the database is back."""
    looks = 0
    look = ClockWatch.look

    async def counted(watch: ClockWatch) -> None:
        nonlocal looks
        looks += 1
        await look(watch)

    monkeypatch.setattr(ClockWatch, "look", counted)
    caplog.set_level(logging.INFO, "digsite.server")
    quick = {"clock_pace": 0.005, "bot_pace": 0.005}
    with serving(postgres_database, **quick) as served, Browser(served) as ada:
        table = ada.create("here", "random")
        ada.start(table)
        ada.post(f"/api/tables/{table['table']}/seats/0/hand", {"bot": "random"})
        with ada.socket(table) as line:
            line.hello(None)
            line.until(5)
            one_postgres.stop()
            try:
                before = looks
                until("it is not ready", lambda: ada.http.get("/readyz").status_code == 503)
                until("the clocks are looked at", lambda: looks >= before + 100)
            finally:
                one_postgres.start()
            [seq] = query(postgres_database, "SELECT seq FROM tables")
            line.until(seq + 20)
            until(BACK, lambda: BACK in messages(caplog))
            until(WRITTEN, lambda: WRITTEN in messages(caplog))
        ours = [event for event in caplog.records if event.name == "digsite.server"]
        logged = Counter(event.getMessage().partition(":")[0] for event in ours)
    assert set(logged.values()) == {1}
    assert logged["the clocks cannot be read"] == logged[BACK] == 1
    assert logged["moves cannot be written"] == logged[WRITTEN] == 1
    assert not any(event.exc_info for event in ours)
