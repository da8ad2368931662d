"""The tutorial that an edition brings: read, and played through before anybody learns by it."""

from functools import lru_cache
from typing import Final

from digsite import locales
from digsite.core import toml, tutorial
from digsite.core.edition import Edition
from digsite.core.errors import BadEdition, GameError
from digsite.core.game import Game
from digsite.core.match import Match
from digsite.core.tutorial import Tutorial, TutorialStep, Written

MOST_STEPS: Final = 100
LONGEST_TEXT: Final = 300
KEYS: Final = {"say", "text", "point", "moves", "replies", "happens", "tries", "refusal"}


@lru_cache(maxsize=128)
def edition_tutorial(game: Game, edition: Edition) -> Tutorial | None:
    """The tutorial of an edition, if it brings one; raises BadEdition unless it can be played.

    Playing it takes some milliseconds: a server does it in a thread first.
    """
    written = toml.read(edition.text, edition.name).get("tutorial")
    if written is None:
        return None
    try:
        taught = tutorial.written_as(_checked(game, written), edition.text)
        _rehearse(game, taught, edition)
    except (
        GameError,
        ArithmeticError,
        AttributeError,
        LookupError,
        TypeError,
        ValueError,
    ) as error:
        reason = f"the tutorial cannot be played: {error}"
        raise BadEdition(reason, source=edition.name, line=None) from None
    return taught


def _checked(game: Game, written: Written) -> Written:
    """What is written, if it has the form of a tutorial."""
    _require(
        isinstance(written, dict) and written.keys() <= {"seat", "start", "step"}, "[tutorial]"
    )
    steps = written.get("step", [])
    _require(isinstance(steps, list) and 0 < len(steps) <= MOST_STEPS, f"1 to {MOST_STEPS} steps")
    _require(written.get("seat", 0) in range(game.players[0]), "seat")
    for number, step in enumerate(steps, 1):
        where = f"step {number}"
        _require(isinstance(step, dict) and step.keys() <= KEYS, where)
        for key in ("point", "moves", "replies"):
            words = step.get(key, [])
            good = isinstance(words, list) and all(isinstance(word, str) for word in words)
            _require(good, f"{where}, {key}")
        _require(len(step.get("moves", [])) <= 1, f"{where}: one move is enough")
        _require_sentence(game, step, where)
    return written


def _require_sentence(game: Game, step: Written, where: str) -> None:
    """A step says one of the game's sentences, or brings its own."""
    _require(isinstance(step.get("say", ""), str), f"{where}, say")
    text = step.get("text")
    if text is None:
        messages = {line.split(" =")[0] for line in game.catalogue.text("en").splitlines()}
        _require(
            f"{tutorial.MESSAGE}{step.get('say')}" in messages, f"{where} has neither text nor say"
        )
        return
    good = isinstance(text, dict) and "en" in text and text.keys() <= set(locales.LANGUAGES)
    _require(good, f"{where}: text by language, with en among them")
    for sentence in text.values():
        good = isinstance(sentence, str) and sentence.isprintable()
        _require(good and 0 < len(sentence) <= LONGEST_TEXT, f"{where}: a text of one line")


def _rehearse(game: Game, taught: Tutorial, edition: Edition) -> None:
    """Plays all steps; whatever cannot be played is named with its step."""
    match = Match.from_public(game.tutorial_start(taught, edition), game=game, edition=edition)
    for number, step in enumerate(taught.steps, 1):
        where = f"step {number}"
        _require(match.is_over or match.seat == taught.seat, f"{where}: another seat is to play")
        if step.tries is not None:
            known = step.tries in game.actions.ids
            refusal = match.why_not(step.tries) if known else None
            _require(refusal is not None and refusal.code == step.refusal, f"{where}, tries")
        _play(match, step, where)
    _require(match.is_over, "the game is not over after the last step")
    _require(not taught.steps[-1].moves, "the last step is only read")


def _play(match: Match, step: TutorialStep, where: str) -> None:
    for move in (*step.moves, *step.replies):
        known = move in match.game.actions.ids
        _require(known and match.why_not(move) is None, f"{where}: {move!r} cannot be played")
        match.play(move)


def _require(condition: object, reason: str) -> None:
    if not condition:
        raise ValueError(reason)
