"""Boards for people: drawn as a small text picture, checked, and put into a state.

    PPPRRRRRRPPP     the surface: four spaces of equal width
    ............     one line for each row underground
    ..P..#.#..P.

`.` is an ordinary space, `P` a portal, `R` a refinery, `B` both, `#` bedrock.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from digsite import locales
from digsite.core.edition_faults import wrong_in
from digsite.core.errors import Reason, reason_in
from digsite.undermining.table.state import (
    MOST_COLUMNS,
    MOST_PORTALS,
    MOST_REFINERIES,
    MOST_ROWS,
    SPACE_NAMES,
    SURFACE,
    UNDERGROUND,
    State,
)

LEAST_COLUMNS: Final = 4
LEAST_ROWS: Final = 2
SIGNS: Final = ".PRB#"
WORDS: Final = locales.catalogue_in(Path(__file__).parent / "locales")


class ImpossibleBoard(Exception):
    """Why nobody can play on a board; `line` of the picture, from 0, where that is to be seen."""

    def __init__(self, reason: Reason, line: int | None = None) -> None:
        super().__init__(reason_in(reason, "en"))
        self.reason, self.line = reason, line


def _impossible(fault: str, line: int | None = None, **facts: str | int) -> ImpossibleBoard:
    return ImpossibleBoard(wrong_in(WORDS, f"board-{fault}", **facts), line)


@dataclass(frozen=True)
class Drawing:
    """A board as spaces, each list ascending."""

    columns: int
    rows: int
    bedrock: tuple[int, ...]
    portals: tuple[int, ...]
    refineries: tuple[int, ...]

    @property
    def ground(self) -> list[int]:
        """The underground spaces that take a tile at set-up."""
        return [
            row * MOST_COLUMNS + column
            for row in range(self.rows)
            for column in range(self.columns)
            if row * MOST_COLUMNS + column not in self.bedrock
        ]

    @property
    def top_row(self) -> list[int]:
        """Those of them that take solid rock."""
        return [space for space in self.ground if space < MOST_COLUMNS]


def read_picture(picture: str) -> Drawing:
    """The board that a picture shows; raises ImpossibleBoard with the line and the reason."""
    lines = [line.rstrip() for line in picture.rstrip().splitlines()]
    if not lines:
        raise _impossible("empty")
    columns, rows = len(lines[0]), len(lines) - 1
    check_size(columns, rows)
    found: dict[str, list[int]] = {sign: [] for sign in SIGNS}
    for row, line in enumerate(lines):
        strangers = sorted(set(line) - set(SIGNS))
        if strangers:
            raise _impossible("sign", row, sign=repr(strangers[0]), signs=SIGNS)
        if len(line) != columns:
            raise _impossible("width", row, found=len(line), wanted=columns)
        signs = _surface_signs(line) if row == 0 else line
        start = UNDERGROUND if row == 0 else (row - 1) * MOST_COLUMNS
        for offset, sign in enumerate(signs):
            found[sign].append(start + offset)
    drawing = Drawing(
        columns,
        rows,
        bedrock=tuple(sorted(found["#"])),
        portals=tuple(sorted(found["P"] + found["B"])),
        refineries=tuple(sorted(found["R"] + found["B"])),
    )
    check(drawing)
    return drawing


def _surface_signs(line: str) -> str:
    width = len(line) // SURFACE
    spaces = [line[start : start + width] for start in range(0, len(line), width)]
    for index, space in enumerate(spaces, start=1):
        if len(set(space)) > 1:
            raise _impossible("surface-signs", 0, space=f"s{index}", signs=repr(space))
        if "#" in space:
            raise _impossible("surface-bedrock", 0)
    return "".join(space[0] for space in spaces)


def check_size(columns: int, rows: int) -> None:
    """Columns that four surface spaces can share, rows that the largest board has."""
    if not LEAST_COLUMNS <= columns <= MOST_COLUMNS or columns % SURFACE:
        bounds = {"least": LEAST_COLUMNS, "most": MOST_COLUMNS, "step": SURFACE}
        raise _impossible("columns", 0, **bounds, found=columns)
    if not LEAST_ROWS <= rows <= MOST_ROWS:
        raise _impossible("rows", least=LEAST_ROWS, most=MOST_ROWS, found=rows)


def check(drawing: Drawing) -> None:
    """Refuse a board on which the game cannot be played."""
    if not drawing.refineries:
        raise _impossible("no-refinery")
    for name, spaces, most in (
        ("portals", drawing.portals, MOST_PORTALS),
        ("refineries", drawing.refineries, MOST_REFINERIES),
    ):
        if len(spaces) > most:
            raise _impossible(name, most=most, found=len(spaces))
    cut_off = sorted(set(drawing.ground) - _diggable(drawing))
    if cut_off:
        row = cut_off[0] // MOST_COLUMNS
        raise _impossible("cut-off", row + 1, space=SPACE_NAMES[cut_off[0]])


def _diggable(drawing: Drawing) -> set[int]:
    """Every space that a UMV can dig its way to from the surface."""
    ground, reached = set(drawing.ground), set(drawing.top_row)
    waiting = list(reached)
    while waiting:
        space = waiting.pop()
        beside = [space - MOST_COLUMNS, space + MOST_COLUMNS]
        beside += [space - 1] if space % MOST_COLUMNS else []
        beside += [space + 1] if (space + 1) % MOST_COLUMNS else []
        new = ground.intersection(beside) - reached
        reached |= new
        waiting += new
    return reached


def put_into(state: State, drawing: Drawing) -> None:
    """Give the state this board; everything outside it is bedrock."""
    board = state.board
    board.columns, board.rows = drawing.columns, drawing.rows
    board.portals_drawn, board.refineries_drawn = len(drawing.portals), len(drawing.refineries)
    board.portals = _filled(drawing.portals, MOST_PORTALS)
    board.refineries = _filled(drawing.refineries, MOST_REFINERIES)
    board.bedrock = [(1 << MOST_COLUMNS) - 1] * MOST_ROWS
    for space in drawing.ground:
        board.bedrock[space // MOST_COLUMNS] &= ~(1 << space % MOST_COLUMNS)


def _filled(spaces: Sequence[int], length: int) -> list[int]:
    return [*spaces, *[0] * (length - len(spaces))]


def drawing_of(state: State) -> Drawing:
    """The board of a state."""
    board = state.board
    portals = tuple(board.portals[: board.portals_drawn])
    refineries = tuple(board.refineries[: board.refineries_drawn])
    return _drawing(board.columns, board.rows, tuple(board.bedrock), portals, refineries)


@lru_cache(maxsize=64)
def _drawing(
    columns: int,
    rows: int,
    bits: tuple[int, ...],
    portals: tuple[int, ...],
    refineries: tuple[int, ...],
) -> Drawing:
    """The same drawing for the same board: a view of it is written at every move."""
    bedrock = tuple(
        row * MOST_COLUMNS + column
        for row in range(rows)
        for column in range(columns)
        if bits[row] >> column & 1
    )
    return Drawing(columns, rows, bedrock, portals, refineries)
