"""Ratings: which games count, what leaving costs, and that the records give the same numbers."""

import asyncio
import math
import secrets
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from typer.testing import CliRunner

from digsite.bots import LEVELS
from digsite.cli.admin import admin
from digsite.core.game import find, names
from digsite.server.accounts.finish_notes import FinishNotes
from digsite.server.ratings import rated_games, scale
from digsite.server.store import Store, Table, database_url
from digsite.server.store.models import RatedSeat
from digsite.server.store.people.models import FinishedGame, FinishedSeat
from tests.server.authenticator import sign_up
from tests.server.databases import KINDS, dump, new_database, new_table, run_sql
from tests.server.serving import Browser, Json, Served, nonce, serving
from tests.waiting import until

CLOCK = {"turn": 3000, "reserve": 0, "late": "turn", "bot": "grandmaster"}
OPEN: dict[str, Any] = {"watch": "listed", "clock": CLOCK}


def finished(*places: int, bots: dict[int, str] | None = None) -> FinishedGame:
    """A rated game, with seats named by their numbers."""
    levels = bots or {}
    seats = [
        FinishedSeat(
            number=number,
            player=None if number in levels else str(number),
            bot=levels.get(number),
            place=place,
        )
        for number, place in enumerate(places)
    ]
    return FinishedGame(id="game", game="dig_mars", seats=seats)


def test_winning_raises_and_losing_lowers_for_any_number_of_players() -> None:
    for places in ((1, 2), (2, 1, 3), (3, 1, 4, 2), (5, 4, 3, 2, 1)):
        game = finished(*places)
        after = scale.rate(game, {})
        order = sorted(game.seats, key=lambda seat: seat.place or 0)
        for better, worse in pairwise(order):
            assert (better.rating_after or 0) > (worse.rating_after or 0)
        assert {seat.rating_before for seat in game.seats} == {scale.NEWCOMER}
        assert all(scale.is_provisional(standing) for standing in after.values())


def test_four_hundred_points_are_ten_wins_to_one() -> None:
    """By the model, for two people of whom nothing is in doubt."""
    spread = math.sqrt(2) * scale.MODEL.beta
    assert math.exp(400 / scale.POINTS / spread) == pytest.approx(10)


def test_bots_are_worth_what_the_ladder_says_and_do_not_change() -> None:
    for name in names():
        ratings = [find(name).levels[level].rating for level in LEVELS]
        assert ratings == sorted(set(ratings))
    weak = finished(1, 2, bots={1: "random"})
    strong = finished(1, 2, bots={1: "grandmaster"})
    assert scale.rate(weak, {}).keys() == {"0"}
    scale.rate(strong, {})
    assert (strong.seats[0].rating_after or 0) > (weak.seats[0].rating_after or 0)
    assert strong.seats[1].rating_after is None
    assert scale.nearest_level("dig_mars", 1400) == "practised"


def rated_table(*left: int | None) -> Table:
    table = new_table()
    table.seats = table.seats[:1] * len(left)
    for number, _ in enumerate(left):
        seat = new_table().seats[0]
        seat.number, seat.holder = number, f"account:p{number}"
        table.seats[number] = seat
    rated: list[RatedSeat] = [
        {"player": f"p{number}", "left": one} for number, one in enumerate(left)
    ]
    table.rated, table.changed = rated, 1000
    return table


def test_whoever_leaves_comes_last() -> None:
    table = rated_table(None, 500, None, 300)
    assert rated_games.places(table, [2], [9, 99, 20, 50], given_up=False) == [2, 3, 1, 4]
    table.seats[0].bot = "beginner"
    assert rated_games.places(table, [0], [99, 9, 20, 50], given_up=False)[0] == 2, "a bot stood in"
    assert rated_games.given_up_at(table.rated or []) is None
    alone = rated_table(400, None, 700)
    assert (
        rated_games.given_up_at(alone.rated or []),
        rated_games.winner_of_given_up(alone.rated or []),
    ) == (
        700,
        1,
    )
    empty = rated_table(400, 900)
    assert (
        rated_games.given_up_at(empty.rated or []),
        rated_games.winner_of_given_up(empty.rated or []),
    ) == (
        400,
        1,
    )


@pytest.fixture(scope="module", params=KINDS)
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """Behind a proxy, so that everybody has an address of their own."""
    database = new_database(request, tmp_path_factory.mktemp("server"))
    settings = {"trusted_proxies": ("127.0.0.1",), "rated_left_seconds": 0.0}
    with serving(database, requests_per_second=1000.0, **settings) as found:
        yield found


def from_elsewhere(browser: Browser, address: str | None = None) -> Browser:
    made = address or f"203.0.113.{secrets.randbelow(200)}, 2001:db8:{secrets.token_hex(2)}::1"
    browser.http.headers["X-Forwarded-For"] = made.rpartition(", ")[2]
    return browser


def people(*browsers: Browser) -> list[Json]:
    return [sign_up(from_elsewhere(browser), f"Ada {secrets.token_hex(5)}") for browser in browsers]


def sit_down(host: Browser, guest: Browser, **more: Any) -> Json:
    table = host.create("here", "open", **(OPEN | more))
    return guest.post(f"/api/tables/{table['table']}/join", {"nonce": nonce()})


def rating_of(browser: Browser) -> Json | None:
    ratings = browser.get("/api/account/profile")["ratings"]
    return next((one for one in ratings if one["game"] == "dig_mars"), None)


def test_a_listed_game_of_two_people_counts_and_the_records_give_the_same(
    ada: Browser, grace: Browser, served: Served
) -> None:
    people(ada, grace)
    table = sit_down(ada, grace)
    assert (table["rated"], table["unrated"]) == (True, None)
    started = ada.start(table)
    assert started["rated"]
    assert started["clock"]["bot"] == rated_games.STAND_IN
    assert started["hints"] == "off"
    name, first = table["table"], started["active"]
    active = (ada, grace)[first]
    with active.socket(name) as line:
        line.hello(first)
        line.play(line.position["legal"][0])
        if line.position["yours"]:
            assert line.refusal("undo", seq=line.position["seq"]) == "undo.rated"
            assert line.refusal("hint") == "hint.not_agreed"
    path = f"/api/tables/{name}/seats/{first}/hand"
    assert active.refused("POST", path, {"bot": "grandmaster"}) == "seat.rated"
    path = f"/api/tables/{name}/ratings"
    assert ada.get(path) == {"counted": False, "given_up": False, "seats": []}
    # Grace leaves; she may come back, but not for long.
    grace.post(f"/api/tables/{name}/leave")
    assert grace.get(f"/api/tables/{name}")["seats"][1]["may_return"]
    grace.post(f"/api/tables/{name}/seats/1/take-back")
    grace.post(f"/api/tables/{name}/leave")
    until("the game is settled", lambda: rating_of(ada) is not None)
    won, lost = rating_of(ada), rating_of(grace)
    assert won is not None
    assert lost is not None
    assert won["rating"] > scale.NEWCOMER > lost["rating"]
    assert (won["provisional"], won["games"]) == (True, 1)
    [game] = ada.get("/api/account/games")["games"]
    assert (game["ending"], game["winners"], game["rated"]) == ("given_up", [0], True)
    assert (game["rating_before"], game["rating_after"]) == (scale.NEWCOMER, won["rating"])
    outcome = grace.get(path)
    assert (outcome["counted"], outcome["given_up"]) == (True, True)
    assert [seat["before"] for seat in outcome["seats"]] == [scale.NEWCOMER] * 2
    assert [seat["after"] for seat in outcome["seats"]] == [won["rating"], lost["rating"]]
    assert all(seat["provisional"] for seat in outcome["seats"])
    # The next table shows what they are worth.
    following = sit_down(ada, grace)
    assert [seat["rating"] for seat in following["seats"]] == [won["rating"], lost["rating"]]
    # From the records the same numbers, and wrong ones are put right.
    command = ["ratings", "--json", "--database", served.settings.database]
    runner = CliRunner()
    assert '"different": 0' in runner.invoke(admin, command).output
    run_sql(served.settings.database, "UPDATE ratings SET mu = 3.0")
    assert '"different": 0' not in runner.invoke(admin, command).output
    assert (rating_of(ada), rating_of(grace)) == (won, lost)


def test_a_game_to_which_somebody_came_back_goes_on(
    ada: Browser, grace: Browser, served: Served
) -> None:
    """They may do so after it was found to be given up, and before that is noted."""
    people(ada, grace)
    table = ada.start(sit_down(ada, grace))

    async def note() -> None:
        store = Store(database_url(served.settings.database))
        await store.open()
        try:
            await FinishNotes(store, left_seconds=0.0).note(table["table"])
        finally:
            await store.close()

    asyncio.run(note())
    assert ada.get("/api/account/games")["games"] == []
    grace.post(f"/api/tables/{table['table']}/leave")
    asyncio.run(note())
    [game] = ada.get("/api/account/games")["games"]
    assert (game["ending"], game["rated"]) == ("given_up", True)


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"watch": "link"}, "private"),
        ({"clock": None}, "clock"),
        ({"hints": True}, "hints"),
    ],
)
def test_what_does_not_count_says_so(ada: Browser, more: Json, why: str) -> None:
    people(ada)
    table = ada.create("here", "open", **(OPEN | more))
    assert (table["rated"], table["unrated"]) == (False, why)


def test_nobody_is_rated_against_themselves_or_nameless_people(
    ada: Browser, grace: Browser, stranger: Browser
) -> None:
    people(ada, grace)
    from_elsewhere(stranger)
    assert sit_down(ada, stranger)["unrated"] == "name"
    grace.http.headers["X-Forwarded-For"] = ada.http.headers["X-Forwarded-For"]
    table = sit_down(ada, grace)
    assert table["unrated"] == "same_place"
    assert not ada.start(table)["rated"]
    # The same browser with another account, from somewhere else.
    from_elsewhere(grace)
    for cookie in list(ada.http.cookies.jar):
        if cookie.name == "digsite_player":
            grace.http.cookies.delete("digsite_player")
            grace.http.cookies.jar.set_cookie(cookie)
    assert sit_down(ada, grace)["unrated"] == "same_place"
    alone = ada.create("here", "casual", **OPEN)
    assert alone["unrated"] == "alone"


def test_a_game_counts_no_more_once_it_is_played_from_another_players_place(
    ada: Browser, grace: Browser
) -> None:
    """Who sits down by another connection and then goes on at home plays against themselves."""
    people(ada, grace)
    home, elsewhere = (one.http.headers["X-Forwarded-For"] for one in (ada, grace))
    table = ada.start(sit_down(ada, grace))
    name = table["table"]
    with grace.socket(name, **{"X-Forwarded-For": elsewhere}) as line:
        line.hello(1)
    assert ada.get(f"/api/tables/{name}")["rated"]
    with grace.socket(name, **{"X-Forwarded-For": home}) as line:
        assert not line.hello(1)["table"]["rated"]
    grace.post(f"/api/tables/{name}/leave")
    assert not ada.get(f"/api/tables/{name}/ratings")["counted"]


def test_marks_are_no_addresses(ada: Browser, served: Served) -> None:
    people(ada)
    ada.create("here", "open", **OPEN)
    assert ada.http.headers["X-Forwarded-For"] not in dump(served.settings.database)


def test_an_operator_can_switch_it_off(ada: Browser, tmp_path: Any) -> None:
    settings = {"trusted_proxies": ("127.0.0.1",), "ratings": False}
    with (
        serving(tmp_path / "tables.db", **settings) as served,
        Browser(served) as one,
        Browser(served) as other,
    ):
        assert not one.get("/api/games")["meeting"]["ratings"]
        people(one, other)
        assert not one.start(sit_down(one, other))["rated"]
