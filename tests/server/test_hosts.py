"""Under which names a server answers, and which cookie it gives over TLS."""

import json
import socket
from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from digsite.server.times import now
from tests.server.databases import run_sql
from tests.server.serving import Browser, Json, Served, serving
from tests.waiting import PATIENCE

SEATS = {"game": "dig_mars", "seats": [{"kind": "here"}, {"kind": "open"}]}
PLAIN, SECURE = "digsite_player", "__Host-digsite_player"
TLS = {"trusted_proxies": ("127.0.0.1",)}
HTTPS = {"X-Forwarded-Proto": "https"}


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    names = {"public_url": "https://Digsite.example/play", "allowed_hosts": ("other.example:8000",)}
    with serving(tmp_path_factory.mktemp("named") / "tables.db", **names) as served:
        yield served


def status(served: Served, host: str, path: str = "/api/games", **headers: str) -> int:
    found = httpx.get(
        served.url + path, headers={"Host": host} | headers, timeout=PATIENCE, verify=False
    )
    return found.status_code


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:5173", "digsite.localhost", "127.0.0.1:80", "192.168.1.20:8000"),
        *("[::1]:8000", "[fd00::7]", "raspberrypi", "raspberrypi:8000", "Pi.local", "pi.local.:80"),
        *("digsite.example", "DIGSITE.example:443", "other.example", socket.gethostname()),
    ],
)
def test_names_it_answers_to(named: Served, host: str) -> None:
    assert status(named, host) == 200
    assert status(named, host, "/api/tables/0000000000000000") == 404


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:8000", "127.0.0.1.evil.example", "digsite.example.evil"),
        *("local.evil.example", "localhost.evil.example", "127.0.0.1@evil.example", "[evil", "."),
    ],
)
def test_names_it_does_not_answer_to(named: Served, host: str) -> None:
    """Neither to requests nor to sockets, be they of the same origin; health is nobody's secret."""
    assert status(named, host) == 403
    assert status(named, host, "/", Accept="text/html") == 403
    own = {"Host": host, "Origin": f"http://{host}"}
    refused = httpx.post(
        f"{named.url}/api/tables", headers=own, json=SEATS, timeout=PATIENCE, verify=False
    )
    assert refused.json()["error"]["code"] == "host.unknown"
    assert "set-cookie" not in refused.headers
    for path in ("/healthz", "/readyz"):
        assert status(named, host, path) == 200


def test_a_socket_is_not_opened_under_another_name(named: Served) -> None:
    address = "ws://evil.example/api/tables/0000000000000000/socket"
    with (
        socket.create_connection(("127.0.0.1", named.port), PATIENCE) as line,
        pytest.raises(InvalidStatus) as refused,
        connect(address, sock=line),
    ):
        pass
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body)["error"]["code"] == "host.unknown"


def test_who_asks_without_a_name_is_no_browser(named: Served) -> None:
    with socket.create_connection(("127.0.0.1", named.port), PATIENCE) as line:
        line.sendall(b"GET /api/games HTTP/1.0\r\n\r\n")
        assert b" 200 " in line.recv(100)


def test_a_trusted_proxy_answers_to_what_it_likes(database: Path) -> None:
    with serving(database, **TLS) as served:
        assert status(served, "any.example") == 200


def test_a_name_that_is_refused_is_told_to_the_log(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(database) as served:
        for _ in range(3):
            assert status(served, "my-games.example") == 403
    [logged] = [event.getMessage() for event in caplog.records if "my-games" in event.getMessage()]
    assert "DIGSITE_ALLOWED_HOSTS" in logged


# The cookie


def cookies_in(answer: httpx.Response) -> dict[str, Morsel[str]]:
    return dict(SimpleCookie("\n".join(answer.headers.get_list("set-cookie"))))


def sit_down(served: Served, headers: Json) -> httpx.Response:
    return httpx.post(
        f"{served.url}/api/tables", headers=headers, json=SEATS, timeout=PATIENCE, verify=False
    )


@pytest.mark.parametrize(
    ("settings", "headers"),
    [
        (TLS, HTTPS),
        ({"public_url": "https://digsite.example"}, {"Host": "digsite.example"}),
    ],
)
def test_over_tls_the_cookie_is_of_this_host_alone(
    database: Path, settings: Json, headers: Json
) -> None:
    with serving(database, **settings) as served:
        [(name, cookie)] = cookies_in(sit_down(served, headers)).items()
        assert name == SECURE
        assert (cookie["path"], cookie["domain"], cookie["secure"]) == ("/", "", True)
        assert (cookie["httponly"], cookie["samesite"]) == (True, "strict")
        known = headers | {"Cookie": f"{PLAIN}={'x' * 43}; {SECURE}={cookie.value}"}
        mine = httpx.get(
            f"{served.url}/api/me/tables", headers=known, timeout=PATIENCE, verify=False
        )
        assert len(mine.json()["tables"]) == 1
        assert cookies_in(sit_down(served, known)) == {}


def test_at_home_the_cookie_is_as_it_was(database: Path) -> None:
    """The public name has TLS, but this browser came by the address and would not keep another."""
    with serving(database, public_url="https://digsite.example") as served:
        [(name, cookie)] = cookies_in(sit_down(served, {})).items()
        assert (name, cookie["path"], cookie["secure"]) == (PLAIN, "/api", "")


def test_a_planted_cookie_is_worth_nothing_over_tls(any_database: str) -> None:
    """A neighbouring subdomain sets one it knows, even one with a seat of its own."""
    with serving(any_database, **TLS) as served:
        sit_down(served, HTTPS | {"Cookie": f"{PLAIN}={'y' * 43}"})
        planted = cookies_in(sit_down(served, {}))[PLAIN].value
        for value in ("x" * 43, planted):
            victim = HTTPS | {"Cookie": f"{PLAIN}={value}"}
            given = cookies_in(sit_down(served, victim))[SECURE].value
            assert given != value
            mine = httpx.get(
                f"{served.url}/api/me/tables", headers=victim, timeout=PATIENCE, verify=False
            )
            assert mine.json()["tables"] == []


def test_who_sat_down_before_keeps_the_seat_over_tls(any_database: str) -> None:
    with serving(any_database) as served, Browser(served) as ada:
        table = ada.create("here", "casual")
        ada.start(table)
        cookie = ada.http.cookies[PLAIN]
    run_sql(any_database, f"UPDATE tables SET created = {now() - 1000}")
    with serving(any_database, **TLS) as served, ada.moved_to(served) as again:
        with again.socket(table, **HTTPS) as line:
            assert line.hello(0)["eyes"] == 0
        old = HTTPS | {"Cookie": f"{PLAIN}={cookie}"}
        address = f"{served.url}/api/tables/{table['table']}"
        shown = httpx.get(address, headers=old, timeout=PATIENCE, verify=False)
        assert shown.json()["seats"][0]["mine"]
        assert cookies_in(shown)[SECURE].value == cookie
        for path in ("replay", "frames", "record"):
            shown = httpx.get(f"{address}/{path}", headers=old, timeout=PATIENCE, verify=False)
            assert cookies_in(shown)[SECURE].value == cookie
        new = HTTPS | {"Cookie": f"{SECURE}={cookie}"}
        shown = httpx.get(address, headers=new, timeout=PATIENCE, verify=False)
        assert shown.json()["seats"][0]["mine"]


def test_browsers_are_told_to_stay_with_tls_where_that_is_wished(database: Path) -> None:
    header = "strict-transport-security"
    with serving(database, hsts_days=30, **TLS) as served:
        assert (
            httpx.get(f"{served.url}/healthz", headers=HTTPS).headers[header] == "max-age=2592000"
        )
        assert header not in httpx.get(f"{served.url}/healthz").headers
    with serving(database, **TLS) as served:
        assert header not in httpx.get(f"{served.url}/healthz", headers=HTTPS).headers
