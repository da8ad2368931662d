"""A game as data: options, seed and moves. Write, read, replay, verify."""

import json
from dataclasses import dataclass
from typing import Any, Final

from digsite.core import deal
from digsite.core.errors import BadRecord, GameError, quoted
from digsite.core.game import find
from digsite.core.match import Match

FORMAT: Final = "digsite-record/1"
MOST_MOVES: Final = 100_000


def record(match: Match) -> dict[str, Any]:
    """The record of a match, finished or not."""
    game = match.game
    shipped = match.edition == game.default_edition()
    result = {"ending": match.ending, "winners": match.winners} if match.is_over else None
    return {
        "format": FORMAT,
        "game": game.name,
        "rules_version": game.rules_version,
        "players": match.players,
        "options": match.options,
        "edition": None if shipped else {"name": match.edition.name, "text": match.edition.text},
        "seed": match.seed,
        "first": match.first,
        "start": match.start,
        "moves": match.moves[:],
        "result": result,
    }


def write(match: Match) -> str:
    """The record as the text of a file."""
    return json.dumps(record(match), ensure_ascii=False, indent=1) + "\n"


def read(text: str) -> dict[str, Any]:
    """The record in a file's text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("The record is not valid JSON.") from None
    if not isinstance(data, dict):
        raise BadRecord("A record must be a JSON object.")
    return data


def replay(data: Any) -> Match:
    """Play a record again from its beginning; raises BadRecord at the first thing that is wrong."""
    return _played(data, undoable=True)


def _played(data: Any, *, undoable: bool) -> Match:
    """The match of a record, with the positions before each of its moves or without."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord(f"A record must be an object with format {FORMAT!r}.")
    moves = data.get("moves")
    if not isinstance(moves, list) or len(moves) > MOST_MOVES:
        raise BadRecord(f"moves must be a list of at most {MOST_MOVES} actions.")
    try:
        match = _beginning(data)
    except BadRecord:
        raise
    except GameError as error:
        raise BadRecord(f"The record cannot begin: {error.message}") from None
    for number, move in enumerate(moves, start=1):
        try:
            match.play(move)
        except GameError as error:
            reason = f"Move {number}, {quoted(move)}: {error.message}"
            raise BadRecord(reason, move=number) from None
        if not undoable:
            match.settle()
    return match


def _beginning(data: dict[str, Any]) -> Match:
    game = find(data.get("game", ""))
    version = data.get("rules_version")
    if version != game.rules_version:
        raise BadRecord(
            f"The record was played with version {quoted(version)} of the rules; "
            f"this is version {game.rules_version}."
        )
    edition = data.get("edition")
    if edition is None:
        chosen = game.default_edition()
    elif isinstance(edition, dict) and isinstance(edition.get("text"), str):
        chosen = game.read_edition(edition["text"], "the record's edition")
    else:
        raise BadRecord("edition must be null or an object with a text.")
    if data.get("start") is not None:
        return Match.from_public(data["start"], game=game, edition=chosen)
    seed = data.get("seed")
    if seed is None:
        raise BadRecord("The record has neither a seed nor a start.")
    return Match(
        game,
        data.get("players", 0),
        seed=seed,
        options=data.get("options", {}),
        first=data.get("first"),
        edition=chosen,
    )


@dataclass(frozen=True)
class Verified:
    """What verifying a record found to be true."""

    match: Match
    moves: int
    finished: bool
    record: dict[str, Any]
    """The record with what was verified of it and nothing else."""


def verify(data: Any) -> Verified:
    """Replay a record and check that its result is the one that was played, from a fair deal.

    The match cannot be taken back: of a very long game the earlier positions are not kept.
    """
    match = _played(data, undoable=False)
    played = record(match) | deal.told_in(data, match.players)
    for key in ("players", "options", "result"):
        if data.get(key) != played[key]:
            said = quoted(data.get(key))
            raise BadRecord(f"{key} is {said}, but the moves give {quoted(played[key])}.")
    return Verified(match, len(match.moves), match.is_over, played)
