"""The games of people with a lasting name, their statistics, and who may see them."""

import secrets
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.authenticator import sign_up
from tests.server.databases import KINDS, new_database
from tests.server.serving import Browser, Json, Served, serving
from tests.waiting import until


@pytest.fixture(scope="module", params=KINDS)
def served(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """One server for all that need nothing special, with each kind of database."""
    with serving(new_database(request, tmp_path_factory.mktemp("server"))) as found:
        yield found


def finished_table(browser: Browser, **more: Any) -> Json:
    """A game that bots have finished in the browser's place."""
    table = browser.create("here", "random", **more)
    browser.start(table)
    browser.post(f"/api/tables/{table['table']}/seats/0/hand", {"bot": "casual"})
    with browser.socket(table) as line:
        line.hello(0)
        line.until_over()
    return browser.get(f"/api/tables/{table['table']}")


def games_of(browser: Browser) -> list[Json]:
    found: list[Json] = browser.get("/api/account/games")["games"]
    return found


def test_a_history_tells_games_and_statistics(ada: Browser, stranger: Browser) -> None:
    before = finished_table(ada)
    account = sign_up(ada, f"Ada {secrets.token_hex(6)}", take_along=True)
    assert [game["table"] for game in games_of(ada)] == [before["table"]]
    listed = finished_table(ada, watch="listed")
    until("the second game is noted", lambda: len(games_of(ada)) == 2)
    latest = games_of(ada)[0]
    assert latest["table"] == listed["table"]
    assert latest["replay"] == listed["replay"]
    assert latest["winners"] == listed["winners"]
    assert latest["seat"] == 0
    assert latest["bots"] == ["casual", "random"]
    assert latest["moves"] > 0
    profile = ada.get("/api/account/profile", lang="de")
    [group] = profile["statistics"]
    assert (group["game"], group["company"], group["games"]) == ("dig_mars", "random", 2)
    games = games_of(ada)
    assert group["won"] == sum(0 in game["winners"] for game in games)
    counts = {one["count"]: one for one in group["counts"]}
    assert counts["score"]["mean"] == sum(game["scores"][0] for game in games) / 2
    assert counts["score"]["label"] == "Schatzpunkte am Ende"
    assert ada.get("/api/account/export")["games"] == games

    # Nobody else sees any of it, and then only what they could have watched.
    path = f"/api/players/{account['account']}"
    for other in (ada, stranger):
        assert other.refused("GET", path) == "player.unknown"
    assert stranger.refused("GET", "/api/players/aaaabbbbccccdddd") == "player.unknown"
    assert stranger.refused("GET", "/api/account/games") == "account.needed"
    ada.http.put("/api/account", json={"public": True})
    seen = stranger.http.get(path)
    assert [game["table"] for game in seen.json()["games"]] == [listed["table"]]
    for secret in (before["table"], before["replay"], "passkey"):
        assert secret not in seen.text


def test_a_game_under_way_is_in_no_history(ada: Browser, stranger: Browser) -> None:
    account = sign_up(ada, f"Ada {secrets.token_hex(6)}")
    ada.http.put("/api/account", json={"public": True})
    table = ada.create("here", "random", watch="listed")
    ada.start(table)
    seen = stranger.get(f"/api/players/{account['account']}")
    assert seen["games"] == seen["statistics"] == games_of(ada) == []


def test_who_is_deleted_is_nobody_in_the_history_of_others(ada: Browser, grace: Browser) -> None:
    name = f"Ada {secrets.token_hex(6)}"
    account = sign_up(ada, name)
    sign_up(grace, f"Grace {secrets.token_hex(6)}")
    table = ada.create("here", "open")
    grace.join(table)
    ada.start(table)
    for browser, seat in ((ada, 0), (grace, 1)):
        browser.post(f"/api/tables/{table['table']}/seats/{seat}/hand", {"bot": "casual"})
    with grace.socket(table) as line:
        line.hello(1)
        line.until_over()
    until("the game is noted", lambda: len(games_of(grace)) == 1)
    assert games_of(grace)[0]["names"][0] == name
    ada.post("/api/account/delete", {"name": name})
    [game] = games_of(grace)
    assert game["names"][0] is None
    assert account["account"] not in str(grace.get("/api/account/export"))
