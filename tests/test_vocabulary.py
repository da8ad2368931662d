"""Messages and rules of a language call each thing by one word (vocabulary.toml)."""

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

import digsite
from digsite import locales
from tests.games import GAMES

ROOT: Final = Path(__file__).parent.parent
SHARED: Final = Path(digsite.__file__).parent / "locales"
PAGES: Final = ROOT / "web" / "locales"
VOCABULARY: Final = tomllib.loads(Path(__file__).with_name("vocabulary.toml").read_text("utf-8"))
SELECTORS: Final = re.compile(r"\$\w+ ->|\*?\[[\w-]+\]")
EQUIPMENT: Final = ("drill", "thruster", "bay", "reactor")

every_language = pytest.mark.parametrize("lang", locales.LANGUAGES)


def messages(path: Path) -> dict[str, str]:
    """What each message of a file says."""
    return {
        entry.id.name: serialize_pattern(entry.value)
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def texts(lang: str) -> dict[str, str]:
    """Everything a player can read in a language, by where it is written."""
    files = [*(SHARED / lang).glob("*.ftl"), *(PAGES / lang).rglob("*.ftl")]
    files += [game.folder / "locales" / f"{lang}.ftl" for game in GAMES]
    found = {
        f"{path.parent.name}/{path.name}: {name}": text
        for path in files
        for name, text in messages(path).items()
    }
    return found | {f"rules of {game.title}": game.rules_text(lang) for game in GAMES}


def test_every_language_has_a_vocabulary() -> None:
    assert VOCABULARY.keys() == set(locales.LANGUAGES)
    assert len({tuple(named["words"]) for named in VOCABULARY.values()}) == 1


@every_language
def test_no_other_word_is_used_for_a_thing(lang: str) -> None:
    never = re.compile("|".join(f"(?:{word})" for word in VOCABULARY[lang]["never"]), re.IGNORECASE)
    found = {
        f"{place}: {match[0]}"
        for place, text in texts(lang).items()
        for match in never.finditer(" ".join(SELECTORS.sub("", text).split()))
    }
    assert found == set()


@every_language
def test_equipment_and_tech_cards_have_one_name_wherever_they_are_shown(lang: str) -> None:
    (undermining,) = (game for game in GAMES if game.name == "undermining")
    pages = messages(PAGES / lang / "undermining.ftl")
    rules = undermining.rules_text(lang)
    for thing, word in VOCABULARY[lang]["words"].items():
        is_card = thing not in EQUIPMENT
        name = "tech-name" if is_card else thing
        said = undermining.message(lang, name, {"card": thing} if is_card else None)
        assert word in said, said
        shown = variants(pages["um-tech" if is_card else "um-equipment"])[thing]
        assert shown.lower() == word.lower()
        written = rf"^### 4\.\d+ {word}$" if is_card else rf"^\| {word} \|"
        assert re.search(written, rules, re.MULTILINE), word


def variants(text: str) -> dict[str, str]:
    """The words of a message that only selects."""
    return dict(re.findall(r"\[(\w+)\] (.+)", text))
