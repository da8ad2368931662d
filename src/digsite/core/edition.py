"""Edition files: the components of a game as data, read with refusals that name the line."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Never

from digsite.core import toml
from digsite.core.edition_faults import wrong
from digsite.core.errors import BadEdition, Reason, quoted

SOURCES: Final = ("printed", "reported", "reconstructed")


@dataclass(frozen=True)
class Edition:
    """A set of components; `text` is the file it was read from, so that records can carry it."""

    name: str
    text: str

    @property
    def options(self) -> Mapping[str, tuple[str, ...]]:
        """The options this edition offers; the first value of each is the default."""
        raise NotImplementedError


def text_of(path: str | Path) -> str:
    """The text of an edition file, or as much of it as shows that it is too large."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            return file.read(toml.LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = wrong("unreadable", problem=str(error))
        raise BadEdition(reason, source=str(path), line=None) from None


class EditionText:
    """The text of an edition file, parsed, and able to say where each part of it stands."""

    def __init__(self, text: str, source: str, *, game: str, keys: set[str]) -> None:
        self.text, self.source = text, source
        self.data = toml.read(text, source)
        for key in self.data:
            known = key in keys | {"game", "name", "source", "tutorial"}
            self.require(known, wrong("stranger", key=quoted(key)), key=key)
        good = self.data.get("game") == game
        self.require(good, wrong("game", game=repr(game)), key="game")
        name = self.data.get("name")
        named = isinstance(name, str) and 0 < len(name) <= 80 and name.isprintable()
        self.require(named, wrong("name"), key="name")
        self.name = str(name)
        self.source_word(self.data.get("source"), None, None)

    def fail(self, reason: Reason, *, line: int | None = None) -> Never:
        raise BadEdition(reason, source=self.source, line=line)

    def require(
        self,
        condition: object,
        reason: Reason,
        table: str | None = None,
        index: int | None = None,
        key: str | None = None,
    ) -> None:
        """Refuse unless the condition holds, naming the line of that key of that entry."""
        if not condition:
            self.fail(reason, line=self.line_of(table, index, key))

    def line_of(self, table: str | None, index: int | None, key: str | None) -> int | None:
        """The line of a key in the index-th [[table]] (or in [table], or at the top)."""
        lines = self.text.split("\n")
        start, stop = 0, len(lines)
        if table is not None:
            header = re.compile(rf"^\s*\[\[?\s*{re.escape(table)}\s*\]\]?")
            headers = [line_number for line_number, line in enumerate(lines) if header.match(line)]
            if len(headers) <= (index or 0):
                return self.line_of(None, None, table)
            start = headers[index or 0]
            following = (n for n in range(start + 1, stop) if lines[n].lstrip().startswith("["))
            stop = next(following, stop)
        if key is not None:
            wanted = re.compile(
                rf"^\s*\"?{re.escape(key)}\"?\s*(=|\.)|^\s*\[\[?\s*{re.escape(key)}"
            )
            for line_number in range(start, stop):
                if wanted.match(lines[line_number]):
                    return line_number + 1
        return start + 1 if table is not None else None

    def entries(self, table: str) -> list[dict[str, Any]]:
        """All [[table]] entries; at least one."""
        found = self.data.get(table)
        good = isinstance(found, list) and found and all(isinstance(e, dict) for e in found)
        self.require(good, wrong("none", table=table), key=table)
        assert isinstance(found, list)
        return found

    def allow_only(self, keys: set[str], table: str, index: int) -> None:
        """Refuse unknown keys, so that a typing error does not go unnoticed."""
        for key in self.data[table][index]:
            stranger = wrong("entry-stranger", table=table, key=quoted(key))
            self.require(key in keys, stranger, table, index, key)

    def number(self, table: str, index: int, key: str, low: int, high: int) -> int:
        """A whole number of the entry between two bounds, both included."""
        value = self.data[table][index].get(key)
        good = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        bounds = wrong("number", key=key, low=low, high=high)
        self.require(good, bounds, table, index, key)
        assert isinstance(value, int)
        return value

    def provenance(self, table: str, index: int) -> str:
        """Where an entry comes from: what it says itself, or else what its file says."""
        word = self.data[table][index].get("source", self.data.get("source"))
        return self.source_word(word, table, index)

    def source_word(self, word: object, table: str | None, index: int | None) -> str:
        known = wrong("one-of", key="source", choices=", ".join(SOURCES))
        self.require(word in SOURCES, known, table, index, "source")
        assert isinstance(word, str)
        return word
