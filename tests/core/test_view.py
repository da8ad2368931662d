"""What a seat knows: one view for bots, servers, environments and terminals."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import digsite
from digsite.core.chance import seeded
from digsite.core.errors import BadNotation, BadRequest, GameOver
from digsite.core.game import Game
from digsite.core.match import Match
from digsite.core.refusals import Refusal
from digsite.core.view import View
from tests.games import every_game

PACKAGE = Path(digsite.__file__).parent


@every_game
def test_a_view_has_a_copy_without_secrets(game: Game) -> None:
    match = Match(game, 2, seed=1)
    before = match.state.copy()
    view = match.seen_by(0)
    assert view.state != match.state
    assert match.state == before
    assert view.public() == match.view(0)


@every_game
def test_a_spectator_has_no_seat(game: Game) -> None:
    view = Match(game, 2, seed=1).seen_by(None)
    assert view.reader is None
    with pytest.raises(AssertionError):
        _ = view.seat


@every_game
@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
def test_what_is_no_seat_sees_nothing(game: Game, seat: int) -> None:
    with pytest.raises(BadRequest):
        Match(game, 2, seed=1).seen_by(seat)


@every_game
def test_a_view_gives_the_reasons_of_the_match(game: Game) -> None:
    match = Match(game, 3, seed=2)
    view = match.seen_by(match.seat)
    assert view.legal_actions() == match.legal_actions()
    for number, notation in enumerate(game.actions.notations):
        assert view.why_not(number, "de") == match.why_not(notation, lang="de")
        assert (view.why_not(number) is None) == (number in view.legal_ids())


@every_game
def test_a_redealt_state_looks_the_same_to_the_seat(game: Game) -> None:
    view = Match(game, 2, seed=1).seen_by(0)
    dealt = view.redeal(seeded(5))
    assert dealt != view.state
    assert View(game, dealt, 0, view.edition).public() == view.public()


@every_game
def test_a_notation_that_is_none_is_refused_in_a_language(game: Game) -> None:
    assert game.parse(game.actions.notations[5]) == 5
    said = set()
    for lang in ("en", "de"):
        with pytest.raises(BadNotation) as refused:
            game.parse("dance a1", lang=lang)
        said.add(refused.value.message)
        assert Refusal.of(refused.value, lang).message == refused.value.message
    assert len(said) == 2


def test_an_error_without_words_is_told_in_a_language() -> None:
    over = GameOver("", code="game.over", section=None, action="")
    said = {Refusal.of(over, lang).message for lang in ("en", "de")}
    assert len(said) == 2
    assert "" not in said


def callers(name: str) -> Iterator[str]:
    """The functions of the package that call one of this name, as `path:function`."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for node in ast.walk(function):
                match node:
                    case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called)):
                        if called == name:
                            yield f"{path.relative_to(PACKAGE).as_posix()}:{function.name}"


def test_a_state_is_blinded_in_one_place() -> None:
    """Besides it there are only kernels: each game's `redeal`, which starts from what is left, and
    the view of other languages, which have no Python to ask.
    """
    own = [f"{game}/rules/secrets.py:redeal" for game in ("dig_mars", "undermining")]
    one = ["core/view.py:__init__", "ffi/entries.py:leave_known"]
    assert sorted(callers("blind")) == sorted([*one, *own])
