"""Replays, records, and the deal that anybody can check."""

import asyncio
import hashlib
import threading
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest
from pydantic import TypeAdapter
from starlette.middleware.gzip import GZipResponder

from digsite.core import record
from digsite.core.game import find
from digsite.core.match import Match
from digsite.server.replays import library, playback
from digsite.server.replays.playback import Playback, Playbacks
from digsite.server.threads.fair_threads import Owner
from digsite.server.threads.readers import Readers
from digsite.server.wire.responses import Frames, ReplayHead
from tests.server.serving import Browser, Json, Served
from tests.waiting import PATIENCE


@pytest.fixture(scope="module")
def finished(served: Served) -> Iterator[tuple[Json, Json]]:
    """A table whose game is over, and its record."""
    with Browser(served) as browser:
        table = browser.create("here", "casual")
        browser.start(table)
        path = f"/api/tables/{table['table']}"
        browser.post(f"{path}/seats/0/hand", {"bot": "casual"})
        with browser.socket(table) as line:
            line.hello(0)
            line.until_over()
        yield browser.get(path), browser.get(f"{path}/record")


def test_everybody_with_the_link_sees_a_finished_game_again(
    finished: tuple[Json, Json], stranger: Browser
) -> None:
    table, kept = finished
    path = f"/api/replays/{table['replay']}"
    head = stranger.get(path)
    assert head["over"]
    assert head["eyes"] == [0, 1, None]
    assert [move["action"] for move in head["moves"]] == kept["moves"]
    last = len(head["moves"])
    frames = stranger.get(f"{path}/frames", eyes="all", **{"from": 0, "to": 3})["frames"]
    assert [frame["move"] for frame in frames] == [0, 1, 2, 3]
    assert all(tile for tile in frames[0]["view"]["stacks"]["a1"]["tiles"])
    seat = stranger.get(f"{path}/frames", eyes=1, **{"from": 5, "to": 5})["frames"][0]
    assert seat["view"]["seats"][0]["fortune"] is None
    assert seat["view"]["seats"][1]["fortune"] is not None
    spectator = stranger.get(f"{path}/frames", **{"from": last, "to": last})["frames"][0]
    assert spectator["view"]["winners"] == table["winners"] == head["winners"]
    assert spectator["events"][-1]["event"] == "over"
    assert stranger.get(f"{path}/record") == kept


def test_the_link_is_good_also_when_nobody_holds_a_seat_any_more(
    served: Served, stranger: Browser
) -> None:
    with Browser(served) as browser:
        table = browser.create("here", "casual", watch="players")
        browser.start(table)
        path = f"/api/tables/{table['table']}"
        browser.post(f"{path}/seats/0/hand", {"bot": "casual"})
        with browser.socket(table) as line:
            line.hello(0)
            line.until_over()
        replay = browser.get(path)["replay"]
        browser.post(f"{path}/leave")
    assert stranger.refused("GET", path) == "table.unknown"
    assert stranger.get(f"/api/replays/{replay}")["over"]
    assert stranger.get(f"/api/replays/{replay}/frames", eyes="all", to=3)["frames"]


def test_frames_are_the_same_wherever_one_begins(
    finished: tuple[Json, Json], stranger: Browser
) -> None:
    table, _ = finished
    path = f"/api/replays/{table['replay']}/frames"
    together = stranger.get(path, eyes=0, **{"from": 20, "to": 69})["frames"]
    assert [frame["move"] for frame in together[:2]] == [20, 21]
    for frame in together:
        number = frame["move"]
        alone = stranger.get(path, eyes=0, **{"from": number, "to": number})["frames"]
        assert alone == [frame]


def test_while_a_game_is_played_one_looks_through_ones_own_eyes_only(
    ada: Browser, grace: Browser, stranger: Browser
) -> None:
    table = ada.create("here", "open")
    grace.join(table)
    ada.start(table)
    path = f"/api/tables/{table['table']}"
    assert ada.get(f"{path}/replay")["eyes"] == [0, None]
    assert grace.get(f"{path}/replay")["eyes"] == [1, None]
    assert stranger.get(f"{path}/replay")["eyes"] == [None]
    ada.get(f"{path}/frames", eyes=0)
    stranger.get(f"{path}/frames")
    for browser, eyes in ((ada, "1"), (ada, "all"), (stranger, "0"), (grace, "0"), (ada, "9")):
        assert browser.refused("GET", f"{path}/frames?eyes={eyes}") == "seat.not_yours"
    assert ada.refused("GET", f"{path}/frames?eyes=-1") == "request.bad"
    assert ada.get(f"{path}/record")["seed"] is None


def test_a_record_is_uploaded_and_seen_again(
    finished: tuple[Json, Json], stranger: Browser
) -> None:
    _, kept = finished
    answer = stranger.post("/api/records", kept, status=201)
    head = stranger.get(f"/api/replays/{answer['replay']}")
    assert head["verified"]
    assert [move["action"] for move in head["moves"]] == kept["moves"]
    assert head["deal"]["seed"] == str(kept["seed"])
    assert stranger.get(f"/api/replays/{answer['replay']}/record") == kept


def test_a_record_that_was_tampered_with_is_refused(
    finished: tuple[Json, Json], stranger: Browser
) -> None:
    _, kept = finished
    spoilt = [
        kept | {"moves": kept["moves"][1:]},
        kept | {"seed": kept["seed"] + 1},
        kept | {"result": {"ending": "declared", "winners": [0, 1]}},
        kept | {"deal": kept["deal"] | {"secret": "00" * 32}},
        kept | {"deal": kept["deal"] | {"nonces": ["ab" * 16, None]}},
        kept | {"deal": kept["deal"] | {"commitment": "0" * 64}},
        kept | {"deal": 7},
        kept | {"moves": ["end"] * 6000},
        {"format": "nonsense"},
    ]
    for data in spoilt:
        assert stranger.refused("POST", "/api/records", data) == "record.impossible"


def test_the_deal_can_be_checked_by_hand(finished: tuple[Json, Json]) -> None:
    """The sum of docs/wire.md, section 6, written out."""
    table, kept = finished
    deal = table["deal"]
    assert hashlib.sha256(bytes.fromhex(deal["secret"])).hexdigest() == deal["commitment"]
    assert deal["nonces"][1] is None
    text = f"digsite-deal/1\n{table['table']}\n{deal['secret']}\n{deal['nonces'][0]}\n"
    seed = int(hashlib.sha256(text.encode()).hexdigest()[:24], 16)
    assert str(seed) == deal["seed"]
    assert seed == kept["seed"]
    assert record.verify(kept).finished


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """The threads on which each thing was done that takes long for a long game."""
    threads: dict[str, set[str]] = {}

    def note(module: ModuleType | type, name: str) -> None:
        work = getattr(module, name)

        def working(*given: Any) -> Any:
            thread = threading.current_thread().name.partition("_")[0]
            threads.setdefault(name, set()).add(thread)
            return work(*given)

        monkeypatch.setattr(module, name, working)

    for module, names in (
        (record, ("read", "record")),
        (library.Replay, ("head",)),
        (library, ("_lines",)),
        (playback, ("as_json",)),
    ):
        for name in names:
            note(module, name)
    return threads


def test_long_answers_are_made_where_nobody_waits_for_them(
    finished: tuple[Json, Json], stranger: Browser, noted: dict[str, set[str]]
) -> None:
    """However long a game is, the event loop has only to send what was made."""
    table, kept = finished
    answer = stranger.post("/api/records", kept, status=201)
    for path in (f"/api/replays/{answer['replay']}", f"/api/tables/{table['table']}"):
        stranger.get(path if "replays" in path else f"{path}/replay")
        stranger.get(f"{path}/frames", to=49)
        assert stranger.get(f"{path}/record") == kept
    only = {"reader"}
    assert noted == dict.fromkeys(("read", "record", "head", "_lines", "as_json"), only)


def test_long_answers_are_packed_where_nobody_waits_for_them(
    finished: tuple[Json, Json], stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack, threads = GZipResponder._compress_body, list[bool]()

    def packing(responder: GZipResponder, body: bytes, more_body: bool) -> bytes:
        if len(body) > 20_000:
            threads.append(threading.current_thread() is stranger.served.thread)
        return pack(responder, body, more_body)

    monkeypatch.setattr(GZipResponder, "_compress_body", packing)
    path = f"/api/replays/{finished[0]['replay']}/frames"
    assert len(stranger.http.get(path, params={"to": 14}).content) in range(20_000, 120_000)
    assert threads == [False]


def checked(form: type, data: Json) -> Any:
    """What a form says of some data; what it does not name is left out."""
    return TypeAdapter(form).validate_python(data, strict=True)


def test_heads_and_frames_are_what_the_description_says(
    finished: tuple[Json, Json], stranger: Browser
) -> None:
    """Neither is checked when it is sent."""
    table, kept = finished
    uploaded = stranger.post("/api/records", kept, status=201)["replay"]
    for replay in (table["replay"], uploaded):
        head = stranger.http.get(f"/api/replays/{replay}")
        assert head.headers["content-type"] == "application/json"
        assert checked(ReplayHead, head.json()) == head.json()
        frames = stranger.get(f"/api/replays/{replay}/frames", eyes="all", to=49)
        assert checked(Frames, frames) == frames
        assert frames["moves"] == len(kept["moves"])
    paths = stranger.get("/api/openapi.json")["paths"]
    for path, shape in (("", "ReplayHead"), ("/frames", "Frames")):
        answers = paths[f"/api/replays/{{replay}}{path}"]["get"]["responses"]
        told_of = answers["200"]["content"]["application/json"]["schema"]
        assert told_of == {"$ref": f"#/components/schemas/{shape}"}


ADA, GRACE = Owner("198.51.100.1", None), Owner("198.51.100.2", None)


def making(made: list[str], name: str) -> Callable[[], Playback]:
    """The playback of a game that has only begun; notes that it was made."""

    def make() -> Playback:
        made.append(name)
        return Playback(Match(find("dig_mars"), 2, seed=1), ["place a1"])

    return make


def test_playbacks_are_kept_by_the_moves_they_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten long ones may be looked at in turn without being made again each time."""

    async def look(names: str) -> list[str]:
        readers, made = Readers(), list[str]()
        playbacks = Playbacks(readers)
        for name in names:
            await playbacks.get(ADA, (name, 0), making(made, name))
        readers.stop()
        return made

    many = "abcdefghijklmnopqrst"
    assert asyncio.run(look(many * 2)) == [*many]
    monkeypatch.setattr(playback, "MOST_MOVES", 10 * playback.SHORTEST)
    assert asyncio.run(look("abcdefghij" * 2)) == [*"abcdefghij"]
    assert asyncio.run(look("abcdefghijak" + "abc")) == [*"abcdefghij", *"kbc"]
    monkeypatch.setattr(playback, "MOST_MOVES", 0)
    assert asyncio.run(look("abcdabcdea")) == [*"abcd", *"ea"]


def test_a_playback_is_made_once_for_all_who_ask_at_the_same_time() -> None:
    async def look() -> None:
        readers, go_on, made = Readers(), threading.Event(), list[str]()
        playbacks = Playbacks(readers)

        def make() -> Playback:
            assert go_on.wait(PATIENCE)
            return making(made, "game")()

        askers = [
            asyncio.create_task(playbacks.get(owner, ("game", 0), make))
            for owner in (ADA, GRACE, ADA, GRACE)
        ]
        await asyncio.sleep(0)
        askers[0].cancel()  # goes away; the others still wait for what was begun
        await asyncio.sleep(0)
        go_on.set()
        found = await asyncio.gather(*askers[1:])
        assert made == ["game"]
        assert all(one is found[0] for one in found)
        readers.stop()

    asyncio.run(look())


def test_a_playback_that_cannot_be_made_is_tried_again() -> None:
    def fail() -> Playback:
        raise ZeroDivisionError

    async def look() -> None:
        readers, made = Readers(), list[str]()
        playbacks = Playbacks(readers)
        with pytest.raises(ZeroDivisionError):
            await playbacks.get(ADA, ("game", 0), fail)
        await playbacks.get(ADA, ("game", 0), making(made, "game"))
        assert made == ["game"]
        readers.stop()

    asyncio.run(look())
