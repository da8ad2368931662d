"""What is worth asking about thousands of games: a game says it in its own actions and tallies.

How long games last, how they end and whether it helps to begin is asked of every game (study/).
Columns are those of the table of seats (arena/columns.py): a tally by its name, `played_dig` for
how often a family of actions was played. Expressions of them are SQL.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class CardColumns:
    """A card that chance gives to a seat, and the columns that count it."""

    name: str
    drawn: str
    used: str


@dataclass(frozen=True)
class Cards:
    """Is it luck which card a seat draws? `kind` is what the cards are called."""

    kind: str
    cards: tuple[CardColumns, ...]


@dataclass(frozen=True)
class Ratio:
    """What part of one sum another is, over all seats."""

    key: str
    title: str
    counted: str
    of: str


@dataclass(frozen=True)
class Mean:
    """The mean of a column over all seats, with its interval."""

    key: str
    title: str
    column: str


@dataclass(frozen=True)
class Favour:
    """The win share of seats that have more of a column than their table's mean; 1 is fair."""

    key: str
    title: str
    column: str


Measure = Ratio | Mean | Favour


@dataclass(frozen=True)
class Question:
    """A question with several numbers for an answer, for every number of players.

    `chart` is the title of the picture that shows its means.
    """

    key: str
    title: str
    text: str
    chart: str
    measures: tuple[Measure, ...]


@dataclass(frozen=True)
class Questions:
    """Everything that is asked about one game and not about every other."""

    upgrades: tuple[str, ...] = ()
    """What a player may buy; beginnings of the notations of the actions that buy it.

    One that all others begin with stands for all of them together.
    """
    cards: Cards | None = None
    further: tuple[Question, ...] = ()
    """What else is asked, in this order."""
