"""Pictures of a view on a canvas, one module per game."""

from importlib import import_module
from typing import Any

from digsite.drawing.canvas import Canvas


def draw(view: dict[str, Any]) -> Canvas:
    """A view as a picture: `svg()` or `pixels()` of what is returned."""
    module = import_module(f"digsite.{view['game']}.drawing.picture")
    canvas: Canvas = module.draw(view)
    return canvas
