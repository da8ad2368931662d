"""Positions in which the seat to move can win this turn, whatever lies where it cannot see."""

from typing import Final

from tests.scenario import DigMarsTable, dig_mars

BIG: Final = {"red": 4}


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
