"""The arrows between the packages, and those between the rooms of the server, point one way."""

import ast
from collections import Counter
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import digsite
from digsite.core.game import names

PACKAGE = Path(digsite.__file__).parent
LEVELS = [
    {"locales"},
    {"core"},
    {"drawing"},
    set(names()),
    {"bots"},
    {"analysis", "arena", "ffi"},
    {"envs", "learning", "server", "study"},
    {"local"},
    {"cli"},
]
"""A package may import from itself and from the levels before its own."""
ROOMS = [
    {"ids", "settings", "times"},
    {"ops"},
    {"store"},
    {"wire"},
    {"ratings", "threads"},
    {"table"},
    {"seats"},
    {"meeting", "replays"},
    {"accounts"},
    {"workers"},
    {"jobs", "notices"},
    {"edge"},
    {"services"},
    {"routes"},
    {"lifespan"},
    {"app", "supervisor"},
    {"openapi", "processes"},
]
"""The same within the server."""
MOST_MODULES = 12
"""In one folder of the server: with more, nobody knows where to look."""
PACKAGES = sorted(path.parent.name for path in PACKAGE.glob("*/__init__.py"))
MODULES = sorted(PACKAGE.rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """The full names of everything a module imports, wherever in its text."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def level_of(package: str, levels: list[set[str]] = LEVELS) -> int:
    return next(number for number, level in enumerate(levels) if package in level)


def packages_imported(path: Path) -> set[str]:
    """The packages of Digsite that a module imports from."""
    parts = [name.split(".") for name in imports(path)]
    found = {name[1] for name in parts if name[0] == "digsite" and len(name) > 1}
    return found & set(PACKAGES)


def test_every_package_has_its_level() -> None:
    assert set(PACKAGES) <= set().union(*LEVELS)


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_imports_only_from_the_levels_before_it(package: str) -> None:
    for path in sorted((PACKAGE / package).rglob("*.py")):
        for other in packages_imported(path) - {package}:
            assert level_of(other) < level_of(package), f"{path.relative_to(PACKAGE)} -> {other}"


SERVER = PACKAGE / "server"
SERVER_MODULES = sorted(SERVER.rglob("*.py"))


def room_of(path: Path) -> str:
    """The room of the server in which a module is, or the module itself at its door."""
    return path.relative_to(SERVER).parts[0].removesuffix(".py")


@pytest.mark.parametrize("room", sorted({room_of(path) for path in SERVER_MODULES} - {"__init__"}))
def test_a_room_of_the_server_imports_only_from_the_levels_before_it(room: str) -> None:
    for path in (path for path in SERVER_MODULES if room_of(path) == room):
        names = [name.split(".") for name in imports(path) if name.startswith("digsite.server.")]
        for other in {name[2] for name in names} - {room}:
            arrow = f"{path.relative_to(PACKAGE)} -> {other}"
            assert level_of(other, ROOMS) < level_of(room, ROOMS), arrow


def test_no_module_of_the_server_leads_back_to_itself() -> None:
    modules = {
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts): path
        for path in SERVER_MODULES
    }
    arrows = {
        module: {
            other
            for name in imports(path)
            for other in (name, name.rpartition(".")[0])
            if other in modules
        }
        for module, path in modules.items()
    }
    list(TopologicalSorter(arrows).static_order())  # raises CycleError


def test_no_room_of_the_server_is_crowded() -> None:
    modules = [path for path in SERVER_MODULES if path.name != "__init__.py"]
    # Migrations are numbered, and only ever grow more.
    folders = Counter(path.parent for path in modules if path.parent.name != "versions")
    assert {folder.name: n for folder, n in folders.items() if n > MOST_MODULES} == {}


def test_the_front_door_opens_on_the_core_alone() -> None:
    assert packages_imported(PACKAGE / "__init__.py") <= {"core"}


def test_c_is_known_to_the_kernels_to_other_languages_and_to_the_build_alone() -> None:
    importers = [
        path.relative_to(PACKAGE).as_posix()
        for path in MODULES
        if any(name.startswith("digsite.core.c.") or name == "ctypes" for name in imports(path))
    ]
    others = [name for name in importers if not name.startswith("core/c/")]
    assert others == ["core/kernels.py", "ffi/build.py", "ffi/source.py", "prebuild.py"]


def test_generators_are_seeded_where_seeds_are_understood() -> None:
    """From a whole number, for a deal, and for a search of its own."""
    named = "digsite.core.chance.seed_words"
    found = [path.relative_to(PACKAGE).as_posix() for path in MODULES if named in imports(path)]
    assert found == ["bots/search.py", "core/seeded_deals.py"]


def test_the_walk_sees_every_kind_of_import(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        "import digsite.cli\nfrom digsite import server\n"
        "def late():\n    from digsite.bots.levels import Level\n    import ctypes\n"
    )
    found = set(imports(module))
    assert found == {"digsite.cli", "digsite.server", "digsite.bots.levels.Level", "ctypes"}
    assert packages_imported(module) == {"cli", "server", "bots"}
