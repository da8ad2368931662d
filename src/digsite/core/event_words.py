"""What the entries of a game's events stand for, so that a sentence can name them.

An event is JSON: `{"event": "carry", "shares": {"red": 2}, …}`. A number needs no explanation, nor
a list of spaces, nor amounts by name (the message `amount-<name>` says one of them). What else
there is, a game tells by the entry's name; `seat` and `winners` mean the same in every game. The
arguments of reasons are told by the same names.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Colour:
    """A seat: told by its colour."""


@dataclass(frozen=True)
class Colours:
    """Several seats, told by their colours; the argument `count` is their number."""


@dataclass(frozen=True)
class Changes:
    """What each colour gains or loses; the number of colours is another argument."""

    counted: str


@dataclass(frozen=True)
class Scores:
    """A number for every seat: each told with its colour."""


@dataclass(frozen=True)
class Slots:
    """Single digits written in a row, told as a list; `count` is their number."""


@dataclass(frozen=True)
class Named:
    """A word of the game, or several: told by a message that takes the word as its argument."""

    message: str
    argument: str


@dataclass(frozen=True)
class Parts:
    """An object whose parts are arguments of their own; the entry itself is `known` or `none`."""


Word = Colour | Colours | Changes | Scores | Slots | Named | Parts
