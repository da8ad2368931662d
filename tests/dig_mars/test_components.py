"""The shipped set of exploration tiles."""

from collections import Counter
from typing import Any

from digsite.core.game import find
from digsite.dig_mars.edition import DigMarsEdition, default_edition
from digsite.dig_mars.table.state import HIGHEST_LEVEL


def total(edition: DigMarsEdition, attribute: str) -> Counter[Any]:
    counts: Counter[Any] = Counter()
    for kind in edition.tiles:
        counts[getattr(kind, attribute)] += kind.count
    return counts


def test_the_set_has_the_48_tiles_of_the_reconstruction() -> None:
    edition = default_edition()
    assert sum(kind.count for kind in edition.tiles) == 48
    assert sum(kind.count * kind.fortune for kind in edition.tiles) == 120
    assert total(edition, "dig") == {1: 16, 2: 14, 3: 11, 4: 7}
    assert total(edition, "carry") == {1: 19, 2: 14, 3: 10, 4: 5}
    assert total(edition, "fortune") == {1: 11, 2: 16, 3: 11, 4: 6, 5: 4}
    named = {bonus.name: count for bonus, count in total(edition, "bonus").items()}
    assert named == {
        "NONE": 24,
        "EXTRA_DIG": 6,
        "EXTRA_CARRY": 6,
        "EXTRA_FORTUNE": 4,
        "INSPECT": 4,
        "RELOCATE": 4,
    }


def test_the_rules_list_the_tiles_and_stations_of_the_box() -> None:
    game = find("dig_mars")
    tiles = sum(kind.count for kind in default_edition().tiles)
    stations = max(game.players) * HIGHEST_LEVEL
    assert f"| {tiles} | exploration tiles" in game.rules_text()
    assert f"| {stations} | stations" in game.rules_text()


def test_no_kind_of_tile_is_listed_twice() -> None:
    kinds = [(k.dig, k.carry, k.fortune, k.bonus) for k in default_edition().tiles]
    assert len(kinds) == len(set(kinds))


def test_every_tile_of_the_printed_examples_is_there() -> None:
    tiles = default_edition().tiles
    assert any((kind.carry, kind.fortune) == (4, 5) for kind in tiles)
    assert {1, 2, 3} <= {kind.fortune for kind in tiles}
    assert any(kind.dig == 3 for kind in tiles)


def test_the_set_is_marked_as_a_reconstruction() -> None:
    assert {kind.source for kind in default_edition().tiles} == {"reconstructed"}
