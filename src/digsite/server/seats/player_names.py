"""Names that people give themselves, cleaned before anybody else reads them."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final

from digsite.server.seats.look_alikes import LOOK_ALIKES

LONGEST_NAME: Final = 24
INVISIBLE: Final = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0",
    *"\U00013441\U00013442\U00016fe4\U0001d159",
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""Letters, marks and signs by their category, but drawn as nothing."""
MOST_MARKS: Final = 2
"""How many marks may sit on one letter: more would climb over the lines around."""
LINK: Final = re.compile(
    r"://|@|\bwww\b|[^\W\d_][.\u3002\uff0e\uff61\u2024][^\W\d_]{2}|\d+\.\d+\.\d+\.\d+",
    re.IGNORECASE,
)
"""Addresses of pages, of people and of machines; a full stop is followed by a space."""


def clean(name: str | None) -> str | None:
    """The name without what cannot be seen or would disturb others; None when nothing is left."""
    return without_links(plain(name or ""))[:LONGEST_NAME].strip() or None


def plain(text: str) -> str:
    """A text without what cannot be seen or would disturb others."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        marks = marks + 1 if category.startswith("M") else 0
        if category.startswith("Z") or character in "\t\n\r":
            kept.append(" ")
        elif category[0] != "C" and character not in INVISIBLE and marks <= MOST_MARKS:
            kept.append(character)
    return " ".join("".join(kept).split())


def without_links(text: str) -> str:
    """A text in which addresses are only words: strangers read names on the list of tables."""
    while (apart := LINK.sub(lambda link: re.sub(r"\W+", " ", link[0]), text)) != text:
        text = apart
    return " ".join(text.split())


FOLDS: Final[Sequence[Callable[[str], str]]] = (
    str,
    partial(unicodedata.normalize, "NFKC"),
    str.casefold,
    partial(unicodedata.normalize, "NFKD"),
)
"""After each of them letters are compared by their looks: a capital may look like another letter
than the small one that it becomes."""


def skeleton(name: str) -> str:
    """What a name looks like: names with the same skeleton are easily confused (homoglyphs)."""
    looks = name
    for fold in FOLDS:
        looks = fold(looks).translate(LOOK_ALIKES)
    letters = (c for c in looks if unicodedata.category(c)[0] in "LN")
    return "".join(letters).replace("rn", "m").replace("vv", "w") or looks


def distinct(name: str | None, taken: Iterable[str | None]) -> str | None:
    """The name, with a number if another at the table could be read as the same."""
    if name is None:
        return None
    others = {skeleton(other) for other in taken if other is not None}
    result, attempt = name, 1
    while skeleton(result) in others:
        attempt += 1
        mark = f" ({attempt})"
        result = name[: LONGEST_NAME - len(mark)].rstrip() + mark
    return result
