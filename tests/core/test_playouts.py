"""Random games played in one go add up to the same, interpreted and compiled."""

from typing import Any

from digsite.core import kernels
from digsite.core.actions import Legal
from digsite.core.chance import Chance
from digsite.core.playouts import GameResult, random_games
from tests.games import Setting, every_setting

GAMES = 4


def play(setting: Setting, *, compiled: bool, start: int = 0) -> list[GameResult]:
    """The results of some random games."""
    game = setting.game
    results = kernels.slots(GameResult, GAMES, compiled=compiled)
    template, families = setting.new_state(0), game.actions.family_table()
    space: list[Any] = [
        template.to_record() if compiled else [template],
        kernels.slots(Chance, 1, compiled=compiled),
        kernels.slots(Legal, 1, compiled=compiled),
        families.to_record() if compiled else [families],
    ]
    kernels.bind(random_games, game, compiled=compiled)(*space, results, 1, 2, start)
    return [GameResult.from_record(one) for one in results] if compiled else list(results)


@every_setting
def test_both_carriers_give_the_same_results(setting: Setting) -> None:
    assert play(setting, compiled=False) == play(setting, compiled=True)


@every_setting
def test_results_add_up(setting: Setting) -> None:
    for result in play(setting, compiled=True):
        assert sum(result.families) == result.moves > 0
        assert any(result.won[: setting.players])
        assert not any(result.won[setting.players :])
        assert 0 <= result.first < setting.players
        assert 1 <= result.ending < len(setting.game.endings)
        assert result.rounds >= 1


@every_setting
def test_a_game_depends_on_its_number_alone(setting: Setting) -> None:
    assert play(setting, compiled=True)[1:] == play(setting, compiled=True, start=1)[:-1]
