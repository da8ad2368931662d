"""A name means one thing wherever it is used: none is changed on import to escape another."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

import digsite
from tests.games import GAMES

PACKAGE = Path(digsite.__file__).parent
REPOSITORY = PACKAGE.parents[1]
FOLDERS = ("src/digsite", "tests", "benchmarks", "examples", "scripts")
CONVENTIONS = {"numpy as np", "sqlalchemy as sa", "pyarrow.parquet as pq"}
CONVENTIONS |= {"hypothesis.strategies as st"}
"""Everybody writes these so."""
BESIDES = {
    "tests/carriers/test_refusals.py: math.exp as e": "the dialect must bear it",
}
"""What else is imported under another name."""
ESCAPED = {"tests/carriers/test_translation.py: asm_": "what the translation calls a name `asm`"}
"""What ends in an underscore."""
SHARED = {
    "Observation": "the placeholder for each game's own",
    "Position": "under OpenSpiel, and on the wire",
    "Snapshot": "of a batch, and of a table",
    "Grid": "an annotation, and what C makes of it",
    "Lines": "an annotation, and what C makes of it",
    "Row": "an annotation, and what C makes of it",
}
"""Classes that share a name: each package means one of them, and none needs both in one module."""
RESERVED = {
    "action": {
        "analysis": {"HintedAction", "legal_actions"},
        "bots": {"allowed_actions"},
        "cli": {"bot_action", "list_actions", "try_action"},
        "core": {"Action", "ActionTable", "IllegalAction", "action", "actions", "legal_actions"},
        "envs": {
            *("ActionSpace", "_action_to_string", "_apply_action", "_legal_actions"),
            *("action_masks", "action_space", "legal_actions", "legal_actions_mask"),
        },
        "server": {"ExplainedAction", "action_of"},
    },
    "hold": {
        "core": {"hold", "hold_if", "hold_up_to", "holds_secret"},
        "local": {"held_by"},
        "server": {"account_holder", "held_by", "holder_of", "holds", "is_held_by"},
    },
    "phase": {},
    "round": {
        "core": {
            *("check_rounds", "is_last_of_round", "rounds"),
            *("rounds_without_progress", "with_progress_round"),
        },
    },
    "settle": {"core": {"settle"}},
    "turn": {
        "analysis": {
            "TurnTree",
            "greedy_turn",
            "is_turn_over",
            "other_last_turn",
            "turn_tree",
            "turns_of",
        },
        "cli": {"human_turn"},
        "core": {"pass_turn", "turn_events"},
        "server": {"TurnMessage", "require_turn", "turn"},
    },
}
"""Words of the rulebooks and of docs/words.md, and what is named with them in that sense outside
the games: a lock is not held, a message has no turn, a job no phase; no future is settled."""
FORMS = {"actions": "action", "held": "hold", "holder": "hold", "holds": "hold", "phases": "phase"}
FORMS |= {"rounds": "round", "settled": "settle", "settles": "settle", "turns": "turn"}
ACTIVITIES = {"rendering", "scoring", "stepping", "training", "wiring"}
"""The activities that are modules; whoever looks for a thing looks for its noun."""


@cache
def parsed(folder: Path) -> dict[str, ast.Module]:
    """The modules below a folder, by their place there."""
    return {
        path.relative_to(folder).as_posix(): ast.parse(path.read_text("utf-8"))
        for path in sorted(folder.rglob("*.py"))
    }


def modules() -> Iterable[tuple[str, ast.Module]]:
    return parsed(PACKAGE).items()


def everywhere() -> Iterator[tuple[str, ast.Module]]:
    """The modules of Digsite, and those that test, measure and show it."""
    for folder in FOLDERS:
        for path, module in parsed(REPOSITORY / folder).items():
            yield f"{folder}/{path}", module


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


def defined(module: ast.Module) -> Iterator[str]:
    """The names of all functions and classes."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name


def test_nothing_is_renamed_on_import() -> None:
    found = {f"{path}: {name}" for path, module in everywhere() for name in renamed(module)}
    assert {line for line in found if line.partition(": ")[2] not in CONVENTIONS} == BESIDES.keys()


def test_no_name_ends_in_an_underscore_to_escape_another() -> None:
    found = {
        f"{path}: {name}"
        for path, module in everywhere()
        if not path.startswith("benchmarks/")
        for name in given(module)
        if name.strip("_") and name.endswith("_") and not name.endswith("__")
    }
    assert found == ESCAPED.keys()


def test_no_parameter_is_a_mere_number() -> None:
    """A seat, an action, a line, a move: who calls the function must know of what it is one."""
    found = {
        path
        for path, module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.arg) and node.arg == "number"
    }
    assert found == set()


def test_what_is_told_is_called_by_what_it_is() -> None:
    """An event, an answer, a line: that it is told says nothing of it."""
    assert {path for path, module in modules() if "told" in given(module)} == set()


def test_a_class_name_means_one_thing() -> None:
    games = {game.folder.name for game in GAMES}
    homes: dict[str, set[str]] = defaultdict(set)
    for path, module in modules():
        package = path.partition("/")[0]
        for node in module.body:
            if isinstance(node, ast.ClassDef):
                # Games are built alike and name their parts alike.
                homes[node.name].add("a game" if package in games else path)
    assert {name: where for name, where in homes.items() if len(where) > 1}.keys() <= SHARED.keys()


def words_of(name: str) -> set[str]:
    """The words that a name is made of."""
    words = {word.lower() for word in re.findall(r"[A-Z]?[a-z]+", name)}
    return {FORMS.get(word, word) for word in words}


def test_reserved_words_keep_their_meaning_outside_the_games() -> None:
    games = {game.folder.name for game in GAMES}
    found: dict[str, dict[str, set[str]]] = {word: defaultdict(set) for word in RESERVED}
    for path, module in modules():
        package = path.partition("/")[0]
        names = {Path(path).stem, *defined(module)} if package not in games else set()
        for word, name in product(RESERVED, names):
            if word in words_of(name):
                found[word][package].add(name)
    assert found == RESERVED


def test_modules_are_named_by_things() -> None:
    names = {path.rpartition("/")[2].removesuffix(".py") for path, _ in modules()}
    assert {name for name in names if name.endswith("ing")} <= ACTIVITIES


def test_the_walk_sees_every_kind_of_name() -> None:
    module = ast.parse(
        "import a.b as c\nfrom d import e as f, g\n"
        "def late_(one_, *, two_):\n    for three_ in one_:\n        from h import i as j\n"
        "    match two_:\n        case [four_, 5]:\n            return lambda six_: four_\n"
    )
    assert set(renamed(module)) == {"a.b as c", "d.e as f", "h.i as j"}
    names = {"late_", "one_", "two_", "three_", "four_", "six_"}
    assert {name for name in given(module) if name.endswith("_")} == names
    assert set(defined(module)) == {"late_"}
    assert words_of("heldBackUntil_the_TurnEnds") == {
        "hold",
        "back",
        "until",
        "the",
        "turn",
        "ends",
    }
