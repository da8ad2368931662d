"""A table and its deal as they are told to one browser, or to all."""

from functools import lru_cache

from digsite.core import fair_deal
from digsite.core.edition import Edition
from digsite.core.game import find
from digsite.server.ids import account_of
from digsite.server.ratings import rated_games
from digsite.server.store import Seat, Table
from digsite.server.table import clocks
from digsite.server.table.history import seed_of
from digsite.server.times import now
from digsite.server.wire.responses import Hints, ShownDeal, ShownSeat, ShownStart, ShownTable


def shown_table(
    table: Table,
    edition: Edition,
    holder: str | None,
    connected: set[str],
    *,
    invite: bool = False,
) -> ShownTable:
    """A table as one browser may be told it."""
    return shown_to(holder, shown_to_all(table, edition, connected), table, invite=invite)


def shown_to_all(table: Table, edition: Edition, connected: set[str]) -> ShownTable:
    """What everybody may be told of a table."""
    game = find(table.game)
    over = table.phase == "over"
    unrated = rated_games.why_not_rated(table) if table.phase == "lobby" else None
    return {
        "table": table.id,
        "game": table.game,
        "players": len(table.seats),
        "options": table.options,
        "edition": edition.name,
        "first": table.first,
        "components": game.components(edition),
        "tutorial": table.tutorial is not None,
        "start": shown_start(table),
        "rules_version": table.rules_version,
        "phase": table.phase,
        "watch": table.watch,
        "locked": table.lock is not None,
        "hot_seat": _is_hot_seat(table),
        "seats": [_shown_seat(table, seat, connected) for seat in table.seats],
        "host": False,
        "invite": None,
        "replay": table.replay if over and table.tutorial is None else None,
        "rematch": None,
        "deal": shown_deal(table) if table.is_dealt() else None,
        "clock": clocks.shown(table, now()),
        "hints": hints_of(table),
        "hints_used": [{"seq": use["seq"], "seat": use["seat"]} for use in table.hints_used or []],
        "series": table.series,
        "paired": table.paired,
        "rated": (unrated is None) if table.phase == "lobby" else table.rated is not None,
        "unrated": unrated,
        "created": table.created,
        "changed": table.changed,
        "seq": table.seq,
        "active": table.active,
        "round": table.round,
        "winners": table.winners,
        "ending": table.ending,
    }


def shown_to(
    holder: str | None, common: ShownTable, table: Table, *, invite: bool = False
) -> ShownTable:
    """What everybody is told of a table, with what only this browser may be told besides."""
    shown = common.copy()
    shown["host"] = holder is not None and table.host == holder
    is_seated, has_left = table.is_held_by(holder), table.may_return(holder)
    if invite or is_seated:
        shown["invite"] = table.invite
    if is_seated:
        shown["rematch"] = table.rematch
    if is_seated or has_left:
        shown["seats"] = common["seats"].copy()
        for number, seat in enumerate(table.seats):
            mine, may_return = seat.holder == holder, has_left and seat.left == holder
            if mine or may_return:
                own = common["seats"][number]
                shown["seats"][number] = {**own, "mine": mine, "may_return": may_return}
    return shown


def shown_start(table: Table) -> ShownStart | None:
    """Where the position was taken from that a game begins with; None if it was dealt."""
    if table.start is None:
        return None
    start = table.start
    return {"replay": start["replay"], "move": start["move"], "line": start["line"]}


_commitment = lru_cache(maxsize=4096)(fair_deal.commitment)


def shown_deal(table: Table) -> ShownDeal:
    """How the deal was made; what would tell it only once the game is over."""
    over = table.phase == "over"
    return {
        "commitment": _commitment(table.secret),
        "nonces": [seat.nonce for seat in table.seats],
        "secret": table.secret if over else None,
        "seed": str(seed_of(table)) if over else None,
    }


def _shown_seat(table: Table, seat: Seat, connected: set[str]) -> ShownSeat:
    plays = table.active == seat.number
    return {
        "seat": seat.number,
        "colour": find(table.game).colours[seat.number],
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "account": account_at(table, seat),
        "mine": False,
        "left": seat.left is not None,
        "may_return": False,
        "host": seat.holder is not None and seat.holder == table.host,
        "connected": seat.kind == "bot" or seat.holder in connected,
        "thinking": plays and clocks.stand_in(table, seat.number) is not None,
        "ready": seat.kind == "bot" or seat.nonce is not None or _owes_nothing(table, seat),
        "wins": seat.wins,
        "rating": rating_of(table, seat),
        "provisional": seat.provisional,
    }


def rating_of(table: Table, seat: Seat) -> int | None:
    """What whoever plays a seat is worth: a person when they came, a bot by the ladder."""
    if seat.kind == "bot":
        level = find(table.game).levels.get(seat.bot or "")
        return None if level is None else level.rating
    return seat.rating


def account_at(table: Table, seat: Seat) -> str | None:
    """Whose lasting name a seat has: at a further seat of the same device somebody else plays."""
    first = next((one for one in table.seats if one.holder == seat.holder), None)
    return account_of(seat.holder) if first is seat else None


def _owes_nothing(table: Table, seat: Seat) -> bool:
    """Without a deal nobody has to give a nonce."""
    return seat.kind == "human" and not table.is_dealt()


def hints_of(table: Table) -> Hints:
    """Whether hints may be asked for; in the lobby somebody may still come to an open seat.

    Somebody who left may come back, and must not find that the others were helped meanwhile. In a
    rated game nobody is helped at all.
    """
    if table.rated is not None:
        return "off"
    people = {seat.holder or seat.left for seat in table.seats} - {None}
    to_come = [seat for seat in table.seats if table.phase == "lobby" and seat.kind == "open"]
    if len(people) + len(to_come) <= 1:
        return "alone"
    return "agreed" if table.hints else "off"


def _is_hot_seat(table: Table) -> bool:
    """Whether one browser holds several seats."""
    holders = [seat.holder for seat in table.seats if seat.holder is not None]
    return len(holders) > len(set(holders))
