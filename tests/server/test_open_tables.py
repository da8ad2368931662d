"""Open tables: found by everybody while they wait, joined without an invitation, gone at once."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.sync.client import connect

from digsite.core.game import find
from digsite.server.meeting import open_tables
from digsite.server.meeting.open_tables import fairly_chosen
from tests.server.serving import Browser, Json, Line, Served, nonce, serving
from tests.waiting import PATIENCE


class OpenList:
    """The list of open tables as a home page keeps it."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.tables: dict[str, Json] = {}
        answer = line.ask("hello", lang="en")
        assert answer["ok"], answer
        self.take(line.next("open_tables"))

    def take(self, message: Json) -> None:
        for table in message.get("tables") or message.get("changed") or []:
            self.tables[table["table"]] = table
        for name in message.get("gone", []):
            del self.tables[name]

    def until(self, is_so: Callable[[dict[str, Json]], bool]) -> dict[str, Json]:
        while not is_so(self.tables):
            self.take(self.line.next("open_tables_changed"))
        return self.tables


def meeting(served: Served) -> Line:
    address = f"ws://127.0.0.1:{served.port}/api/meeting/socket"
    return Line(connect(address, open_timeout=PATIENCE))


@pytest.fixture
def looking(served: Served) -> Iterator[OpenList]:
    with meeting(served) as line:
        yield OpenList(line)


def join(browser: Browser, table: str, name: str = "Guest") -> Json:
    return browser.post(f"/api/tables/{table}/join", {"name": name, "nonce": nonce()})


def test_a_table_is_shown_while_it_waits_and_its_host_is_there(
    ada: Browser, grace: Browser, looking: OpenList
) -> None:
    clock = {"turn": 60, "reserve": 120, "late": "turn", "bot": "casual"}
    table = ada.create("here", "casual", "open", watch="listed", clock=clock, hints=True)
    name = table["table"]
    with ada.socket(table) as line:
        line.hello(0)
        found = looking.until(lambda tables: name in tables)[name]
        assert found["game"] == "dig_mars"
        assert found["players"] == 3
        assert found["clock"] == clock
        assert found["hints"] is True
        assert found["lang"] == "en"
        assert (found["edition"], found["own_edition"]) == (table["edition"], False)
        assert [seat["kind"] for seat in found["seats"]] == ["human", "bot", "open"]
        assert [seat["name"] for seat in found["seats"]] == ["Player 0", None, None]
        assert join(grace, name)["seats"][2]["mine"]
        looking.until(lambda tables: name not in tables)
        assert grace.refused("POST", f"/api/tables/{name}/leave", {"seat": 0}) == "seat.not_yours"
        grace.post(f"/api/tables/{name}/leave")
        looking.until(lambda tables: name in tables)
    looking.until(lambda tables: name not in tables)


def test_what_is_listed_tells_nothing_that_gives_a_seat(ada: Browser, looking: OpenList) -> None:
    table = ada.create("here", "open", watch="listed")
    with ada.socket(table) as line:
        line.hello(0)
        looking.until(lambda tables: table["table"] in tables)
    told = " ".join(looking.line.heard)
    secrets = [table["invite"], table["deal"]["commitment"], *ada.http.cookies.values()]
    assert not [secret for secret in secrets if secret in told]


def test_only_a_listed_table_that_waits_is_joined_without_an_invitation(
    ada: Browser, grace: Browser, stranger: Browser
) -> None:
    for watch in ("link", "players"):
        table = ada.create("here", "open", watch=watch)
        assert grace.refused("POST", f"/api/tables/{table['table']}/join", {}) == "table.not_open"
    table = ada.create("here", "open", watch="listed")
    join(grace, table["table"])
    assert stranger.refused("POST", f"/api/tables/{table['table']}/join", {}) == "table.not_open"
    assert join(grace, table["table"])["seats"][1]["name"] == "Guest", "a second click is no fault"
    locked = ada.create("here", "open", watch="listed")
    ada.http.put(f"/api/tables/{locked['table']}/lock", json={"passphrase": "sesame"})
    assert grace.refused("POST", f"/api/tables/{locked['table']}/join", {}) == "table.not_open"


def test_a_name_that_imitates_another_gets_a_number(ada: Browser, grace: Browser) -> None:
    table = ada.create("here", "open", watch="listed")
    assert join(grace, table["table"], "Рlауer O")["seats"][1]["name"] == "Рlауer O (2)"


def test_a_listed_table_brings_no_links_among_strangers(ada: Browser) -> None:
    """By the name of its components; those of people are only words."""
    edition = find("dig_mars").default_edition().text
    named = edition.replace("Digsite reconstruction", "Win at http://casino.example")
    seats = [{"kind": "here", "name": "http://x.example"}, {"kind": "open"}]
    wish = {"game": "dig_mars", "edition": named, "seats": seats}
    assert ada.refused("POST", "/api/tables", wish | {"watch": "listed"}) == "talk.link"
    table = ada.post("/api/tables", wish | {"watch": "link"}, status=201)
    assert table["edition"] == "Win at http://casino.example"
    assert table["seats"][0]["name"] == "http x example"


def test_who_sat_down_and_went_away_does_not_keep_the_seat(ada: Browser, grace: Browser) -> None:
    table = ada.create("here", "open", watch="listed")
    path = f"/api/tables/{table['table']}/seats/1"
    join(grace, table["table"])
    with grace.socket(table) as line:
        line.hello(1)
        assert ada.refused("PUT", path, {"kind": "open"}) == "seat.held"
    line.connection.close()
    table = ada.create("here", "open", watch="listed")
    join(grace, table["table"])
    answer = ada.http.put(f"/api/tables/{table['table']}/seats/1", json={"kind": "open"})
    assert answer.json()["seats"][1]["kind"] == "open"


def test_the_list_goes_over_workers(postgres_database: str) -> None:
    with (
        serving(postgres_database) as here,
        serving(postgres_database) as there,
        Browser(here) as ada,
        Browser(there) as grace,
        meeting(there) as line,
    ):
        looking = OpenList(line)
        table = ada.create("here", "open", watch="listed")
        with ada.socket(table) as own:
            own.hello(0)
            looking.until(lambda tables: table["table"] in tables)
            join(grace, table["table"])
            looking.until(lambda tables: table["table"] not in tables)


def test_first_one_table_of_every_address_then_the_next_ones() -> None:
    waiting = [("a", "one"), ("b", "one"), ("c", "two"), ("d", "one"), ("e", None), ("f", None)]
    assert fairly_chosen(waiting, 6) == ["a", "c", "e", "f", "b", "d"]
    assert fairly_chosen(waiting, 3) == ["a", "c", "e"]


def test_nobody_fills_the_list_alone(any_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by tables that nobody attends nor by tables of one address."""
    monkeypatch.setattr(open_tables, "MOST_SHOWN", 2)
    with (
        serving(any_database, trusted_proxies=("127.0.0.1",)) as served,
        Browser(served) as ada,
        ExitStack() as stack,
    ):
        ada.http.headers["X-Forwarded-For"] = "203.0.113.1"
        first = ada.create("here", "open", watch="listed")
        stack.enter_context(ada.socket(first)).hello(0)
        flood = []
        for _ in range(4):
            eve = stack.enter_context(Browser(served))
            eve.http.headers["X-Forwarded-For"] = "203.0.113.2"
            flood.append((eve, eve.create("here", "open", watch="listed")))
        with meeting(served) as line:
            looking = OpenList(line)
            looking.until(lambda shown: first["table"] in shown)
            for eve, table in flood:
                stack.enter_context(eve.socket(table)).hello(0)
            newest = flood[-1][1]["table"]
            looking.until(lambda shown: {first["table"], newest} == shown.keys())


def test_an_operator_can_switch_it_off(tmp_path: Path) -> None:
    with (
        serving(tmp_path / "tables.db", open_tables=False, pairing=False) as served,
        Browser(served) as ada,
    ):
        with meeting(served) as line:
            assert line.how_it_closes() == 4404
        table = ada.create("here", "open", watch="listed")
        with Browser(served) as grace:
            code = grace.refused("POST", f"/api/tables/{table['table']}/join", {})
        assert code == "table.not_open"


def test_an_address_opens_only_so_many(tmp_path: Path) -> None:
    limits = {"sockets_per_address": 2, "trusted_proxies": ("127.0.0.1",)}
    with serving(tmp_path / "tables.db", **limits) as served:
        address = f"ws://127.0.0.1:{served.port}/api/meeting/socket"
        headers = {"X-Forwarded-For": "203.0.113.9"}
        lines = [Line(connect(address, additional_headers=headers)) for _ in range(3)]
        with lines[0] as first, lines[1] as second, lines[2] as third:
            OpenList(first)
            OpenList(second)
            assert third.how_it_closes() == 1013
