"""A table, its deal and its notices as they are told to one browser, or to all."""

from functools import lru_cache
from typing import Any

from digsite.core import deal
from digsite.core.game import find
from digsite.server.ids import now
from digsite.server.store import Seat, Table
from digsite.server.store.notices import Notice
from digsite.server.table import clocks
from digsite.server.table.history import edition_of, seed_of
from digsite.server.table.views import previews_of


def table_object(
    table: Table, holder: str | None, connected: set[str], *, invite: bool = False
) -> dict[str, Any]:
    """A table as one browser may be told it."""
    return personal_object(common_object(table, connected), table, holder, invite=invite)


def common_object(table: Table, connected: set[str]) -> dict[str, Any]:
    """What everybody may be told of a table."""
    game = find(table.game)
    edition = edition_of(game, table.edition)
    over = table.phase == "over"
    return {
        "table": table.id,
        "game": table.game,
        "players": len(table.seats),
        "options": table.options,
        "edition": edition.name,
        "components": previews_of(game).components(edition),
        "rules_version": table.rules_version,
        "phase": table.phase,
        "watch": table.watch,
        "locked": table.lock is not None,
        "hot_seat": _is_hot_seat(table),
        "seats": [_seat_object(table, seat, connected) for seat in table.seats],
        "host": False,
        "invite": None,
        "replay": table.replay if over else None,
        "rematch": None,
        "deal": deal_object(table),
        "clock": clocks.public(table, now()),
        "created": table.created,
        "changed": table.changed,
        "seq": table.seq,
        "active": table.active,
        "round": table.round,
        "winners": table.winners,
        "ending": table.ending,
    }


def notice_object(notice: Notice) -> dict[str, Any]:
    """A notice as its owner sees it."""
    return {
        "notice": notice.id,
        "seat": notice.seat,
        "kind": notice.kind,
        "to": None if notice.kind == "push" else notice.target,
        "confirmed": notice.code is None,
    }


def personal_object(
    common: dict[str, Any], table: Table, holder: str | None, *, invite: bool = False
) -> dict[str, Any]:
    """What one browser is told of a table besides."""
    mine = [seat.number for seat in table.seats if holder is not None and seat.holder == holder]
    told = common | {"invite": table.invite} if invite else common
    if table.may_return(holder):
        told = told | {"seats": [_with_return(table, seat, holder) for seat in common["seats"]]}
    if not mine:
        return told | {"host": holder is not None and table.host == holder}
    return told | {
        "seats": [seat | {"mine": seat["seat"] in mine} for seat in told["seats"]],
        "host": table.host == holder,
        "invite": table.invite,
        "rematch": table.rematch,
    }


def _with_return(table: Table, seat: dict[str, Any], holder: str | None) -> dict[str, Any]:
    return seat | {"may_return": table.may_return(holder, seat["seat"])}


_commitment = lru_cache(maxsize=4096)(deal.commitment)


def deal_object(table: Table) -> dict[str, Any]:
    """How the deal was made; what would tell it only once the game is over."""
    over = table.phase == "over"
    return {
        "commitment": _commitment(table.secret),
        "nonces": [seat.nonce for seat in table.seats],
        "secret": table.secret if over else None,
        "seed": str(seed_of(table)) if over else None,
    }


def _seat_object(table: Table, seat: Seat, connected: set[str]) -> dict[str, Any]:
    stands_in = clocks.stand_in(table, seat.number) is not None
    return {
        "seat": seat.number,
        "colour": find(table.game).colours[seat.number],
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "mine": False,
        "left": seat.left is not None,
        "may_return": False,
        "host": seat.holder is not None and seat.holder == table.host,
        "connected": seat.kind == "bot" or seat.holder in connected,
        "thinking": table.active == seat.number and stands_in,
        "ready": seat.kind == "bot" or seat.nonce is not None,
    }


def _is_hot_seat(table: Table) -> bool:
    """Whether one browser holds several seats."""
    holders = [seat.holder for seat in table.seats if seat.holder is not None]
    return len(holders) > len(set(holders))
