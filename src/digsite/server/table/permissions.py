"""A table in memory: how it stands, and who may do what. Nothing here waits, writes or tells."""

from digsite.server.store import Seat, Table
from digsite.server.table import clocks
from digsite.server.table import history as courses
from digsite.server.table.connection import Client
from digsite.server.table.history import Course
from digsite.server.wire.refusals import Refused


class Standing:
    """`course` is None in the lobby, and where the rules the game was begun with are missing."""

    def __init__(self, table: Table, course: Course | None) -> None:
        self.table, self.course = table, course

    def require_rules(self) -> None:
        """Refuse a game that was begun with rules that are not installed."""
        if self.course is None and self.table.phase != "lobby":
            courses.require_rules(self.table)

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.table.seats):
            raise Refused("seat.unknown")
        return self.table.seats[number]

    def names(self, *, but: int) -> list[str | None]:
        """The names at the other seats."""
        return [seat.name for seat in self.table.seats if seat.number != but]

    def holds(self, holder: str | None, number: int | None) -> bool:
        return number is not None and holder is not None and self.seat(number).holder == holder

    def may_watch(self, holder: str | None) -> bool:
        if self.table.watch != "players":
            return True
        return self.table.is_held_by(holder)

    def playing(self) -> Course:
        """The course of the game under way."""
        self.require_rules()
        if self.course is None or self.table.phase != "playing":
            raise Refused("table.not_playing")
        return self.course

    def plays(self, client: Client) -> bool:
        """Whether the seat that the client looks through is to choose the next action."""
        if self.table.phase != "playing" or client.eyes is None:
            return False
        own_turn = self.table.active == client.eyes
        return own_turn and clocks.stand_in(self.table, client.eyes) is None

    def require_turn(self, client: Client) -> Course:
        course = self.playing()
        if client.eyes is None or not self.holds(client.holder, client.eyes):
            raise Refused("seat.not_yours")
        if self.table.active != client.eyes:
            raise Refused("turn.not_yours")
        if not self.plays(client):
            raise Refused("turn.bot")
        return course
