"""Tutorials at real tables: one's own moves are narrowed, the other seats play what is written."""

from pathlib import Path

import pytest

from digsite.core.game import find, names
from digsite.server.store.models import Table
from digsite.server.table.history import has_rules
from tests.server.serving import Browser, Json, Line, serving
from tests.tutorials.edition_files import taught_by_edition

TAUGHT = [name for name in names() if find(name).tutorial is not None]
every_tutorial = pytest.mark.parametrize("game", TAUGHT)


def begun(browser: Browser, game: str) -> Json:
    return browser.post("/api/tutorials", {"game": game, "name": "Ada"}, status=201)


def next_move(line: Line) -> str:
    """The move that the tutorial now asks for, once it is the learner's turn."""
    position = line.until_yours()
    assert len(position["legal"]) == 1
    move: str = position["legal"][0]
    return move


@every_tutorial
def test_a_tutorial_is_played_through_and_goes_on_after_a_restart(
    game: str, tmp_path: Path
) -> None:
    tutorial = find(game).tutorial
    assert tutorial is not None
    own = [step.moves[0] for step in tutorial.steps if step.moves]
    half = len(own) // 2
    with serving(tmp_path / "tables.db") as served, Browser(served) as browser:
        table = begun(browser, game)
        assert table["tutorial"]
        assert (table["phase"], table["watch"]) == ("playing", "players")
        with browser.socket(table) as line:
            first = line.hello(tutorial.seat)["tutorial"]
            assert (first["step"], first["steps"]) == (1, len(tutorial.steps))
            assert first["sentences"][0]["message"] == tutorial.steps[0].message
            for move in own[:half]:
                assert next_move(line) == move
                line.play(move)
            told = line.until_yours()["tutorial"]
    with serving(tmp_path / "tables.db") as served, browser.moved_to(served) as browser:
        with browser.socket(table) as line:
            assert line.hello(tutorial.seat)["tutorial"] == told
            for move in own[half:]:
                assert next_move(line) == move
                line.play(move)
            over = line.until_over()
        assert [step["message"] for step in over["tutorial"]["sentences"]] == ["tutorial-done"]
        assert over["tutorial"]["step"] == over["tutorial"]["steps"]
        assert over["table"]["winners"] == [tutorial.seat]
        assert over["table"]["replay"] is None, "it was not dealt, so nothing could be verified"


def test_what_comes_later_is_refused_in_the_words_of_the_tutorial_and_what_cannot_be_by_the_rules(
    tmp_path: Path,
) -> None:
    with (
        serving(tmp_path / "tables.db") as served,
        Browser(served) as browser,
        browser.socket(begun(browser, "dig_mars")) as line,
    ):
        line.hello(0)
        seq = line.position["seq"]
        assert line.refusal("play", seq=seq, action="place a1") == "tutorial.not_now"
        assert line.refusal("play", seq=seq, action="place c3") == "place.empty_space"
        assert line.refusal("hint") == "tutorial.not_now"
        explained = line.ask("explain", space="a1")["explain"]["actions"]
        placing = next(one for one in explained if one["action"] == "place a1")
        assert not placing["legal"]
        assert placing["refusal"]["code"] == "tutorial.not_now"
        line.play("place b2")
        line.until_yours()
        line.play("dig b2")
        line.play("carry b2")
        seq = line.position["seq"]
        assert line.position["undo"] == {"action": None, "barrier": None}
        assert line.refusal("undo", seq=seq) == "undo.nothing"
        assert line.position["tutorial"]["sentences"][0]["tries"] == "dig b2"
        tried = line.ask("explain", space="b2")["explain"]["actions"]
        hard = next(one for one in tried if one["action"] == "dig b2")
        assert hard["refusal"]["code"] == "dig.too_hard"
        assert line.refusal("play", seq=seq, action="dig b2") == "dig.too_hard"


def test_the_record_of_a_tutorial_can_be_replayed_from_its_position(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as served, Browser(served) as browser:
        table = begun(browser, "dig_mars")
        with browser.socket(table) as line:
            line.hello(0)
            line.play("place b2")
            line.until_yours()
        record = browser.get(f"/api/tables/{table['table']}/record")
        assert record["start"]["seats"][0]["fortune"] == 32
        assert record["moves"] == ["place b2", "place c2"]
        assert "deal" not in record


def test_ordinary_tables_have_no_tutorial_and_games_say_whether_they_teach(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as served, Browser(served) as browser:
        assert {game["game"]: game["tutorial"] for game in browser.get("/api/games")["games"]} == {
            name: name in TAUGHT for name in names()
        }
        table = browser.start(browser.create("here", "random"))
        assert table["tutorial"] is False
        with browser.socket(table) as line:
            assert line.hello(0)["tutorial"] is None
        assert browser.refused("POST", "/api/tutorials", {"game": "chess"}) == (
            "protocol.bad_request"
        )


def test_a_tutorial_that_has_changed_since_is_not_gone_on_with() -> None:
    game = find("dig_mars")
    table = Table(game=game.name, rules_version=game.rules_version, tutorial="0" * 16)
    assert not has_rules(table)
    assert game.tutorial is not None
    table.tutorial = game.tutorial.key
    assert has_rules(table)


def test_an_edition_teaches_by_its_own_tutorial_also_after_a_restart(tmp_path: Path) -> None:
    game = find("dig_mars")
    text = taught_by_edition(game, ('say = "goal"', 'text = { en = "Hello.", et = "Tere." }'))
    wish = {"game": game.name, "name": "Ada", "edition": text}
    with serving(tmp_path / "tables.db") as served, Browser(served) as browser:
        table = browser.post("/api/tutorials", wish, status=201)
        with browser.socket(table) as line:
            first = line.hello(0)["tutorial"]["sentences"][0]
            assert first["text"] == {"en": "Hello.", "et": "Tere."}
            line.play(next_move(line))
        plain = wish | {"edition": game.default_edition().text}
        refused = browser.post("/api/tutorials", plain, status=404)["error"]
        assert refused["code"] == "tutorial.unknown"
        broken = wish | {"edition": text.replace('["dig b2"]', '["dig d4"]', 1)}
        refused = browser.post("/api/tutorials", broken, status=400)["error"]
        assert (refused["code"], "step 3" in refused["message"]) == ("edition.broken", True)
    with (
        serving(tmp_path / "tables.db") as served,
        browser.moved_to(served) as browser,
        browser.socket(table) as line,
    ):
        line.hello(0)
        assert next_move(line) == "dig b2"
