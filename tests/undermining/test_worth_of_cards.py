"""Bots use a tech card where it brings more than the star buck that it scores when it is kept."""

from typing import Any

import pytest

from digsite.core.game import find
from tests.undermining.scenario import undermining

GAME = find("undermining")


def worth(action: str, **position: Any) -> float:
    """What an action looks worth to who has its card."""
    picture = position.pop("picture", "")
    state = undermining(picture, tech={"orange": action.split()[1]}, **position).match.state
    chosen = GAME.actions.ids[action]
    assert chosen in GAME.legal_ids(state)
    return float(GAME.rules.appraise(state, chosen))


@pytest.mark.parametrize(
    ("warehouse", "useful"),
    [
        ("UTN", True),  # one swap away
        ("TNN", True),  # two
        ("U", False),  # too little, whatever it is swapped for
        ("UUT", False),  # pays as it is
    ],
)
def test_transmute_is_for_a_contract_that_is_up_to_two_swaps_away(
    warehouse: str, useful: bool
) -> None:
    made = worth(
        "tech transmute",
        at={"orange": "s2"},
        warehouse={"orange": warehouse},
        contracts="UUT - -",
        workshop={"drill": 0, "thruster": 0, "bay": 0, "reactor": 0},
    )
    assert (made > 0) == useful


def test_hack_takes_a_contract_from_who_could_fulfil_it() -> None:
    theirs = worth("tech hack 1", warehouse={"blue": "UUT"}, contract_deck="DDN")
    nobodys = worth("tech hack 2", warehouse={"blue": "UUT"}, contract_deck="DDN")
    own = worth("tech hack 1", warehouse={"orange": "UUT"}, contract_deck="DDN")
    assert theirs > 0 > nobodys > own


def test_hack_brings_up_the_contract_that_one_can_fulfil() -> None:
    assert worth("tech hack 2", warehouse={"orange": "DDN"}, contract_deck="DDN") > 0


def test_a_charge_is_worth_the_steps_it_saves_towards_ore() -> None:
    ore_behind_rock = "RRRRR\n" * 4 + "RNRNR"
    beside_ore = worth("tech seismic", picture=ore_behind_rock, rest=".", at={"orange": "b4"})
    far_away = worth("tech seismic", picture=ore_behind_rock, rest=".", at={"orange": "b1"})
    assert beside_ore > far_away


def test_phasing_is_for_the_way_home_through_tiles() -> None:
    buried, open_way = "RRRR\n" * 4 + "RRRR.", "RRRR.\n" * 5
    at, load = {"orange": "e5"}, {"orange": "UT"}
    full = worth("tech phase", picture=buried, at=at, cargo=load)
    free = worth("tech phase", picture=open_way, at=at, cargo=load)
    empty = worth("tech phase", picture=buried, at=at)
    assert full > free
    assert full > empty
