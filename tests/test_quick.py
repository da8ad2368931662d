"""`make quick` has every test that is quick: any other is named here with its reason."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent
SLOW: Final = {
    "analysis": "searches",
    "arena": "plays tournaments, some on Ray",
    "bots": "searches",
    "carriers": "compares thousands of games; what is small of it is quick",
    "cli": "starts processes",
    "docs": "builds the site and runs what the pages show; the maps are quick",
    "envs": "plays under the interfaces of other libraries",
    "ffi": "builds libraries and WebAssembly",
    "garbage": "reads thousands of bad files",
    "learning": "trains",
    "local": "builds libraries and starts processes",
    "playthroughs": "plays every golden game",
    "properties": "plays hundreds of random games",
    "server": "serves, with databases",
    "study": "simulates",
    "test_deploy.py": "serves",
    "test_wheel.py": "builds and installs the wheel",
    "third_game": "goes through everything; at the table it is quick",
}


def quick() -> list[str]:
    """What `make quick` runs, below tests/."""
    [listed] = re.findall(
        r"^QUICK := ((?:.*\\\n)*.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE
    )
    return [path.removeprefix("tests/") for path in listed.replace("\\\n", " ").split()]


def rooms() -> Iterator[str]:
    """The folders and modules right below tests/ that hold tests."""
    for path in TESTS.iterdir():
        holds = path.is_dir() and any(path.rglob("test_*.py"))
        if holds or path.match("test_*.py"):
            yield path.name


def test_every_test_is_quick_or_named_as_slow() -> None:
    whole = {path for path in quick() if "/" not in path}
    assert whole | SLOW.keys() == set(rooms())
    assert not whole & SLOW.keys()


@pytest.mark.parametrize("path", quick())
def test_what_is_quick_needs_no_server(path: str) -> None:
    place = TESTS / path
    modules = sorted(place.rglob("*.py")) if place.is_dir() else [place]
    assert modules
    for module in modules:
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert not (node.module or "").startswith(("digsite.server", "tests.server")), (
                    module
                )
