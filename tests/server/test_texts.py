"""Texts that strangers send are bounded before they are read, and read where nobody waits."""

import asyncio
import json
import re
import resource
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from digsite.core import fair_deal, record, toml
from digsite.core.game import find
from digsite.core.match import Match
from digsite.server.routes import new_tables
from digsite.server.table import history
from digsite.server.threads.fair_threads import Owner
from digsite.server.threads.readers import MOST_EACH, MOST_WAITING, THREADS
from tests.garbage.test_toml import DEEP_HEADER, DOTTED_KEY
from tests.server.databases import run_sql
from tests.server.serving import Browser, Json, Served, serving
from tests.waiting import PATIENCE

SEATS = [{"kind": "here"}, {"kind": "open"}]
LITTLE_MEMORY = 150_000
"""Kilobytes: what reading a bomb may at most add to the process; it took 500,000 and more."""
BOMBS = {
    "a dotted key": DOTTED_KEY,
    "a dotted key in every line": "\n".join("a" + ".a" * 450 + "=1" for _ in range(20)),
    "keys under a deep header": DEEP_HEADER,
    "a large dotted key": ".".join("a" * 12_000) + " = 1",
    "brackets": "x = " + "[" * 900,
}


def new_match(edition: str | None = None) -> Match:
    game = find("dig_mars")
    chosen = None if edition is None else game.read_edition(edition, "mine.toml")
    return Match(game, 2, seed=1, edition=chosen)


def memory() -> int:
    """The most memory, in kilobytes, that this process, the server in it, ever had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def refusal_of(browser: Browser, path: str, body: Json) -> Json:
    answer = browser.http.post(path, json=body)
    assert answer.status_code == 400, answer.text
    found: Json = answer.json()["error"]
    return found


@pytest.mark.parametrize("bomb", BOMBS)
def test_an_edition_made_to_hurt_keeps_nobody_waiting(
    ada: Browser, stranger: Browser, bomb: str
) -> None:
    table, text, before = ada.create("here", "here"), BOMBS[bomb], memory()
    in_a_record = record.record(new_match()) | {"edition": {"name": "x", "text": text}}
    with ada.socket(table) as line, ThreadPoolExecutor(1) as others:
        line.hello(0)
        as_a_table = {"game": "dig_mars", "seats": SEATS, "edition": text}
        sent = others.submit(
            lambda: [
                refusal_of(stranger, "/api/tables", as_a_table),
                refusal_of(stranger, "/api/records", in_a_record),
            ]
        )
        pings = 0
        while not sent.done() or pings < 3:
            assert line.ask("ping")["ok"]
            pings += 1
    for error, code in zip(sent.result(), ("edition.broken", "record.impossible"), strict=True):
        assert error["code"] == code
        assert "line 1" in error["message"] or "1501" in error["message"]
        limits = ("longer than", "larger than", "more than")
        assert any(words in error["message"] for words in limits), error
    assert memory() - before < LITTLE_MEMORY


def test_no_edition_is_read_where_everybody_would_wait(
    ada: Browser, grace: Browser, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even if the editions that were read last are forgotten at once."""
    readers = set()
    really_read = toml.read

    def read(text: str, source: str) -> dict[str, Any]:
        readers.add(threading.current_thread())
        return really_read(text, source)

    monkeypatch.setattr(toml, "read", read)
    forgetful = history.read_edition.__wrapped__
    for module in (history, new_tables):
        monkeypatch.setattr(module, "read_edition", forgetful)
    shipped = find("dig_mars").default_edition().text
    table = ada.create("here", "open", edition=shipped, passphrase="open sesame")
    grace.post(f"/api/invites/{table['invite']}/unlock", {"passphrase": "open sesame"})
    grace.join(table)
    first = ada.start(table)["active"]
    with [ada, grace][first].socket(table) as line:
        line.hello(first)
        line.play("place a1")
    path = f"/api/tables/{table['table']}"
    for found in (path, f"{path}/record", f"{path}/frames", "/api/tables", "/api/me/tables"):
        ada.get(found)
    ada.get(f"/api/invites/{table['invite']}")
    assert readers
    assert served.thread not in readers


def services_of(served: Served) -> Any:
    lifespan: Any = served.server.config.app
    return lifespan.inner.state.services


@contextmanager
def keeping_busy(served: Served, owners: list[Owner], threads: int) -> Iterator[threading.Event]:
    """Readers that have something to do for each of the owners until they are set free."""
    begun, free = threading.Semaphore(0), threading.Event()

    def work() -> None:
        begun.release()
        free.wait(PATIENCE)

    loop = served.server.servers[0].get_loop()
    read = services_of(served).readers.read
    waiting = [asyncio.run_coroutine_threadsafe(read(owner, work), loop) for owner in owners]
    for _ in range(threads):
        assert begun.acquire(timeout=PATIENCE)
    try:
        yield free
    finally:
        free.set()
    for one in waiting:
        one.result(PATIENCE)


@pytest.fixture
def busy(served: Served) -> Iterator[threading.Event]:
    """Readers that have more than enough to do."""
    owners = [Owner(f"198.51.100.{number}", None) for number in range(MOST_WAITING)]
    with keeping_busy(served, owners, THREADS) as free:
        yield free


def test_whatever_is_being_read_everything_else_goes_on(
    busy: threading.Event, ada: Browser, grace: Browser
) -> None:
    answer = ada.http.post("/api/records", json=record.record(new_match()))
    assert answer.status_code == 503
    assert answer.json()["error"]["code"] == "server.slow"
    table = ada.create("here", "open", passphrase="open sesame")
    grace.post(f"/api/invites/{table['invite']}/unlock", {"passphrase": "open sesame"})
    grace.join(table)
    first = ada.start(table)["active"]
    with [ada, grace][first].socket(table) as line:
        line.hello(first)
        line.play("place a1")
    busy.set()


def test_one_address_keeps_no_other_from_replays_and_own_editions(database: Path) -> None:
    greedy, modest = "203.0.113.7", "203.0.113.8"
    edition = find("dig_mars").default_edition().text
    with (
        serving(database, trusted_proxies=("127.0.0.1",)) as served,
        Browser(served) as ada,
        keeping_busy(served, [Owner(greedy, None)] * MOST_EACH, 1) as free,
    ):
        ada.http.headers["X-Forwarded-For"] = greedy
        sent = record.record(new_match())
        assert ada.refused("POST", "/api/records", sent) == "request.too_fast"
        ada.http.headers["X-Forwarded-For"] = modest
        path = f"/api/replays/{ada.post('/api/records', sent, status=201)['replay']}"
        assert ada.get(path)["verified"]
        assert ada.get(f"{path}/frames")["frames"]
        ada.create("here", "open", edition=edition)
        assert not free.is_set()


def test_only_what_was_verified_of_a_record_is_kept(stranger: Browser) -> None:
    good = record.record(new_match())
    sent = good | {"more": "\ud800", "edition": None, "moves": [], "x" * 1000: {"y": [1] * 1000}}
    text = json.dumps(sent)
    assert "\\ud800" in text
    headers = {"content-type": "application/json"}
    answer = stranger.http.post("/api/records", content=text, headers=headers)
    path = f"/api/replays/{answer.json()['replay']}"
    assert stranger.get(f"{path}/record") == good
    assert stranger.get(path)["verified"]


def test_a_record_with_an_edition_and_a_start_is_shown_as_it_was_sent(stranger: Browser) -> None:
    text = find("dig_mars").default_edition().text.replace("reconstruction", "of mine")
    match = Match.from_public(new_match(text).public(), game=find("dig_mars"))
    match.play("place a1")
    for good in (record.record(match), record.record(new_match(text))):
        answer = stranger.post("/api/records", good, status=201)
        assert stranger.get(f"/api/replays/{answer['replay']}/record") == good


SECRET = "ab" * 32


@pytest.mark.parametrize(
    "change",
    [
        {"nonces": "xy"},
        {"nonces": [0, None]},
        {"nonces": {"a": 1, "b": 2}},
        {"nonces": [None]},
        {"nonces": ["x" * 1000, None]},
        {"table": "x" * 1000},
        {"table": "\x1b[31m"},
        {"secret": SECRET[:32] + " " + SECRET[32:]},
    ],
    ids=lambda change: str(change)[:20],
)
def test_a_deal_that_could_not_be_shown_is_refused(stranger: Browser, change: Json) -> None:
    """Each of them is fair: the seed does follow from what it says."""
    recorded: Json = {"table": "t", "secret": SECRET, "nonces": ["ada", None]} | change
    seed = fair_deal.seed(**recorded)
    recorded["commitment"] = fair_deal.commitment(recorded["secret"])
    sent = record.record(Match(find("dig_mars"), 2, seed=seed)) | {"deal": recorded}
    assert stranger.refused("POST", "/api/records", sent) == "record.impossible"


def test_text_that_no_file_can_hold_is_refused(ada: Browser) -> None:
    half = "\ud800"
    shipped = find("dig_mars").default_edition().text
    table = ada.create("here", "open")
    for path, body in [
        ("/api/tables", {"game": "dig_mars", "seats": SEATS, "edition": f"# {half}\n{shipped}"}),
        ("/api/tables", {"game": "dig_mars", "seats": SEATS, "passphrase": half * 4}),
        ("/api/tables", {"game": half, "seats": SEATS}),
        ("/api/tables", {"game": "dig_mars", "seats": SEATS, half: 1}),
        ("/api/tables", {"game": "dig_mars", "seats": SEATS, "options": {half: half}}),
        ("/api/tables", {"game": "dig_mars", "seats": [{"kind": "here", "name": half}] * 2}),
        ("/api/seats", {"code": half}),
        (f"/api/tables/{table['table']}/unlock", {"passphrase": half}),
        (
            "/api/records",
            record.record(new_match()) | {"edition": {"text": f"# {half}\n{shipped}"}},
        ),
        ("/api/records", record.record(new_match()) | {"moves": [half]}),
        ("/api/records", record.record(new_match()) | {"options": {half: half}}),
        ("/api/records", {half: half}),
    ]:
        content = json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        answer = ada.http.post(path, content=content, headers=headers)
        assert answer.status_code == 400, (path, answer.text)


@pytest.mark.parametrize("name", ["\\u0000", "\\u001b[31m", "\\n", "\\u202e"])
def test_an_edition_has_a_name_that_can_be_shown(ada: Browser, name: str) -> None:
    shipped = find("dig_mars").default_edition().text
    text = shipped.replace("Digsite reconstruction", f"Mine {name}")
    assert text != shipped
    error = refusal_of(ada, "/api/tables", {"game": "dig_mars", "seats": SEATS, "edition": text})
    assert error["code"] == "edition.broken"


MANY = {f"key{number}": number for number in range(10_000)}


@pytest.mark.parametrize(
    "body",
    [
        MANY,
        {"game": "dig_mars", "seats": SEATS} | MANY,
        {"game": "dig_mars", "seats": [MANY]},
        {"game": "dig_mars", "seats": SEATS, "options": MANY},
        {"game": "dig_mars", "seats": SEATS * 5000},
        {"game": [[[[[[[[]]]]]]]], "seats": SEATS},
        [[]] * 10_000,
    ],
    ids=lambda body: str(body)[:30],
)
def test_a_body_of_very_many_values_is_not_looked_at_one_by_one(ada: Browser, body: Any) -> None:
    assert "(JSON)" in refusal_of(ada, "/api/tables", body)["message"]


def test_a_message_of_very_many_parts_is_not_looked_at_one_by_one(ada: Browser) -> None:
    with ada.socket(ada.create("here", "here")) as line:
        line.hello(0)
        many = {f"key{number}": number for number in range(900)}
        answer = line.ask("ping", **many)
        assert answer["error"]["code"] == "request.bad"
        assert "(JSON)" in answer["error"]["message"]
        assert line.ask("ping")["ok"]


def test_the_largest_table_is_not_too_much(ada: Browser) -> None:
    shipped = find("undermining").default_edition().text
    clock = {"turn": 600, "reserve": 600, "late": "turn", "bot": "casual"}
    seats = [{"kind": "here", "name": "Ada", "bot": None}] * 5
    edition = shipped + "#" * 900
    wish: Json = {
        "game": "undermining",
        "options": {"board": "open"},
        "watch": "link",
        "clock": clock,
    }
    wish |= {"passphrase": "open sesame", "seats": seats, "edition": edition}
    assert ada.post("/api/tables", wish, status=201)["players"] == 5


NO_NAMES = ["%00", "%00" * 16, "a" * 15 + "%00", "a" * 17, "A" * 16, "%ed%a0%80" * 4, "é" * 16, "x"]


def test_what_cannot_be_a_name_is_not_looked_for(postgres_database: str) -> None:
    """PostgreSQL takes no text with a zero in it: it is never asked."""
    with serving(postgres_database) as served, Browser(served) as ada:
        ada.create("here", "open")
        for path, methods in ada.get("/api/openapi.json")["paths"].items():
            if "{" not in path or path.startswith(("/api/games/", "/api/locales/")):
                continue
            for name in NO_NAMES:
                address = re.sub(r"\{\w+\}", name, path.replace("{seat}", "0"))
                for method in methods:
                    answer = ada.http.request(method, address, json={})
                    assert 400 <= answer.status_code < 500, (method, address, answer.text)
                    assert answer.json()["error"]["message"]
        for name in NO_NAMES:
            with ada.socket(name) as line:
                assert line.how_it_closes() == 4404
        assert len(ada.get("/api/me/tables")["tables"]) == 1


def test_an_origin_that_is_no_address_is_a_foreign_one(ada: Browser) -> None:
    headers = {"Origin": "http://["}
    answer = ada.http.post("/api/tables", json={}, headers=headers)
    assert answer.json()["error"]["code"] == "origin.refused"
    table = ada.create("here", "here")
    with pytest.raises(InvalidStatus) as closed, ada.socket(table, **headers):
        pass
    assert closed.value.response.status_code == 403


def test_a_table_whose_edition_is_now_too_large_does_not_hide_the_others(database: Path) -> None:
    """An earlier version let larger ones in."""
    shipped = find("dig_mars").default_edition().text
    with serving(database) as served, Browser(served) as ada:
        old, new = (ada.create("here", "open", edition=shipped) for _ in range(2))
        large = shipped.replace("'", "") + "#\n" * 1400 + "#" * 15_000
        run_sql(str(database), f"UPDATE tables SET edition = '{large}' WHERE id = '{old['table']}'")
        shown = ada.get("/api/me/tables")["tables"]
        assert [table["table"] for table in shown] == [new["table"]]
        assert ada.refused("GET", f"/api/tables/{old['table']}") == "edition.broken"
        assert ada.refused("GET", f"/api/invites/{old['invite']}") == "edition.broken"
