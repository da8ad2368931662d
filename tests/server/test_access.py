"""Locks, one-time codes, links: each opens its own door, and guessing opens none."""

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from digsite.server.seats import one_time_codes, passphrase
from digsite.server.seats.player_names import clean, distinct
from digsite.server.table.live_table import LiveTable
from digsite.server.threads.slow_hash import slow_hash
from digsite.server.times import now
from tests.server.databases import KINDS, dump, new_database
from tests.server.serving import Browser, Json, Line, Served, nonce, serving
from tests.waiting import PATIENCE

LOCK = "four words of sand"


@pytest.fixture(scope="module", params=KINDS)
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """One server for all that need nothing special, with each kind of database."""
    with serving(new_database(request, tmp_path_factory.mktemp("server"))) as found:
        yield found


def path_of(table: Json) -> str:
    return f"/api/tables/{table['table']}"


def code_for(browser: Browser, table: Json, seat: int) -> str:
    code: str = browser.post(f"{path_of(table)}/seats/{seat}/code")["code"]
    return code


def test_a_seat_moves_to_another_device_and_leaves_the_old_one(
    ada: Browser, grace: Browser, stranger: Browser
) -> None:
    table = ada.create("here", "open")
    grace.join(table)
    ada.start(table)
    code = code_for(ada, table, 0)
    with ada.socket(table) as line:
        line.hello(0)
        moved = stranger.post("/api/seats", {"code": f" {code.upper().replace('-', ' ')} "})
        assert [seat["mine"] for seat in moved["seats"]] == [True, False]
        assert moved["host"]
        while line.next("snapshot")["eyes"] is not None:
            pass
        assert line.refusal("look", eyes=0) == "seat.not_yours"
    assert ada.get(path_of(table))["host"] is False
    with stranger.socket(table) as line:
        assert line.hello(0)["eyes"] == 0


def test_a_code_is_good_once_and_only_the_newest(ada: Browser, stranger: Browser) -> None:
    table = ada.create("here", "here")
    old, new = code_for(ada, table, 1), code_for(ada, table, 1)
    assert stranger.refused("POST", "/api/seats", {"code": old}) == "code.unknown"
    moved = stranger.post("/api/seats", {"code": new})
    assert [seat["mine"] for seat in moved["seats"]] == [False, True]
    assert moved["host"] is False
    assert ada.refused("POST", "/api/seats", {"code": new}) == "code.unknown"


def test_a_code_dies_with_its_seat_and_with_time(
    any_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(any_database) as served, Browser(served) as ada, Browser(served) as thief:
        table = ada.create("here", "here")
        code = code_for(ada, table, 0)
        ada.post(f"{path_of(table)}/leave", {"seat": 0})
        assert thief.refused("POST", "/api/seats", {"code": code}) == "code.unknown"
        code = code_for(ada, table, 1)
        later = now() + one_time_codes.LIFETIME + 1
        monkeypatch.setattr("digsite.server.store.one_time_codes.now", lambda: later)
        assert thief.refused("POST", "/api/seats", {"code": code}) == "code.unknown"
        assert ada.get(path_of(table))["seats"][1]["mine"]


def test_only_the_holder_gets_a_code(ada: Browser, grace: Browser, stranger: Browser) -> None:
    table = ada.create("here", "open")
    grace.join(table)
    for browser, seat in ((grace, 0), (stranger, 0), (ada, 1)):
        path = f"{path_of(table)}/seats/{seat}/code"
        assert browser.refused("POST", path, {}) == "seat.not_yours"


def test_codes_and_passphrases_are_not_found_by_trying(any_database: str) -> None:
    with serving(any_database) as served, Browser(served) as ada, Browser(served) as thief:
        table = ada.create("here", "open", passphrase=LOCK)
        code = code_for(ada, table, 0)
        tried = [thief.refused("POST", "/api/seats", {"code": "aaaabbbb"}) for _ in range(10)]
        assert set(tried) == {"code.unknown"}
        assert thief.refused("POST", "/api/seats", {"code": code}) == "code.too_many"
        unlock = f"{path_of(table)}/unlock"
        tried = [thief.refused("POST", unlock, {"passphrase": "x"}) for _ in range(10)]
        assert set(tried) == {"lock.wrong"}
        assert thief.refused("POST", unlock, {"passphrase": LOCK}) == "lock.too_many"
    # The count outlives the server.
    with serving(any_database) as served, thief.moved_to(served) as again:
        assert again.refused("POST", unlock, {"passphrase": LOCK}) == "lock.too_many"
    kept = dump(any_database)
    assert table["table"] in kept
    assert code.replace("-", "") not in kept
    assert LOCK not in kept


def from_elsewhere(browser: Browser, number: int) -> Browser:
    """The browser at another address."""
    browser.http.headers["X-Forwarded-For"] = f"203.0.113.{number}"
    return browser


def test_guessing_from_many_addresses_does_not_help(
    any_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passphrase, "GUESSES_PER_TABLE", 12)
    monkeypatch.setattr(one_time_codes, "GUESSES_OF_ALL", 12)
    with (
        serving(any_database, trusted_proxies=("127.0.0.1",)) as served,
        Browser(served) as ada,
        Browser(served) as thief,
    ):
        table, other = (ada.create("here", "open", passphrase=LOCK) for _ in range(2))
        code, unlock = code_for(ada, table, 0), f"{path_of(table)}/unlock"
        for number in range(12):
            from_elsewhere(thief, number)
            assert thief.refused("POST", unlock, {"passphrase": "x"}) == "lock.wrong"
            assert thief.refused("POST", "/api/seats", {"code": "aaaabbbb"}) == "code.unknown"
        from_elsewhere(thief, 12)
        assert thief.refused("POST", unlock, {"passphrase": LOCK}) == "lock.too_many"
        assert thief.refused("POST", "/api/seats", {"code": code}) == "code.too_many"
        # Another table is not shut with it, and ten minutes later all is as before.
        assert thief.post(f"{path_of(other)}/unlock", {"passphrase": LOCK})["locked"]
        later = now() + one_time_codes.LIFETIME
        for module in ("store.attempts", "store.one_time_codes", "seats.one_time_codes"):
            monkeypatch.setattr(f"digsite.server.{module}.now", lambda: later)
        assert thief.post(unlock, {"passphrase": LOCK})["locked"]
        assert thief.post("/api/seats", {"code": code_for(ada, table, 0)})["seats"][0]["mine"]


def test_a_locked_table_asks_for_its_passphrase(
    ada: Browser, grace: Browser, stranger: Browser
) -> None:
    table = ada.create("here", "open", watch="listed")
    body = {"passphrase": LOCK}
    table = ada.http.put(f"{path_of(table)}/lock", json=body).json()
    assert table["locked"]
    invite = f"/api/invites/{table['invite']}"
    body = {"nonce": nonce()}
    for browser in (grace, stranger):
        assert browser.refused("GET", invite) == "table.locked"
        assert browser.refused("POST", f"{invite}/join", body) == "table.locked"
        for page in ("", "/record", "/replay", "/frames"):
            assert browser.refused("GET", path_of(table) + page) == "table.locked"
        with browser.socket(table) as line:
            assert line.how_it_closes() == 4423
    assert grace.post(f"{invite}/unlock", {"passphrase": LOCK})["invite"] == table["invite"]
    grace.join(table)
    ada.start(table)
    stranger.post(f"{path_of(table)}/unlock", {"passphrase": LOCK})
    with stranger.socket(table) as line:
        assert line.hello(None)["table"]["locked"]
    assert table["table"] not in str(stranger.get("/api/tables"))


def test_a_new_passphrase_sends_spectators_out(
    ada: Browser, grace: Browser, stranger: Browser
) -> None:
    table = ada.create("here", "open", passphrase=LOCK)
    path = path_of(table)
    stranger.post(f"{path}/unlock", {"passphrase": LOCK})
    grace.post(f"/api/invites/{table['invite']}/unlock", {"passphrase": LOCK})
    grace.join(table)
    with stranger.socket(table) as watching, grace.socket(table) as playing:
        watching.hello(None)
        playing.hello(1)
        assert grace.refused("PUT", f"{path}/lock", {"passphrase": "mine now"}) == "host.only"
        ada.http.put(f"{path}/lock", json={"passphrase": "another one"})
        assert watching.how_it_closes() == 4423
        assert playing.ask("ping")["ok"]
    assert stranger.refused("GET", path) == "table.locked"
    assert not ada.http.put(f"{path}/lock", json={"passphrase": None}).json()["locked"]
    assert stranger.get(path)["table"] == table["table"]


def sent_away(line: Line) -> int | None:
    """The code with which a hello that comes too late is answered, and nothing but it."""
    with suppress(ConnectionClosed):
        line.send({"type": "hello", "id": "late", "since": 0, "eyes": None})
    code = line.how_it_closes()
    assert line.heard == []
    return code


def test_who_waits_with_a_word_at_the_door_is_shut_out_too(
    ada: Browser, grace: Browser, stranger: Browser
) -> None:
    """Opened before the door was shut, greeted after it."""
    table = ada.create("here", "open")
    grace.join(table)
    ada.start(table)
    with stranger.socket(table) as waiting, grace.socket(table) as playing:
        ada.http.put(f"{path_of(table)}/lock", json={"passphrase": LOCK})
        assert sent_away(waiting) == 4423
        assert playing.hello(1)["eyes"] == 1


def test_who_leaves_before_saying_hello_sees_no_more_of_a_table_for_its_players(
    ada: Browser, grace: Browser
) -> None:
    table = ada.create("here", "open", watch="players")
    grace.join(table)
    ada.start(table)
    with grace.socket(table) as line:
        grace.post(f"{path_of(table)}/leave", {})
        assert sent_away(line) == 4404


def test_the_door_is_looked_at_again_at_hello(
    ada: Browser, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if a table were told of a new lock without closing anybody."""
    table = ada.create("here", "open")
    monkeypatch.setattr(LiveTable, "close_lost_eyes", lambda _: None)
    with stranger.socket(table) as waiting:
        ada.http.put(f"{path_of(table)}/lock", json={"passphrase": LOCK})
        assert sent_away(waiting) == 4423


def test_a_seat_is_no_passphrase(ada: Browser, grace: Browser, stranger: Browser) -> None:
    """Who gives a seat at a locked table away watches on only if the passphrase was given."""
    table = ada.create("here", "open", passphrase=LOCK)
    stranger.post("/api/seats", {"code": code_for(ada, table, 0)})
    grace.post(f"/api/invites/{table['invite']}/unlock", {"passphrase": LOCK})
    grace.join(table)
    with stranger.socket(table) as taken, grace.socket(table) as joined:
        taken.hello(0)
        joined.hello(1)
        for browser in (stranger, grace):
            browser.post(f"{path_of(table)}/leave", {})
        assert taken.how_it_closes() == 4423
        assert joined.ask("ping")["ok"]


def test_taking_the_lock_away_sends_nobody_out(ada: Browser, stranger: Browser) -> None:
    table = ada.create("here", "open", passphrase=LOCK)
    stranger.post(f"{path_of(table)}/unlock", {"passphrase": LOCK})
    with stranger.socket(table) as watching:
        watching.hello(None)
        ada.http.put(f"{path_of(table)}/lock", json={"passphrase": None})
        assert not watching.next("snapshot")["table"]["locked"]
        assert watching.ask("ping")["ok"]


def test_an_old_passphrase_does_not_open_a_lock_that_is_changed_meanwhile(
    ada: Browser, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.create("here", "open", passphrase=LOCK)
    hashing, changed = threading.Event(), threading.Event()
    really_hash = slow_hash

    async def slowly(passphrase: str, salt: str, *, n: int) -> str:
        if passphrase == LOCK:
            hashing.set()
            assert await asyncio.to_thread(changed.wait, PATIENCE)
        return await really_hash(passphrase, salt, n=n)

    monkeypatch.setattr(passphrase, "slow_hash", slowly)
    unlock = f"{path_of(table)}/unlock"
    with ThreadPoolExecutor(1) as another:
        opening = another.submit(stranger.post, unlock, {"passphrase": LOCK})
        assert hashing.wait(PATIENCE)
        ada.http.put(f"{path_of(table)}/lock", json={"passphrase": "another one"})
        changed.set()
        opening.result(PATIENCE)
    assert stranger.refused("GET", path_of(table)) == "table.locked"


def test_a_table_for_its_players_is_not_unlocked_by_its_name(
    ada: Browser, stranger: Browser
) -> None:
    table = ada.create("here", "open", watch="players", passphrase=LOCK)
    unlock = f"{path_of(table)}/unlock"
    assert stranger.refused("POST", unlock, {"passphrase": LOCK}) == "table.unknown"


def test_who_leaves_a_table_for_its_players_sees_no_more_of_it(
    ada: Browser, grace: Browser
) -> None:
    table = ada.create("here", "open", watch="players")
    grace.join(table)
    ada.start(table)
    with grace.socket(table) as line:
        line.hello(1)
        grace.post(f"{path_of(table)}/leave", {})
        assert line.how_it_closes() == 4404


def test_links_open_only_their_own_door(ada: Browser, stranger: Browser) -> None:
    table = ada.create("here", "casual")
    ada.start(table)
    watched = stranger.get(path_of(table))
    assert (watched["invite"], watched["replay"]) == (None, None)
    name, invite = table["table"], table["invite"]
    assert stranger.refused("GET", f"/api/invites/{name}") == "invite.unknown"
    assert stranger.refused("GET", f"/api/tables/{invite}") == "table.unknown"
    for key in (name, invite):
        assert stranger.refused("GET", f"/api/replays/{key}") == "replay.unknown"


@pytest.mark.parametrize(
    ("name", "taken", "shown"),
    [
        ("Ada", ["Grace"], "Ada"),
        ("Ada", ["ada"], "Ada (2)"),
        ("А\u200bdа", ["Ada"], "Аdа (2)"),
        ("Ada", ["Ada", "Ada (2)"], "Ada (3)"),
        ("P\u03b1ul", ["Paul"], "P\u03b1ul (2)"),
        ("AIice", ["Alice"], "AIice (2)"),
        ("\u3164Ada\u2800", ["Ada"], "Ada (2)"),
        ("x" * 30, ["x" * 24], "x" * 20 + " (2)"),
        ("🐢", ["🦊"], "🐢"),
        ("Ян", ["Яна"], "Ян"),
    ],
)
def test_nobody_at_a_table_is_taken_for_another(name: str, taken: list[str], shown: str) -> None:
    assert distinct(clean(name), taken) == shown


def test_names_are_told_apart_wherever_they_are_given(ada: Browser, grace: Browser) -> None:
    table = ada.create("here", "open", "open")
    assert grace.join(table, "PIayer O")["seats"][1]["name"] == "PIayer O (2)"
    wish = {"kind": "here", "name": "player 0"}
    put = ada.http.put(f"{path_of(table)}/seats/2", json=wish).json()
    assert put["seats"][2]["name"] == "player 0 (3)"
