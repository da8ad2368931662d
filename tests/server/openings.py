"""The first moves of games, by which tests come to where something can be done."""

from tests.server.serving import Line


def place_stations(line: Line, first: int) -> None:
    """At a table of one browser: both first stations, on b2 and b3; then it is the first turn."""
    line.hello(first)
    line.play("place b2")
    line.look(1 - first)
    line.play("place b3")
    line.look(first)
