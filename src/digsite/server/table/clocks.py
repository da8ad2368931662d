"""Clocks: how long a turn may take, what is left in reserve, and who is late.

A clock is part of the table's row and changes with the same transaction as the move that stops it.
Everything here is computed from that row and the time of the move, so that every worker that hears
of the move comes to the same clock.
"""

from typing import Final

from digsite.server.store import Table
from digsite.server.store.models import TableValues
from digsite.server.times import SECOND
from digsite.server.wire.responses import ShownClock

TURN: Final = "turn"
"""A bot plays the late turn to its end; the next one is the player's again."""
SEAT: Final = "seat"
"""A bot plays on in the late seat until its holder takes it back."""
ASK: Final = "ask"
"""Nothing happens by itself; any other player may hand the late seat to a bot."""


def turn(table: Table, reserves: list[int], active: int, at: int) -> TableValues:
    """The clock's columns at the beginning of a turn."""
    if table.clock is None:
        return {}
    deadline = at + table.clock["turn"] * SECOND + reserves[active]
    return {"reserves": reserves, "turn_began": at, "deadline": deadline, "late_seat": None}


def start(table: Table, active: int, at: int) -> TableValues:
    """The clock's columns at the start of a game."""
    if table.clock is None:
        return {}
    return turn(table, [table.clock["reserve"] * SECOND] * len(table.seats), active, at)


def again(table: Table, at: int) -> TableValues:
    """The clock's columns when somebody sits down, or takes a seat back, during a turn."""
    if table.clock is None or table.active is None or table.reserves is None:
        return {}
    return turn(table, table.reserves, table.active, at)


def stop(table: Table) -> TableValues:
    """The clock's columns when the last player has left: nobody is late while the game waits."""
    return {} if table.deadline is None else {"deadline": None}


def after_move(table: Table, values: TableValues, at: int) -> TableValues:
    """What a move makes of the clock; `values` are the table's columns after it."""
    if table.clock is None or table.reserves is None:
        return {}
    if values["active"] is None:
        return {"late_seat": None, "deadline": None}
    if (values["active"], values["round"]) == (table.active, table.round):
        return {}
    return turn(table, _spent(table, at), values["active"], at)


def _spent(table: Table, at: int) -> list[int]:
    """The reserves after the turn that ends now; who was late has none left."""
    assert table.clock is not None
    left = list(table.reserves or [])
    if table.active is not None and table.turn_began is not None:
        over = at - table.turn_began - table.clock["turn"] * SECOND
        left[table.active] = max(0, left[table.active] - max(0, over))
    return left


def stand_in(table: Table, seat_number: int) -> str | None:
    """The level of the bot that plays a seat now, if one does; where nobody is left none does."""
    if not table.has_players():
        return None
    seat = table.seats[seat_number]
    if seat.bot is None and table.late_seat == seat_number and table.clock is not None:
        return str(table.clock["bot"]) if table.clock["late"] == TURN else None
    return seat.bot


def was_late_here(table: Table, seat_number: int) -> bool:
    """Whether a seat has been late in the position as it is now."""
    return any((late.seq, late.seat) == (table.seq, seat_number) for late in table.lates)


def may_be_handed(table: Table, seat_number: int, holder: str) -> bool:
    """Whether any other player may hand a seat to a bot because it is late."""
    asked = table.clock is not None and table.clock["late"] == ASK
    return asked and table.late_seat == seat_number and table.is_held_by(holder)


def shown(table: Table, at: int) -> ShownClock | None:
    """The clock in the table object."""
    if table.clock is None:
        return None
    return {
        **table.clock,
        "turn_began": table.turn_began,
        "deadline": table.deadline,
        "late_seat": table.late_seat,
        "reserves": table.reserves,
        "lates": [{"seq": late.seq, "seat": late.seat, "at": late.at} for late in table.lates],
        "now": at,
    }
