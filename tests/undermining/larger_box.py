"""A box with more in it than Digsite's own: contracts that want X-anium, cards several times."""

from digsite.core.edition import Edition
from digsite.core.game import find
from digsite.undermining.edition import default_edition
from tests.games import Setting

GAME = find("undermining")
TEXT = (
    default_edition()
    .text.replace("needs = { uranium = 2, titanium = 1 }", "needs = { xanium = 2, titanium = 1 }")
    .replace("needs = { uranium = 1, titanium = 1 }", "needs = { xanium = 1 }")
    .replace("cost = { uranium = 2, diamond = 1 }", "cost = { uranium = 1, xanium = 1 }")
    .replace('name = "transmute"', 'name = "transmute"\ncount = 3')
    .replace('name = "overdrive"', 'name = "overdrive"\ncount = 7')
)


def larger_box() -> Edition:
    return GAME.read_edition(TEXT, "larger.toml")


class LargerBox(Setting):
    """A table that plays with it."""

    @property
    def edition(self) -> Edition:
        return larger_box()
