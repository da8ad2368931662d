"""Lode at the command line, and over a pipe."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from digsite.cli import app
from digsite.core import record


def run(*words: str, text: str = "") -> Any:
    result = CliRunner().invoke(app, list(words), input=text)
    assert result.exit_code == 0, result.output
    return result


def test_a_person_plays_against_a_bot(tmp_path: Path) -> None:
    path = str(tmp_path / "game.json")
    text = "?\ngo c\nu\ngo c\nwhy peek\nwhy go c\ndig\nend\nq\n"
    out = run("play", "lode", "--seed", "3", "--bots", "random", "--save", path, text=text).output
    assert "goes to c." in out
    assert "Undone: go c" in out
    assert "This can be played now." in out
    assert "You stand on c already. (rules, section 3.1)" in out
    assert "digs on c:" in out
    shown = run("replay", path, "--seat", "1").output
    assert "▲" in shown
    assert "?" in shown


def test_the_command_says_that_it_is_there() -> None:
    assert "Lode" in run("--help").output


def test_bots_play_a_game_that_verifies(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "lode", "-p", "3", "--humans", "0", "--seed", "1", "--save", str(path))
    assert record.verify(record.read(path.read_text("utf-8"))).finished
    assert "Lode, 3 players" in run("verify", str(path)).output


def test_the_rules_are_printed_by_section() -> None:
    assert "what you see is yours alone" in " ".join(run("rules", "lode", "3.2").output.split())


def test_a_simulation_and_a_study_know_it() -> None:
    found = json.loads(run("simulate", "lode", "-n", "50", "--seed", "1", "--json").stdout)
    assert found["games"] == 50
    report = json.loads(run("balance", "lode", "-n", "100", "-p", "2", "--json").stdout)
    assert report["upgrades"] == []
    assert "How long is a game?" in run("balance", "lode", "-n", "100", "-p", "2").output


def test_a_program_plays_it_over_a_pipe(installed: Path) -> None:
    """In a process of its own, as any language would."""
    requests: list[dict[str, Any]] = [
        {"cmd": "new", "game": "lode", "players": 2, "seed": 7, "first": 0},
        {"cmd": "legal"},
        {"cmd": "why", "action": "go a", "lang": "en"},
        {"cmd": "play", "action": "go b"},
        {"cmd": "view", "seat": 1},
        {"cmd": "bot", "level": "casual", "seed": 1},
        {"cmd": "record"},
        {"cmd": "quit"},
    ]
    made = subprocess.run(
        [sys.executable, "-m", "digsite", "engine"],
        input="".join(json.dumps(request) + "\n" for request in requests),
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(installed), *sys.path])},
        capture_output=True,
        text=True,
        check=True,
    )
    answers = [json.loads(line) for line in made.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True] * 7
    assert answers[1]["actions"][:2] == ["dig", "end"]
    assert answers[2]["reason"]["code"] == "go.same_claim"
    assert answers[4]["view"]["claims"]["b"]["gold"] is None
    assert answers[6]["record"]["moves"] == ["go b"]
