"""Whoever may not act is refused on every route and by every message, and nothing changes."""

from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.serving import Browser, Json, nonce

COOKIE = "digsite_player"
LEAVE: Json = {"seat": 0}


@pytest.fixture
def table(ada: Browser, grace: Browser) -> Json:
    """A game of Ada (seat 0, the host) and Grace (seat 1)."""
    made = ada.create("here", "open", watch="players")
    grace.join(made, "Grace")
    return ada.start(made)


def attempts(table: Json, seat: int) -> list[tuple[str, str, Json]]:
    """Every route that would change something in the name of a seat."""
    path = f"/api/tables/{table['table']}"
    return [
        ("PUT", f"{path}/seats/{seat}", {"kind": "open"}),
        ("POST", f"{path}/nonce", {"seat": seat, "nonce": nonce()}),
        ("POST", f"{path}/start", {"nonces": {}}),
        ("POST", f"{path}/seats/{seat}/hand", {"bot": "random"}),
        ("POST", f"{path}/seats/{seat}/take-back", {}),
        ("POST", f"{path}/seats/{seat}/code", {}),
        ("POST", f"{path}/leave", {"seat": seat}),
        ("POST", f"{path}/rematch", {}),
        ("PUT", f"{path}/lock", {"passphrase": "mine now"}),
    ]


def all_refused(browser: Browser, table: Json, seat: int) -> set[str]:
    """The codes with which everything is refused."""
    return {browser.refused(*attempt) for attempt in attempts(table, seat)}


def unchanged(ada: Browser, table: Json) -> bool:
    now = ada.get(f"/api/tables/{table['table']}")
    return [now["seats"], now["seq"], now["locked"]] == [table["seats"], 0, False]


ALLOWED = {"seat.not_yours", "host.only", "table.not_lobby", "table.not_over", "table.unknown"}


def test_the_wrong_seat(table: Json, ada: Browser, grace: Browser) -> None:
    assert all_refused(grace, table, 0) <= ALLOWED
    waiting, seat = [(grace, 1), (ada, 0)][table["active"]]
    with waiting.socket(table) as line:
        assert line.refusal("hello", eyes=1 - seat) == "seat.not_yours"
        line.hello(seat)
        for kind in ("undo", "redo", "end"):
            assert line.refusal(kind, seq=0) == "turn.not_yours"
        assert line.refusal("play", seq=0, action="place b2") == "turn.not_yours"
    assert unchanged(ada, table)


def test_a_spectator(ada: Browser, grace: Browser, stranger: Browser) -> None:
    made = ada.create("here", "open")
    grace.join(made)
    table = ada.start(made)
    assert stranger.get(f"/api/tables/{table['table']}")["seats"][0]["mine"] is False
    assert all_refused(stranger, table, 0) <= ALLOWED
    stranger.create("here", "random")  # now with a cookie of its own
    assert all_refused(stranger, table, 0) <= ALLOWED
    with stranger.socket(table) as line:
        line.hello(None)
        assert line.refusal("look", eyes=table["active"]) == "seat.not_yours"
        assert line.refusal("play", seq=0, action="place b2") == "seat.not_yours"
    assert unchanged(ada, table)


def test_a_stranger(table: Json, ada: Browser, stranger: Browser) -> None:
    assert all_refused(stranger, table, 0) <= ALLOWED
    path = f"/api/tables/{table['table']}"
    for page in ("", "/record", "/replay", "/frames"):
        assert stranger.refused("GET", path + page) == "table.unknown"
    assert _closing_code(stranger, table) == 4404
    assert unchanged(ada, table)


def test_a_seat_at_another_table(table: Json, ada: Browser, stranger: Browser) -> None:
    other = stranger.create("here", "here")
    stranger.start(other)
    assert all_refused(stranger, table, 0) <= ALLOWED
    assert _closing_code(stranger, table) == 4404
    assert unchanged(ada, table)


def test_a_cookie_replayed_after_leaving(table: Json, ada: Browser, grace: Browser) -> None:
    kept = grace.http.cookies[COOKIE]
    grace.post(f"/api/tables/{table['table']}/leave", {"seat": 1})
    grace.http.cookies.clear()
    grace.http.cookies.set(COOKIE, kept, path="/api")
    others = [one for one in attempts(table, 1) if not one[1].endswith("/take-back")]
    assert {grace.refused(*one) for one in others} <= ALLOWED
    assert _closing_code(grace, table) == 4404
    assert ada.get(f"/api/tables/{table['table']}")["seats"][1]["kind"] == "open"


def test_a_cookie_replayed_after_the_seat_was_moved(
    table: Json, ada: Browser, grace: Browser, stranger: Browser
) -> None:
    code = grace.post(f"/api/tables/{table['table']}/seats/1/code")["code"]
    stranger.post("/api/seats", {"code": code})
    assert all_refused(grace, table, 1) <= ALLOWED
    assert _closing_code(grace, table) == 4404


@pytest.mark.parametrize(
    "spoil",
    [
        lambda kept: kept[:-1],
        lambda kept: kept[:20],
        lambda kept: kept[:-1] + ("A" if kept[-1] != "A" else "B"),
        lambda kept: kept + "A",
        lambda kept: "A" * 43,
        lambda kept: kept.swapcase(),
        lambda kept: '"' + kept + '"x',
    ],
    ids=["truncated", "short", "changed", "longer", "made-up", "other-case", "quoted"],
)
def test_a_forged_or_truncated_token(
    table: Json, ada: Browser, stranger: Browser, spoil: Callable[[str], str]
) -> None:
    stranger.http.cookies.set(COOKIE, spoil(ada.http.cookies[COOKIE]), path="/api")
    assert all_refused(stranger, table, 0) <= ALLOWED
    assert _closing_code(stranger, table) == 4404
    assert unchanged(ada, table)


@pytest.mark.parametrize(
    "form",
    [
        {"data": {"seat": "0"}},
        {"files": {"seat": b"0"}},
        {"content": b'{"seat":0}', "headers": {"content-type": "text/plain"}},
        {"json": LEAVE, "headers": {"origin": "https://evil.example"}},
        {"json": LEAVE, "headers": {"origin": "null"}},
        {"json": LEAVE, "headers": {"sec-fetch-site": "cross-site"}},
        {"json": LEAVE, "headers": {"sec-fetch-site": "same-site"}},
    ],
    ids=["form", "file", "text", "origin", "null", "cross-site", "same-site"],
)
def test_a_form_on_another_site(table: Json, ada: Browser, form: dict[str, Any]) -> None:
    """The browser adds the player's cookie; the request is refused all the same."""
    answer = ada.http.post(f"/api/tables/{table['table']}/leave", **form)
    assert answer.status_code in (400, 403)
    assert answer.json()["error"]["code"] in ("origin.refused", "request.bad")
    assert unchanged(ada, table)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1"},
        {"Origin": "http://127.0.0.1:1@evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
    ids=["foreign", "null", "other-port", "disguised", "fetch-site"],
)
def test_a_socket_from_another_site(table: Json, ada: Browser, headers: dict[str, str]) -> None:
    with pytest.raises(InvalidStatus) as refused, ada.socket(table, **headers):
        pass
    assert refused.value.response.status_code == 403


def test_no_other_site_may_read_answers(ada: Browser) -> None:
    answer = ada.http.get("/api/games", headers={"origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    asked = {"origin": "https://evil.example", "access-control-request-method": "POST"}
    preflight = ada.http.options("/api/tables", headers=asked)
    assert preflight.status_code == 405
    assert not [name for name in preflight.headers if name.startswith("access-control")]


def _closing_code(browser: Browser, table: Json) -> int:
    with browser.socket(table) as line, pytest.raises(ConnectionClosed) as closed:
        line.next("never")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code
