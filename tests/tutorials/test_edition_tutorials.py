"""An edition brings its own tutorial, which is played before anybody learns by it."""

import tomllib

import pytest

from digsite.core.edition_tutorial import edition_tutorial
from digsite.core.errors import BadEdition
from digsite.core.game import Game
from tests.games import GAMES
from tests.tutorials.edition_files import taught_by_edition

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
def test_an_edition_without_a_tutorial_has_none(game: Game) -> None:
    assert edition_tutorial(game, game.default_edition()) is None


@every_game
def test_an_edition_brings_its_own_tutorial_with_its_own_words(game: Game) -> None:
    text = taught_by_edition(game, ('say = "goal"', 'text = { en = "Hello.", de = "Hallo." }'))
    taught = edition_tutorial(game, game.read_edition(text, "own.toml"))
    assert taught is not None
    assert game.tutorial is not None
    assert taught.steps[0].text == {"en": "Hello.", "de": "Hallo."}
    assert [step.moves for step in taught.steps] == [step.moves for step in game.tutorial.steps]
    assert taught.key != game.tutorial.key


BROKEN = {
    "a move that the rules refuse": ('moves = ["end"]', 'moves = ["ende"]', "step"),
    "two moves": ('moves = ["end"]', 'moves = ["end", "end"]', "one move"),
    "a sentence of nobody": ('say = "goal"', 'say = "nothing"', "step 1"),
    "a text without English": ('say = "goal"', 'text = { de = "Hallo." }', "step 1"),
    "a word that means nothing": ('say = "goal"', 'says = "goal"', "step 1"),
    "another reason": ('refusal = "', 'refusal = "x', "tries"),
    "no beginning": ("[tutorial.start]", "[tutorial.begin]", "[tutorial]"),
    "nothing to learn": ('[[tutorial.step]]\nsay = "done"', "", "the last step"),
}


@every_game
@pytest.mark.parametrize("what", BROKEN)
def test_what_cannot_be_played_is_refused_by_its_step(game: Game, what: str) -> None:
    old, new, named = BROKEN[what]
    edition = game.read_edition(taught_by_edition(game, (old, new)), "own.toml")
    with pytest.raises(BadEdition, match="the tutorial cannot be played") as refused:
        edition_tutorial(game, edition)
    assert named in refused.value.message


@every_game
@pytest.mark.parametrize("start", ["1", "{}", "[]", '{ stacks = 3, fortune = [], piles = "x" }'])
def test_a_position_of_nonsense_is_refused(game: Game, start: str) -> None:
    steps = '[[tutorial.step]]\nsay = "goal"\n'
    text = f"{game.default_edition().text}\n[tutorial]\nstart = {start}\n{steps}"
    tomllib.loads(text)
    with pytest.raises(BadEdition):
        edition_tutorial(game, game.read_edition(text, "own.toml"))
