"""Bots that nobody needs rest: where a bot plays every seat and nobody looks on."""

from collections.abc import Iterator

import pytest

from tests.server.bot_games import left_to_bots, let_bots_play
from tests.server.serving import Browser, Json, Served, serving
from tests.waiting import until


@pytest.fixture
def running(any_database: str) -> Iterator[Served]:
    with serving(any_database) as served:
        yield served


def seq_of(ada: Browser, table: Json) -> int:
    seq: int = ada.get(f"/api/tables/{table['table']}")["seq"]
    return seq


def until_active(ada: Browser, table: Json, seats: set[int]) -> Json:
    def shown() -> Json | None:
        found = ada.get(f"/api/tables/{table['table']}")
        return found if found["active"] in seats else None

    return until(f"one of the seats {seats} is to play", shown) or {}


def test_bots_rest_until_somebody_comes(running: Served) -> None:
    with Browser(running) as ada, Browser(running) as stranger:
        table = left_to_bots(ada)
        let_bots_play(ada)
        assert seq_of(ada, table) <= table["seq"] + 1
        with stranger.socket(table) as line:
            line.hello(None)
            line.until(8)
        let_bots_play(ada)
        rests_at = seq_of(ada, table)
        let_bots_play(ada)
        assert seq_of(ada, table) == rests_at
        with ada.socket(table) as line:
            line.hello(0)
            line.until_over()


def test_resting_bots_rest_over_a_restart_too(any_database: str) -> None:
    with serving(any_database) as served, Browser(served) as ada:
        table = left_to_bots(ada)
    with serving(any_database) as served, ada.moved_to(served) as again:
        let_bots_play(again)
        assert seq_of(again, table) <= table["seq"] + 1
        with again.socket(table) as line:
            line.hello(0)
            line.until_over()


def test_who_takes_the_seat_back_finds_the_game_as_it_was(running: Served) -> None:
    with Browser(running) as ada:
        table = left_to_bots(ada)
        let_bots_play(ada)
        ada.post(f"/api/tables/{table['table']}/seats/0/take-back")
        assert until_active(ada, table, {0})["round"] == 1


def test_between_people_who_are_away_bots_play_on(any_database: str) -> None:
    """Over a restart too: the next player is to be told that it is their turn."""
    with serving(any_database) as served, Browser(served) as ada, Browser(served) as grace:
        table = ada.create("here", "random", "open", "random")
        grace.join(table)
        ada.start(table)
        shown = until_active(ada, table, {0, 2})
        seat = shown["active"]
        with [ada, grace][seat // 2].socket(table) as line:
            line.hello(seat)
            line.play(line.position["legal"][0])
            while line.position["yours"]:
                line.play("end")
        other = until_active(ada, table, {2 - seat})
        assert other["seq"] > shown["seq"] + 1
    with serving(any_database, bot_pace=3600.0) as served, ada.moved_to(served) as ada:
        browser, seat = ([ada, grace.moved_to(served)][other["active"] // 2], other["active"])
        with browser, browser.socket(table) as line:
            line.hello(seat)
            line.play(line.position["legal"][0])
            while line.position["yours"]:
                line.play("end")
    with serving(any_database) as served, ada.moved_to(served) as ada:
        until_active(ada, table, {2 - seat})


def test_bots_go_on_at_the_worker_to_which_somebody_comes(postgres_database: str) -> None:
    with (
        serving(postgres_database) as here,
        serving(postgres_database) as there,
        Browser(here) as ada,
        ada.moved_to(there) as elsewhere,
    ):
        ada.create("here", "open")  # for the credential
        elsewhere.http.cookies = ada.http.cookies
        table = left_to_bots(ada)
        for browser, moves in ((elsewhere, 5), (ada, 5), (elsewhere, 5)):
            with browser.socket(table) as line:
                line.hello(None)
                line.until(line.position["seq"] + moves)
        with ada.socket(table) as one, elsewhere.socket(table) as two:
            one.hello(None)
            two.hello(None)
            one.until(one.position["seq"] + 3)
            one.connection.close()
            two.until_over()


def test_so_many_games_are_left_to_bots_by_one_browser(any_database: str) -> None:
    with serving(any_database, bot_tables_per_holder=2) as served, Browser(served) as ada:
        first, _ = left_to_bots(ada), left_to_bots(ada)
        table = ada.create("here", "random")
        ada.start(table)
        path = f"/api/tables/{table['table']}/seats/0/hand"
        assert ada.refused("POST", path, {"bot": "random"}) == "bots.too_many"
        ada.post(f"/api/tables/{first['table']}/seats/0/take-back")
        assert ada.post(path, {"bot": "random"})["seats"][0]["bot"] == "random"
        with Browser(served) as grace:
            left_to_bots(grace)
