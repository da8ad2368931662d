"""Compiled kernels are kept, never stale, and never needed."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import digsite
from digsite.core import kernels
from digsite.core.game import find, names

PACKAGE = Path(digsite.__file__).parent

SET_UP = """
import digsite.core.kernels as kernels
from digsite.core.game import find, names
from digsite.core.generic import set_up
game = find("dig_mars")
state = game.prepare(2, {"variant": "standard"}, game.default_edition()).to_record()
compiled = kernels.bind(set_up, game, compiled=True)
compiled(state[0], 0)
hits = sum(compiled.stats.cache_hits.values())
print(kernels.PACKAGE, hits, state[0]["actions_left"], kernels.cache_folder(game))
"""
"""Sets a game up compiled; says from where, the cache hits and a field that another file sets."""


def run(code: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A fresh Python process with these variables besides the usual ones."""
    inherited = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *arguments],
        env=inherited | environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )


def test_an_edited_rule_never_meets_a_stale_kernel(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(PACKAGE, source / "digsite", ignore=shutil.ignore_patterns("__pycache__"))
    environment = {"PYTHONPATH": str(source), "DIGSITE_CACHE": str(tmp_path / "cache")}

    first = run(SET_UP, **environment).stdout.split()
    assert first[:3] == [str(source / "digsite"), "0", "0"]
    again = run(SET_UP, **environment).stdout.split()
    assert again == [str(source / "digsite"), "1", "0", first[3]]

    rule = source / "digsite" / "dig_mars" / "rules" / "bonus.py"
    text = rule.read_text("utf-8")
    assert text.count("state.actions_left = 0") == 1
    rule.write_text(text.replace("state.actions_left = 0", "state.actions_left = 5"), "utf-8")
    edited = run(SET_UP, **environment).stdout.split()
    assert edited[:3] == [str(source / "digsite"), "0", "5"]
    assert edited[3] != first[3]


def test_a_home_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    home = str(file / "home")
    out = run(SET_UP, HOME=home, XDG_CACHE_HOME=home, TMPDIR=str(temporary)).stdout.split()
    assert Path(out[3]).is_relative_to(temporary)


def test_without_any_folder_kernels_are_compiled_anew_with_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setenv("DIGSITE_CACHE", str(file / "cache"))
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(file))
    with pytest.warns(UserWarning, match="no folder for compiled kernels"):
        assert kernels.cache_folder(find("dig_mars")) is None


def test_bounds_checked_kernels_have_a_folder_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find("dig_mars")
    monkeypatch.delenv("DIGSITE_BOUNDS_CHECK", raising=False)
    plain = kernels.cache_folder(game)
    monkeypatch.setenv("DIGSITE_BOUNDS_CHECK", "1")
    assert kernels.cache_folder(game) != plain


def test_old_kernels_are_removed_except_the_newest_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DIGSITE_CACHE", str(tmp_path))
    game = find("dig_mars")
    current = kernels.cache_folder(game)
    assert current is not None
    old = [current.parent / f"dig_mars-{number:016}" for number in range(8)]
    for age, folder in enumerate(old):
        folder.mkdir()
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    stranger = current.parent / "other_game-0"
    stranger.mkdir()
    assert kernels.prune(game) == 2
    left = set(current.parent.iterdir())
    assert left == {current, stranger, *old[: kernels.KEPT_FOLDERS]}


WITHOUT_NUMBA = "import sys; sys.modules['numba'] = None\n"


def test_without_numba_a_simulation_runs_interpreted_and_says_so_once() -> None:
    command = "from digsite.cli import main; sys.argv[0] = 'digsite'; main()"
    arguments = ["simulate", "dig_mars", "--games", "3", "--seed", "1", "--json"]
    out = run(WITHOUT_NUMBA + command, *arguments)
    assert '"compiled": false' in out.stdout
    assert out.stderr.count("numba is not installed") == 1


def test_without_numba_games_are_played_and_nothing_is_said() -> None:
    out = run(
        WITHOUT_NUMBA
        + "import digsite; from digsite.core import kernels\n"
        + "match = digsite.load('dig_mars', seed=1)\n"
        + "while match.legal_actions(): match.play(match.legal_actions()[-1])\n"
        + "print(match.ending, kernels.available())"
    )
    assert out.stdout.split() == ["no_progress", "False"]
    assert out.stderr == ""


def test_importing_digsite_imports_neither_numba_nor_numpy() -> None:
    out = run("import sys, digsite; print(*sys.modules)")
    assert not {"numba", "numpy"} & set(out.stdout.split())
    out = run("import sys, digsite; digsite.load('dig_mars'); print(*sys.modules)")
    assert not {"numba", "numpy"} & set(out.stdout.split())


AT_ONCE = """
import pickle, sys, threading
import digsite.core.kernels as kernels
from digsite.core.game import find, names
from digsite.core.generic import set_up

sys.setswitchinterval(1e-6)
games = [find(name) for name in names()]
start = threading.Barrier(2 * len(games))
found = {name: [] for name in names()}

def load(game):
    edition = game.default_edition()
    options = game.complete_options({}, edition)
    state = game.prepare(game.players[0], options, edition).to_record()
    start.wait()
    compiled = kernels.bind(set_up, game, compiled=True)
    compiled(state[0], 0)
    found[game.name].append(compiled)

threads = [threading.Thread(target=load, args=(game,)) for game in games for _ in range(2)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
for game in games:
    one, other = found[game.name]
    indexes = list(kernels.cache_folder(game).rglob("*.nbi"))
    overloads = 0
    for index in indexes:
        with index.open("rb") as file:
            pickle.load(file)
            overloads += len(pickle.loads(file.read())[1])
    misses = sum(one.stats.cache_misses.values())
    print(one is other, len(indexes), overloads, misses, one.stats.cache_path)
"""
"""Both games at once, each in two threads: is it one kernel, its indexes, their entries, how often
it was compiled, and where it is kept."""


def test_games_loaded_at_once_are_compiled_once_and_kept_apart(tmp_path: Path) -> None:
    lines = run(AT_ONCE, DIGSITE_CACHE=str(tmp_path)).stdout.splitlines()
    for name, line in zip(names(), lines, strict=True):
        *counts, folder = line.split()
        assert counts == ["True", "1", "1", "1"]
        assert Path(folder).is_relative_to(kernels_of(name, tmp_path))


def kernels_of(name: str, home: Path) -> Path:
    [folder] = (home / "kernels").glob(f"{name}-*")
    return folder


def test_one_process_compiles_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fcntl = pytest.importorskip("fcntl")
    monkeypatch.setenv("DIGSITE_CACHE", str(tmp_path))
    game = find("dig_mars")
    with kernels.compiling(game):
        folder = kernels.cache_folder(game)
        assert folder is not None
        with (folder / "compiling").open() as file, pytest.raises(BlockingIOError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    with (folder / "compiling").open() as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
