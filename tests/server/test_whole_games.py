"""Whole games over real sockets, between people, against bots and at one device."""

from random import Random

import pytest

from digsite.core import record
from digsite.core.game import names
from tests.server.serving import COMPILING, Browser, Line

every_name = pytest.mark.parametrize("game", names())


EAGER = ("declare", "contract", "unload", "carry", "dig", "drill", "upgrade", "build")
"""What a player does who wants the game to end."""


def choose(legal: list[str], chance: Random) -> str:
    """An action that leads somewhere or, now and then, anywhere."""
    eager = [
        action for family in EAGER for action in legal if f"{action} ".startswith(f"{family} ")
    ]
    if eager and chance.random() < 0.9:
        return eager[0]
    return chance.choice([action for action in legal if action != "end"] or legal)


def play_out(lines: list[Line], seed: int) -> None:
    """Let every client play whenever it is its turn, until the game is over."""
    chance = Random(seed)
    while lines[0].position["view"]["phase"] != "over":
        for line in lines:
            if line.position["yours"]:
                moved = line.play(choose(line.position["legal"], chance))
                for other in lines:
                    other.until(moved["seq"])


@every_name
def test_two_browsers_meet_by_invite_link_and_play_each_other(
    game: str, ada: Browser, grace: Browser
) -> None:
    table = ada.create("here", "open", game=game)
    assert grace.get(f"/api/invites/{table['invite']}")["seats"][0]["name"] == "Player 0"
    joined = grace.join(table, "Grace")
    assert [seat["mine"] for seat in joined["seats"]] == [False, True]
    ada.start(table)
    with ada.socket(table) as one, grace.socket(table) as two:
        one.hello(0)
        two.hello(1)
        play_out([one, two], seed=3)
        assert one.position["view"] == two.position["view"]
    over = ada.get(f"/api/tables/{table['table']}")
    assert over["phase"] == "over"
    assert over["winners"] == one.position["view"]["winners"]
    kept = ada.get(f"/api/tables/{table['table']}/record")
    assert record.verify(kept).finished


def test_a_game_against_bots_is_played_to_its_end(ada: Browser) -> None:
    table = ada.create("beginner", "here", "casual", "random")
    ada.start(table)
    with ada.socket(table) as line:
        line.hello(1)
        chance = Random(1)
        while line.until_yours()["view"]["phase"] != "over":
            line.play(choose(line.position["legal"], chance))
    assert ada.get(f"/api/tables/{table['table']}")["ending"] is not None


def test_bots_play_undermining_too(ada: Browser) -> None:
    table = ada.create("random", "here", game="undermining")
    ada.start(table)
    with ada.socket(table) as line:
        line.hello(1)
        for _ in range(3):
            line.until_yours()
            if line.position["legal"][0].startswith("enter"):
                line.play(line.position["legal"][0])
            line.play("end")
        assert line.until_yours()["view"]["round"] >= 3


def test_a_bot_that_searches_plays_its_turn(ada: Browser) -> None:
    table = ada.create("skilled", "here")
    ada.start(table)
    with ada.socket(table) as line:
        line.patience = COMPILING
        line.hello(1)
        line.until_yours()
        line.play(line.position["legal"][0])
        line.until_yours()
        line.play("end")
        line.until_yours()
        moves = [move["seat"] for move in line.look(None)["log"]]
        assert set(moves) == {0, 1}


def test_one_device_holds_all_seats_and_looks_through_one_at_a_time(ada: Browser) -> None:
    table = ada.create("here", "here", "here")
    assert table["hot_seat"]
    ada.start(table)
    with ada.socket(table) as line:
        first = line.hello(0)["view"]["seat"]
        line.look(first)
        assert line.position["yours"]
        line.play("place a1")
        assert not line.position["yours"]
        behind_the_curtain = line.look(None)
        assert behind_the_curtain["legal"] == []
        assert all(seat["fortune"] is None for seat in behind_the_curtain["view"]["seats"])
        following = line.look((first + 1) % 3)
        assert following["yours"]
        assert following["view"]["seats"][first]["fortune"] is None
