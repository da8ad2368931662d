"""The curves of a training as one picture: how far it is from what it is taught."""

from collections.abc import Sequence
from typing import Final

from digsite.analysis.plot import COLOURS, GRID, INK
from digsite.drawing.canvas import Canvas, Disc, Stroke, Words
from digsite.learning.training import Line

WIDTH: Final = 720
HEIGHT: Final = 320
EDGE: Final = 40


def as_svg(lines: Sequence[Line]) -> str:
    """One dot for each lot over the minutes of processor time."""
    minutes = max(line.seconds for line in lines) / 60
    top = max(line.fresh_loss for line in lines)
    canvas = Canvas(WIDTH, HEIGHT, "#ffffff", title="Training curves")
    _add_grid(canvas, minutes, top)
    for place, (name, values) in enumerate(_curves(lines).items()):
        colour = COLOURS[place]
        dots = [
            _place(line.seconds / 60, value, minutes, top)
            for line, value in zip(lines, values, strict=True)
        ]
        canvas.add(Stroke(dots, colour, 2), *(Disc(x, y, 2.5, colour, colour) for x, y in dots))
        canvas.add(Words(EDGE + 135 * place, 12, name, 11, colour))
    return canvas.svg()


def _curves(lines: Sequence[Line]) -> dict[str, list[float]]:
    """What is drawn, by its name."""
    return {
        "loss on new games": [line.fresh_loss for line in lines],
        "entropy of their targets": [line.floor for line in lines],
        "loss while learning": [line.loss for line in lines],
    }


def _add_grid(canvas: Canvas, minutes: float, top: float) -> None:
    """Horizontal lines at every half, and the minutes along the foot."""
    for half in range(int(2 * top) + 1):
        _, y = _place(0, half / 2, minutes, top)
        canvas.add(Stroke(((EDGE, y), (WIDTH - EDGE, y)), GRID))
        canvas.add(Words(8, y, f"{half / 2:g}", 11, INK))
    for quarter in range(5):
        x, y = _place(minutes * quarter / 4, 0, minutes, top)
        canvas.add(Words(x, y + 14, f"{minutes * quarter / 4:.0f} min", 11, INK, anchor="middle"))


def _place(minute: float, value: float, minutes: float, top: float) -> tuple[float, float]:
    x = EDGE + minute / minutes * (WIDTH - 2 * EDGE)
    return x, HEIGHT - EDGE + value / top * (2 * EDGE - HEIGHT)
