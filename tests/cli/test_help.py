"""`--help` in the player's language: every command and every option in all four."""

from collections.abc import Iterator
from typing import Any

import pytest
import typer
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from typer.testing import CliRunner

from digsite.cli import MODULES, app
from digsite.cli.help import catalogue
from digsite.locales import LANGUAGES

TRANSLATED = [lang for lang in LANGUAGES if lang != "en"]
OPERATORS = "admin"
"""Its commands speak English, as the server's logs do."""
every_language = pytest.mark.parametrize("lang", TRANSLATED)


def run(*words: str, **environment: str) -> str:
    result = CliRunner().invoke(app, list(words), env=environment)
    assert result.exit_code == 0
    return result.output


def without_spaces(text: str) -> str:
    """A text as it is before its lines are broken."""
    return "".join(text.split())


def commands() -> Iterator[tuple[str, Any]]:
    whole = typer.main.get_command(app)
    yield "digsite", whole
    for name in MODULES:
        if name != OPERATORS:
            yield name, whole.commands[name]  # type: ignore[attr-defined]


def options(command: Any) -> dict[str, str]:
    """The English help of everything a command can be told, by its name."""
    context = command.make_context(command.name, [], resilient_parsing=True)
    return {one.name: one.help for one in command.get_params(context)}


@every_language
def test_every_command_and_every_option_is_told(lang: str) -> None:
    shared: dict[str, str] = {}
    for name, command in commands():
        assert catalogue().has(lang, name)
        for option, english in options(command).items():
            assert english, f"{name} {option}"
            if catalogue().has(lang, f"{name}.{option}"):
                continue
            assert catalogue().has(lang, f"shared.{option}"), f"{name} {option}"
            assert shared.setdefault(option, english) == english, "it means the same everywhere"


@every_language
def test_nothing_is_told_that_no_command_has(lang: str) -> None:
    known = {name: set(options(command)) for name, command in commands()}
    known |= {OPERATORS: set(), "shared": set().union(*known.values())}
    known["heading"] = {"usage", "example", "examples", "arguments", "options", "commands"}
    for entry in FluentParser().parse(catalogue().text(lang)).body:
        assert isinstance(entry, Message)
        assert {one.id.name for one in entry.attributes} <= known[entry.id.name]


@every_language
def test_the_option_and_the_environment_choose_the_language(lang: str) -> None:
    usage = catalogue().message(lang, "heading.usage")
    assert run("--help", DIGSITE_LANG=lang).startswith(f"{usage}: ")
    assert run("play", "--lang", lang, "--help").startswith(f"{usage}: ")
    assert run("play", "--lang", "en", "--help", DIGSITE_LANG=lang).startswith("Usage: ")
    for name in MODULES:
        if name != OPERATORS:
            told = catalogue().message(lang, name)
            assert without_spaces(told) in without_spaces(run(name, "--help", DIGSITE_LANG=lang))


def test_an_unknown_language_is_english() -> None:
    assert run("--help", DIGSITE_LANG="tlh").startswith("Usage: ")


@every_language
def test_refusals_speak_the_language_of_the_environment(lang: str) -> None:
    words = ["simulate", "no_such_game", "--games", "1"]
    spoken = CliRunner().invoke(app, words, env={"DIGSITE_LANG": lang})
    english = CliRunner().invoke(app, words, env={"DIGSITE_LANG": ""})
    assert spoken.exit_code == english.exit_code == 2
    assert spoken.output != english.output
