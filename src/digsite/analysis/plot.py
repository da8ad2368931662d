"""The course of a game's win chances as a picture: text, SVG or PNG, without further libraries."""

import itertools
import struct
import zlib
from typing import Final

from digsite.analysis.review import Review
from digsite.drawing.canvas import Canvas, Stroke, Words

COLOURS: Final = ("#d55e00", "#0072b2", "#009e73", "#cc79a7", "#56b4e9")
"""Told apart by people who cannot tell red from green; one for each seat."""

GRID: Final = "#cccccc"
INK: Final = "#000000"
MARKS: Final = "●■▲◆★"
WIDTH: Final = 720
HEIGHT: Final = 320
EDGE: Final = 30


def as_text(review: Review, *, width: int = 72, height: int = 14) -> str:
    """A plot for the terminal; where two seats meet, the later one is drawn."""
    rows = [[" "] * width for _ in range(height)]
    count = len(review.moves)
    for seat in range(review.players):
        for column in range(min(width, count)):
            move = review.moves[column * count // min(width, count)]
            row = round((1 - min(1.0, max(0.0, move.win[seat]))) * (height - 1))
            rows[row][column] = MARKS[seat]
    labels = {0: "100%", (height - 1) // 2: " 50%", height - 1: "  0%"}
    lines = [f"{labels.get(index, ''):>4} │{''.join(row)}" for index, row in enumerate(rows)]
    return "\n".join([*lines, "     └" + "─" * width])


def as_svg(review: Review, names: tuple[str, ...], title: str = "Win chances") -> str:
    """A plot for a page."""
    canvas = Canvas(WIDTH, HEIGHT, "#ffffff", title=title)
    for percent in (0, 50, 100):
        y = _height(percent / 100)
        canvas.add(Stroke(((EDGE, y), (WIDTH - EDGE, y)), GRID))
        canvas.add(Words(2, y, f"{percent}%", 10, INK))
    for seat in range(review.players):
        canvas.add(Stroke(_points(review, seat), COLOURS[seat], 2))
        canvas.add(Words(EDGE + 120 * seat, 10, names[seat], 12, COLOURS[seat]))
    return canvas.svg()


def as_png(review: Review) -> bytes:
    """The same lines as pixels."""
    pixels = bytearray(b"\xff" * (WIDTH * HEIGHT * 3))
    for percent in (0, 50, 100):
        y = round(_height(percent / 100))
        _line(pixels, (EDGE, y), (WIDTH - EDGE, y), bytes.fromhex(GRID[1:]), 1)
    for seat in range(review.players):
        points = _points(review, seat)
        for start, end in itertools.pairwise(points):
            _line(pixels, start, end, bytes.fromhex(COLOURS[seat][1:]), 2)
    row = WIDTH * 3
    data = b"".join(b"\0" + bytes(pixels[y * row : (y + 1) * row]) for y in range(HEIGHT))
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(data)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, body) for name, body in chunks)


def _points(review: Review, seat: int) -> list[tuple[float, float]]:
    step = (WIDTH - 2 * EDGE) / max(1, len(review.moves) - 1)
    return [
        (EDGE + index * step, _height(move.win[seat])) for index, move in enumerate(review.moves)
    ]


def _height(chance: float) -> float:
    return EDGE + (1 - chance) * (HEIGHT - 2 * EDGE)


def _line(
    pixels: bytearray,
    start: tuple[float, float],
    end: tuple[float, float],
    colour: bytes,
    thickness: int,
) -> None:
    steps = int(max(abs(end[0] - start[0]), abs(end[1] - start[1]))) + 1
    for step in range(steps + 1):
        x = round(start[0] + (end[0] - start[0]) * step / steps)
        y = round(start[1] + (end[1] - start[1]) * step / steps)
        for down in range(thickness):
            place = ((y + down) * WIDTH + x) * 3
            pixels[place : place + 3] = colour


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
