"""What an operator tells visitors: the house's name, its rules of conduct, its imprint."""

from pathlib import Path
from typing import Final, Literal

Part = Literal["conduct", "imprint"]
ELSE: Final = "en"
LONGEST: Final = 50_000


def text_of(folder: Path | None, part: Part, lang: str) -> str | None:
    """A text in a language, else in English, else in whichever it is written; None without one."""
    if folder is None:
        return None
    for name in (f"{part}.{lang}.md", f"{part}.{ELSE}.md", f"{part}.md"):
        path = folder / name
        if path.is_file():
            return path.read_text("utf-8", errors="replace")[:LONGEST]
    return None
