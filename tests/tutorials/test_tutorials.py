"""Every tutorial is played through by the real rules, whatever the learner chooses."""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest

from digsite import locales
from digsite.core.game import Game
from digsite.core.match import Match
from digsite.core.tutorial import MESSAGE, Tutorial, TutorialPlace, TutorialStep
from tests.games import GAMES

TAUGHT = [game for game in GAMES if game.tutorial is not None]
every_tutorial = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
END = "end"


def tutorial_of(game: Game) -> Tutorial:
    assert game.tutorial is not None
    return game.tutorial


def beginning(game: Game) -> Match:
    return Match.from_public(game.tutorial_start(tutorial_of(game)), game=game)


def ways(taught: Tutorial) -> Iterator[tuple[str, ...]]:
    """What a learner may play: one move of each step that has any."""
    return product(*(step.moves for step in taught.steps if step.moves))


def contains(event: Any, wanted: Any) -> bool:
    """Whether an event says what is wanted, and perhaps more."""
    if isinstance(wanted, Mapping):
        return isinstance(event, Mapping) and all(
            contains(event.get(key), value) for key, value in wanted.items()
        )
    return bool(event == wanted)


def take(match: Match, step: TutorialStep, chosen: Iterator[str], learner: int) -> None:
    """Play a step, and see that everything happens that is written there."""
    where = f"step {step.say!r}"
    assert match.is_over or match.seat == learner, f"{where}: the learner is to play"
    if step.tries is not None:
        refusal = match.why_not(step.tries)
        assert refusal is not None, f"{where}: {step.tries!r} is not refused"
        assert refusal.code == step.refusal, where
    events: list[dict[str, Any]] = []
    if step.moves:
        assert set(step.moves) <= set(match.legal_actions()), where
        events += match.play(next(chosen))
    for reply in step.replies:
        assert match.seat != learner, f"{where}: {reply!r} is the learner's"
        events += match.play(reply)
    for wanted in step.happens:
        assert any(contains(event, wanted) for event in events), f"{where}: {wanted} in {events}"


@every_tutorial
def test_a_tutorial_can_be_played_to_the_end_of_the_game(game: Game) -> None:
    taught = tutorial_of(game)
    for way in ways(taught):
        match, chosen = beginning(game), iter(way)
        for step in taught.steps:
            take(match, step, chosen, taught.seat)
        assert match.is_over
        assert match.winners == [taught.seat], "whoever learns should win the first game"


@every_tutorial
def test_the_place_follows_from_what_was_played(game: Game) -> None:
    taught = tutorial_of(game)
    match, steps_begun = beginning(game), []
    while (place := taught.place(match.moves)).choices:
        assert set(place.choices) <= set(match.legal_actions())
        steps_begun.append(place.step)
        match.play(place.choices[0])
    assert steps_begun == sorted(steps_begun)
    assert place == TutorialPlace(len(taught.steps) - 1, ())
    assert [step.say for step in taught.told_at(place)] == ["done"]
    first = taught.told_at(taught.place([]))
    assert [bool(step.moves) for step in first] == [False] * (len(first) - 1) + [True]


@every_tutorial
def test_all_that_is_said_is_there_in_every_language_and_all_that_is_there_is_said(
    game: Game,
) -> None:
    said = [step.message for step in tutorial_of(game).steps]
    assert len(set(said)) == len(said), "every step has a sentence of its own"
    for lang in locales.LANGUAGES:
        texts = [game.message(lang, name) for name in said]
        assert all(text[-1] in ".!?" and len(text) <= 200 for text in texts), lang
        written = game.catalogue.text(lang).splitlines()
        there = [line.split(" =")[0] for line in written if line.startswith(MESSAGE)]
        assert there == said, f"{lang}: in the order of the steps"


@every_tutorial
def test_whatever_is_to_be_done_is_pointed_at(game: Game) -> None:
    for step in tutorial_of(game).steps:
        for move in step.moves:
            verb, *words = move.split()
            seen = {verb, *(word for word in words if word in game.spaces), move}
            assert seen & set(step.point), step.say


@every_tutorial
def test_a_changed_text_is_another_tutorial(game: Game) -> None:
    from digsite.core import tutorial

    path = game.folder / "tutorial.toml"
    assert tutorial.read(path) == game.tutorial
    assert len(tutorial_of(game).key) == 16


def test_digsite_teaches_its_own_games() -> None:
    assert [game.name for game in TAUGHT] == [game.name for game in GAMES]
