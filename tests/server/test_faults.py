"""What the log is told of faults: each once, and no trace of a database that is away."""

import logging
from pathlib import Path

import pytest

from digsite.server.routes import games
from digsite.server.table.live_tables import LiveTables
from tests.server.postgres import Postgres
from tests.server.serving import Browser, serving
from tests.waiting import until


def of_faults(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [event for event in caplog.records if event.name.startswith(("digsite", "uvicorn"))]


def test_a_fault_is_told_once(
    database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(games, "shown_games", broken)
    monkeypatch.setattr(LiveTables, "open", broken)
    with serving(database) as served, Browser(served) as ada:
        table = ada.create("here", "here")
        caplog.clear()
        answer = ada.http.get("/api/games")
        assert (answer.status_code, answer.json()["error"]["code"]) == (500, "server.failed")
        [logged] = of_faults(caplog)
        assert (logged.getMessage(), bool(logged.exc_info)) == (
            "GET /api/games failed: ZeroDivisionError",
            True,
        )
        caplog.clear()
        with ada.socket(table) as line:
            assert line.how_it_closes() == 1011
        [logged] = of_faults(caplog)
        assert logged.getMessage() == "a socket failed: ZeroDivisionError"


def test_a_database_that_fails_everybody_is_told_once(
    one_postgres: Postgres, postgres_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "digsite.server")
    with (
        serving(postgres_database, clock_pace=3600, notice_pace=3600) as served,
        Browser(served) as ada,
    ):
        table = ada.create("here", "here")
        first = ada.start(table)["active"]
        with ada.socket(table) as line:
            line.hello(first)
            one_postgres.stop()
            try:
                for _ in range(10):
                    assert ada.http.get("/api/invites/aaaabbbbccccdddd").status_code == 500
                    assert line.refusal("play", seq=0, action="place b2") == "server.failed"
            finally:
                one_postgres.start()
            until("the move is taken", lambda: line.ask("play", seq=0, action="place b2")["ok"])
        back = "moves can be written again"
        until(back, lambda: back in [event.getMessage() for event in caplog.records])
    logged = [event.getMessage().partition(":")[0] for event in of_faults(caplog)]
    assert logged.count("moves cannot be written") == 1
    assert not [event for event in of_faults(caplog) if event.levelno >= logging.ERROR]
    assert not any(event.exc_info for event in of_faults(caplog))
