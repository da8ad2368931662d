"""The code in the pages runs, and the commands they show exist."""

import doctest
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from digsite.cli import app

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs").glob("*.md"))
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)


def blocks(page: Path, *languages: str) -> list[str]:
    return [
        text for language, text in BLOCK.findall(page.read_text("utf-8")) if language in languages
    ]


PYTHON = [
    pytest.param(page, text, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, text in enumerate(blocks(page, "python"))
]
COMMANDS = [
    pytest.param(line.removeprefix("$ "), id=f"{page.stem}: {line[2:60]}")
    for page in [ROOT / "README.md", *PAGES]
    for text in blocks(page, "console", "sh", "bash")
    for line in text.splitlines()
    if line.startswith("$ digsite")
]


@pytest.mark.parametrize(("page", "text"), PYTHON)
def test_python_in_the_pages_runs(page: Path, text: str) -> None:
    if ">>>" in text:
        test = doctest.DocTestParser().get_doctest(text, {}, page.name, page.name, 0)
        assert doctest.DocTestRunner().run(test).failed == 0
    else:
        exec(compile(text, page.name, "exec"), {"__name__": "__main__"})


QUOTES = re.compile(r"`(tests/[\w/.]+)`\n\n((?:```py\n.*?```\n+)+)", re.DOTALL)
"""What is quoted from a file that is named above it; it is not run here."""


def test_what_add_a_game_quotes_stands_in_the_files() -> None:
    text = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    quoted = [
        (file, block)
        for file, shown in QUOTES.findall(text)
        for block in re.findall(r"```py\n(.*?)```", shown, re.DOTALL)
    ]
    assert len(quoted) == text.count("```py\n") > 10
    for file, block in quoted:
        assert block in (ROOT / file).read_text("utf-8"), f"{file} has no longer:\n{block}"


@pytest.mark.parametrize("line", COMMANDS)
def test_commands_in_the_pages_exist_with_their_options(line: str) -> None:
    words = shlex.split(line)
    group: Any = typer.main.get_command(app)
    command = group.commands[words[1]]
    known = {name for parameter in command.params for name in parameter.opts}
    assert {word for word in words[2:] if re.match(r"--?[a-z]", word)} <= known


def test_links_between_pages_and_files_lead_somewhere() -> None:
    for page in PAGES:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            made = link.startswith("rules/") or link == "findings.md"
            assert made or (page.parent / link).exists(), f"{page.name} links to {link}"
