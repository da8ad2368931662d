"""Lode where Digsite's own libraries came with the package, and there is no compiler for others."""

from collections.abc import Iterator

import pytest

import digsite
from digsite import bots, envs
from digsite.arena.plan import SimulationPlan
from digsite.arena.simulate import run_simulation
from digsite.bots.searcher import Searcher, search_kernels
from digsite.cli.shared import tell_if_interpreted
from digsite.core import kernels
from digsite.core.c import carrier, compiler
from digsite.core.game import Game, find


@pytest.fixture(scope="module", autouse=True)
def _packaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The search of Dig Mars was built beforehand."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(carrier, "PREBUILT", tmp_path_factory.mktemp("prebuilt"))
        carrier.prebuild(carrier.Wish(search_kernels(), find("dig_mars"), checks=False))
        patch.setattr(compiler, "command", lambda: None)
        patch.setattr(kernels, "_bound", {})
        yield


def test_what_came_with_the_package_is_compiled_and_what_did_not_is_interpreted(
    lode: Game,
) -> None:
    assert Searcher(find("dig_mars"), 2).compiled
    assert not Searcher(find("undermining"), 2).compiled
    assert not Searcher(lode, 2).compiled


def test_lode_is_played_searched_simulated_and_stepped() -> None:
    match = digsite.load("lode", players=2, seed=3)
    match.play(bots.choose(match, level="master", iterations=20, seed=1).action)
    totals = run_simulation(SimulationPlan("lode", players=2, games=5, seed=99), threads=1)
    assert not totals.summary()["compiled"]
    games = envs.batch("lode", n=3, seed=1)
    games.step(games.random_actions)
    assert not games.compiled


def test_only_the_game_that_is_slow_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert not tell_if_interpreted(search_kernels(), ["dig_mars"])
    assert tell_if_interpreted(search_kernels(), ["dig_mars", "lode"])
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("digsite: no C compiler was found, so Lode will run interpreted")


def test_what_must_be_compiled_says_what_it_needs(lode: Game) -> None:
    with pytest.raises(carrier.NoCompiler, match="install gcc or clang"):
        Searcher(lode, 2, compiled=True)
