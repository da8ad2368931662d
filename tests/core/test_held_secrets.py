"""Which seats know what others may not see: a device that is handed on is hidden from these."""

from tests.dig_mars.scenario import dig_mars
from tests.scenario import Table
from tests.undermining.scenario import undermining


def holders(table: Table) -> list[str]:
    game, state = table.match.game, table.match.state
    return [game.colours[s] for s in range(table.match.players) if game.holds_secret(state, s)]


def test_hidden_fortune_is_everybodys_secret() -> None:
    assert holders(dig_mars("d1 d2", players=3)) == ["red", "blue", "white"]


def test_where_fortune_lies_open_an_inspected_tile_is_a_secret() -> None:
    assert holders(dig_mars("d1 d2", variant="open")) == []
    assert holders(dig_mars("d1 d2", variant="open", inspected={"blue": "a1"})) == ["blue"]


def test_tech_cards_are_a_secret() -> None:
    assert holders(undermining("R")) == []
    assert holders(undermining("R", tech={"blue": "hack"})) == ["blue"]
