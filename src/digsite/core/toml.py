"""TOML written by strangers: what no edition needs is refused before the parser sees it.

tomllib's time and memory grow with the square of the parts of a dotted key, and its time at every
key with the depth of the header above. So a text is scanned first, in one pass that tells quoted
texts and comments from the rest as tomllib does: where the two differ, tomllib has already found an
error. What passes costs tomllib time and memory in proportion to its length, some 50 ms and 8 MB at
most. So it can be read in a thread: a process with limits of its own would take longer to start
than the reading takes, and not every system has them.

The limit on a line's length is a second safeguard: a key cannot continue on the next line, so none
has more parts than half a line has characters, even if the pass were wrong.
"""

import re
import tomllib
from typing import Any, Final, Never

from digsite.core.edition_faults import wrong
from digsite.core.errors import BadEdition, Reason

LARGEST: Final = 20_000
"""Characters: six times the larger of the files that Digsite ships."""
MOST_LINES: Final = 1500
LONGEST_LINE: Final = 1000
MOST_DOTS: Final = 4
"""In one line, outside texts and comments: between the parts of keys, and in numbers."""
DEEPEST: Final = 6
"""Brackets open at once."""
LONGEST_REASON: Final = 200

TOKEN: Final = re.compile(
    r"""
      (?P<nothing> \#[^\n]*+ | [^\#"'\n\[\]{}.]++ )
    | (?P<text>
          \"{3} (?: [^"\\] | \\. | "(?!"") )*+ \"{3,5}
        | " (?!"") (?: [^"\\\n] | \\[^\n] )*+ "
        | '{3} (?: [^'] | '(?!'') )*+ '{3,5}
        | ' (?!'') [^'\n]*+ '
      )
    | (?P<line> \n )
    | (?P<dot> \. )
    | (?P<opening> [\[{] )
    | (?P<closing> [\]}] )
    | (?P<unclosed> ["'] )
    """,
    re.VERBOSE | re.DOTALL,
)


def read(text: str, source: str) -> dict[str, Any]:
    """What a text says; raises BadEdition with the line and the reason."""
    _Look(text, source).through()
    try:
        return tomllib.loads(text)
    except ValueError as error:
        place = re.search(r"\(at line (\d+), column \d+\)$", str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        reason = wrong("toml", problem=str(error)[:LONGEST_REASON])
        raise BadEdition(reason, source=source, line=line) from None


class _Look:
    """One look through a text, from its beginning to the first thing that is too much."""

    def __init__(self, text: str, source: str) -> None:
        self.text, self.source, self.line = text, source, 1

    def through(self) -> None:
        self._sizes()
        self._tokens()

    def _sizes(self) -> None:
        if len(self.text) > LARGEST:
            self.line = self.text.count("\n", 0, LARGEST) + 1
            self.fail(wrong("too-large", most=LARGEST))
        try:
            self.text.encode()
        except UnicodeEncodeError as error:
            self.line = self.text.count("\n", 0, error.start) + 1
            self.fail(wrong("half-a-character"))
        for line_number, line in enumerate(self.text.split("\n"), start=1):
            self.line = line_number
            if line_number > MOST_LINES:
                self.fail(wrong("too-many-lines", most=MOST_LINES))
            if len(line) > LONGEST_LINE:
                self.fail(wrong("line-too-long", most=LONGEST_LINE))

    def _tokens(self) -> None:
        self.line, dots, depth = 1, 0, 0
        for token in TOKEN.finditer(self.text):
            match token.lastgroup:
                case "line":
                    self.line, dots = self.line + 1, 0
                case "text":
                    self.line += token[0].count("\n")
                case "dot":
                    dots += 1
                    if dots > MOST_DOTS:
                        self.fail(wrong("too-many-dots", most=MOST_DOTS))
                case "opening":
                    depth += 1
                    if depth > DEEPEST:
                        self.fail(wrong("too-deep", most=DEEPEST))
                case "closing":
                    depth = max(0, depth - 1)
                case "unclosed":
                    self.fail(wrong("unclosed"))

    def fail(self, reason: Reason) -> Never:
        raise BadEdition(reason, source=self.source, line=self.line)
