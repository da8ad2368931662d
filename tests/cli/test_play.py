"""`digsite play`: whole games and all its words at the prompt."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from digsite import locales
from digsite.cli import app
from digsite.core import record
from digsite.core.game import names


def play(*words: str, text: str) -> Any:
    return CliRunner().invoke(app, ["play", "--bots", "random", *words], input=text)


@pytest.mark.parametrize("game", names())
def test_bots_alone_play_a_whole_game(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = (game, "--players", "3", "--humans", "0", "--seed", "1", "--save", str(path))
    assert play(*words, text="").exit_code == 0
    verified = record.verify(record.read(path.read_text("utf-8")))
    assert verified.finished


@pytest.mark.parametrize("lang", locales.LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_a_person_is_shown_the_board_and_what_can_be_done(game: str, lang: str) -> None:
    result = play(game, "--seed", "3", "--lang", lang, text="?\n1\n1\nq\n")
    assert result.exit_code == 0
    assert locales.message(lang, "terminal", "help").splitlines()[0] in result.output
    assert locales.message(lang, "terminal", "legal") in result.output


def test_the_rules_are_told_in_the_language_of_the_player() -> None:
    result = play("dig_mars", "--seed", "3", "--lang", "de", text="rules\nq\n")
    assert "Zwei bis vier Unternehmen landen in einem Canyon auf dem Mars." in result.output


def test_actions_are_taken_by_notation_or_number_and_refused_with_the_reason() -> None:
    text = "place b2\ndig a1\nwhy end\nwhy dig a1\nwhy nonsense\nfly\nq\n"
    result = play("dig_mars", "--seed", "5", text=text)
    assert "Red places a station on b2." in result.output
    assert "You have no station on a1. (rules, section 3.1)" in result.output
    assert "This can be played now." in result.output
    assert "“fly” is not an action." in result.output
    assert "The game was left after" in result.output


def test_undo_stops_where_something_was_revealed() -> None:
    result = play("dig_mars", "--humans", "2", "--seed", "5", text="u\nplace b2\n\nu\nq\n")
    assert "There is nothing to undo." in result.output
    assert "The last action revealed something" in result.output


def test_a_move_is_taken_back_before_anything_is_revealed() -> None:
    moves = "place b2\n\nplace c2\n\nmove b2 b3\nu\nq\n"
    result = play("dig_mars", "-p", "2", "--humans", "2", "--seed", "8", text=moves)
    assert "Undone: move b2 b3" in result.output


def test_hot_seat_hands_over_behind_a_curtain() -> None:
    result = play("dig_mars", "--humans", "2", "--seed", "5", text="place b2\n\nq\n")
    assert "Hand over to" in result.output


def test_nothing_is_hidden_where_nothing_is_secret() -> None:
    moves = "enter s2\n\nenter s3\n\nq\n"
    result = play("undermining", "--humans", "2", "--first", "orange", text=moves)
    assert "Hand over to" not in result.output


@pytest.mark.parametrize("colour", ["orange", "blue"])
def test_who_starts_is_chosen(colour: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("undermining", "-p", "3", "--humans", "3", "--first", colour)
    result = play(*words, text=f"save {path}\nq\n")
    assert result.exit_code == 0
    kept = record.read(path.read_text("utf-8"))
    assert record.beginning(kept).colour == colour


def test_who_starts_is_a_colour_at_the_table_and_not_chosen_in_every_game() -> None:
    told = play("undermining", "--first", "violet", text="")
    assert told.exit_code == 2
    assert "first must be one of" in told.output
    told = play("dig_mars", "--first", "red", "--lang", "de", text="")
    assert told.exit_code == 2
    assert "entscheidet der Zufall" in told.output


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "evening.json"
    play("dig_mars", "--seed", "5", text=f"place b2\nsave {path}\nq\n")
    moves = json.loads(path.read_text("utf-8"))["moves"]
    assert "place b2" in moves
    play("dig_mars", "--resume", str(path), text="end\nq\n")
    assert len(json.loads(path.read_text("utf-8"))["moves"]) > len(moves)


def test_a_file_that_cannot_be_written_loses_nothing() -> None:
    result = play("dig_mars", "--seed", "5", text="save /nowhere/x.json\nplace b2\nq\n")
    assert "Red places a station on b2." in result.output
