"""Whatever is sent, the server answers, keeps its state and goes on."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server import fuzz_socket
from tests.server.serving import Browser, Json, Line

GOOD: list[Json] = [fuzz_socket.GOOD[0] | {"eyes": 0}, *fuzz_socket.GOOD[1:]]
"""Seen from a seat, which nobody leaves by what they send."""
JUNK: list[Any] = [None, True, -1, 10**30, 1.5, "", "x" * 70, "\x00", [], [[]], {}, {"id": {}}]


@pytest.fixture
def line(ada: Browser, grace: Browser) -> Iterator[Line]:
    """A seat that has to wait: nothing that these tests send may be played."""
    table = ada.create("here", "open")
    grace.join(table)
    first = ada.start(table)["active"]
    with [grace, ada][first].socket(table) as found:
        found.hello(1 - first)
        yield found


def answer_to(line: Line, text: str) -> Json:
    line.send(text)
    while True:
        answer = line.receive()
        if answer["type"] == "answer":
            return answer


def spoilt() -> Iterator[Any]:
    for message in GOOD:
        for key in message:
            yield {name: value for name, value in message.items() if name != key}
            for junk in JUNK:
                yield message | {key: junk}
        yield message | {"more": 1}
    yield from JUNK


def test_every_message_with_garbage_is_answered_and_changes_nothing(line: Line) -> None:
    before = line.position
    for message in spoilt():
        answer = answer_to(line, json.dumps(message))
        known = message.get("id") if isinstance(message, dict) else None
        if not answer["ok"]:
            assert answer["error"]["message"]
            assert "Traceback" not in str(answer)
        if isinstance(known, str) and 1 <= len(known) <= 64:
            assert answer["id"] == known
        else:
            assert answer["id"] is None
    after = line.hello(before["eyes"])
    assert after["seq"] == 0
    assert after["view"] == before["view"]


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "[" * 9000, "NaN", '"' * 99, '{"type":"play"', '{"id":"\\ud800"}', "🐢"],
    ids=str,
)
def test_texts_that_are_no_messages_are_answered(line: Line, text: str) -> None:
    answer = answer_to(line, text)
    assert answer["id"] is None
    assert answer["error"]["code"] == "request.bad"


def test_cut_and_mixed_texts_are_answered(line: Line) -> None:
    chance = Random(7)
    texts = [json.dumps(message) for message in GOOD]
    for _ in range(300):
        text = chance.choice(texts)
        cut = chance.randrange(len(text))
        spoiled = text[:cut] + chance.choice(["", "}", '"', "\x07", "9" * 20]) + text[cut + 1 :]
        assert answer_to(line, spoiled)["type"] == "answer"
    assert line.ask("ping")["seq"] == 0


def test_binary_messages_are_refused(line: Line) -> None:
    line.connection.send(b"\x00\xff")
    assert line.next("answer")["error"]["code"] == "request.bad"


def test_a_message_that_is_too_large_ends_the_connection(ada: Browser) -> None:
    table = ada.create("here", "here")
    with ada.socket(table) as line:
        line.hello(0)
        line.send(json.dumps({"type": "ping", "id": "x", "pad": "y" * 20_000}))
        with pytest.raises(ConnectionClosed) as closed:
            line.next("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    with ada.socket(table) as line:
        assert line.hello(0)["seq"] == 0


def test_nothing_but_hello_comes_first(ada: Browser) -> None:
    table = ada.create("here", "here")
    with ada.socket(table) as line:
        for message in GOOD[1:]:
            line.send(message)
            assert line.next("answer")["error"]["code"] == "hello.first"


def test_too_many_messages_are_refused(ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ada.create("here", "here")
    with monkeypatch.context() as patched:
        patched.setattr("digsite.server.edge.rate_limits.Allowance.take", lambda self: False)
        with ada.socket(table) as line:
            line.send(GOOD[0])
            assert line.next("answer")["error"]["code"] == "request.too_fast"


BODIES: list[Any] = [None, [], "x", 1, {"game": None}, {"seats": {}}, {"a": [[[[]]]]}, {"seat": -1}]


def test_every_route_with_garbage_is_refused(ada: Browser) -> None:
    routes = ada.get("/api/openapi.json")["paths"]
    table = ada.create("here", "open")
    ada.refused("POST", f"/api/tables/{table['table']}/rematch", {})
    tried = 0
    for path, methods in routes.items():
        for method in methods:
            for name in ("x", "%00", "a" * 300, "..", "9999999999999999999999"):
                address = path
                while "{" in address:
                    start, end = address.index("{"), address.index("}")
                    address = address[:start] + name + address[end + 1 :]
                for body in BODIES if method != "get" else [None]:
                    answer = ada.http.request(method, address, json=body)
                    assert answer.status_code < 500, (method, address, body, answer.text)
                    assert "Traceback" not in answer.text
                    tried += 1
    assert tried > 200


def test_bodies_that_are_no_json_are_refused(ada: Browser) -> None:
    headers = {"content-type": "application/json"}
    for content in (b"", b"{", b"\xff\xfe", b"[" * 20_000, b"null", b'"' * 50):
        for path in ("/api/tables", "/api/records", "/api/tables/x/start"):
            answer = ada.http.post(path, content=content, headers=headers)
            assert 400 <= answer.status_code < 500, (path, content[:20], answer.text)
            assert answer.json()["error"]["message"]


def test_bodies_that_are_too_large_are_refused(ada: Browser) -> None:
    headers = {"content-type": "application/json"}
    large = b'{"game":"' + b"x" * 300_000 + b'"}'
    for path in ("/api/tables", "/api/records", "/api/tables/x/start"):
        answer = ada.http.post(path, content=large, headers=headers)
        assert answer.status_code == 413
        assert answer.json()["error"]["code"] == "request.too_large"

    def drops() -> Iterator[bytes]:
        for _ in range(40):
            yield b" " * 10_000

    assert ada.http.post("/api/tables", content=drops(), headers=headers).status_code == 413
