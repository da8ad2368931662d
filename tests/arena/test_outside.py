"""Outside bots: good ones play, bad ones lose the game with a reason, never the tournament."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from digsite.arena import outside
from digsite.arena.tournament import TournamentPlan, run_tournament
from tests.waiting import PATIENCE

EXAMPLES = Path(__file__).parents[2] / "examples"
FOREVER = 1000 * PATIENCE
READ = "import sys, json, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n    "

MISDEEDS = {
    "crashes": (READ + "raise SystemExit(3)", "ended with code 3"),
    "never starts": (None, "could not be started"),
    "says nothing": (READ + "time.sleep(60)", "took more than"),
    "says garbage": (READ + "print('dig b2', flush=True)", "which is not JSON"),
    "says no action": (READ + "print('{}', flush=True)", "answered without an action"),
    "says a list": (READ + "print('[1]', flush=True)", "answered without an action"),
    "cheats": (READ + 'print(\'{"action": "declare"}\', flush=True)', "is not legal"),
    "says bytes": (
        READ + "sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()",
        "which is not JSON",
    ),
    "says too much": (READ + "print('x' * 1000000, flush=True)", "which is not JSON"),
    "closes its output": (
        READ + "import os; os.close(1); time.sleep(60)",
        "closed its output",
    ),
    "answers twice": (
        READ + "a = json.dumps({'action': asked['legal'][0]}); print(a); print(a, flush=True)",
        "",  # noticed at once, or when the second answer does not fit the next question
    ),
}


@pytest.mark.parametrize("misdeed", MISDEEDS)
def test_misbehaving_loses_the_game_and_says_why(
    misdeed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, reason = MISDEEDS[misdeed]
    script = tmp_path / "bot.py"
    script.write_text(text or "", "utf-8")
    command = f"{sys.executable} {script}" if text else "/nowhere/at/all"
    # Only who sleeps is given up; whoever does something else may take as long as the machine does.
    ms = 300 if misdeed == "says nothing" else FOREVER
    if misdeed not in ("says nothing", "closes its output"):
        monkeypatch.setattr(outside, "FAREWELL", PATIENCE)
    plan = TournamentPlan("dig_mars", ("random", f"bad={command}"), 2, 2, ms=ms, mirror=False)
    results = run_tournament(plan)
    assert len(results) == 2
    for result in results:
        loser = result.seating.index("bad")
        assert result.ending == "forfeit"
        assert result.winners == (1 - loser,)
        assert result.forfeit is not None
        assert result.forfeit.startswith(f"seat {loser} (bad)")
        assert reason in result.forfeit


def test_at_a_larger_table_the_others_share_the_win(tmp_path: Path) -> None:
    plan = TournamentPlan("dig_mars", ("random", "bad=/nowhere/at/all"), 3, 3, mirror=False)
    for result in run_tournament(plan):
        assert result.ending == "forfeit"
        assert len(result.winners) == 2


@pytest.mark.parametrize("game", ["dig_mars", "undermining"])
def test_the_example_in_python_plays_whole_games(game: str) -> None:
    command = f"python={sys.executable} {EXAMPLES / 'simple_bot.py'}"
    results = run_tournament(
        TournamentPlan(game, ("random", command), 2, 2, ms=FOREVER, mirror=False)
    )
    assert [result.forfeit for result in results] == [None, None]


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_the_example_in_c_plays_whole_games(tmp_path: Path) -> None:
    program = tmp_path / "simple_bot"
    subprocess.run(["cc", "-o", program, EXAMPLES / "simple_bot.c"], check=True)
    results = run_tournament(
        TournamentPlan("dig_mars", ("random", f"c={program}"), 2, 2, ms=FOREVER, mirror=False)
    )
    assert [result.forfeit for result in results] == [None, None]


def test_the_examples_are_short() -> None:
    for name in ("simple_bot.py", "simple_bot.c"):
        assert len((EXAMPLES / name).read_text("utf-8").splitlines()) < 30
