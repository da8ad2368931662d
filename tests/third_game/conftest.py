"""Lode is found as a game is found whose package was installed, by these tests alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from digsite.core.game import Game, find
from tests.announcing import announced

VALUE = "tests.third_game.lode.game:GAME"


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder on the path with the metadata of a package that brings the game."""
    folder = tmp_path_factory.mktemp("site-packages")
    with announced(folder, "lode", VALUE):
        yield folder


@pytest.fixture
def lode() -> Game:
    return find("lode")
