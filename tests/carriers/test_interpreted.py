"""Without a C compiler everything runs, and every command says once that it is slow and why."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import digsite
from digsite.core import record
from tests.carriers.test_cache import run
from tests.waiting import PATIENCE

TOLD = "no C compiler was found, so {} will run interpreted: slowly. Install gcc or clang"
COMMAND = "from digsite.cli import main; main()"
BOTH = "Dig Mars and Undermining"


@pytest.fixture
def game(tmp_path: Path) -> str:
    """A record with some moves."""
    match = digsite.load("dig_mars", seed=1)
    for _ in range(4):
        match.play(match.legal_actions()[0])
    path = tmp_path / "game.json"
    path.write_text(record.write(match), "utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("words", "titles"),
    [
        ("simulate dig_mars --games 3 --seed 1 --json", "Dig Mars"),
        ("arena dig_mars --bots random,casual --games 1 --json", "Dig Mars"),
        ("hint RECORD --iterations 3 --json", "Dig Mars"),
        ("play undermining --bots expert --seed 1", "Undermining"),
        ("engine", BOTH),
    ],
)
def test_a_command_says_it_once(words: str, titles: str, game: str, tmp_path: Path) -> None:
    out = run(COMMAND, *words.replace("RECORD", game).split(), PATH=str(tmp_path))
    assert out.stderr.count(TOLD.format(titles)) == out.stderr.count("compiler") == 1
    if words.endswith("--json"):
        json.loads(out.stdout)


BEGIN_A_STUDY = f"""
import digsite.study.sample
digsite.study.sample.play = lambda *_, **__: exit()
{COMMAND}
"""


def test_a_study_says_it_before_it_begins(tmp_path: Path) -> None:
    out = run(BEGIN_A_STUDY, "balance", "undermining", PATH=str(tmp_path))
    assert out.stderr.count(TOLD.format("Undermining")) == out.stderr.count("compiler") == 1


def test_whoever_does_not_search_is_not_told(tmp_path: Path) -> None:
    words = ["play", "dig_mars", "--bots", "casual", "--humans", "0", "--seed", "1"]
    assert run(COMMAND, *words, PATH=str(tmp_path)).stderr == ""


def test_a_server_says_it_once(tmp_path: Path) -> None:
    environment = os.environ | {"PATH": str(tmp_path)}
    words = ["serve", "--port", "0", "--database", str(tmp_path / "tables.db")]
    call = [sys.executable, "-c", COMMAND, *words]
    with subprocess.Popen(
        call, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        assert "Digsite is at" in server.stdout.readline()
        server.send_signal(signal.SIGTERM)
        _, told = server.communicate(timeout=PATIENCE)
    assert told.count(TOLD.format(BOTH)) == told.count("compiler") == 1


def test_a_simulation_of_the_library_falls_back_in_silence(tmp_path: Path) -> None:
    out = run(
        "from digsite.arena.plan import SimulationPlan\n"
        "from digsite.arena.simulate import run_simulation\n"
        "plan = SimulationPlan('dig_mars', players=2, games=2, seed=1)\n"
        "print(run_simulation(plan, threads=1).summary()['compiled'])",
        PATH=str(tmp_path),
    )
    assert (out.stdout, out.stderr) == ("False\n", "")


def test_without_a_compiler_games_are_played_and_nothing_is_said(tmp_path: Path) -> None:
    out = run(
        "import digsite; from digsite.core import kernels\n"
        "match = digsite.load('dig_mars', seed=1)\n"
        "while match.legal_actions(): match.play(match.legal_actions()[-1])\n"
        "print(match.ending, kernels.can_compile())",
        PATH=str(tmp_path),
    )
    assert out.stdout.split() == ["no_progress", "False"]
    assert out.stderr == ""
