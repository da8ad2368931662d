"""The tutorial that an edition brings: read, and played through before anybody learns by it."""

from functools import lru_cache
from typing import Final

from digsite import locales
from digsite.core import toml, tutorial
from digsite.core.edition import Edition
from digsite.core.edition_faults import wrong
from digsite.core.errors import BadEdition, GameError, Reason, quoted, reason_in
from digsite.core.game import Game
from digsite.core.match import Match
from digsite.core.tutorial import Tutorial, TutorialStep, Written

MOST_STEPS: Final = 100
LONGEST_TEXT: Final = 300
KEYS: Final = {"say", "text", "point", "moves", "replies", "happens", "tries", "refusal"}


class _Unplayable(Exception):
    """Why nobody can learn by a tutorial."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason_in(reason, "en"))
        self.reason = reason


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
    except _Unplayable as error:
        raise _refused(edition, error.reason) from None
    except GameError as error:
        raise _refused(edition, error.message_in) from None
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise _refused(edition, wrong("start", problem=str(error))) from None
    return taught


def _refused(edition: Edition, reason: Reason) -> BadEdition:
    def unplayable(lang: str) -> str:
        return reason_in(wrong("tutorial", problem=reason_in(reason, lang)), lang)

    return BadEdition(unplayable, source=edition.name, line=None)


def _checked(game: Game, written: Written) -> Written:
    """What is written, if it has the form of a tutorial."""
    good = isinstance(written, dict) and written.keys() <= {"seat", "start", "step"}
    _require(good, wrong("tutorial-table"))
    steps = written.get("step", [])
    good = isinstance(steps, list) and 0 < len(steps) <= MOST_STEPS
    _require(good, wrong("tutorial-steps", most=MOST_STEPS))
    _require(written.get("seat", 0) in range(game.players[0]), wrong("tutorial-seat"))
    for number, step in enumerate(steps, 1):
        good = isinstance(step, dict) and step.keys() <= KEYS
        _require(good, wrong("step-keys", step=number, keys=", ".join(sorted(KEYS))))
        for key in ("point", "moves", "replies"):
            words = step.get(key, [])
            good = isinstance(words, list) and all(isinstance(word, str) for word in words)
            _require(good, wrong("step-list", step=number, key=key))
        _require(len(step.get("moves", [])) <= 1, wrong("step-moves", step=number))
        _require_sentence(game, step, number)
    return written


def _require_sentence(game: Game, step: Written, place: int) -> None:
    """A step says one of the game's sentences, or brings its own."""
    _require(isinstance(step.get("say", ""), str), wrong("step-silent", step=place))
    text = step.get("text")
    if text is None:
        messages = {line.split(" =")[0] for line in game.catalogue.text("en").splitlines()}
        known = f"{tutorial.MESSAGE}{step.get('say')}" in messages
        _require(known, wrong("step-silent", step=place))
        return
    good = isinstance(text, dict) and "en" in text and text.keys() <= set(locales.LANGUAGES)
    languages = ", ".join(locales.LANGUAGES)
    _require(good, wrong("step-languages", step=place, languages=languages))
    for sentence in text.values():
        good = isinstance(sentence, str) and sentence.isprintable()
        good = good and 0 < len(sentence) <= LONGEST_TEXT
        _require(good, wrong("step-text", step=place, most=LONGEST_TEXT))


def _rehearse(game: Game, taught: Tutorial, edition: Edition) -> None:
    """Plays all steps; whatever cannot be played is named with its step."""
    match = Match.from_public(game.tutorial_start(taught, edition), game=game, edition=edition)
    for number, step in enumerate(taught.steps, 1):
        at_turn = match.is_over or match.seat == taught.seat
        _require(at_turn, wrong("step-seat", step=number))
        if step.tries is not None:
            known = step.tries in game.actions.ids
            refusal = match.why_not(step.tries) if known else None
            good = refusal is not None and refusal.code == step.refusal
            _require(good, wrong("step-tries", step=number))
        _play(match, step, number)
    _require(match.is_over, wrong("tutorial-not-over"))
    _require(not taught.steps[-1].moves, wrong("tutorial-last-step"))


def _play(match: Match, step: TutorialStep, place: int) -> None:
    for move in (*step.moves, *step.replies):
        known = move in match.game.actions.ids
        good = known and match.why_not(move) is None
        _require(good, wrong("step-move", step=place, move=quoted(move)))
        match.play(move)


def _require(condition: object, reason: Reason) -> None:
    if not condition:
        raise _Unplayable(reason)
