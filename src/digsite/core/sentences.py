"""Events as sentences in the reader's language."""

from collections.abc import Iterable, Iterator
from typing import Any

from digsite import locales
from digsite.core.game import Game


def sentence(game: Game, event: dict[str, Any], lang: str) -> str:
    """One event of a game, as `events_for` gives it, as a sentence."""
    return locales.message(lang, game.name, f"event-{event['event']}", arguments(game, event, lang))


def arguments(game: Game, facts: dict[str, Any], lang: str) -> dict[str, Any]:
    """The arguments that a message can use for facts: numbers, and words in the language."""
    found: dict[str, Any] = {}
    for key, value in facts.items():
        found |= _arguments(game, key, value, lang)
    return found


def colour(game: Game, seat: int, lang: str) -> str:
    """The name of a seat's colour."""
    return locales.message(lang, game.name, f"colour-{game.colours[seat]}")


def _arguments(game: Game, key: str, value: Any, lang: str) -> dict[str, Any]:
    """The arguments a message can use for one entry of an event.

    A seat becomes the name of its colour; words of the game (ores, cards) become their names, lists
    and amounts one text; a tile's parts are arguments of their own; nothing becomes the word
    `none`, by which messages choose.
    """
    match key, value:
        case (("seat" | "owner" | "last_seat"), seat):
            return {key: colour(game, seat, lang)}
        case "winners", seats:
            return {key: _joined(colour(game, seat, lang) for seat in seats), "count": len(seats)}
        case "shares", shares:
            pairs = ((game.colours.index(name), number) for name, number in shares.items())
            text = _joined(f"{colour(game, seat, lang)} {number:+d}" for seat, number in pairs)
            return {key: text, "sharers": len(shares)}
        case (("given" | "taken"), ore):
            return {key: locales.message(lang, game.name, "ore-name", {"ore": ore})}
        case "tech", list():
            names = (locales.message(lang, game.name, "tech-name", {"card": c}) for c in value)
            return {key: _joined(names)}
        case "tile", dict():
            return {key: "known"} | {part: _word(inner) for part, inner in value.items()}
        case _, dict():
            return {key: _joined(_amounts(game, value, lang))}
        case _, list():
            return {key: _joined(str(item) for item in value)}
        case _:
            return {key: _word(value)}


def _amounts(game: Game, amounts: dict[str, int], lang: str) -> Iterator[str]:
    for name, count in amounts.items():
        if count:
            yield locales.message(lang, game.name, f"amount-{name}", {"count": count})


def _joined(words: Iterable[str]) -> str:
    return ", ".join(words) or "none"


def _word(value: Any) -> Any:
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else value
