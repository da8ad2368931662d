"""Who may do what at a table. Nothing here waits, writes or tells.

A table's history is None in the lobby, and where the rules it was begun with are missing.
"""

from digsite.server.store import Seat, Table
from digsite.server.table import clocks
from digsite.server.table.history import History, require_installed
from digsite.server.wire.refusals import Refused


def require_seat(table: Table, seat_number: int) -> Seat:
    if not 0 <= seat_number < len(table.seats):
        raise Refused("seat.unknown")
    return table.seats[seat_number]


def holds(table: Table, holder: str | None, seat_number: int | None) -> bool:
    """Whether a browser holds this very seat."""
    return (
        seat_number is not None
        and holder is not None
        and require_seat(table, seat_number).holder == holder
    )


def may_watch(table: Table, holder: str | None) -> bool:
    return table.watch != "players" or table.is_held_by(holder)


def require_rules(table: Table, history: History | None) -> None:
    """Refuse a game that was begun with rules that are not installed."""
    if history is None and table.phase != "lobby":
        require_installed(table)


def require_playing(table: Table, history: History | None) -> History:
    """The history of the game under way."""
    require_rules(table, history)
    if history is None or table.phase != "playing":
        raise Refused("table.not_playing")
    return history


def plays(table: Table, eyes: int | None) -> bool:
    """Whether a person looks through these eyes who is to choose the next action."""
    if table.phase != "playing" or eyes is None:
        return False
    return table.active == eyes and clocks.stand_in(table, eyes) is None


def require_turn(
    table: Table,
    history: History | None,
    holder: str | None,
    eyes: int | None,
    seq: int | None = None,
) -> History:
    """The history of a game in which the holder of a seat is to choose the next action.

    Who chooses by a position that is `seq` changes old is told that first.
    """
    history = require_playing(table, history)
    if not holds(table, holder, eyes):
        raise Refused("seat.not_yours")
    if seq not in (None, table.seq):
        raise Refused("table.moved_on")
    if table.active != eyes:
        raise Refused("turn.not_yours")
    if not plays(table, eyes):
        raise Refused("turn.bot")
    return history


def require_tutorial(history: History, action: str, lang: str) -> None:
    """Refuse what is not the tutorial's next step, by the rules' own reason if they have one."""
    place = history.place()
    if place is not None and action not in place.choices:
        history.match.require_legal(action, lang=lang)
        raise Refused("tutorial.not_now")
