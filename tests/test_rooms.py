"""All games are built alike: who knows one finds everything in another."""

from pathlib import Path
from typing import Final

import pytest

from digsite.core.game import find, names

ROOMS: Final = ("table", "public", "bot", "data", "drawing")
"""Chapters differ from rulebook to rulebook, so `rules` is not among them."""


def modules(folder: Path) -> set[str]:
    return {path.name for path in folder.glob("*.py")}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_holds_the_same_modules_in_every_game(room: str) -> None:
    first, *others = (modules(find(name).folder / room) for name in names())
    assert first
    assert all(other == first for other in others)
