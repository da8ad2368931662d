"""A name means one thing wherever it is used: none is changed on import to escape another."""

import ast
from collections.abc import Iterator
from pathlib import Path

import digsite

PACKAGE = Path(digsite.__file__).parent
CONVENTIONS = {"numpy as np", "sqlalchemy as sa"}
"""Everybody writes these so."""


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text("utf-8"))


def renamed(module: ast.Module) -> Iterator[str]:
    """Everything imported under another name than its own."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import | ast.ImportFrom):
            home = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
            for alias in node.names:
                if alias.asname is not None:
                    yield f"{home}{alias.name} as {alias.asname}"


def given(module: ast.Module) -> Iterator[str]:
    """Every name that the module gives: to what it defines, takes or assigns."""
    for node in ast.walk(module):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.MatchAs(name=str(name)):
                yield name


def test_nothing_is_renamed_on_import() -> None:
    found = {f"{path}: {name}" for path, module in modules() for name in renamed(module)}
    assert {line for line in found if line.partition(": ")[2] not in CONVENTIONS} == set()


def test_no_name_ends_in_an_underscore_to_escape_another() -> None:
    found = {
        f"{path}: {name}"
        for path, module in modules()
        for name in given(module)
        if name.strip("_") and name.endswith("_") and not name.endswith("__")
    }
    assert found == set()


def test_the_walk_sees_every_kind_of_name() -> None:
    module = ast.parse(
        "import a.b as c\nfrom d import e as f, g\n"
        "def late_(one_, *, two_):\n    for three_ in one_:\n        from h import i as j\n"
        "    match two_:\n        case [four_, 5]:\n            return lambda six_: four_\n"
    )
    assert set(renamed(module)) == {"a.b as c", "d.e as f", "h.i as j"}
    names = {"late_", "one_", "two_", "three_", "four_", "six_"}
    assert {name for name in given(module) if name.endswith("_")} == names
