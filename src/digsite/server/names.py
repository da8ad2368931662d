"""Names that people give themselves, cleaned before anybody else reads them."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 2
"""How many marks may sit on one letter: more would climb over the lines around."""


def clean(name: str | None) -> str | None:
    """The name without what cannot be seen or would disturb others; None when nothing is left."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", name or ""):
        category = unicodedata.category(character)
        marks = marks + 1 if category.startswith("M") else 0
        if category.startswith("Z") or character in "\t\n\r":
            kept.append(" ")
        elif category[0] != "C" and marks <= MOST_MARKS:
            kept.append(character)
    text = " ".join("".join(kept).split())
    return text[:LONGEST_NAME].strip() or None
