"""Quick pairing: who is brought together, when bots are offered, and what leaving means."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from digsite.server.meeting.pools import DECIDING, groups
from digsite.server.store.meeting.models import Seeker
from digsite.server.times import SECOND
from tests.server.databases import KINDS, new_database
from tests.server.meeting_place import at_the_meeting_place
from tests.server.serving import Browser, Json, Line, Served, nonce, serving
from tests.waiting import PATIENCE

AT = 1_000_000


def seeker(name: str, rating: int = 1500, waited: int = 0, **more: Any) -> Seeker:
    values: dict[str, Any] = {"game": "dig_mars", "players": 2, "pace": "fast", "bots_since": None}
    return Seeker(
        id=name, holder=name, rating=rating, since=AT - waited * SECOND, **(values | more)
    )


def paired(*waiting: Seeker, blocked: frozenset[tuple[str, str]] = frozenset()) -> list[set[str]]:
    ordered = sorted(waiting, key=lambda one: (one.since, one.id))
    return [{one.id for one in group} for group in groups(ordered, blocked, AT)]


def test_the_nearest_in_rating_are_brought_together_longest_waiting_first() -> None:
    found = paired(
        seeker("old", 1500, 20), seeker("far", 1640, 10), seeker("near", 1520), seeker("low", 900)
    )
    assert found == [{"old", "near"}]


def test_the_longer_the_wait_the_further_apart() -> None:
    assert paired(seeker("a", 1500, 5), seeker("b", 1900)) == []
    assert paired(seeker("a", 1500, 30), seeker("b", 1900)) == [{"a", "b"}]


def test_pools_do_not_mix() -> None:
    others = [
        seeker("b", game="undermining"),
        seeker("c", pace="slow"),
        seeker("d", players=3),
        seeker("e", players=3),
    ]
    assert paired(seeker("a"), *others) == []
    assert paired(seeker("a"), *others, seeker("f", players=3)) == [{"d", "e", "f"}]


def test_nobody_meets_whom_they_have_blocked() -> None:
    both = seeker("a", waited=100), seeker("b")
    assert paired(*both, blocked=frozenset({("b", "a")})) == []
    assert paired(*both, seeker("c", 1700), blocked=frozenset({("a", "b")})) == [{"a", "c"}]


def test_bots_sit_down_only_with_those_who_have_agreed() -> None:
    three = {"players": 3}
    agreed = {"bots_since": AT - SECOND} | three
    assert paired(seeker("a", **three), seeker("b", **three)) == []
    assert paired(seeker("a", **agreed)) == [{"a"}]
    assert paired(seeker("a", **agreed), seeker("b", **agreed)) == [{"a", "b"}]
    # Somebody may still agree, but nobody waits for that for long.
    assert paired(seeker("a", **agreed), seeker("b", **three)) == []
    late = three | {"bots_since": AT - DECIDING}
    assert paired(seeker("a", **late), seeker("b", **three)) == [{"a"}]


@pytest.fixture(scope="module", params=KINDS)
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    database = new_database(request, tmp_path_factory.mktemp("server"))
    with serving(database, pairing_bots_seconds=0.0) as found:
        yield found


def seek(line: Line, players: int = 2, pace: str = "fast", game: str = "dig_mars") -> None:
    answer = line.ask("seek", game=game, players=players, pace=pace, name="Ada")
    assert answer["ok"], answer


def come(browser: Browser, table: str) -> Json:
    """What a browser does that was told of its table."""
    shown = browser.get(f"/api/tables/{table}")
    own = next(seat["seat"] for seat in shown["seats"] if seat["mine"])
    return browser.post(f"/api/tables/{table}/nonce", {"seat": own, "nonce": nonce()})


def test_two_who_seek_are_at_a_table_that_begins_when_both_have_come(
    ada: Browser, grace: Browser
) -> None:
    with at_the_meeting_place(ada) as first, at_the_meeting_place(grace) as second:
        seek(first)
        assert first.next("seeking")["waiting"] == 1
        seek(second)
        tables = {line.next("paired")["table"] for line in (first, second)}
    [table] = tables
    shown = come(ada, table)
    assert (shown["phase"], shown["watch"], shown["paired"]) == ("lobby", "listed", True)
    assert shown["clock"]["turn"] == 60
    assert sorted(seat["name"] for seat in shown["seats"]) == ["Ada", "Ada (2)"]
    assert come(grace, table)["phase"] == "playing"


def test_nobody_has_to_wait_for_somebody_who_never_comes(ada: Browser, grace: Browser) -> None:
    """Whoever comes frees the seat of who does not, whichever of them was to be host."""
    with at_the_meeting_place(ada) as first, at_the_meeting_place(grace) as second:
        seek(first)
        seek(second)
        table = first.next("paired")["table"]
        second.next("paired")
    with ada.socket(table) as line:
        line.hello()
        shown = come(ada, table)
        assert shown["host"]
        [ghost] = [seat["seat"] for seat in shown["seats"] if not seat["mine"]]
        path = f"/api/tables/{table}/seats/{ghost}"
        freed = ada.http.put(path, json={"kind": "open"}).json()
    assert freed["seats"][ghost]["kind"] == "open"
    assert grace.refused("POST", f"/api/tables/{table}/leave", {}) == "seat.not_yours"


def test_bots_are_offered_and_sit_down_only_when_asked_for(ada: Browser) -> None:
    with at_the_meeting_place(ada) as line:
        assert line.refusal("fill") == "seek.not_seeking"
        seek(line, players=4)
        told = line.next("seeking")
        assert (told["offered"], told["bots"], told["players"]) == (True, False, 4)
        assert line.ask("fill")["ok"]
        table = line.next("paired")["table"]
    shown = come(ada, table)
    assert shown["phase"] == "playing"
    assert [seat["kind"] for seat in shown["seats"]].count("bot") == 3


def test_leaving_the_queue_or_the_page_is_leaving(
    ada: Browser, grace: Browser, stranger: Browser
) -> None:
    with at_the_meeting_place(stranger) as other:
        with at_the_meeting_place(ada) as line:
            seek(line, pace="slow")
            assert line.next("seeking")["waiting"] == 1
            assert line.ask("stop")["ok"]
            seek(other, pace="slow")
            assert other.next("seeking")["waiting"] == 1
            assert other.ask("stop")["ok"]
            seek(line, pace="slow")
            line.next("seeking")
        with at_the_meeting_place(grace) as line:
            seek(line, pace="slow")
            told = line.next("seeking")
            while told["waiting"] > 1:
                told = line.next("seeking")


def test_who_seeks_in_another_window_seeks_there(ada: Browser) -> None:
    with at_the_meeting_place(ada) as first, at_the_meeting_place(ada) as second:
        seek(first, game="undermining", players=5)
        seek(second, game="undermining", players=5)
        first.next("stopped")
        assert second.next("seeking")["waiting"] == 1


def test_what_cannot_be_sought_is_refused(ada: Browser, served: Served) -> None:
    with at_the_meeting_place(ada) as line:
        wish = {"game": "dig_mars", "players": 2, "pace": "fast"}
        for wrong in ({"game": "chess"}, {"players": 7}, {"pace": "later"}, {"players": "2"}):
            assert line.refusal("seek", **(wish | wrong)) == "request.bad"
    with Browser(served) as nobody:
        address = f"ws://127.0.0.1:{nobody.served.port}/api/meeting/socket"
        with Line(connect(address, open_timeout=PATIENCE)) as line:
            assert line.refusal("seek", **wish) == "hello.first"
            line.ask("hello")
            assert line.refusal("seek", **wish) == "seek.stranger"


def test_pairing_goes_over_workers(postgres_database: str) -> None:
    with (
        serving(postgres_database) as here,
        serving(postgres_database) as there,
        Browser(here) as ada,
        Browser(there) as grace,
        at_the_meeting_place(ada) as first,
        at_the_meeting_place(grace) as second,
    ):
        seek(first)
        seek(second)
        table = first.next("paired")["table"]
        assert second.next("paired")["table"] == table
        # Both come in the same moment: whichever worker is later starts the game.
        with ThreadPoolExecutor() as both:
            came = [both.submit(come, browser, table) for browser in (ada, grace)]
        assert "playing" in [one.result()["phase"] for one in came]


def test_an_operator_can_switch_it_off_and_an_address_seeks_only_so_often(tmp_path: Path) -> None:
    limits = {"tables_per_hour": 2, "trusted_proxies": ("127.0.0.1",), "open_tables": False}
    with ExitStack() as stack:
        served = stack.enter_context(serving(tmp_path / "tables.db", **limits))
        browser = stack.enter_context(Browser(served))
        browser.post("/api/meeting/arrive")
        [cookie] = browser.http.cookies.jar
        headers = {
            "X-Forwarded-For": "203.0.113.9",
            "Cookie": f"{cookie.name}={cookie.value}",
        }
        address = f"ws://127.0.0.1:{served.port}/api/meeting/socket"
        line = stack.enter_context(Line(connect(address, additional_headers=headers)))
        line.ask("hello")
        assert line.next("open_tables")["tables"] == []
        for _ in range(2):
            seek(line)
        wish = {"game": "dig_mars", "players": 2, "pace": "fast"}
        assert line.refusal("seek", **wish) == "table.too_many"
    with serving(tmp_path / "tables.db", pairing=False) as served, Browser(served) as ada:
        assert not ada.get("/api/games")["meeting"]["pairing"]
        with at_the_meeting_place(ada) as line:
            assert line.refusal("seek", **wish) == "seek.off"
