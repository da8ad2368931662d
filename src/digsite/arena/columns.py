"""The columns of every table that Digsite writes: name, type and meaning.

docs/data.md prints them, the Parquet files carry them, and a test holds both together.
"""

from dataclasses import dataclass

from digsite.core.game import Game


@dataclass(frozen=True)
class Column:
    """One column; `type` is the name of an Arrow type, `words` a dictionary of text."""

    name: str
    type: str
    meaning: str


def games(game: Game, players: int) -> tuple[Column, ...]:
    """One row for each simulated game."""
    won = (Column(f"won_{n}", "bool", f"whether seat {n} has won") for n in range(players))
    return (
        Column("game", "int32", "number of the game; with the seed it is the deal"),
        Column("players", "int8", "number of players"),
        Column("first", "int8", "seat of the first player"),
        Column("rounds", "int32", "rounds played"),
        Column("moves", "int32", "moves made by all players"),
        Column("ending", "words", f"how the game ended: {', '.join(game.endings[1:])}"),
        Column("winners", "int8", "number of seats that share the win"),
        *won,
        *(Column(name, "int32", f"times `{verb}` was played") for name, verb in _families(game)),
    )


def seats(game: Game) -> tuple[Column, ...]:
    """One row for each seat of each simulated game."""
    used = _families(game)
    return (
        Column("game", "int32", "number of the game"),
        Column("players", "int8", "number of players"),
        Column("seat", "int8", "the seat, from 0"),
        Column("place", "int8", "place in turn order: 0 is the first player"),
        Column("share", "float32", "share of the win: 1, 0, or its part of a shared win"),
        *(Column(name, "int32", meaning) for name, meaning in game.tallies.items()),
        *(Column(f"played_{name}", "int32", f"times the seat played `{v}`") for name, v in used),
    )


MOVES = (
    Column("game", "int32", "number of the game"),
    Column("number", "int32", "number of the move in its game, from 0"),
    Column("round", "int16", "round in which it was made, from 1"),
    Column("seat", "int8", "seat that made it"),
    Column("action", "words", "the move in notation"),
    Column("choices", "int16", "number of legal actions there were"),
)
"""One row for each move of simulated games."""

RESULTS = (
    Column("game", "string", "name of the game"),
    Column("players", "int8", "number of players"),
    Column("seed", "int64", "seed of the deal"),
    Column("seating", "list<string>", "the bots, by seat"),
    Column("first", "int8", "seat of the first player"),
    Column("winners", "list<int8>", "seats that have won"),
    Column("ending", "string", "how the game ended; `forfeit` when a bot lost by what it did"),
    Column("rounds", "int32", "rounds played"),
    Column("moves", "int32", "moves made by all players"),
    Column("seconds", "list<double>", "seconds each seat took for all its moves"),
    Column("decisions", "list<int32>", "moves each seat made"),
    Column("forfeit", "string", "which seat did what, or null"),
)
"""One row for each game of the arena."""

CHOICES = (
    Column("seed", "int64", "seed of the deal"),
    Column("seating", "list<string>", "the bots, by seat"),
    Column("number", "int32", "number of the move in its game, from 0"),
    Column("round", "int16", "round in which it was made, from 1"),
    Column("seat", "int8", "seat that made it"),
    Column("bot", "string", "bot that made it"),
    Column("action", "string", "the move in notation"),
    Column("choices", "int16", "number of legal actions there were"),
    Column("seconds", "double", "seconds the bot took"),
    Column("iterations", "int32", "iterations of the search in its tree; null without a search"),
    Column("win", "list<double>", "win chance of each seat after the move, 0 to 1; or null"),
    Column("margin", "list<double>", "half the 95% interval of each win chance; or null"),
    Column("searched", "list<string>", "actions the search tried, the most visited first; or null"),
    Column("shares", "list<double>", "part of the search each of them took, 0 to 1; or null"),
)
"""One row for each move of the arena, with what the search found."""


def _families(game: Game) -> tuple[tuple[str, str], ...]:
    """A column's name and the notation's word for every family of actions."""
    return tuple((f.name.replace(" ", "_"), f.name) for f in game.actions.families)
