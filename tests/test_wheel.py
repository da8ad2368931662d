"""The wheel, where there is neither a compiler nor Node: it plays, serves and simulates."""

import json
import shutil
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.postgres import free_port
from tests.waiting import PATIENCE, until

ROOT = Path(__file__).parents[1]
BUILT_FROM = ("LICENSE", "README.md", "hatch_build.py", "pyproject.toml", "src")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy: the sources are left as they are."""
    copy, made = tmp_path_factory.mktemp("copy"), tmp_path_factory.mktemp("wheel")
    for name in BUILT_FROM:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / name, copy / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, copy)
    call = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*call, "--wheel-dir", str(made), str(copy)], check=True)
    [found] = made.iterdir()
    return found


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    """A new environment with the wheel and what it depends on, and nothing else on the path."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=False)
    inside = sysconfig.get_path("purelib", "venv", {"base": str(folder)})
    call = [sys.executable, "-m", "pip", "--python", str(folder), "install", "--quiet"]
    subprocess.run([*call, "--no-deps", str(wheel)], check=True)
    # What the tests run with; the sources that they are installed from are not on this path.
    (Path(inside) / "dependencies.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    cache = tmp_path_factory.mktemp("cache")
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


def test_nothing_is_compiled_or_read_from_the_sources(environment: Mapping[str, str]) -> None:
    found = run(
        environment,
        "python",
        "-c",
        "import digsite; from digsite.core import kernels; from digsite.core.c import compiler;"
        "print(digsite.__file__, kernels.available(), compiler.command())",
    ).split()
    assert found[1:] == ["True", "None"]
    assert not found[0].startswith(str(ROOT))


@pytest.mark.parametrize("game", ["dig_mars", "undermining"])
def test_it_simulates_and_thinks(environment: Mapping[str, str], game: str) -> None:
    told = json.loads(run(environment, "digsite", "simulate", game, "-n", "300", "--json"))
    assert told["games"] == 300
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


@contextmanager
def serving(environment: Mapping[str, str], database: Path) -> Iterator[str]:
    port = free_port()
    program = shutil.which("digsite", path=environment["PATH"])
    assert program is not None
    call = [program, "serve", "--port", str(port), "--database", str(database)]
    server = subprocess.Popen(call, env=dict(environment), stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    try:
        until("the server answers", lambda: answers(f"{address}/readyz"))
        yield address
    finally:
        server.terminate()
        server.wait(PATIENCE)


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


def test_it_serves_the_pages(environment: Mapping[str, str], tmp_path: Path) -> None:
    with (
        serving(environment, tmp_path / "tables.db") as address,
        urllib.request.urlopen(address, timeout=PATIENCE) as page,
    ):
        assert b"<title>Digsite</title>" in page.read()
