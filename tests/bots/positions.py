"""Positions in which the seat to move can win this turn, whatever lies where it cannot see."""

from typing import Any

from tests.dig_mars.scenario import DigMarsTable, dig_mars
from tests.undermining.scenario import UnderminingTable, undermining


def dig_mars_wins() -> dict[str, DigMarsTable]:
    """Dig Mars: each ends in declaring this very turn, for two players with 40 fortune points."""
    return {
        "declare": dig_mars(fortune={"red": 40}),
        "declare without actions": dig_mars(fortune={"red": 41}, actions_left=0),
        "carry": dig_mars("c1f2", stations={"red": "a1"}, fortune={"red": 38}, actions_left=1),
        "carry the larger": dig_mars(
            "c1f2 c1f5", stations={"red": "a1 b1"}, fortune={"red": 35}, actions_left=1
        ),
        "carry both": dig_mars(
            "c1f3 c1f3", stations={"red": "a1 b1"}, fortune={"red": 34}, actions_left=2
        ),
        "move and carry": dig_mars(
            "d4 c1f3", stations={"red": "a1"}, fortune={"red": 37}, actions_left=2
        ),
        "upgrade and carry": dig_mars(
            "c2f5", stations={"red": "a1"}, fortune={"red": 36}, actions_left=2
        ),
        "jump and carry": dig_mars(
            "d4 . . c1f4", stations={"red": "a1"}, fortune={"red": 36}, actions_left=2
        ),
        "extra carry": dig_mars(
            "c1f3 c1f3",
            stations={"red": "a1 b1"},
            fortune={"red": 34},
            actions_left=1,
            bonuses={"extra_carry": 1},
        ),
        "dig what was inspected": dig_mars(
            "d1c1f5 c1f1",
            stations={"red": "a1 b1"},
            fortune={"red": 35},
            inspected={"red": "a1"},
            actions_left=2,
        ),
        "bring a helper": dig_mars(
            "c4f6 d4",
            stations={"red": "a1 b1"},
            carrying={"red": 3},
            fortune={"red": 34},
            actions_left=2,
        ),
        "keep it to oneself": dig_mars(
            "c1f4 c1f4",
            stations={"red": "a1 b1", "blue": "a1"},
            fortune={"red": 36},
            actions_left=1,
        ),
    }


def last_turn(blue: list[int], warehouse: str = "", **others: Any) -> UnderminingTable:
    """Orange has the last turn of a game of Undermining, blue these rewards."""
    wholly: dict[str, Any] = {"at": {"orange": "s2"}, "actions_left": 1} | others
    return undermining(
        turn="orange",
        first="blue",
        last_seat="orange",
        last_turns=True,
        warehouse={"orange": warehouse},
        stars={"blue": blue},
        **wholly,
    )


def undermining_wins() -> dict[str, UnderminingTable]:
    """Undermining: the last turn, in which only the right actions give more star bucks."""
    below = {"at": {"orange": "c5"}}
    return {
        "contract": last_turn([7], "UD"),
        "the better contract": last_turn([5, 5], "UUTUD", piles=[[3], [8], [5]]),
        "both contracts": last_turn([8, 7], "UUTUD", actions_left=2),
        "unload and contract": last_turn([7], cargo={"orange": "UD"}, actions_left=2),
        "drive and contract": last_turn([7], "UD", at={"orange": "s1"}, actions_left=2),
        "build": last_turn([3], "TD", contracts="UUT UN TTN"),
        "build twice": last_turn([6], "TDUN", contracts="UUT UUD TTN"),
        "boost": last_turn([7], "UD", actions_left=0, batteries={"orange": 2}),
        "recall": last_turn([7], "UD", tech={"orange": "recall"}, **below),
        "uplink": last_turn([7], "UD", tech={"orange": "uplink"}, **below),
        "drill": last_turn([], picture=".U", at={"orange": "a1"}),
        "replicate": last_turn([7], "UT", tech={"orange": "replicate"}),
        "transmute": last_turn([7], "UU", tech={"orange": "transmute"}),
    }
