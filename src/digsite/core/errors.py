"""The error tree.

    GameError
    ├── IllegalAction    (ValueError)  the rules refuse the action; carries its reason
    │   └── GameOver                   nothing can be played any more
    ├── BadNotation      (ValueError)  not the notation of any action
    ├── BadRequest       (ValueError)  a game, player number, seat or option that does not exist
    ├── ImpossibleState  (ValueError)  a public state that cannot be set up
    ├── BadRecord        (ValueError)  a record that cannot be read or does not replay
    └── BadEdition       (ValueError)  an edition file that cannot be played with

`code` is stable and fit for the wire; the text is one sentence a player understands.
"""

import reprlib

_QUOTER = reprlib.Repr()
_QUOTER.maxlevel, _QUOTER.maxstring, _QUOTER.maxother = 2, 60, 60


def quoted(value: object) -> str:
    """What was given instead of something good, for a message: short and printable."""
    try:
        return _QUOTER.repr(value)
    except ValueError:
        return "a number of very many digits"


class GameError(Exception):
    """Anything that Digsite refuses."""

    code = "game.error"
    section: str | None = None

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


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


class ImpossibleState(GameError, ValueError):
    """A public state that cannot be set up; `path` names the offending key."""

    code = "state.impossible"

    def __init__(self, message: str, *, path: str = "") -> None:
        super().__init__(message)
        self.path = path


class BadRecord(GameError, ValueError):
    """A record that cannot be read or does not replay; `move` counts from 1 where it matters."""

    code = "record.impossible"

    def __init__(self, message: str, *, move: int | None = None) -> None:
        super().__init__(message)
        self.move = move


class BadEdition(GameError, ValueError):
    """An edition file that cannot be played with; `line` is where to look."""

    code = "edition.broken"

    def __init__(self, message: str, *, source: str, line: int | None) -> None:
        where = source if line is None else f"{source}, line {line}"
        super().__init__(f"{where}: {message}")
        self.source, self.line, self.reason = source, line, message
