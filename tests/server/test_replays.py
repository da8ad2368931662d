"""Replays, records, and the deal that anybody can check."""

import hashlib
from collections.abc import Iterator

import pytest

from digsite.core import record
from tests.server.serving import Browser, Json, Served


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
    open_ = stranger.get(f"{path}/frames", eyes="all", **{"from": 0, "to": 3})["frames"]
    assert [frame["move"] for frame in open_] == [0, 1, 2, 3]
    assert all(tile for tile in open_[0]["view"]["stacks"]["a1"]["tiles"])
    seat = stranger.get(f"{path}/frames", eyes=1, **{"from": 5, "to": 5})["frames"][0]
    assert seat["view"]["seats"][0]["fortune"] is None
    assert seat["view"]["seats"][1]["fortune"] is not None
    spectator = stranger.get(f"{path}/frames", **{"from": last, "to": last})["frames"][0]
    assert spectator["view"]["winners"] == table["winners"] == head["winners"]
    assert spectator["events"][-1]["event"] == "over"
    assert stranger.get(f"{path}/record") == kept


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
