"""The verbs of each game, and its events with the sentences that tell them, kept in a file that the
browser's tests read too: both halves must know the same."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from digsite.core.game import Game
from digsite.core.sentences import sentence
from digsite.locales import LANGUAGES
from tests.games import SETTINGS

FOLDER: Final = Path(__file__).parent
GAMES_PLAYED: Final = 60


def file_of(game: Game) -> Path:
    return FOLDER / f"{game.name}.json"


def stored(game: Game) -> dict[str, Any]:
    """A game's file: `verbs`, `colours`, and `events`, each with its sentences by language."""
    kept: dict[str, Any] = json.loads(file_of(game).read_text("utf-8"))
    return kept


def sentences(game: Game, event: dict[str, Any]) -> dict[str, str]:
    return {lang: sentence(game, event, lang) for lang in LANGUAGES}


def write(game: Game) -> None:
    """Play until nothing new is told, and keep one event of every shape."""
    shapes: dict[object, dict[str, Any]] = {}
    for event in _events(game):
        shapes.setdefault(_shape(event), event)
    events = sorted(shapes.values(), key=lambda event: (event["event"], str(_shape(event))))
    kept = {
        "game": game.name,
        "verbs": sorted(game.actions.verbs),
        "colours": list(game.colours),
        "events": [{"event": event, "sentences": sentences(game, event)} for event in events],
    }
    text = json.dumps(kept, ensure_ascii=False, indent=1) + "\n"
    file_of(game).write_text(text, "utf-8")


def _events(game: Game) -> Iterator[dict[str, Any]]:
    """What random games tell their players and those who look on."""
    settings = [setting for setting in SETTINGS if setting.game is game]
    for seed in range(GAMES_PLAYED):
        for state, action in settings[seed % len(settings)].moves(seed):
            after = state.copy()
            game.rules.play(after, action)
            events = game.events(state, action, after)
            for reader in (*range(state.players), None):
                yield from game.events_for(events, reader)


def _shape(event: dict[str, Any]) -> object:
    """What makes a difference to a sentence: which entries there are, and how much is in them."""
    return event["event"], tuple((key, _amount(value)) for key, value in event.items())


def _amount(value: Any) -> object:
    match value:
        case None | bool():
            return value
        case dict():
            return "object", min(2, sum(1 for part in value.values() if part))
        case list() | str():
            return type(value).__name__, min(2, len(value))
        case _:
            return type(value).__name__
