"""The worked examples in the browser are what the rules make of them today."""

import pytest

from tests.examples.examples import Book
from tests.examples.written import BOOKS, file_of, public, written
from tests.games import GAMES

every_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game.name)


def test_every_game_has_its_examples() -> None:
    assert [book.game for book in BOOKS] == GAMES


@every_book
def test_the_file_holds_what_the_rules_say(book: Book) -> None:
    assert file_of(book).read_text("utf-8") == written(book), "python -m tests.examples"


@every_book
def test_every_example_belongs_to_a_section_of_the_rules(book: Book) -> None:
    text = book.game.rules_text()
    for example in book.examples:
        assert f"### {example.section} " in text, example.name


@every_book
def test_every_example_leads_somewhere(book: Book) -> None:
    names = [example.name for example in book.examples]
    assert len(set(names)) == len(names)
    for example in book.examples:
        first, *_, last = example.steps
        assert first["view"] != last["view"], example.name


def facts_of(name: str) -> list[dict[str, int]]:
    """The numbers that the steps of an example name."""
    examples = [example for book in BOOKS for example in public(book)["examples"]]
    [found] = [example for example in examples if example["name"] == name]
    return [step["facts"] for step in found["steps"]]


def test_the_printed_examples_come_out_as_printed() -> None:
    assert facts_of("cooperate")[:2] == [
        {"needed": 3, "reached": 2, "own": 1},
        {"needed": 3, "reached": 3, "own": 2},
    ]
    assert facts_of("upgrade")[1] == {"cost": 2, "left": 1}
    assert facts_of("split_five")[-1] == {"red": 3, "blue": 2}
    assert facts_of("split_two")[-1] == {"red": 2, "blue": 0, "white": 0}
    assert facts_of("drive_past")[-1] == {"paid": 2, "left": 1}
    assert [step["adds"] for step in facts_of("count")] == [22, 9, 2, 1]
    assert facts_of("count")[-1]["total"] == 34
