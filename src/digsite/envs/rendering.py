"""What an environment shows: the view of the seat whose turn it is, never more."""

from io import StringIO
from typing import Any, Final

from digsite.core.errors import BadRequest, quoted
from digsite.core.view import View

RENDER_MODES: Final = ("ansi", "human", "rgb_array", "svg")
WIDTH: Final = 120


def check_mode(mode: object) -> None:
    """Refuse a render mode that does not exist."""
    if mode is not None and mode not in RENDER_MODES:
        known = ", ".join(RENDER_MODES)
        raise BadRequest(f"render_mode must be one of {known}, not {quoted(mode)}.")


def render(view: View, mode: str | None) -> Any:
    """A text for `ansi` and `svg`, an array of rows, columns and colours for `rgb_array`.

    `human` prints the text to the terminal.
    """
    if mode is None:
        raise BadRequest(f"There is nothing to render: render_mode is one of {RENDER_MODES}.")
    if mode in ("ansi", "human"):
        from rich.console import Console

        out = StringIO()
        console = Console(file=out, width=WIDTH, force_terminal=True, color_system="standard")
        text = view.game.draw_text(view.public(), "en", view.edition)
        (console if mode == "ansi" else Console()).print(text)
        return out.getvalue() if mode == "ansi" else None
    picture = view.game.draw_picture(view.public())
    return picture.svg() if mode == "svg" else picture.pixels()
