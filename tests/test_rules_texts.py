"""The rules told in German, Estonian and Russian are the English ones, section by section."""

import re
from dataclasses import dataclass

import pytest

from digsite import locales
from digsite.core.game import find, names

TRANSLATIONS = [lang for lang in locales.LANGUAGES if lang != "en"]
HEADING = re.compile(r"^(#+) (?:(\d[\d.]*) )?(.+)$", re.MULTILINE)
IN_THE_BOX = re.compile(r"^\| (\d+) \| [^|]+ \|$", re.MULTILINE)
"""How many there are of a component."""
RULING = re.compile(r"^\| (\d+) \| ([\d.]+) \| (.+) \|$", re.MULTILINE)
RULEBOOKS = re.compile(r"^\| \d+ \| [\d.]+ \| .+ \| ([^|]+) \|$", re.MULTILINE)
"""Which rulebooks have a ruling: the last column."""
LANGS = r"(?:en|de|et|ru)(?:, (?:en|de|et|ru))*"
NAMED = rf"ours|all (?:silent|open)|{LANGS}(?: (?:silent|open|otherwise))?(?:; {LANGS} \w+)?"

every_game = pytest.mark.parametrize("game", names())
every_translation = pytest.mark.parametrize("lang", TRANSLATIONS)


@dataclass(frozen=True)
class Section:
    depth: int
    number: str | None
    title: str
    text: str


def sections(game: str, lang: str) -> list[Section]:
    text = find(game).rules_text(lang)
    headings = list(HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return [
        Section(len(heading[1]), heading[2], heading[3], text[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    ]


def rows(game: str, lang: str, row: re.Pattern[str]) -> list[tuple[str, ...]]:
    return [match.groups() for match in row.finditer(find(game).rules_text(lang))]


def in_the_box(game: str, lang: str) -> list[str]:
    """The numbers in front of the components, which are listed before the first chapter."""
    return IN_THE_BOX.findall(find(game).rules_text(lang).partition("\n## 1 ")[0])


@every_game
@every_translation
def test_sections_have_the_numbers_order_and_depth_of_the_english_ones(
    game: str, lang: str
) -> None:
    outline = [(section.depth, section.number) for section in sections(game, lang)]
    assert outline == [(section.depth, section.number) for section in sections(game, "en")]


@every_game
@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_no_section_is_empty(game: str, lang: str) -> None:
    found = sections(game, lang)
    for section, following in zip(found, [*found[1:], None], strict=True):
        has_parts = following is not None and following.depth > section.depth
        assert section.text or has_parts, section.title


@every_game
@every_translation
def test_sections_name_the_numbers_of_the_english_ones(game: str, lang: str) -> None:
    for section, english in zip(sections(game, lang), sections(game, "en"), strict=True):
        if english.number is not None:
            figures = re.findall(r"\d+", section.text)
            assert sorted(figures) == sorted(re.findall(r"\d+", english.text)), section.title


@every_game
@every_translation
def test_the_box_holds_as_much_in_every_language(game: str, lang: str) -> None:
    counts = in_the_box(game, lang)
    assert counts
    assert counts == in_the_box(game, "en")


@every_game
@every_translation
def test_every_ruling_is_told_with_its_section(game: str, lang: str) -> None:
    rulings = [(number, section) for number, section, _ in rows(game, lang, RULING)]
    assert rulings
    assert rulings == [(number, section) for number, section, _ in rows(game, "en", RULING)]


@every_game
def test_every_ruling_names_its_rulebooks_by_language_or_is_ours(game: str) -> None:
    named = [cell for (cell,) in rows(game, "en", RULEBOOKS)]
    assert len(named) == len(rows(game, "en", RULING))
    assert [cell for cell in named if not re.fullmatch(NAMED, cell)] == []


@every_game
@every_translation
def test_every_translation_names_the_same_rulebooks(game: str, lang: str) -> None:
    cells = [[cell for (cell,) in rows(game, one, RULEBOOKS)] for one in ("en", lang)]
    pairs = set(zip(*cells, strict=True))
    assert len({english for english, _ in pairs}) == len({told for _, told in pairs}) == len(pairs)
    for english, told in pairs:
        assert re.findall(r"\b(?:en|de|et|ru)\b", told) == re.findall(
            r"\b(?:en|de|et|ru)\b", english
        )


@every_game
@every_translation
def test_tables_have_the_rows_of_the_english_ones(game: str, lang: str) -> None:
    for section, english in zip(sections(game, lang), sections(game, "en"), strict=True):
        assert section.text.count("\n|") == english.text.count("\n|"), section.title


@every_game
def test_the_english_rules_are_told_without_tests_and_sources(game: str) -> None:
    text = find(game).rules_text()
    assert text.startswith("# ")
    assert "test_" not in text
    assert "index: begin" not in text


@every_game
def test_an_unknown_language_is_answered_in_english(game: str) -> None:
    assert find(game).rules_text("fr") == find(game).rules_text("en")
