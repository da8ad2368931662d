"""What one address may ask for, and whose word on addresses is believed."""

import json
import socket
from pathlib import Path
from types import SimpleNamespace

import pytest
from websockets.exceptions import InvalidStatus

import digsite
from digsite.core.errors import BadRequest
from digsite.core.record import record
from digsite.server.settings import from_environment
from tests.server.serving import Browser, Served, serving
from tests.waiting import PATIENCE

SEATS = {"game": "dig_mars", "seats": [{"kind": "here"}, {"kind": "open"}]}
PROXY = {"trusted_proxies": ("127.0.0.1",)}


def coming_from(browser: Browser, address: str) -> Browser:
    browser.http.headers["X-Forwarded-For"] = address
    return browser


def create(browser: Browser) -> int:
    return browser.http.post("/api/tables", json=SEATS).status_code


def test_so_many_tables_and_uploads_from_one_address(database: Path) -> None:
    limits = {"tables_per_hour": 2, "uploads_per_hour": 1}
    with serving(database, **limits, **PROXY) as served, Browser(served) as ada:
        coming_from(ada, "203.0.113.7")
        assert [create(ada) for _ in range(3)] == [201, 201, 429]
        assert ada.refused("POST", "/api/records", {}) == "record.impossible"
        assert ada.refused("POST", "/api/records", {}) == "record.too_many"
        coming_from(ada, "203.0.113.8")
        assert create(ada) == 201
    with serving(database, **limits, **PROXY) as served, ada.moved_to(served) as again:
        assert create(coming_from(again, "203.0.113.7")) == 429


def test_a_network_of_a_household_is_one_address(database: Path) -> None:
    with serving(database, tables_per_hour=1, **PROXY) as served, Browser(served) as ada:
        assert create(coming_from(ada, "2001:db8:1:2::1")) == 201
        assert create(coming_from(ada, "2001:db8:1:2:ffff::2")) == 429
        assert create(coming_from(ada, "2001:db8:1:3::1")) == 201


def test_whoever_hides_their_address_shares_one(database: Path) -> None:
    with serving(database, tables_per_hour=2, **PROXY) as served, Browser(served) as ada:
        hidden = ("unknown", "_hidden", "", ",", "203.0.113.7, nobody")
        assert [create(coming_from(ada, address)) for address in hidden] == [
            201,
            201,
            429,
            429,
            429,
        ]
        assert create(coming_from(ada, "203.0.113.7")) == 201
        # Without the header it is the proxy itself that asks, as when it looks after our health.
        del ada.http.headers["X-Forwarded-For"]
        assert create(ada) == 201


def test_the_address_nearest_to_the_proxy_counts(database: Path) -> None:
    with serving(database, tables_per_hour=1, **PROXY) as served, Browser(served) as ada:
        assert create(coming_from(ada, "198.51.100.1, 203.0.113.7")) == 201
        assert create(coming_from(ada, "198.51.100.2, 203.0.113.7")) == 429


def test_nobody_else_is_believed(database: Path) -> None:
    """Without a trusted proxy the header says nothing: all these come from this machine."""
    with serving(database, tables_per_hour=1) as served, Browser(served) as ada:
        assert [create(coming_from(ada, "203.0.113.7")) for _ in range(3)] == [201] * 3
        ada.http.headers["X-Forwarded-Proto"] = "https"
        ada.http.cookies.clear()
        cookie = ada.http.post("/api/tables", json=SEATS).headers["set-cookie"]
        assert "secure" not in cookie.lower()


def test_behind_a_trusted_proxy_with_tls_the_cookie_is_secure(database: Path) -> None:
    with serving(database, **PROXY) as served, Browser(served) as ada:
        ada.http.headers["X-Forwarded-Proto"] = "https"
        assert "secure" in ada.http.post("/api/tables", json=SEATS).headers["set-cookie"].lower()


def test_too_many_requests_from_one_address_are_refused(database: Path) -> None:
    with serving(database, requests_per_second=0.5, **PROXY) as served, Browser(served) as ada:
        coming_from(ada, "203.0.113.7")
        codes = [ada.http.get("/api/games").status_code for _ in range(7)]
        assert codes[:5] == [200] * 5
        assert 429 in codes[5:]
        assert ada.http.get("/api/games").json()["error"]["code"] == "request.too_fast"
        assert coming_from(ada, "203.0.113.8").http.get("/api/games").status_code == 200


def test_so_many_connections_from_one_address(database: Path) -> None:
    with serving(database, sockets_per_address=2, **PROXY) as served, Browser(served) as ada:
        table = ada.create("here", "open")
        here = {"X-Forwarded-For": "203.0.113.7"}
        with ada.socket(table, **here) as one, ada.socket(table, **here) as two:
            one.hello(0)
            two.hello(0)
            with ada.socket(table, **here) as three:
                assert three.how_it_closes() == 1013
            with ada.socket(table, **{"X-Forwarded-For": "203.0.113.8"}) as other:
                other.hello(0)
        with ada.socket(table, **here) as again:
            again.hello(0)


def test_opening_connections_counts_as_asking(database: Path) -> None:
    here = {"X-Forwarded-For": "203.0.113.7"}
    with serving(database, requests_per_second=0.2, **PROXY) as served, Browser(served) as ada:
        for _ in range(2):
            with ada.socket("0" * 16, **here) as line:
                assert line.how_it_closes() == 4404
        with pytest.raises(InvalidStatus) as refused, ada.socket("0" * 16, **here):
            pass
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body)["error"]["code"] == "request.too_fast"
        assert coming_from(ada, "203.0.113.7").refused("GET", "/api/games") == "request.too_fast"


def test_so_many_connections_of_one_address_may_say_nothing(database: Path) -> None:
    here = {"X-Forwarded-For": "203.0.113.7"}
    with serving(database, silent_per_address=1, **PROXY) as served, Browser(served) as ada:
        table = ada.create("here", "open")
        with ada.socket(table, **here) as one, ada.socket(table, **here) as two:
            assert two.how_it_closes() == 1013
            one.hello(0)
            with ada.socket(table, **here) as three:
                three.hello(0)
                with ada.socket(table, **here) as four:
                    four.hello(0)


def test_what_all_connections_of_an_address_say_is_counted_together(database: Path) -> None:
    here = {"X-Forwarded-For": "203.0.113.7"}
    few = PROXY | {"messages_per_second": 0.001}
    with serving(database, **few) as served, Browser(served) as ada:
        table = ada.create("here", "open")
        with ada.socket(table, **here) as one, ada.socket(table, **here) as two:
            one.hello(0)
            assert two.refusal("hello", eyes=0, since=0, lang="en") == "request.too_fast"
        with ada.socket(table, **{"X-Forwarded-For": "203.0.113.8"}) as other:
            other.hello(0)


def test_what_takes_long_to_answer_counts_for_several(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = {"X-Forwarded-For": "203.0.113.7"}
    # Time stands still: a connection has three messages, an address eighteen.
    clock = SimpleNamespace(monotonic=lambda: 0.0)
    monkeypatch.setattr("digsite.server.edge.rate_limits.time", clock)
    with serving(database, messages_per_second=1, **PROXY) as served, Browser(served) as ada:
        table = ada.create("here", "open")
        with ada.socket(table, **here) as one, ada.socket(table, **here) as two:
            for line in (one, two):
                line.hello(0)
                line.look(None)
            one.look(0)
            assert two.refusal("ping") == "request.too_fast"
            with ada.socket(table, **{"X-Forwarded-For": "203.0.113.8"}) as other:
                other.hello(0)


def test_evaluations_for_strangers_are_counted_by_their_address(database: Path) -> None:
    """Whoever has no cookie yet is not kept from asking by everybody else who has none."""
    match = digsite.load("dig_mars", players=2, seed=3)
    match.play(match.legal_actions()[0])
    with serving(database, hints_per_minute=3, **PROXY) as served, Browser(served) as stranger:
        coming_from(stranger, "203.0.113.1")
        replay = stranger.post("/api/records", record(match), status=201)["replay"]
        path = f"/api/replays/{replay}/analysis/evaluation"
        assert stranger.get(path)["plans"]
        assert stranger.refused("GET", path) == "request.too_fast"
        with Browser(served) as another:
            assert coming_from(another, "203.0.113.2").get(path)["plans"]
            assert coming_from(another, "203.0.113.1").http.get(path).status_code == 429


def test_spectators_leave_room_for_players(database: Path) -> None:
    with (
        serving(database, spectators_per_table=1) as served,
        Browser(served) as ada,
        Browser(served) as stranger,
    ):
        table = ada.create("here", "open")
        with stranger.socket(table) as watching:
            watching.hello(None)
            with stranger.socket(table) as second:
                assert second.how_it_closes() == 1013
            with ada.socket(table) as playing:
                assert playing.hello(0)["eyes"] == 0


def answer_to_half_a_request(served: Served) -> bytes:
    head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", served.port), PATIENCE) as line:
        line.sendall(f"{head}Content-Length: 100\r\n\r\n{{".encode())
        # Head and body of the answer may come one after the other.
        answer = b""
        while b"}}" not in answer:
            more = line.recv(1000)
            assert more, answer
            answer += more
        return answer


def test_a_body_that_does_not_come_is_not_waited_for(database: Path) -> None:
    with serving(database, body_seconds=0.1) as served:
        assert b" 408 " in answer_to_half_a_request(served)


def test_an_answer_that_takes_too_long_is_given_up(database: Path) -> None:
    with serving(database, answer_seconds=0.1) as served:
        answer = answer_to_half_a_request(served)
        assert b" 503 " in answer
        assert b"server.slow" in answer


def test_settings_come_from_the_environment() -> None:
    read = from_environment(
        {
            "DIGSITE_TABLES_PER_HOUR": "7",
            "DIGSITE_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
            "DIGSITE_BOT_PACE": "",
            "PATH": "/bin",
        },
        "tables.db",
    )
    assert (read.tables_per_hour, read.bot_pace, read.database) == (7, 0.4, "tables.db")
    assert read.trusted_proxies == ("10.0.0.0/8", "::1")
    with pytest.raises(BadRequest, match="DIGSITE_TABLES_PER_HOUR"):
        from_environment({"DIGSITE_TABLES_PER_HOUR": "many"}, "tables.db")
