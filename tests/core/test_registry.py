"""Games are found by entry point, and checked against what there is room for."""

import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from digsite.core import registry
from digsite.core.actions import ActionTable, Family
from digsite.core.errors import BadRequest
from digsite.core.game import Game, find, names
from digsite.core.registry import BadGame
from tests.announcing import announced
from tests.games import GAMES


def games_of_the_project() -> list[str]:
    project = tomllib.loads(registry.PROJECT.read_text("utf-8"))["project"]
    return list(project["entry-points"][registry.GROUP])


def test_the_games_of_the_project_are_found_whatever_is_installed() -> None:
    assert set(games_of_the_project()) <= set(names())


def test_a_game_of_another_package_is_found_without_being_imported(tmp_path: Path) -> None:
    with announced(tmp_path, "chess", "no.such.module:GAME"):
        assert "chess" in names()
    assert "chess" not in names()


def test_a_game_that_nobody_announces_is_refused() -> None:
    with pytest.raises(BadRequest, match="There is no game 'chess'; there are: dig_mars, "):
        find("chess")


def test_what_is_announced_must_be_a_game_under_its_own_name(tmp_path: Path) -> None:
    with announced(tmp_path, "path", "pathlib:Path"), pytest.raises(BadGame, match="is no Game"):
        find("path")
    value = registry.announced()[GAMES[0].name].value
    with (
        announced(tmp_path, "chess", value),
        pytest.raises(BadGame, match=f"{GAMES[0].name!r} is announced as 'chess'"),
    ):
        find("chess")


MANY: Any = tuple(f"w{number}" for number in range(5000))


@pytest.mark.parametrize(
    ("ceiling", "changed"),
    [
        ("MOST_SEATS", {"players": range(2, 7)}),
        ("MOST_ACTIONS", {"actions": ActionTable([Family("dig", (MANY,))])}),
        ("MOST_FAMILIES", {"actions": ActionTable([Family(word) for word in MANY[:41]])}),
        ("MOST_TERMS", {"player": replace(GAMES[0].player, terms=MANY[:25])}),
        ("MOST_TALLIES", {"tallies": dict.fromkeys(MANY[:25], "")}),
        ("MOST_DRAWN", {"drawn": 257}),
    ],
)
def test_a_game_that_needs_more_than_there_is_room_for_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ceiling: str, changed: dict[str, Any]
) -> None:
    large: type[Game] = type("Large", (type(GAMES[0]),), {"name": "large"} | changed)
    monkeypatch.setattr(sys.modules[__name__], "LARGE", large(), raising=False)
    with (
        announced(tmp_path, "large", f"{__name__}:LARGE"),
        pytest.raises(BadGame, match=rf"\({ceiling}\); there is room for"),
    ):
        find("large")


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"colours": ("red", "blue", "white")}, "has no colour for seat 3"),
        ({"levels": {}}, "has no level 'random'"),
        ({"players": range(2, 6), "colours": MANY}, "has no weight of every term for 5 players"),
    ],
)
def test_a_game_that_leaves_something_out_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: dict[str, Any], reason: str
) -> None:
    partial: type[Game] = type("Partial", (type(GAMES[0]),), {"name": "partial"} | changed)
    monkeypatch.setattr(sys.modules[__name__], "PARTIAL", partial(), raising=False)
    with (
        announced(tmp_path, "partial", f"{__name__}:PARTIAL"),
        pytest.raises(BadGame, match=reason),
    ):
        find("partial")


def test_sources_without_metadata_know_their_games() -> None:
    """A checkout on the path, which nobody has installed."""
    sources = str(registry.PROJECT.parent / "src")
    asked = "from digsite.core.game import names; print(*names())"
    code = f"import sys; sys.path[:0] = [{sources!r}]; {asked}"
    # -I and -S: nothing that is installed can be found.
    made = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=True
    )
    assert made.stdout.split() == games_of_the_project()
