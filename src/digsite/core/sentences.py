"""Events as sentences in the reader's language."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from digsite import locales
from digsite.core.event_words import Changes, Colour, Colours, Named, Parts, Scores, Slots, Word
from digsite.core.game import Game

SHARED: Final[Mapping[str, Word]] = {"seat": Colour(), "winners": Colours()}
"""Entries that mean the same in the events of every game."""

NOTHING: Final = "none"
"""By this word messages choose what to say of nothing, or of another seat's secret."""


def sentence(game: Game, event: dict[str, Any], lang: str) -> str:
    """One event of a game, as `events_for` gives it, as a sentence."""
    return game.message(lang, f"event-{event['event']}", arguments(game, event, lang))


def arguments(game: Game, facts: dict[str, Any], lang: str) -> dict[str, Any]:
    """The arguments that a message can use for facts: numbers, and words in the language."""
    found: dict[str, Any] = {}
    for key, value in facts.items():
        found |= _arguments(game, key, value, lang)
    return found


def colour(game: Game, seat: int, lang: str) -> str:
    """The name of a seat's colour."""
    return game.message(lang, f"colour-{game.colours[seat]}")


def _arguments(game: Game, key: str, value: Any, lang: str) -> dict[str, Any]:
    """The arguments a message can use for one entry of an event (core/event_words.py)."""
    match SHARED.get(key) or game.words.get(key), value:
        case _, None:
            return {key: NOTHING}
        case Colour(), seat:
            return {key: colour(game, seat, lang)}
        case Colours(), seats:
            names = [colour(game, seat, lang) for seat in seats]
            return {key: _listed(names, lang), "count": len(names)}
        case Changes(counted), changes:
            pairs = ((game.colours.index(name), change) for name, change in changes.items())
            text = ", ".join(f"{colour(game, seat, lang)} {change:+d}" for seat, change in pairs)
            return {key: text or NOTHING, counted: len(changes)}
        case Scores(), scores:
            owned = (f"{colour(game, seat, lang)} {score}" for seat, score in enumerate(scores))
            return {key: ", ".join(owned)}
        case Slots(), slots:
            return {key: _listed(slots, lang), "count": len(slots)}
        case Named(message, argument), words:
            several = [words] if isinstance(words, str) else words
            texts = (game.message(lang, message, {argument: word}) for word in several)
            return {key: _listed(texts, lang)}
        case Parts(), parts:
            return {key: "known"} | {part: _word(inner) for part, inner in parts.items()}
        case _, dict():
            return {key: _listed(_amounts(game, value, lang), lang)}
        case _, list():
            return {key: _listed((str(item) for item in value), lang)}
        case _:
            return {key: _word(value)}


def _amounts(game: Game, amounts: dict[str, int], lang: str) -> Iterator[str]:
    for name, count in amounts.items():
        if count:
            yield game.message(lang, f"amount-{name}", {"count": count})


def _listed(words: Iterable[str], lang: str) -> str:
    return locales.listed(lang, list(words)) or NOTHING


def _word(value: Any) -> Any:
    if value is None:
        return NOTHING
    return str(value).lower() if isinstance(value, bool) else value
