"""What is offered to everybody: games, rules and words (docs/wire.md, section 1)."""

import hashlib
import re
from functools import cache
from typing import Final

from digsite import bots, locales
from digsite.core.game import Game, find, names
from digsite.server.settings import Settings
from digsite.server.wire.house_responses import RulesSection, ShownLocales
from digsite.server.wire.responses import ShownGame, ShownGames

HEADING: Final = re.compile(r"^(#{1,4}) +(?:(\d+(?:\.\d+)*)\.? +)?(.+?) *$", re.MULTILINE)


def rates(settings: Settings) -> bool:
    """Whether games are rated: among people with lasting names only."""
    return settings.ratings and settings.accounts


def shown_games(settings: Settings) -> ShownGames:
    """Everything a set-up page offers."""
    return {
        "meeting": {
            "open_tables": settings.open_tables,
            "pairing": settings.pairing,
            "ratings": rates(settings),
            "signs": settings.signs,
            "chat": settings.chat,
        },
        "offline": (settings.site / "offline.js").is_file(),
        "games": [_game(find(name)) for name in names()],
        "bots": list(bots.LEVELS),
        "languages": list(locales.LANGUAGES),
    }


def _game(game: Game) -> ShownGame:
    edition = game.default_edition()
    return {
        "game": game.name,
        "title": game.title,
        "rules_version": game.rules_version,
        "players": list(game.players),
        "colours": list(game.colours),
        "can_choose_first": game.can_choose_first,
        "options": {name: list(values) for name, values in edition.options.items()},
        "editions": [{"name": edition.name, "shipped": True}],
        "components": game.components(edition),
        "spaces": list(game.spaces),
        "tutorial": game.tutorial is not None,
        "bot_ratings": {name: level.rating for name, level in game.levels.items()},
    }


@cache
def rules_sections(game: str, lang: str) -> list[RulesSection]:
    """The rules in our own words, section by section."""
    text = find(game).rules_text(lang)
    headings = list(HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return [
        {
            "section": heading[2],
            "title": heading[3],
            "level": len(heading[1]),
            "markdown": text[heading.end() : end].strip(),
        }
        for heading, end in zip(headings, ends, strict=True)
    ]


def shown_locales() -> ShownLocales:
    """The Fluent files there are, each with the hash of its text."""
    files_by_language = {
        lang: {name: digest for name, (digest, _) in fluent_texts(lang).items()}
        for lang in locales.LANGUAGES
    }
    return {"languages": list(locales.LANGUAGES), "files": files_by_language}


@cache
def fluent_texts(lang: str) -> dict[str, tuple[str, str]]:
    """The Fluent files of a language by name: hash and text."""
    texts = {}
    subjects = locales.shared() | {name: find(name).catalogue for name in names()}
    for name, subject in sorted(subjects.items()):
        text = subject.text(lang)
        texts[name] = (hashlib.sha256(text.encode()).hexdigest()[:16], text)
    return texts
