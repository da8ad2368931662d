"""The sources and the wheel, built and installed as anybody would: nothing is missing.

Built where there is no Node; installed with what its metadata asks for; run where there is no
compiler either. It plays, simulates and serves.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import venv
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import pytest

from tests.server.postgres import free_port
from tests.server.processes import at_port
from tests.waiting import PATIENCE, until

ROOT = Path(__file__).parents[1]
BUILT_FROM: Final = (
    ".gitignore",
    "LICENSE",
    "README.md",
    "hatch_build.py",
    "pyproject.toml",
    "src",
)
TOOLS: Final = ("as", "cc", "ld")
"""All that the build may need besides Python."""
OF_THE_C_LIBRARY: Final = {"memcpy", "memmove", "memset"}


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy: the sources themselves are left as they are."""
    copy = tmp_path_factory.mktemp("copy")
    for name in BUILT_FROM:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / name, copy / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, copy)
    return copy


def build(sources: Path, tools: Path, *options: str) -> str:
    """Build with what is in a folder, and nothing else, on the path; returns what is said."""
    call = [sys.executable, "-m", "build", *options, str(sources)]
    # How packages are found stays; what would lead to these sources or another compiler does not.
    ours = ("CC", "DIGSITE_", "PYTHON")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    # Whether it is complete is asked here, not whether it is quick.
    environment = kept | {"PATH": str(tools), "DIGSITE_CFLAGS": "-O0"}
    done = subprocess.run(call, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def made(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sources, packed, and the wheel built from these in isolation."""
    folder, tools = tmp_path_factory.mktemp("made"), tmp_path_factory.mktemp("tools")
    for name in TOOLS:
        (tools / name).symlink_to(str(shutil.which(name)))
    build(sources, tools, "--outdir", str(folder))
    return folder


@pytest.fixture(scope="module")
def wheel(made: Path) -> Path:
    [found] = made.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """A new environment with the wheel and what it asks for, and nothing else on the path."""
    folder, cache = tmp_path_factory.mktemp("environment"), tmp_path_factory.mktemp("cache")
    venv.create(folder, with_pip=False)
    call = [sys.executable, "-m", "pip", "--python", str(folder), "install", "--quiet"]
    call.append("--no-compile")
    pinned = ["--constraint", str(ROOT / "constraints.txt")]
    subprocess.run([*call, *pinned, f"{wheel}[web]"], check=True)
    return {"PATH": str(folder / "bin"), "DIGSITE_CACHE": str(cache), "HOME": str(cache)}


def run(environment: Mapping[str, str], *command: str) -> str:
    program = shutil.which(command[0], path=environment["PATH"])
    assert program is not None
    call = [program, *command[1:]]
    done = subprocess.run(call, env=dict(environment), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not done.stderr.strip()
    return done.stdout


def test_it_is_for_this_platform_and_any_python(wheel: Path) -> None:
    assert "-py3-none-" in wheel.name
    assert not wheel.name.endswith("-any.whl")


def test_the_sources_bring_the_pages_and_no_library(made: Path) -> None:
    [packed] = made.glob("*.tar.gz")
    with tarfile.open(packed) as file:
        names = file.getnames()
    assert any(name.endswith("/server/pages/index.html") for name in names)
    assert not any(name.endswith(".so") for name in names)


def test_the_libraries_ask_nothing_of_others_but_to_move_memory(
    wheel: Path, tmp_path: Path
) -> None:
    with ZipFile(wheel) as file:
        file.extractall(tmp_path)
    libraries = list(tmp_path.rglob("*.so"))
    assert libraries
    call = ["nm", "--dynamic", "--undefined-only", "--format=posix", *map(str, libraries)]
    listed = subprocess.run(call, check=True, capture_output=True, text=True).stdout.splitlines()
    needed = {line.split()[0].partition("@")[0] for line in listed if line.endswith(" U")}
    assert needed <= OF_THE_C_LIBRARY


def test_without_a_compiler_it_brings_no_libraries_and_says_so(
    sources: Path, tmp_path: Path
) -> None:
    nothing, folder = tmp_path / "nothing", tmp_path / "made"
    nothing.mkdir()
    told = build(sources, nothing, "--wheel", "--no-isolation", "--outdir", str(folder))
    assert told.count("no C compiler was found, so the wheel brings no kernels") == 1
    [found] = folder.iterdir()
    assert found.name.endswith("-py3-none-any.whl")
    with ZipFile(found) as file:
        assert not any(name.endswith(".so") for name in file.namelist())


def test_nothing_is_compiled_or_read_from_the_sources(environment: Mapping[str, str]) -> None:
    found = run(
        environment,
        "python",
        "-c",
        "import digsite; from digsite.core import kernels; from digsite.core.game import find;"
        "from digsite.bots.searcher import search_kernels;"
        "print(digsite.__file__, kernels.can_compile(),"
        "kernels.available(search_kernels(), find('dig_mars')))",
    ).split()
    assert found[1:] == ["False", "True"]
    assert not found[0].startswith(str(ROOT))


@pytest.mark.parametrize("game", ["dig_mars", "undermining"])
def test_it_simulates_and_thinks(environment: Mapping[str, str], game: str) -> None:
    summary = json.loads(run(environment, "digsite", "simulate", game, "-n", "300", "--json"))
    assert summary["games"] == 300
    thinks = f"""
from digsite import bots
from digsite.core.game import find
from digsite.core.match import Match
from digsite.envs import batch
match = Match(find({game!r}), 2, seed=1)
print(bots.choose(match, iterations=100).action)
games = batch({game!r}, n=4)
games.reset(seed=1)
games.step(games.random_actions)
"""
    assert run(environment, "python", "-c", thinks).strip()
    assert not list(Path(environment["DIGSITE_CACHE"]).rglob("*.so"))


def test_it_plays(environment: Mapping[str, str], tmp_path: Path) -> None:
    record = str(tmp_path / "game.json")
    bots = ("--humans", "0", "--bots", "casual")
    run(environment, "digsite", "play", "dig_mars", *bots, "--seed", "1", "--save", record)
    assert "Dig Mars, 2 players" in run(environment, "digsite", "verify", record)


@contextmanager
def serving(environment: Mapping[str, str], database: Path) -> Iterator[int]:
    """The port at which a server is ready."""
    port = free_port()
    program = shutil.which("digsite", path=environment["PATH"])
    assert program is not None
    call = [program, "serve", "--port", str(port), "--database", str(database)]
    server = subprocess.Popen(call, env=dict(environment), stdout=subprocess.DEVNULL)
    try:
        until("the server answers", lambda: answers(f"http://127.0.0.1:{port}/readyz"))
        yield port
    finally:
        server.terminate()
        server.wait(PATIENCE)


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def test_it_serves_the_pages_and_a_bot_that_searches(
    environment: Mapping[str, str], tmp_path: Path
) -> None:
    with serving(environment, tmp_path / "tables.db") as port, at_port(port) as browser:
        assert "<title>Digsite</title>" in browser.http.get("/").text
        table = browser.create("skilled", "here")
        browser.start(table)
        with browser.socket(table) as line:
            line.hello(1)
            own = 0
            while line.until_yours()["seq"] == own:  # as long as the bot has not moved
                line.play(line.position["legal"][0])
                own += 1
    assert not list(Path(environment["DIGSITE_CACHE"]).rglob("*.so"))
