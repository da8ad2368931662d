"""The grid of Dig Mars with its stations, and what lies in front of the players."""

from typing import Any, Final

from digsite.dig_mars.table.state import COLUMNS, ROWS, STACK_HEIGHT
from digsite.drawing.canvas import Canvas, Disc, Rect, Words

SIDE: Final = 112
GAP: Final = 8
MARGIN: Final = 16
LINE: Final = 26
INK: Final = "#2a1a12"
PAPER: Final = "#f3e3d3"
EMPTY: Final = "#dcc4ae"
GROUND: Final = ("#e0975c", "#cc7440", "#a9532c", "#7f3a22")
"""The harder to dig, the darker."""
EXPLORED: Final = "#f7d774"
COLOURS: Final = {"red": "#c8202f", "blue": "#1f5fbf", "white": "#ffffff", "black": "#222222"}
BONUSES: Final = {
    "extra_dig": "+dig",
    "extra_carry": "+carry",
    "extra_fortune": "+1",
    "inspect": "look",
    "relocate": "shift",
}


def draw(view: dict[str, Any]) -> Canvas:
    """The grid above, a line for each seat below."""
    grid = COLUMNS * (SIDE + GAP) - GAP
    canvas = Canvas(grid + 2 * MARGIN, grid + 3 * MARGIN + LINE * len(view["seats"]), PAPER)
    for row in range(ROWS):
        for column, letter in enumerate("abcd"):
            x, y = MARGIN + column * (SIDE + GAP), MARGIN + row * (SIDE + GAP)
            _space(canvas, view, f"{letter}{row + 1}", x, y)
    for seat, mat in enumerate(view["seats"]):
        _seat(canvas, mat, 2 * MARGIN + grid + seat * LINE, active=seat == view["seat"])
    return canvas


def _space(canvas: Canvas, view: dict[str, Any], name: str, x: int, y: int) -> None:
    stack = view["stacks"][name]
    tiles = stack["tiles"]
    fill = EMPTY
    if tiles:
        fill = EXPLORED if stack["explored"] else GROUND[tiles[-1]["dig"] - 1]
    canvas.add(Rect(x, y, SIDE, SIDE, fill, 10), Words(x + 8, y + 13, name, 13, INK))
    for level in range(STACK_HEIGHT):
        there = level < len(tiles)
        canvas.add(Rect(x + SIDE - 14, y + SIDE - 14 - level * 9, 8, 6, INK if there else "#0002"))
    if tiles:
        _tile(canvas, stack, x, y)
    place = 0
    for mat in view["seats"]:
        for _ in range(mat["stations"].count(name)):
            across, down = place % 5, place // 5
            centre = x + 16 + across * 17, y + SIDE - 15 - down * 17
            canvas.add(Disc(*centre, 7.5, COLOURS[mat["colour"]]))
            place += 1


def _tile(canvas: Canvas, stack: dict[str, Any], x: int, y: int) -> None:
    """Digging difficulty as marks; the treasure side in words where it is known."""
    tile = stack["tiles"][-1]
    if not stack["explored"]:
        for mark in range(tile["dig"]):
            canvas.add(Rect(x + 40 + mark * 16, y + 8, 10, 10, INK, 2))
    if tile["carry"] is not None:
        middle = x + SIDE / 2
        worth = f"{tile['fortune']} pt"
        canvas.add(Words(middle, y + 38, worth, 20, INK, anchor="middle"))
        weight = f"carry {tile['carry']}  {BONUSES.get(tile['bonus'], '')}"
        canvas.add(Words(middle, y + 60, weight.strip(), 12, INK, anchor="middle"))


def _seat(canvas: Canvas, mat: dict[str, Any], y: float, *, active: bool) -> None:
    fortune = "?" if mat["fortune"] is None else mat["fortune"]
    levels = f"fortune {fortune}   digging {mat['digging']}   carrying {mat['carrying']}"
    text = f"{levels}   fleet {mat['fleet']}"
    if active:
        canvas.add(Rect(MARGIN - 4, y, canvas.width - 2 * MARGIN + 8, LINE - 2, "#00000018", 6))
    canvas.add(Disc(MARGIN + 10, y + LINE / 2 - 1, 8, COLOURS[mat["colour"]]))
    canvas.add(Words(MARGIN + 28, y + LINE / 2 - 1, text, 14, INK))
