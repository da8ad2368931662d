"""A table's record from its entries alone: it can be kept even where it cannot be played."""

from collections.abc import Iterable
from typing import NotRequired

from typing_extensions import TypedDict

from digsite.core import fair_deal, record
from digsite.core.edition import Edition
from digsite.server.store import Entry, Table
from digsite.server.table.history import UNDO, seed_of


class RecordedDeal(TypedDict):
    """How a table was dealt; the secret is told only once the game is over."""

    table: str
    commitment: str
    nonces: list[str | None]
    secret: NotRequired[str]


def recorded_deal(table: Table) -> RecordedDeal:
    recorded: RecordedDeal = {
        "table": table.id,
        "commitment": fair_deal.commitment(table.secret),
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


def record_of(table: Table, edition: Edition, entries: Iterable[Entry]) -> dict[str, object]:
    """The record; what would tell the deal is in it only once the game is over."""
    over = table.phase == "over"
    kept = record.assemble(
        game=table.game,
        rules_version=table.rules_version,
        players=len(table.seats),
        options=table.options,
        edition=None if table.edition is None else edition,
        seed=seed_of(table) if over and table.is_dealt() else None,
        first=table.first,
        start=table.start["position"] if over and table.start is not None else None,
        moves=standing(entries),
        ending=table.ending if over else None,
        winners=table.winners,
    )
    return kept | ({"deal": recorded_deal(table)} if table.is_dealt() else {})
