"""Signs and words at a table: who may say what to whom, blocked, limited, reported, deleted."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from digsite.server.meeting import talk
from digsite.server.settings import Settings
from digsite.server.store import Store, database_url
from digsite.server.store.meeting.reports import Reports
from digsite.server.store.meeting.sayings import Sayings
from digsite.server.store.upkeep.retention import Retention
from digsite.server.wire.refusals import Refused
from tests.server.serving import Browser, Json, Line, serving


def together(ada: Browser, grace: Browser, **more: Any) -> Json:
    table = ada.create("here", "open", **more)
    grace.join(table, "Grace")
    ada.start(table)
    return table


def heard(line: Line, kind: str) -> list[Json]:
    """What a line has been told of a kind, once it has been answered."""
    assert line.ask("ping")["ok"]
    return [message for message in line.unread if message["type"] == kind]


def test_signs_go_to_everybody_and_words_to_the_seats(
    ada: Browser, grace: Browser, stranger: Browser
) -> None:
    table = together(ada, grace)
    with (
        ada.socket(table) as one,
        grace.socket(table) as two,
        stranger.socket(table) as watching,
    ):
        one.hello(0)
        two.hello(1)
        watching.hello()
        assert one.ask("sign", sign="well_played")["ok"]
        for line in (one, two, watching):
            message = line.next("sign")
            assert (message["seat"], message["sign"]) == (0, "well_played")
        assert two.ask("say", text="  Nice\u200b to   meet you ")["ok"]
        for line in (one, two):
            [said] = line.next("said")["said"]
            assert (said["seat"], said["text"]) == (1, "Nice to meet you")
        assert watching.refusal("sign", sign="hello") == "seat.not_yours"
        assert watching.refusal("say", text="Hello") == "seat.not_yours"
        assert heard(watching, "said") == []
    with ada.socket(table) as back, stranger.socket(table) as watching:
        back.hello(0)
        assert back.next("said")["said"][0]["text"] == "Nice to meet you"
        watching.hello()
        assert heard(watching, "said") == []
        assert "Nice to meet" not in " ".join(watching.heard)


def test_open_tables_have_signs_only(ada: Browser, grace: Browser) -> None:
    table = together(ada, grace, watch="listed")
    with ada.socket(table) as line:
        line.hello(0)
        assert line.ask("sign", sign="good_luck")["ok"]
        assert line.refusal("say", text="Hello") == "talk.signs_only"
        assert line.refusal("sign", sign="insult") == "request.bad"


def test_what_is_said_twice_under_one_id_is_said_once(ada: Browser, grace: Browser) -> None:
    table = together(ada, grace)
    with ada.socket(table) as line:
        line.hello(0)
        for _ in range(2):
            assert line.ask("say", id="the-same", text="Once")["ok"]
        assert len(heard(line, "said")) == 1


@pytest.mark.parametrize(
    "text",
    [
        *("https://evil.example", "look at evil.example", "WWW evil", "me@there", "evil．com/x"),
        *("10.0.0.1", "evil。com", "see evil.\u200bexample now"),
    ],
)
def test_links_are_refused(text: str) -> None:
    with pytest.raises(Refused, match=r"talk\.link"):
        talk.checked(text)


@pytest.mark.parametrize(
    "text", ["Well done. Again?", "e.g. 3.5 points", "Wait…", "12.5.", "Да. Ещё"]
)
def test_sentences_are_no_links(text: str) -> None:
    assert talk.checked(text) == text


def test_a_flood_of_words_and_signs_is_stopped(tmp_path: Path) -> None:
    slow = {"words_per_minute": 4.0, "signs_per_minute": 4.0}
    with serving(tmp_path / "tables.db", **slow) as served, Browser(served) as ada:
        table = ada.create("here", "casual")
        # Another window of the same browser is the same mouth.
        with ada.socket(table) as one, ada.socket(table) as two:
            one.hello(0)
            two.hello(0)
            assert one.ask("say", text="First")["ok"]
            assert two.refusal("say", text="Second") == "talk.too_fast"
            assert one.ask("sign", sign="oops")["ok"]
            assert two.refusal("sign", sign="oops") == "talk.too_fast"
            assert one.refusal("say", text="x" * 201) == "request.bad"
            assert len(heard(two, "said")) == 1


def test_nothing_is_heard_of_somebody_blocked(
    ada: Browser, grace: Browser, stranger: Browser
) -> None:
    table = together(ada, grace)
    path = f"/api/tables/{table['table']}/seats"
    with ada.socket(table) as one, grace.socket(table) as two:
        one.hello(0)
        two.hello(1)
        [block] = ada.post(f"{path}/1/block")["blocks"]
        assert block["name"] == "Grace"
        assert len(ada.post(f"{path}/1/block")["blocks"]) == 1
        two.ask("say", text="Do you hear me?")
        two.ask("sign", sign="hello")
        assert heard(two, "said")
        assert heard(one, "said") == heard(one, "sign") == []
        opened = ada.create("here", "open", watch="listed")
        join = f"/api/tables/{opened['table']}/join"
        assert grace.refused("POST", join, {}) == "table.not_open"
        assert ada.post(f"/api/blocks/{block['block']}/remove")["blocks"] == []
        two.ask("say", text="And now?")
        assert one.next("said")["said"][0]["text"] == "And now?"
    assert ada.refused("POST", f"{path}/0/block", {}) == "seat.unknown"
    assert stranger.refused("POST", f"{path}/0/block", {}) == "seat.not_yours"
    assert stranger.get("/api/me/blocks") == {"blocks": []}


def test_a_report_takes_along_what_was_said_and_outlives_the_table(any_database: str) -> None:
    with serving(any_database) as served, Browser(served) as ada, Browser(served) as grace:
        table = together(ada, grace)
        with grace.socket(table) as line:
            line.hello(1)
            line.ask("say", text="Something rude")
        path = f"/api/tables/{table['table']}/seats/1/report"
        wish = {"reason": "insult", "note": "See\u0000 above"}
        assert ada.post(path, wish, status=201)["report"]
        assert ada.refused("POST", path, {"reason": "boredom"}) == "request.bad"

    async def look() -> None:
        store = Store(database_url(any_database))
        await store.open()
        try:
            await Retention(store).delete([table["table"]])
            assert await Sayings(store).all(table["table"]) == []
            [report] = await Reports(store).all(closed=False, most=9)
            assert (report.reason, report.note, report.name) == ("insult", "See above", "Grace")
            assert report.said == ["1: Something rude"]
            assert await Reports(store).close(report.id)
            assert not await Reports(store).close(report.id)
            assert await Reports(store).all(closed=False, most=9) == []
        finally:
            await store.close()

    asyncio.run(look())


def test_signs_and_words_go_over_workers(postgres_database: str) -> None:
    with (
        serving(postgres_database) as here,
        serving(postgres_database) as there,
        Browser(here) as ada,
        Browser(there) as grace,
    ):
        table = together(ada, grace)
        with ada.socket(table) as one, grace.socket(table) as two:
            one.hello(0)
            two.hello(1)
            assert one.ask("sign", sign="thanks")["ok"]
            assert two.next("sign")["sign"] == "thanks"
            assert two.ask("say", text="You are welcome")["ok"]
            assert one.next("said")["said"][0]["text"] == "You are welcome"


def test_an_operator_can_switch_both_off() -> None:
    settings = Settings(database="", signs=False, chat=False)
    assert not settings.signs
    from tests.server.databases import new_table

    with pytest.raises(Refused, match=r"talk\.off"):
        talk.require_words(settings, new_table())
