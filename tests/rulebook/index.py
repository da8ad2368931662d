"""Where each section of a game's RULES.md is written and shown: the table at the end of the file.

python -m tests.rulebook.index             says whether the tables are up to date
python -m tests.rulebook.index --update    writes them anew
"""

import argparse
import ast
import importlib
import pkgutil
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from digsite.core.game import Game, find, names
from digsite.core.rule import SECTIONS

TESTS: Final = Path(__file__).resolve().parent.parent
BEGIN: Final = "<!-- index: begin, written by `python -m tests.rulebook.index --update` -->"
END: Final = "<!-- index: end -->"
HEADING: Final = re.compile(r"^#{2,3} (\d+(?:\.\d+)?) (.+)$", re.MULTILINE)
RULING: Final = re.compile(r"^\| (\d+) \| ([\d., ]+) \| .+ \| `(test_\w+)` \|$", re.MULTILINE)


def rules_file(game: Game) -> Path:
    return game.folder / "RULES.md"


def sections(game: Game) -> dict[str, str]:
    """Number and title of every section; a chapter with sections is not one itself."""
    found = dict(HEADING.findall(rules_file(game).read_text("utf-8")))
    chapters = {number.split(".")[0] for number in found if "." in number}
    return {number: title for number, title in found.items() if number not in chapters}


def rule_functions(game: Game) -> Iterator[tuple[str, Callable[..., Any], tuple[str, ...]]]:
    """Every function of the game with a @rule mark: its module's file, itself, its sections."""
    package = importlib.import_module(f"digsite.{game.name}")
    for found in pkgutil.walk_packages(package.__path__, f"digsite.{game.name}."):
        module = importlib.import_module(found.name)
        path = found.name.removeprefix(f"digsite.{game.name}.").replace(".", "/")
        for function in vars(module).values():
            if getattr(function, "__module__", None) == found.name and hasattr(function, SECTIONS):
                yield f"{path}.py", function, getattr(function, SECTIONS)


def rule_tests(game: Game) -> Iterator[tuple[Path, str, tuple[str, ...]]]:
    """Every test of the game with a rule mark: its file, its name, its sections."""
    for path in sorted(TESTS.rglob("test_*.py")):
        if game.name in path.relative_to(TESTS).parts:
            for node in ast.parse(path.read_text("utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    marked = tuple(_marked_sections(node))
                    if marked:
                        yield path, node.name, marked


def _marked_sections(function: ast.FunctionDef) -> Iterator[str]:
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in decorator.args)


def rulings(game: Game) -> list[tuple[int, list[str], str]]:
    """The rulings of RULES.md: number, sections, the test that shows it."""
    found = RULING.findall(rules_file(game).read_text("utf-8"))
    return [(int(number), re.findall(r"[\d.]+", where), test) for number, where, test in found]


def index(game: Game) -> str:
    """The table: section, the functions it is written in, the tests that show it."""
    functions: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for path, function, marked in rule_functions(game):
        for section in marked:
            functions[section][path].append(f"`{function.__name__}`")
    tests: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for file, _, marked in rule_tests(game):
        for section in marked:
            tests[section][file.relative_to(TESTS).as_posix()] += 1
    lines = ["| section | functions | tests |", "|---|---|---|"]
    for number, title in sections(game).items():
        written = [f"{path}: {', '.join(found)}" for path, found in functions[number].items()]
        shown = [f"{path}: {count}" for path, count in tests[number].items()]
        lines.append(f"| {number} {title} | {'; '.join(written)} | {'; '.join(shown)} |")
    return "\n".join(lines)


def with_index(game: Game) -> str:
    """RULES.md as it should be."""
    text = rules_file(game).read_text("utf-8")
    before, found, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    assert found, f"{rules_file(game)} has no place for the index"
    return f"{before}{BEGIN}\n{index(game)}\n{END}{after}"


def main() -> int:
    parser = argparse.ArgumentParser(description="The index at the end of every RULES.md.")
    parser.add_argument("--update", action="store_true", help="write it anew")
    update = parser.parse_args().update
    stale = 0
    for game in map(find, names()):
        path, text = rules_file(game), with_index(game)
        if path.read_text("utf-8") != text:
            if update:
                path.write_text(text, "utf-8")
            else:
                stale += 1
            print(f"{path}: {'written anew' if update else 'out of date'}")
    return 1 if stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
