"""Outside its own folder no game is named: modules may do so in docstrings, as an example."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import digsite
from tests.games import GAMES

PACKAGE = Path(digsite.__file__).parent
OWN = [game for game in GAMES if game.folder.is_relative_to(PACKAGE)]
MODULES = sorted(
    path
    for path in PACKAGE.rglob("*.py")
    if not any(path.is_relative_to(game.folder) for game in OWN)
)
NAMES = {
    spelling
    for game in OWN
    for spelling in (game.name, game.title, game.title.replace(" ", ""), game.name.upper())
}
NAMED = re.compile("|".join(map(re.escape, sorted(NAMES))))


def texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every name and every string of a module with its line, but for strings that only explain."""
    explaining = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in explaining:
                yield node.lineno, text
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.arg(arg=text):
                yield node.lineno, text
            case ast.FunctionDef(name=text) | ast.AsyncFunctionDef(name=text):
                yield node.lineno, text
            case ast.ClassDef(name=text):
                yield node.lineno, text
            case ast.ImportFrom(module=str(text)):
                yield node.lineno, text
            case ast.alias(name=text):
                yield node.lineno, text
            case ast.keyword(arg=str(text)):
                yield node.value.lineno, text


def named(source: str) -> list[str]:
    """Where a module names a game."""
    return [f"line {line}: {text}" for line, text in texts(ast.parse(source)) if NAMED.search(text)]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_module_names_a_game(path: Path) -> None:
    assert not NAMED.search(path.relative_to(PACKAGE).as_posix())
    assert named(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "import digsite.dig_mars.game",
        "from digsite.undermining import boards",
        "from digsite import undermining",
        "GAMES = {'dig_mars': 1}",
        "def dig_mars_env(): pass",
        "class DigMarsTable: pass",
        "print(f'{seat} plays Dig Mars')",
        "load(dig_mars=1)",
    ],
)
def test_every_way_to_name_a_game_is_seen(source: str) -> None:
    assert named(source)


def test_an_example_in_a_docstring_may_name_one() -> None:
    assert named('def load():\n    """Load `dig_mars`, say."""') == []
