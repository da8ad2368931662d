"""The error tree.

    GameError
    ├── IllegalAction    (ValueError)  the rules refuse the action; carries its reason
    │   └── GameOver                   nothing can be played any more
    ├── BadNotation      (ValueError)  not the notation of any action
    ├── BadRequest       (ValueError)  a game, player number, seat or option that does not exist
    │   └── NoSuchChoice               one that players meet, told in every language
    ├── ImpossibleState  (ValueError)  a public state that cannot be set up
    ├── BadRecord        (ValueError)  a record that cannot be read or does not replay
    └── BadEdition       (ValueError)  an edition file that cannot be played with

`code` is stable and fit for the wire; the text is one sentence a player understands, in English
unless it was asked for in another language. What is wrong with a record, with an edition or with
a choice can be told in all of them.
"""

import reprlib
from collections.abc import Callable

from digsite import locales

Reason = str | Callable[[str], str]
"""What is wrong: in English, or in whichever language it is asked for."""

_QUOTER = reprlib.Repr()
_QUOTER.maxlevel, _QUOTER.maxstring, _QUOTER.maxother = 2, 60, 60


def quoted(value: object) -> str:
    """What was given instead of something good, for a message: short and printable."""
    try:
        return _QUOTER.repr(value)
    except ValueError:
        return "a number of very many digits"


def reason_in(reason: Reason, lang: str) -> str:
    """What is wrong, in a language where there are words for it."""
    return reason(lang) if callable(reason) else reason


class GameError(Exception):
    """Anything that Digsite refuses."""

    code = "game.error"
    section: str | None = None

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message

    def message_in(self, lang: str) -> str:
        """What is wrong, in a language where there are words for it."""
        return self.message


class IllegalAction(GameError, ValueError):
    """The rules refuse the action."""

    def __init__(self, message: str, *, code: str, section: str | None, action: str) -> None:
        super().__init__(message)
        self.code, self.section, self.action = code, section, action


class GameOver(IllegalAction):
    """The game has ended."""


class BadNotation(GameError, ValueError):
    """Not the notation of any action."""

    code = "action.bad_notation"


class BadRequest(GameError, ValueError):
    """A game, player number, seat, option or seed that does not exist."""

    code = "protocol.bad_request"


class NoSuchChoice(BadRequest):
    """Something that cannot be chosen; the message `choice-<what>` tells it."""

    def __init__(self, what: str, **facts: str | int) -> None:
        self.what, self.facts = what, facts
        super().__init__(self.message_in("en"))

    def message_in(self, lang: str) -> str:
        return locales.message(lang, "common", f"choice-{self.what}", self.facts)


class ImpossibleState(GameError, ValueError):
    """A public state that cannot be set up; `path` names the offending key."""

    code = "state.impossible"

    def __init__(self, message: str, *, path: str = "") -> None:
        super().__init__(message)
        self.path = path


class BadRecord(GameError, ValueError):
    """A record that cannot be read or does not replay; `move` counts from 1 where it matters.

    The message `record-<problem>` tells it, with facts that may depend on the language.
    """

    code = "record.impossible"

    def __init__(
        self, problem: str, *, move: int | None = None, **facts: str | Callable[[str], str]
    ) -> None:
        self.problem, self.move, self.facts = problem, move, facts
        super().__init__(self.message_in("en"))

    def message_in(self, lang: str) -> str:
        facts = {name: fact(lang) if callable(fact) else fact for name, fact in self.facts.items()}
        number = {} if self.move is None else {"move": self.move}
        return locales.message(lang, "common", f"record-{self.problem}", facts | number)


class BadEdition(GameError, ValueError):
    """An edition file that cannot be played with; `line` is where to look.

    `source` is the name of the file, or empty where whoever reads this knows which one is meant.
    """

    code = "edition.broken"

    def __init__(self, reason: Reason, *, source: str, line: int | None) -> None:
        self.reason, self.source, self.line = reason, source, line
        super().__init__(self.message_in("en"))

    def message_in(self, lang: str) -> str:
        reason = reason_in(self.reason, lang)
        facts = {"file": self.source, "line": str(self.line), "reason": reason}
        if self.line is None:
            return locales.message(lang, "editions", "at-file", facts) if self.source else reason
        name = "at-file-line" if self.source else "at-line"
        return locales.message(lang, "editions", name, facts)
