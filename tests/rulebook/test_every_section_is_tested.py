"""Every section of RULES.md has its function and its test, and nothing points nowhere."""

import re

from digsite.core.game import Game
from tests.games import every_game
from tests.rulebook import index


@every_game
def test_every_section_has_a_function(game: Game) -> None:
    marked = {section for _, _, sections in index.rule_functions(game) for section in sections}
    assert sorted(set(index.sections(game)) - marked) == []


@every_game
def test_every_rule_is_written_in_a_chapter(game: Game) -> None:
    elsewhere = [path for path, *_ in index.rule_functions(game) if not path.startswith("rules/")]
    assert elsewhere == []


@every_game
def test_every_section_has_a_test(game: Game) -> None:
    shown = {section for _, _, sections in index.rule_tests(game) for section in sections}
    assert sorted(set(index.sections(game)) - shown) == []


@every_game
def test_every_rule_mark_of_a_function_names_a_section(game: Game) -> None:
    known = index.sections(game)
    for path, function, sections in index.rule_functions(game):
        assert sections, f"{path}: {function.__name__} names no section"
        strangers = [section for section in sections if section not in known]
        assert strangers == [], f"{path}: {function.__name__}"


@every_game
def test_every_rule_mark_of_a_test_names_a_section_and_the_test_is_named_by_one(
    game: Game,
) -> None:
    known = index.sections(game)
    for path, name, sections in index.rule_tests(game):
        assert set(sections) <= set(known), f"{path.name}: {name}"
        starts = tuple(f"test_{section.replace('.', '_')}_" for section in sections)
        assert name.startswith(starts), f"{path.name}: {name} is marked {sections}"


@every_game
def test_every_refusal_names_a_section_or_is_no_matter_of_a_rule(game: Game) -> None:
    known = index.sections(game)
    for reason in game.reasons:
        assert reason.section is None or reason.section in known, reason.name


@every_game
def test_every_ruling_has_a_section_and_a_test_that_shows_it(game: Game) -> None:
    shown = {name: sections for _, name, sections in index.rule_tests(game)}
    rulings = index.rulings(game)
    assert [number for number, _, _ in rulings] == list(range(1, len(rulings) + 1))
    assert rulings
    for number, sections, test in rulings:
        assert set(sections) <= set(index.sections(game)), f"ruling {number}"
        assert set(sections) & set(shown[test]), f"ruling {number}"


@every_game
def test_every_test_of_a_ruling_is_listed_with_the_rulings(game: Game) -> None:
    listed = {test for _, _, test in index.rulings(game)}
    tests = {name for _, name, _ in index.rule_tests(game) if re.match(r"test_[\d_]+ruling_", name)}
    assert sorted(tests - listed) == []


@every_game
def test_the_index_of_rules_md_is_up_to_date(game: Game) -> None:
    written = index.rules_file(game).read_text("utf-8")
    assert written == index.with_index(game), "run: python -m tests.rulebook.index --update"
