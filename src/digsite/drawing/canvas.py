"""A picture made of rectangles, circles, lines and words, written as SVG or as pixels.

Both are drawn from the same list of shapes. Words are set in Pillow's own font where pixels are
asked for, so that no font of the system is needed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal
from xml.sax.saxutils import escape

OVERSAMPLED: Final = 2
"""Pixels are drawn larger and made smaller again, which smooths the edges."""
Anchor = Literal["start", "middle", "end"]
ANCHORS: Final[Mapping[Anchor, str]] = {"start": "lm", "middle": "mm", "end": "rm"}
"""As Pillow calls them: left, middle or right, and half as high as the letters."""


@dataclass(frozen=True)
class Rect:
    x: float
    y: float
    width: float
    height: float
    fill: str
    round: float = 0.0


@dataclass(frozen=True)
class Disc:
    x: float
    y: float
    radius: float
    fill: str
    edge: str = "#00000080"


@dataclass(frozen=True)
class Stroke:
    """A line through points, one after the other."""

    points: Sequence[tuple[float, float]]
    colour: str
    width: float = 1.0


@dataclass(frozen=True)
class Words:
    """A line of text; `anchor` is the part of it that stands at the point."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    anchor: Anchor = "start"


Shape = Rect | Disc | Stroke | Words


class Canvas:
    """Shapes in the order in which they are drawn; the title is for those who cannot see them."""

    def __init__(self, width: int, height: int, background: str, *, title: str = "") -> None:
        self.width, self.height, self.title = width, height, title
        self.shapes: list[Shape] = [Rect(0, 0, width, height, background)]

    def add(self, *shapes: Shape) -> None:
        self.shapes.extend(shapes)

    def svg(self) -> str:
        """The picture as an SVG document."""
        size = f'width="{self.width}" height="{self.height}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {self.width} '
        head += f'{self.height}" font-family="sans-serif"'
        head += f' role="img"><title>{escape(self.title)}</title>' if self.title else ">"
        return "\n".join([head, *map(_element, self.shapes), "</svg>", ""])

    def pixels(self) -> Any:
        """The picture as an array of rows, columns and red, green, blue."""
        import numpy as np
        from PIL import Image, ImageDraw

        scale = OVERSAMPLED
        image = Image.new("RGB", (self.width * scale, self.height * scale))
        pen = ImageDraw.Draw(image, "RGBA")
        for shape in self.shapes:
            _draw(pen, shape, scale)
        small = image.resize((self.width, self.height), Image.Resampling.LANCZOS)
        return np.array(small, dtype=np.uint8)


def _element(shape: Shape) -> str:
    match shape:
        case Rect(x, y, width, height, fill, corner):
            place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
            return f'<rect {place} rx="{corner:g}" fill="{fill}"/>'
        case Disc(x, y, radius, fill, edge):
            place = f'cx="{x:g}" cy="{y:g}" r="{radius:g}"'
            return f'<circle {place} fill="{fill}" stroke="{edge}"/>'
        case Stroke(points, colour, width):
            place = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            style = f'fill="none" stroke="{colour}" stroke-width="{width:g}"'
            return f'<polyline points="{place}" {style}/>'
        case Words(x, y, text, size, fill, anchor):
            side = "" if anchor == "start" else f' text-anchor="{anchor}"'
            place = f'x="{x:g}" y="{y:g}" font-size="{size:g}"{side} dominant-baseline="central"'
            return f'<text {place} fill="{fill}">{escape(text)}</text>'


def _draw(pen: Any, shape: Shape, scale: int) -> None:
    match shape:
        case Rect(x, y, width, height, fill, corner):
            corners = [x * scale, y * scale, (x + width) * scale - 1, (y + height) * scale - 1]
            pen.rounded_rectangle(corners, radius=corner * scale, fill=fill)
        case Disc(x, y, radius, fill, edge):
            corners = [(n + d * radius) * scale for d in (-1, 1) for n in (x, y)]
            pen.ellipse(corners, fill=fill, outline=edge, width=scale)
        case Stroke(points, colour, width):
            places = [(x * scale, y * scale) for x, y in points]
            pen.line(places, fill=colour, width=round(width * scale), joint="curve")
        case Words(x, y, text, size, fill, anchor):
            from PIL import ImageFont

            font = ImageFont.load_default(size * scale)
            place = (x * scale, y * scale)
            pen.text(place, text, fill=fill, font=font, anchor=ANCHORS[anchor])
