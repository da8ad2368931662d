"""The curves of a training as one picture: wins against the opponent, and what is left to learn."""

from collections.abc import Sequence
from typing import Final

from digsite.analysis.plot import COLOURS
from digsite.learning.training import Line

WIDTH: Final = 720
HEIGHT: Final = 320
EDGE: Final = 40


def as_svg(lines: Sequence[Line]) -> str:
    """One dot for each lot over the minutes of processor time."""
    minutes = max(line.seconds for line in lines) / 60
    top = max(1.0, *(line.loss.policy for line in lines))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        ' font-family="sans-serif">',
        "<title>Training curves</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        *_grid(minutes, top),
    ]
    for number, (name, values) in enumerate(_curves(lines).items()):
        colour = COLOURS[number]
        dots = [
            _place(line.seconds / 60, value, minutes, top)
            for line, value in zip(lines, values, strict=True)
        ]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in dots)
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{colour}"/>' for x, y in dots]
        x = EDGE + 135 * number
        parts.append(f'<text x="{x}" y="16" font-size="11" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _curves(lines: Sequence[Line]) -> dict[str, list[float]]:
    """What is drawn, by its name."""
    curves = {f"wins against {name}": [line.wins[name] for line in lines] for name in lines[0].wins}
    return curves | {
        "agrees with teacher": [line.loss.agreed for line in lines],
        "policy loss (nats)": [line.loss.policy for line in lines],
        "value loss (nats)": [line.loss.value for line in lines],
    }


def _grid(minutes: float, top: float) -> list[str]:
    """Horizontal lines at every half, and the minutes along the foot."""
    parts = []
    for half in range(int(2 * top) + 1):
        _, y = _place(0, half / 2, minutes, top)
        parts.append(f'<path d="M{EDGE} {y:.1f}H{WIDTH - EDGE}" stroke="#cccccc"/>')
        parts.append(f'<text x="8" y="{y + 4:.1f}" font-size="11">{half / 2:g}</text>')
    for quarter in range(5):
        x, y = _place(minutes * quarter / 4, 0, minutes, top)
        label = f"{minutes * quarter / 4:.0f} min"
        parts.append(f'<text x="{x - 14:.1f}" y="{y + 18:.1f}" font-size="11">{label}</text>')
    return parts


def _place(minute: float, value: float, minutes: float, top: float) -> tuple[float, float]:
    x = EDGE + minute / minutes * (WIDTH - 2 * EDGE)
    return x, HEIGHT - EDGE + value / top * (2 * EDGE - HEIGHT)
