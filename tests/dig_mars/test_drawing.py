"""Every bonus action that a tile can show is drawn, in the terminal and as a picture."""

from typing import Any

import pytest
from rich.console import Console

from digsite import locales
from digsite.core.match import Match, load
from digsite.dig_mars.drawing.picture import BONUSES
from digsite.dig_mars.table.state import Bonus

every_bonus = pytest.mark.parametrize("bonus", [one.name.lower() for one in Bonus][1:])


def shown(match: Match, bonus: str) -> dict[str, Any]:
    """A view in which a tile with this bonus lies explored on a1."""
    view = match.view(None)
    tile = {"dig": 1, "carry": 1, "fortune": 1, "bonus": bonus}
    view["stacks"]["a1"] = {"explored": True, "tiles": [tile]}
    return view


@every_bonus
def test_a_picture_has_a_sign_for_every_bonus(bonus: str) -> None:
    match = load("dig_mars", 2, seed=1)
    assert BONUSES[bonus] in match.game.draw_picture(shown(match, bonus)).svg()


@pytest.mark.parametrize("lang", locales.LANGUAGES)
@every_bonus
def test_the_terminal_has_a_word_for_every_bonus(bonus: str, lang: str) -> None:
    match, console = load("dig_mars", 2, seed=1), Console(width=200)
    view = shown(match, bonus)
    with console.capture() as capture:
        console.print(match.game.draw_text(view, lang, match.edition))
    assert match.game.message(lang, bonus) in capture.get()
