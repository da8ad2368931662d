"""A table's record from its entries alone: it can be kept even where it cannot be played."""

from collections.abc import Iterable
from typing import NotRequired

from typing_extensions import TypedDict

from digsite.core import deal
from digsite.core.game import find
from digsite.core.record import FORMAT
from digsite.server.store import Entry, Table
from digsite.server.table.history import UNDO, edition_of, seed_of


class RecordedDeal(TypedDict):
    """How a table was dealt; the secret is told only once the game is over."""

    table: str
    commitment: str
    nonces: list[str | None]
    secret: NotRequired[str]


def recorded_deal(table: Table) -> RecordedDeal:
    recorded: RecordedDeal = {
        "table": table.id,
        "commitment": deal.commitment(table.secret),
        "nonces": [seat.nonce for seat in table.seats],
    }
    if table.phase == "over":
        recorded["secret"] = table.secret
    return recorded


def standing(entries: Iterable[Entry]) -> list[str]:
    """The actions that were not taken back."""
    moves: list[str] = []
    for entry in entries:
        if entry.change == UNDO:
            moves.pop()
        else:
            moves.append(entry.action)
    return moves


def record_of(table: Table, entries: Iterable[Entry]) -> dict[str, object]:
    """The record; what would tell the deal is in it only once the game is over."""
    over = table.phase == "over"
    edition = None
    if table.edition is not None:
        name = edition_of(find(table.game), table.edition).name
        edition = {"name": name, "text": table.edition}
    finished = over and table.ending is not None
    return {
        "format": FORMAT,
        "game": table.game,
        "rules_version": table.rules_version,
        "players": len(table.seats),
        "options": table.options,
        "edition": edition,
        "seed": seed_of(table) if over else None,
        "first": None,
        "start": None,
        "moves": standing(entries),
        "result": {"ending": table.ending, "winners": table.winners} if finished else None,
        "deal": recorded_deal(table),
    }
