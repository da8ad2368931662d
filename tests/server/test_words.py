"""Every sentence of the server exists in every language, and none is left over."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

import digsite
from digsite import locales
from digsite.server.wire.refusals import STATUS, Refused

PACKAGE = Path(digsite.__file__).parent
SOURCES = [path for room in ("server", "local") for path in sorted((PACKAGE / room).rglob("*.py"))]
"""A browser that keeps its own tables refuses as the server does."""
FOLDER = Path(locales.__file__).parent
OTHERS = {
    "pages-missing",
    *(f"notice-{about}-{part}" for about in ("turn", "confirm") for part in ("title", "text")),
}
ARGUMENTS: dict[str, str | int] = {
    "detail": "x",
    "limit": 1,
    "played": 1,
    "now": 2,
    "most": 200,
    "players": 3,
    "game": "x",
    "name": "Ada",
}


def codes() -> set[str]:
    """Every code that the server refuses with."""
    text = "\n".join(path.read_text("utf-8") for path in SOURCES)
    found = re.findall(r'Refused\(\s*"([a-z_.]+)"', text)
    found += re.findall(r'super\(\).__init__\("([a-z_.]+)"', text)
    return set(found) | {"undo.barrier", "undo.nothing"}


def messages(lang: str) -> list[str]:
    resource = FluentResource((FOLDER / lang / "server.ftl").read_text("utf-8"))
    return [entry.id.name for entry in resource.body if isinstance(entry, Message)]


@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_every_refusal_has_its_sentence(lang: str) -> None:
    for code in codes():
        refusal = Refused(code, **ARGUMENTS).public(lang)
        assert refusal["message"]
        assert refusal["code"] == code


@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_no_sentence_is_left_over_or_missing(lang: str) -> None:
    used = {"refusal-" + code.replace(".", "-").replace("_", "-") for code in codes()}
    assert sorted(messages(lang)) == sorted(used | OTHERS)
    assert messages(lang) == messages("en")


def test_every_status_belongs_to_a_code() -> None:
    assert set(STATUS) <= codes()


def test_every_code_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "wire.md").read_text("utf-8")
    assert {code for code in codes() if f"`{code}`" not in text} == set()
