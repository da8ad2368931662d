"""The planet of Undermining with its UMVs, the contracts and the players' mats."""

from typing import Any, Final

from digsite.drawing.canvas import Canvas, Disc, Rect, Words

SIDE: Final = 40
MARGIN: Final = 16
SURFACE_HEIGHT: Final = 46
LINE: Final = 24
INK: Final = "#1d2430"
PAPER: Final = "#e9edf2"
TUNNEL: Final = "#3a322c"
BEDROCK: Final = "#101010"
SURFACE: Final = "#b9cbd8"
TILES: Final = {
    "rock": ("#8d8d8d", ""),
    "rubble": ("#b5b0a8", ""),
    "uranium": ("#7fc95e", "U"),
    "titanium": ("#6fc3cf", "T"),
    "diamond": ("#f4f7fb", "D"),
    "niobium": ("#7f94e0", "N"),
    "xanium": ("#f2cf4d", "X"),
    "alien": ("#cf7fd6", "A"),
}
COLOURS: Final = {
    "orange": "#e8822a",
    "blue": "#2a62c8",
    "green": "#2f9c4a",
    "red": "#c92a3a",
    "purple": "#8038a8",
}


def draw(view: dict[str, Any]) -> Canvas:
    """The surface, the ground below it, then contracts and mats line by line."""
    board = view["board"]
    width, height = board["columns"] * SIDE, SURFACE_HEIGHT + board["rows"] * SIDE
    lines = [_contract(contract) for contract in view["contracts"]]
    seats = view["seats"]
    total = height + 3 * MARGIN + LINE * (len(lines) + len(seats))
    canvas = Canvas(max(width, 480) + 2 * MARGIN, total, PAPER)
    _surface(canvas, view, width / 4)
    for row in range(board["rows"]):
        for column in range(board["columns"]):
            name = f"{'abcdefghijklmnop'[column]}{row + 1}"
            x, y = MARGIN + column * SIDE, MARGIN + SURFACE_HEIGHT + row * SIDE
            _space(canvas, view, name, x, y)
    below = height + 2 * MARGIN
    for line in lines:
        canvas.add(Words(MARGIN, below + LINE / 2, line, 14, INK))
        below += LINE
    for seat, mat in enumerate(seats):
        _mat(canvas, mat, view["scores"][seat], below, active=seat == view["seat"])
        below += LINE
    return canvas


def _surface(canvas: Canvas, view: dict[str, Any], width: float) -> None:
    board = view["board"]
    for index, name in enumerate(("s1", "s2", "s3", "s4")):
        x = MARGIN + index * width
        canvas.add(Rect(x + 1, MARGIN, width - 2, SURFACE_HEIGHT - 4, SURFACE, 4))
        signs = [name]
        signs += ["refinery"] if name in board["refineries"] else []
        signs += ["portal"] if name in board["portals"] else []
        canvas.add(Words(x + 8, MARGIN + 11, " ".join(signs), 12, INK))
        here = [mat["colour"] for mat in view["seats"] if mat["at"] == name]
        for place, colour in enumerate(here):
            canvas.add(Disc(x + 18 + place * 20, MARGIN + 30, 9, COLOURS[colour]))


def _space(canvas: Canvas, view: dict[str, Any], name: str, x: int, y: int) -> None:
    board, middle = view["board"], (x + SIDE / 2, y + SIDE / 2)
    tile = view["tiles"].get(name)
    fill = BEDROCK if name in board["bedrock"] else TILES.get(tile, (TUNNEL, ""))[0]
    canvas.add(Rect(x, y, SIDE - 1, SIDE - 1, fill, 3))
    if name in board["portals"]:
        canvas.add(Disc(*middle, SIDE / 2 - 3, "#00000000", "#5b2bd6"))
    if name in board["refineries"]:
        canvas.add(Rect(x + 3, y + 3, 8, 8, "#d65b2b"))
    if tile is not None and TILES[tile][1]:
        canvas.add(Words(*middle, TILES[tile][1], 18, INK, anchor="middle"))
    for seat in view["seats"]:
        if seat["at"] == name:
            canvas.add(Disc(*middle, SIDE / 2 - 7, COLOURS[seat["colour"]], "#ffffff"))


def _contract(contract: dict[str, Any]) -> str:
    needs = contract["needs"] or {}
    wanted = "".join(ore[0].upper() * count for ore, count in needs.items()) or "-"
    stars = " ".join(str(star) for star in contract["stars"])
    return f"contract {wanted}   rewards {stars}"


def _mat(canvas: Canvas, seat: dict[str, Any], score: int, y: float, *, active: bool) -> None:
    if active:
        canvas.add(Rect(MARGIN - 4, y, canvas.width - 2 * MARGIN + 8, LINE - 2, "#00000018", 6))
    cargo = "".join(TILES[token][1] for token in seat["cargo"]) or "-"
    stored = "".join(ore[0].upper() * count for ore, count in seat["warehouse"].items()) or "-"
    built = " ".join(f"{kind} {count}" for kind, count in seat["equipment"].items() if count)
    text = f"{score} stars   batteries {seat['batteries']}   cargo {cargo}   stored {stored}"
    canvas.add(Disc(MARGIN + 10, y + LINE / 2 - 1, 8, COLOURS[seat["colour"]]))
    canvas.add(Words(MARGIN + 28, y + LINE / 2 - 1, f"{text}   {built}".strip(), 14, INK))
