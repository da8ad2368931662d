"""How the house is kept: modules of one idea, private names in their modules, telling types.

The numbers are limits that only ever fall: whoever needs more looks for another way first.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import digsite
from tests.games import GAMES

PACKAGE = Path(digsite.__file__).parent
MODULES = {
    path.relative_to(PACKAGE).as_posix(): path.read_text("utf-8")
    for path in sorted(PACKAGE.rglob("*.py"))
}
LONG = 300
LONGER = {
    "bots/tree.py": "the records of a tree and the functions that keep them consistent",
    "envs/games.py": "one class, most of it the doors by which people use a batch",
    "server/store/database.py": "one class: every query about tables, seats and entries",
    "server/store/models.py": "all tables of the database, held against the migrations as a whole",
    "undermining/bot/features.py": "the numbers of all features, and the functions that use them",
    "undermining/public/read.py": "one public form read back, part by part, as write.py writes it",
}
"""The modules over 300 lines, each with the one idea that it is."""
SCREEN = 60
"""Lines of the longest function; where most of it is options, as in commands, that is a screen."""
FOREIGN = {
    "_accumulate_rewards": "PettingZoo's",
    "_asdict": "a named tuple's",
    "_deads_step_first": "PettingZoo's",
    "_exit": "the operating system's",
    "_was_dead_step": "PettingZoo's",
}
"""Names that are private in form only: others mean them to be used."""
MOST_ANY = {"core": 200, "envs": 80, "cli": 75, "arena": 45, "local": 45}
MOST_ANY |= {"server": 25, "analysis": 20, "bots": 20}
MOST_ANY_ELSEWHERE = 10
"""How often a package may say `Any`. What a state is, each game knows: generic code cannot."""


def test_a_long_module_has_a_reason() -> None:
    long = {path for path, text in MODULES.items() if len(text.splitlines()) > LONG}
    assert long == LONGER.keys()


def test_a_function_fits_on_a_screen() -> None:
    functions = [
        (path, node)
        for path, text in MODULES.items()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    assert len(functions) > 1000
    lengths = {f"{path}: {f.name}": (f.end_lineno or 0) - f.lineno + 1 for path, f in functions}
    assert [name for name, lines in lengths.items() if lines > SCREEN] == []


def names_given(node: ast.AST) -> Iterator[str]:
    """The names that a part of a module gives to functions, classes and what belongs to them."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
            yield name


def borrowed(module: ast.Module) -> set[str]:
    """The private names of others that a module uses."""
    own = {name for node in ast.walk(module) for name in names_given(node)}
    used = {node.attr for node in ast.walk(module) if isinstance(node, ast.Attribute)}
    used |= {node.name for node in ast.walk(module) if isinstance(node, ast.alias)}
    return {name for name in used - own if name.startswith("_") and not name.endswith("__")}


def test_what_is_private_to_a_module_stays_there() -> None:
    found = {
        f"{path}: {name}"
        for path, text in MODULES.items()
        for name in borrowed(ast.parse(text)) - FOREIGN.keys()
    }
    assert found == set()


def test_every_way_to_borrow_a_private_name_is_seen() -> None:
    module = ast.parse(
        "from a import _b, c\nimport _d\nclass E:\n    _f = 1\n    def g(self):\n"
        "        self._f, self._h, self._i.j, c.__k__ = 1, 2, self._l(), 4\n"
    )
    assert borrowed(module) == {"_b", "_d", "_i", "_l"}


def test_types_say_what_things_are() -> None:
    counts = Counter[str]()
    for path, text in MODULES.items():
        counts[path.partition("/")[0]] += len(re.findall(r"\bAny\b", text))
    for game in GAMES:
        del counts[game.folder.name]  # each writes its own public form, of its own parts
    most = {name: MOST_ANY.get(name, MOST_ANY_ELSEWHERE) for name in counts}
    assert {name: count for name, count in counts.items() if count > most[name]} == {}


def test_time_is_measured_in_one_place() -> None:
    """In milliseconds, wherever the server notes one: two units of one name were a fault."""
    defined = re.compile(r"^(?:SECOND|MINUTE|HOUR|DAY)\b.*=|^def now\(", re.MULTILINE)
    assert [path for path, text in MODULES.items() if defined.search(text)] == ["server/times.py"]


def test_a_plan_finds_its_game_in_one_place() -> None:
    found = [path for path, text in MODULES.items() if re.search(r"\bfind\(\w*plan\.game\)", text)]
    assert found == []
    [home] = (path for path, text in MODULES.items() if "class Plan:" in text)
    assert home == "core/plan.py"
