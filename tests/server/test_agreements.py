"""What the players of a table agree on: who starts, hints, and who is let in."""

import json
from typing import Any

import pytest

from digsite.core import record
from tests.server.serving import Browser, Json, Line, serving


def two_people(ada: Browser, grace: Browser, **wish: Any) -> Json:
    """A game of Ada and Grace, in which whoever is to play has the table open."""
    table = ada.create("here", "open", **wish)
    grace.join(table, "Grace")
    return ada.start(table)


def path_of(table: Json) -> str:
    return f"/api/tables/{table['table']}"


# Who starts


@pytest.mark.parametrize("first", [0, 1, 2])
def test_who_starts_is_chosen_and_stands_in_the_record(ada: Browser, first: int) -> None:
    table = ada.create("here", "here", "here", game="undermining", first=first)
    assert table["first"] == first
    assert ada.start(table)["active"] == first
    assert ada.get(f"{path_of(table)}/record")["first"] == first


def test_the_record_of_a_game_with_a_chosen_starter_is_verified(database: str) -> None:
    with serving(database) as served, Browser(served) as ada:
        table = ada.create("here", "random", game="undermining", first=1)
        ada.start(table)
        with ada.socket(table) as line:
            line.hello(0)
            ada.post(f"{path_of(table)}/seats/0/hand", {"bot": "random"})
            line.until_over()
        kept = ada.get(f"{path_of(table)}/record")
        assert kept["first"] == 1
        assert record.verify(kept).finished
        following = ada.post(f"{path_of(table)}/rematch")
        assert following["first"] == 0, "the next seat starts"


def test_chance_decides_where_the_rulebook_says_so(ada: Browser) -> None:
    games = {game["game"]: game for game in ada.get("/api/games")["games"]}
    assert not games["dig_mars"]["can_choose_first"]
    assert games["undermining"]["can_choose_first"]
    wish = {"seats": [{"kind": "here"}, {"kind": "here"}], "first": 1}
    code = ada.refused("POST", "/api/tables", {"game": "dig_mars"} | wish)
    assert code == "table.first_by_chance"


def test_who_starts_sits_at_the_table(ada: Browser) -> None:
    wish = {"game": "undermining", "seats": [{"kind": "here"}, {"kind": "open"}], "first": 2}
    assert ada.refused("POST", "/api/tables", wish) == "protocol.bad_request"


# Hints


def to_play(table: Json, ada: Browser, grace: Browser) -> Line:
    return (ada, grace)[table["active"]].socket(table)


def test_hints_are_free_for_who_plays_alone(ada: Browser) -> None:
    for seats in (("here", "here"), ("here", "random")):
        table = ada.create(*seats)
        assert table["hints"] == "alone"
        assert ada.start(table)["hints"] == "alone"
    with ada.socket(table) as line:
        line.hello(0)
        line.until_yours()
        assert line.ask("hint")["ok"]
        assert ada.get(path_of(table))["hints_used"] == []


def test_an_open_seat_that_a_bot_takes_leaves_one_alone(ada: Browser) -> None:
    table = ada.create("here", "open")
    assert table["hints"] == "off"
    answer = ada.http.put(f"{path_of(table)}/seats/1", json={"kind": "bot", "bot": "random"})
    assert answer.json()["hints"] == "alone"


def test_among_people_hints_are_refused_unless_agreed(ada: Browser, grace: Browser) -> None:
    table = two_people(ada, grace)
    assert table["hints"] == "off"
    with to_play(table, ada, grace) as line:
        line.hello(table["active"])
        assert line.refusal("hint") == "hint.not_agreed"
    assert ada.get(path_of(table))["hints_used"] == []


def test_who_has_left_may_come_back_to_a_fair_game(ada: Browser, grace: Browser) -> None:
    table = two_people(ada, grace)
    grace.post(f"{path_of(table)}/leave")
    assert ada.get(path_of(table))["hints"] == "off"


def test_a_guest_is_told_of_hints_before_sitting_down(ada: Browser, stranger: Browser) -> None:
    table = ada.create("here", "open", hints=True)
    assert stranger.get(f"/api/invites/{table['invite']}")["hints"] == "agreed"


def test_everybody_sees_a_hint_used_and_it_is_kept(any_database: str) -> None:
    with serving(any_database) as served, Browser(served) as ada, Browser(served) as grace:
        table = two_people(ada, grace, hints=True)
        active = table["active"]
        used = [{"seq": 0, "seat": active}]
        asker, other = (ada, grace) if active == 0 else (grace, ada)
        with asker.socket(table) as line, other.socket(table) as looking_on:
            line.hello(active)
            looking_on.hello(1 - active)
            assert line.ask("hint")["ok"]
            while looking_on.next("table")["table"]["hints_used"] != used:
                pass
            assert all('"hints":[' not in text for text in looking_on.heard)
            line.play(line.position["legal"][0])
            if line.position["yours"]:
                # Twice in a turn is told once.
                assert line.ask("hint")["ok"]
    with serving(any_database) as served, ada.moved_to(served) as again:
        assert again.get(path_of(table))["hints_used"] == used


# Who is let in


def test_a_table_is_listed_or_locked(ada: Browser) -> None:
    seats = [{"kind": "here"}, {"kind": "open"}]
    wish = {"game": "dig_mars", "seats": seats, "watch": "listed", "passphrase": "gravel"}
    assert ada.refused("POST", "/api/tables", wish) == "table.listed_locked"
    answer = ada.http.post("/api/tables", json=wish, params={"lang": "de"})
    assert "Kennwort" in json.loads(answer.text)["error"]["message"]


# What is hidden when a device is handed on


def test_the_seats_that_hold_a_secret_are_told(ada: Browser) -> None:
    for game, options, secrets in (
        ("dig_mars", {"variant": "standard"}, [0, 1]),
        ("dig_mars", {"variant": "open"}, []),
        ("undermining", {}, []),
    ):
        table = ada.create("here", "here", game=game, options=options)
        ada.start(table)
        with ada.socket(table) as line:
            assert line.hello(None)["secrets"] == secrets
