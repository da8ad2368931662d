"""Lode at a table of the server, over a WebSocket: a person, undo, previews and a bot."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from digsite.core import record
from tests.server.serving import COMPILING, Browser, Json, Line, serving


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory, installed: Path) -> Iterator[Browser]:
    """A browser and a server that was started when the game was there."""
    database = tmp_path_factory.mktemp("server") / "tables.db"
    with serving(database) as served, Browser(served) as browser:
        yield browser


def until_mine(line: Line) -> Json:
    """The position once it is this seat's turn, or the game is over."""
    while not line.position["yours"] and line.position["view"]["winners"] is None:
        line.receive()
    return line.position


def test_it_is_offered_and_its_rules_are_told(ada: Browser) -> None:
    offered = {game["game"]: game for game in ada.get("/api/games")["games"]}
    assert offered["lode"]["title"] == "Lode"
    assert offered["lode"]["colours"] == ["amber", "jade", "ruby"]
    assert offered["lode"]["spaces"] == list("abcdefghi")
    rules = ada.get("/api/games/lode/rules")
    assert {"2.1", "3.2"} <= {section["section"] for section in rules["sections"]}


def test_a_move_is_taken_back_until_something_is_revealed(ada: Browser) -> None:
    table = ada.create("here", "here", game="lode")
    first = ada.start(table)["active"]
    with ada.socket(table) as line:
        before = line.hello(first)
        assert line.play("go c")["undo"] == {"action": "go c", "barrier": None}
        answer = line.ask("undo", seq=line.position["seq"])
        assert line.until(answer["seq"])["view"] == before["view"]
        assert "peek" in line.position["reveals"]
        peeked = line.play("peek")
        assert peeked["view"]["claims"]["a"]["gold"] is not None
        assert line.refusal("undo", seq=line.position["seq"]) == "undo.barrier"
        assert line.refusal("play", seq=line.position["seq"], action="peek") == "peek.already_seen"
        assert line.look(None)["view"]["claims"]["a"]["gold"] is None


def test_what_can_be_done_on_a_claim_is_explained(ada: Browser) -> None:
    table = ada.create("here", "here", game="lode")
    first = ada.start(table)["active"]
    with ada.socket(table) as line:
        line.hello(first)
        answer = line.ask("explain", space="a")
        assert answer["ok"], answer
        tried = {action["action"]: action for action in answer["explain"]["actions"]}
        assert tried["go a"]["refusal"]["code"] == "go.same_claim"


@pytest.mark.parametrize("level", ["casual", "skilled"])
def test_a_game_against_a_bot_is_played_to_its_end(ada: Browser, level: str) -> None:
    table = ada.create(level, "here", game="lode")
    ada.start(table)
    with ada.socket(table) as line:
        line.patience = COMPILING
        line.hello(1)
        while until_mine(line)["view"]["winners"] is None:
            line.play("dig" if "dig" in line.position["legal"] else line.position["legal"][-1])
    shown = ada.get(f"/api/tables/{table['table']}")
    assert shown["ending"] in ("last_nugget", "last_round")
    kept = ada.get(f"/api/tables/{table['table']}/record")
    assert record.verify(kept).finished
