"""Chapter 7, The open variant."""

import pytest

from tests.dig_mars.scenario import dig_mars


@pytest.mark.rule("7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_nobody_declares_victory(players: int) -> None:
    table = dig_mars(players=players, variant="open", fortune={"red": 99})
    assert table.why_not("declare") == "declare.open_variant"
    assert "declare" not in table.legal()


@pytest.mark.rule("7")
def test_7_everybodys_fortune_is_open() -> None:
    table = dig_mars(variant="open", fortune={"red": 3, "blue": 8})
    for reader in ("red", "blue", None):
        assert [seat["fortune"] for seat in table.view(reader)["seats"]] == [3, 8]


@pytest.mark.rule("7")
def test_7_tiles_not_yet_seen_stay_hidden() -> None:
    table = dig_mars("d2/d3", variant="open")
    tiles = table.view("red")["stacks"]["a1"]["tiles"]
    assert tiles == [None, {"dig": 2, "carry": None, "fortune": None, "bonus": None}]


@pytest.mark.rule("7")
def test_7_ruling_the_game_ends_at_once_with_the_last_tile_and_most_fortune_wins() -> None:
    table = dig_mars(
        "c1f3",
        rest=".",
        variant="open",
        stations={"red": "a1"},
        fortune={"red": 60, "blue": 70},
    )
    table.play("carry a1")
    assert table.match.ending == "last_tile"
    assert table.match.winners == [1]


@pytest.mark.rule("7")
def test_7_a_tie_is_shared() -> None:
    table = dig_mars(
        "c1f3", rest=".", variant="open", stations={"red": "a1"}, fortune={"red": 4, "blue": 7}
    )
    table.play("carry a1")
    assert table.match.winners == [0, 1]


@pytest.mark.rule("7")
def test_7_ruling_twelve_rounds_without_progress_end_the_open_game_too() -> None:
    table = dig_mars(turn="blue", variant="open", fortune={"red": 50}, round=12, progress_round=0)
    table.play("end")
    assert table.match.ending == "no_progress"
    assert table.match.winners == [0]
