"""Compiled kernels are kept, never stale, made once, and never needed."""

import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import digsite
from digsite.arena.simulated_games import play_games
from digsite.core.c import carrier, compiler, shelf
from digsite.core.game import find
from tests.waiting import PATIENCE, until

PACKAGE = Path(digsite.__file__).parent
UNHURRIED = "-O0"
"""Which library is made, and when, is asked here; how quick it is, elsewhere."""

SET_UP = """
import sys
from digsite.core import kernels
from digsite.core.c import reach, shelf
from digsite.core.game import find
from digsite.core.generic import set_up
game = find(sys.argv[1] if sys.argv[1:] else "dig_mars")
options = game.complete_options({}, game.default_edition())
state = game.prepare(2, options, game.default_edition()).to_record()
kernels.bind(set_up, game, compiled=True)(state, 0)
print(reach.PACKAGE, state[0]["actions_left"], shelf.folder())
"""
"""Sets a game up compiled; says from where, and a field that another file sets."""


def run(code: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A fresh Python process with these variables besides the usual ones."""
    inherited = {
        name: os.environ[name] for name in ("PATH", "PYTHONPATH", "LANG") if name in os.environ
    }
    inherited["DIGSITE_CFLAGS"] = UNHURRIED
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code, *arguments],
        env=inherited | environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )


def libraries(folder: Path) -> set[Path]:
    return set(folder.glob("kernels/*.so"))


def test_an_edited_rule_never_meets_a_stale_library(tmp_path: Path) -> None:
    source, cache = tmp_path / "source", tmp_path / "cache"
    shutil.copytree(PACKAGE, source / "digsite", ignore=shutil.ignore_patterns("__pycache__"))
    environment = {"PYTHONPATH": str(source), "DIGSITE_CACHE": str(cache)}

    assert run(SET_UP, **environment).stdout.split()[:2] == [str(source / "digsite"), "0"]
    first = libraries(cache)
    assert len(first) == 1
    # Once it is made, nobody asks for a compiler.
    assert run(SET_UP.replace("import sys", NO_COMPILING), **environment).stdout.split()[1] == "0"

    rule = source / "digsite" / "dig_mars" / "rules" / "turn.py"
    text = rule.read_text("utf-8")
    assert text.count("state.actions_left = 0") == 1
    rule.write_text(text.replace("state.actions_left = 0", "state.actions_left = 5"), "utf-8")
    assert run(SET_UP, **environment).stdout.split()[1] == "5"
    assert len(libraries(cache) - first) == 1


def notes(folder: Path) -> set[Path]:
    return set(folder.glob("kernels/*.note"))


def test_a_library_is_found_by_what_its_functions_reach_alone(tmp_path: Path) -> None:
    source, cache = tmp_path / "source", tmp_path / "cache"
    shutil.copytree(PACKAGE, source / "digsite", ignore=shutil.ignore_patterns("__pycache__"))
    environment = {"PYTHONPATH": str(source), "DIGSITE_CACHE": str(cache)}
    run(SET_UP, "undermining", **environment)
    first = notes(cache)
    assert len(first) == 1

    elsewhere = source / "digsite" / "cli" / "play.py"
    elsewhere.write_text(elsewhere.read_text("utf-8") + "\nNOTHING = 0\n", "utf-8")
    run(SET_UP, "undermining", **environment)
    assert notes(cache) == first

    # A module of constants alone, which no kernel is written in.
    constants = source / "digsite" / "undermining" / "table" / "state.py"
    text = constants.read_text("utf-8")
    assert text.count("NOBODY: Final = -1") == 1
    constants.write_text(text.replace("NOBODY: Final = -1", "NOBODY: Final = -2"), "utf-8")
    run(SET_UP, "undermining", **environment)
    assert len(notes(cache)) == 2


ENTRY = """
from helper import helped
from digsite.core.rule import kernel
@kernel
def asked(number: int) -> int:
    return helped(number)
"""
HELPER = """
from digsite.core.rule import kernel
@kernel
def helped(number: int) -> int:
    return number + 1
"""
ASK = """
import entry
from digsite.core import kernels
from digsite.core.game import find
print(kernels.bind(entry.asked, find("dig_mars"), compiled=True)(1))
"""


def test_what_an_entry_from_elsewhere_calls_is_never_stale(tmp_path: Path) -> None:
    path = os.pathsep.join([str(tmp_path), str(PACKAGE.parent)])
    environment = {"PYTHONPATH": path, "DIGSITE_CACHE": str(tmp_path / "cache")}
    (tmp_path / "entry.py").write_text(ENTRY, "utf-8")
    for helper, answer in ((HELPER, "2"), (HELPER.replace("+ 1", "+ 41"), "42")):
        (tmp_path / "helper.py").write_text(helper, "utf-8")
        assert run(ASK, **environment).stdout.split() == [answer]


NO_COMPILING = """import sys
import subprocess
subprocess.run = None"""


def test_a_library_that_was_removed_is_made_again(tmp_path: Path) -> None:
    run(SET_UP, DIGSITE_CACHE=str(tmp_path))
    made = libraries(tmp_path)
    for library in made:
        library.unlink()
    assert run(SET_UP, DIGSITE_CACHE=str(tmp_path)).stdout.split()[1] == "0"
    assert libraries(tmp_path) == made


def test_two_games_loaded_at_once_are_each_compiled_once(tmp_path: Path) -> None:
    code = """
from concurrent.futures import ThreadPoolExecutor
import subprocess
from digsite.bots.searcher import Searcher
from digsite.core.game import find, names
calls, real = [], subprocess.run
def counted(command, **options):
    calls.append(command)
    return real(command, **options)
subprocess.run = counted
with ThreadPoolExecutor(4) as pool:
    list(pool.map(lambda name: Searcher(find(name), 2), [*names(), *names()]))
print(sum("-o" in command for command in calls))
"""
    assert run(code, DIGSITE_CACHE=str(tmp_path)).stdout.split() == ["2"]
    assert len(libraries(tmp_path)) == 2


def test_processes_that_compile_the_same_at_once_make_it_once(tmp_path: Path) -> None:
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda _: run(SET_UP, DIGSITE_CACHE=str(tmp_path)), range(3)))
    assert len(libraries(tmp_path)) == 1
    left = {path.suffix for path in (tmp_path / "kernels").iterdir()}
    assert left <= {".so", ".note", ".lock"}


def test_a_home_that_cannot_be_written_is_no_obstacle(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    home = str(file / "home")
    out = run(SET_UP, HOME=home, XDG_CACHE_HOME=home, TMPDIR=str(temporary)).stdout.split()
    assert Path(out[2]).is_relative_to(temporary)


def test_without_any_folder_kernels_are_compiled_each_time_with_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.touch()
    monkeypatch.setenv("DIGSITE_CACHE", str(file / "cache"))
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(file))
    monkeypatch.setattr(tempfile, "mkdtemp", lambda **_: str(tmp_path))
    with pytest.warns(UserWarning, match="kernels are compiled each time"):
        assert shelf.folder.__wrapped__() == tmp_path


def test_libraries_that_were_not_used_for_long_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shelf, "folder", lambda: tmp_path)
    old = [tmp_path / f"{number:024}.so" for number in range(shelf.KEPT + 3)]
    for age, path in enumerate(old):
        path.touch()
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    kept, lost = tmp_path / "kept.note", tmp_path / "lost.note"
    kept.write_text(old[0].name, "utf-8")
    lost.write_text(old[-1].name, "utf-8")
    made = compiler.compiled("int nothing(void) { return 0; }\n")
    assert set(tmp_path.glob("*.so")) == {made, *old[: shelf.KEPT - 1]}
    assert set(tmp_path.glob("*.note")) == {kept}


def test_a_compiler_that_fails_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shelf, "folder", lambda: tmp_path)
    with pytest.raises(RuntimeError, match="expected"):
        compiler.compiled("this is no C")
    assert list(tmp_path.glob("*.so")) == []


SLOW_COMPILER = """#!/bin/sh
case "$*" in *--version*) exec cc --version ;; esac
while [ "$1" != -o ]; do shift; done
echo begun > "$2.part"
exec sleep 1000
"""


def test_a_compiler_that_is_killed_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    slow = tmp_path / "slow-cc"
    slow.write_text(SLOW_COMPILER, "utf-8")
    slow.chmod(0o755)
    environment = {**os.environ, "CC": str(slow), "DIGSITE_CACHE": str(tmp_path)}
    call = [sys.executable, "-c", SET_UP]
    begun = subprocess.Popen(call, env=environment, start_new_session=True)
    until("it compiles", lambda: list(tmp_path.glob("kernels/making-*/*.part")))
    os.killpg(begun.pid, signal.SIGKILL)
    begun.wait(PATIENCE)

    # The usual compiler makes it: nobody waits for the other, and nothing half done is loaded.
    assert run(SET_UP, DIGSITE_CACHE=str(tmp_path)).stdout.split()[1] == "0"
    [left] = (tmp_path / "kernels").glob("making-*")
    # One day what is left is swept away.
    for path in (left, *(tmp_path / "kernels").glob("*.lock")):
        os.utime(path, (0, 0))
    run(SET_UP, "undermining", DIGSITE_CACHE=str(tmp_path))
    assert {path.suffix for path in (tmp_path / "kernels").iterdir()} == {".so", ".note"}


def test_another_machine_compiler_or_option_makes_another_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = carrier.Wish([play_games], find("dig_mars"), checks=False)
    monkeypatch.setattr(shelf, "folder", lambda: tmp_path)

    def names() -> tuple[str, str]:
        for remembered in (compiler.command, compiler.options, compiler.identity):
            remembered.cache_clear()
        return wish.note.name, compiler.fingerprint("a text")

    usual = names()
    assert names() == usual
    with monkeypatch.context() as other:
        other.setattr(platform, "machine", lambda: "pdp11")
        machine = names()
    with monkeypatch.context() as other:
        other.setenv("DIGSITE_CFLAGS", "-Os")
        option = names()
    with monkeypatch.context() as other:
        other.setenv("CC", "gcc -g")
        named = names()
    found = (usual, machine, option, named)
    assert len({note for note, _ in found}) == len({text for _, text in found}) == len(found)
    assert names() == usual


def test_a_compiler_that_was_replaced_is_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "cc"
    monkeypatch.setenv("CC", str(program))
    found = set()
    for text in ("#!/bin/sh\n", "#!/bin/sh\n# A new version.\n"):
        program.write_text(text, "utf-8")
        program.chmod(0o755)
        for remembered in (compiler.command, compiler.identity):
            remembered.cache_clear()
        found.add(compiler.identity())
    monkeypatch.undo()
    for remembered in (compiler.command, compiler.identity):
        remembered.cache_clear()
    assert len(found) == 2


@pytest.mark.parametrize(("wished", "found"), [("no-such-cc -g", None), (" ", ("cc",))])
def test_a_compiler_that_is_not_there_is_none(
    wished: str, found: tuple[str, ...] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", wished)
    assert compiler.command.__wrapped__() == found


def test_two_processes_write_under_names_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads of two processes often have the same number."""
    monkeypatch.setattr(Path, "replace", lambda *_: None)
    for process in (1, 2):
        monkeypatch.setattr(os, "getpid", lambda process=process: process)
        shelf.write_whole(tmp_path / "some.note", "a text")
    assert len(list(tmp_path.iterdir())) == 2


def test_importing_digsite_imports_no_numpy() -> None:
    out = run("import sys, digsite; print(*sys.modules)")
    assert "numpy" not in out.stdout.split()
    out = run("import sys, digsite; digsite.load('dig_mars'); print(*sys.modules)")
    assert "numpy" not in out.stdout.split()


def test_without_locks_a_library_is_made_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows has no `fcntl`."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "fcntl", None)
    with shelf.only_one(tmp_path / "library.lock"):
        assert list(tmp_path.iterdir()) == []
