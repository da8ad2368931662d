"""Events as sentences in the reader's language."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from digsite.core.game import Game
from digsite.core.words import Changes, Named, Parts, Seat, Seats, Word

SHARED: Final[Mapping[str, Word]] = {"seat": Seat(), "winners": Seats()}
"""What every game's events call so."""


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
    """The arguments a message can use for one entry of an event (core/words.py).

    Nothing, which is also a secret that the reader may not be told, becomes the word `none`, by
    which messages choose.
    """
    match SHARED.get(key) or game.words.get(key), value:
        case _, None:
            return {key: "none"}
        case Seat(), seat:
            return {key: colour(game, seat, lang)}
        case Seats(), seats:
            return {key: _joined(colour(game, seat, lang) for seat in seats), "count": len(seats)}
        case Changes(counted), changes:
            pairs = ((game.colours.index(name), number) for name, number in changes.items())
            text = _joined(f"{colour(game, seat, lang)} {number:+d}" for seat, number in pairs)
            return {key: text, counted: len(changes)}
        case Named(message, argument), words:
            named = [words] if isinstance(words, str) else words
            told = (game.message(lang, message, {argument: word}) for word in named)
            return {key: _joined(told)}
        case Parts(), parts:
            return {key: "known"} | {part: _word(inner) for part, inner in parts.items()}
        case _, dict():
            return {key: _joined(_amounts(game, value, lang))}
        case _, list():
            return {key: _joined(str(item) for item in value)}
        case _:
            return {key: _word(value)}


def _amounts(game: Game, amounts: dict[str, int], lang: str) -> Iterator[str]:
    for name, count in amounts.items():
        if count:
            yield game.message(lang, f"amount-{name}", {"count": count})


def _joined(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"


def _word(value: Any) -> Any:
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else value
