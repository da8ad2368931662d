"""The files that the browser reads: web/src/games/<game>/examples.json."""

import json
from pathlib import Path
from typing import Any, Final

from tests.examples import dig_mars, undermining
from tests.examples.examples import Book

GAMES_IN_THE_BROWSER: Final = Path(__file__).parents[2] / "web" / "src" / "games"
BOOKS: Final = [dig_mars.book(), undermining.book()]


def file_of(book: Book) -> Path:
    return GAMES_IN_THE_BROWSER / book.game.name.replace("_", "-") / "examples.json"


def public(book: Book) -> dict[str, Any]:
    return {
        "facts": book.facts,
        "components": book.components,
        "examples": [example.public() for example in book.examples],
    }


def written(book: Book) -> str:
    return json.dumps(public(book), indent=1) + "\n"
