"""A game as data: options, seed and moves. Write, read, replay, verify."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from digsite.core import fair_deal
from digsite.core.edition import Edition
from digsite.core.errors import BadRecord, GameError, quoted
from digsite.core.game import find
from digsite.core.match import Match

FORMAT: Final = "digsite-record/1"
MOST_MOVES: Final = 100_000
LARGEST: Final = 10_000_000
"""Characters of a file: the most moves, each in a line of its own, and an edition."""


def record(match: Match) -> dict[str, Any]:
    """The record of a match, finished or not."""
    shipped = match.edition == match.game.default_edition()
    return assemble(
        game=match.game.name,
        rules_version=match.rules_version,
        players=match.players,
        options=match.options,
        edition=None if shipped else match.edition,
        seed=match.seed,
        first=match.first,
        start=match.start,
        moves=match.moves[:],
        ending=match.ending,
        winners=match.winners,
    )


def assemble(
    *,
    game: str,
    rules_version: int,
    players: int,
    options: Mapping[str, str],
    edition: Edition | None,
    seed: int | None,
    first: int | None = None,
    start: dict[str, Any] | None = None,
    moves: list[str],
    ending: str | None,
    winners: list[int] | None,
) -> dict[str, Any]:
    """A record of what is known of a game; without an edition it is the shipped one."""
    return {
        "format": FORMAT,
        "game": game,
        "rules_version": rules_version,
        "players": players,
        "options": options,
        "edition": None if edition is None else {"name": edition.name, "text": edition.text},
        "seed": seed,
        "first": first,
        "start": start,
        "moves": moves,
        "result": None if ending is None else {"ending": ending, "winners": winners},
    }


def write(match: Match) -> str:
    """The record as the text of a file."""
    return json.dumps(record(match), ensure_ascii=False, indent=1) + "\n"


def read(text: str) -> dict[str, Any]:
    """The record in a file's text."""
    if len(text) > LARGEST:
        raise BadRecord("too-long", most=str(LARGEST))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("not-json") from None
    if not isinstance(data, dict):
        raise BadRecord("not-a-record", format=FORMAT)
    return data


def replay(data: Any, *, undoable: bool = True) -> Match:
    """Play a record again from its beginning; raises BadRecord at the first thing that is wrong.

    Where nothing will be taken back, the positions before each move need not be kept.
    """
    match = beginning(data)
    for move, action in enumerate(data["moves"], start=1):
        try:
            match.play(action)
        except GameError:
            reason = partial(_why_not, match, action)
            raise BadRecord("move", move=move, action=quoted(action), reason=reason) from None
        if not undoable:
            match.forget_earlier()
    return match


def _why_not(match: Match, action: str, lang: str) -> str:
    """Why an action of a record cannot be played."""
    try:
        refusal = match.why_not(action, lang=lang)
    except GameError as error:
        return error.message
    assert refusal is not None
    return refusal.message


def beginning(data: Any) -> Match:
    """The match of a record before its first move; raises BadRecord if it cannot begin."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("not-a-record", format=FORMAT)
    moves = data.get("moves")
    if not isinstance(moves, list) or len(moves) > MOST_MOVES:
        raise BadRecord("moves", most=str(MOST_MOVES))
    try:
        return _dealt(data)
    except BadRecord:
        raise
    except GameError as error:
        raise BadRecord("beginning", reason=error.message) from None


def _dealt(data: dict[str, Any]) -> Match:
    game = find(data.get("game", ""))
    version = data.get("rules_version")
    if not game.plays(version):
        raise BadRecord("version", version=quoted(version), now=str(game.rules_version))
    edition = data.get("edition")
    if edition is None:
        chosen = game.default_edition()
    elif isinstance(edition, dict) and isinstance(edition.get("text"), str):
        chosen = game.read_edition(edition["text"], "the record's edition")
    else:
        raise BadRecord("components")
    if data.get("start") is not None:
        match = Match.from_public(data["start"], game=game, edition=chosen)
        if match.rules_version != version:
            said, begun = quoted(version), str(match.rules_version)
            raise BadRecord("differs", key="rules_version", said=said, played=begun)
        return match
    seed = data.get("seed")
    if seed is None:
        raise BadRecord("no-deal")
    return Match(
        game,
        data.get("players", 0),
        seed=seed,
        options=data.get("options", {}),
        first=data.get("first"),
        edition=chosen,
        rules_version=version,
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
    match = replay(data, undoable=False)
    played = record(match) | fair_deal.recorded_in(data, match.players)
    for key in ("players", "options", "result"):
        if data.get(key) != played[key]:
            said, given = quoted(data.get(key)), quoted(played[key])
            raise BadRecord("differs", key=key, said=said, played=given)
    return Verified(match, len(match.moves), match.is_over, played)
