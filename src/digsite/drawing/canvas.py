"""A picture made of rectangles, circles and words, written as SVG or as pixels.

Both are drawn from the same list of shapes. Words are set in Pillow's own font where pixels are
asked for, so that no font of the system is needed.
"""

from dataclasses import dataclass
from typing import Any, Final
from xml.sax.saxutils import escape

OVERSAMPLED: Final = 2
"""Pixels are drawn larger and made smaller again, which smooths the edges."""


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
class Words:
    x: float
    y: float
    text: str
    size: float
    fill: str
    middle: bool = False


class Canvas:
    """Shapes in the order in which they are drawn."""

    def __init__(self, width: int, height: int, background: str) -> None:
        self.width, self.height = width, height
        self.shapes: list[Rect | Disc | Words] = [Rect(0, 0, width, height, background)]

    def add(self, *shapes: Rect | Disc | Words) -> None:
        self.shapes.extend(shapes)

    def svg(self) -> str:
        """The picture as an SVG document."""
        size = f'width="{self.width}" height="{self.height}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {self.width} '
        head += f'{self.height}" font-family="sans-serif">'
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


def _element(shape: Rect | Disc | Words) -> str:
    match shape:
        case Rect(x, y, width, height, fill, corner):
            place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
            return f'<rect {place} rx="{corner:g}" fill="{fill}"/>'
        case Disc(x, y, radius, fill, edge):
            place = f'cx="{x:g}" cy="{y:g}" r="{radius:g}"'
            return f'<circle {place} fill="{fill}" stroke="{edge}"/>'
        case Words(x, y, text, size, fill, middle):
            anchor = ' text-anchor="middle"' if middle else ""
            place = f'x="{x:g}" y="{y:g}" font-size="{size:g}"{anchor} dominant-baseline="central"'
            return f'<text {place} fill="{fill}">{escape(text)}</text>'


def _draw(pen: Any, shape: Rect | Disc | Words, scale: int) -> None:
    match shape:
        case Rect(x, y, width, height, fill, corner):
            corners = [x * scale, y * scale, (x + width) * scale - 1, (y + height) * scale - 1]
            pen.rounded_rectangle(corners, radius=corner * scale, fill=fill)
        case Disc(x, y, radius, fill, edge):
            corners = [(n + d * radius) * scale for d in (-1, 1) for n in (x, y)]
            pen.ellipse(corners, fill=fill, outline=edge, width=scale)
        case Words(x, y, text, size, fill, middle):
            from PIL import ImageFont

            font = ImageFont.load_default(size * scale)
            anchor = "mm" if middle else "lm"
            pen.text((x * scale, y * scale), text, fill=fill, font=font, anchor=anchor)
