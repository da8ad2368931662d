"""Every tile that can lie on the board is drawn, in the terminal and as a picture."""

from typing import Any

import pytest
from rich.console import Console

from digsite import locales
from digsite.core.match import Match, load
from digsite.undermining.drawing.picture import TILES
from digsite.undermining.drawing.terminal import ROCKS
from digsite.undermining.table.state import Tile

every_tile = pytest.mark.parametrize("tile", [one.name.lower() for one in Tile][1:])


def shown(match: Match, tile: str) -> dict[str, Any]:
    """A view in which this tile lies on b3 and, if it can be carried, in a bay."""
    view = match.view(None)
    view["tiles"]["b3"] = tile
    if TILES[tile][1]:
        view["seats"][0]["cargo"] = [tile]
    return view


@every_tile
def test_a_picture_has_a_colour_for_every_tile(tile: str) -> None:
    match = load("undermining", 2, seed=1)
    colour, _ = TILES[tile]
    assert colour in match.game.draw_picture(shown(match, tile)).svg()


@pytest.mark.parametrize("lang", locales.LANGUAGES)
@every_tile
def test_the_terminal_has_a_sign_for_every_tile(tile: str, lang: str) -> None:
    match, console = load("undermining", 2, seed=1), Console(width=200)
    with console.capture() as capture:
        console.print(match.game.draw_text(shown(match, tile), lang, match.edition))
    row = next(line for line in capture.get().splitlines() if line.startswith("  3 "))
    assert (ROCKS.get(tile) or match.game.message(lang, f"letter-{tile}")) in row[7:10]
