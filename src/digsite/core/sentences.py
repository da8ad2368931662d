"""Events as sentences in the reader's language."""

from typing import Any

from digsite import locales
from digsite.core.game import Game


def sentence(game: Game, event: dict[str, Any], lang: str) -> str:
    """One event of a game, as `events_for` gives it, as a sentence."""
    arguments: dict[str, Any] = {}
    for key, value in event.items():
        arguments |= _arguments(game, key, value, lang)
    return locales.message(lang, game.name, f"event-{event['event']}", arguments)


def colour(game: Game, seat: int, lang: str) -> str:
    """The name of a seat's colour."""
    return locales.message(lang, game.name, f"colour-{game.colours[seat]}")


def _arguments(game: Game, key: str, value: Any, lang: str) -> dict[str, Any]:
    """The arguments a message can use for one entry of an event.

    A seat becomes the name of its colour, a list or an object one text, an object's parts also
    arguments of their own; null becomes the word `none`, by which messages choose.
    """
    if key in ("seat", "owner"):
        return {key: colour(game, value, lang)}
    if key == "winners":
        return {key: ", ".join(colour(game, seat, lang) for seat in value), "count": len(value)}
    if key == "shares":
        shares = [
            f"{colour(game, game.colours.index(name), lang)} {number:+d}"
            for name, number in value.items()
        ]
        return {key: ", ".join(shares), "sharers": len(shares)}
    if isinstance(value, dict):
        parts = {part: "none" if inner is None else inner for part, inner in value.items()}
        return {key: "known"} | parts
    if isinstance(value, list):
        return {key: ", ".join(str(item) for item in value)}
    if value is None:
        return {key: "none"}
    return {key: str(value).lower() if isinstance(value, bool) else value}
