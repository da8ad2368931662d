"""Terminal pictures of a view, one module per game."""

from importlib import import_module
from typing import Any

from rich.console import RenderableType

from digsite.core.edition import Edition


def draw(view: dict[str, Any], lang: str, edition: Edition) -> RenderableType:
    """A view as something Rich can print: colours, and letters for who cannot see them."""
    module = import_module(f"digsite.{view['game']}.drawing.terminal")
    picture: RenderableType = module.draw(view, lang, edition)
    return picture
