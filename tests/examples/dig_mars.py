"""The worked examples of Dig Mars; the rulebooks' own, where they have one.

They are played in the open variant, where everybody may see what is gained.
"""

from typing import Any, Final

from digsite.core.game import find
from tests.dig_mars.scenario import dig_mars
from tests.examples.examples import Book, Example

GAME: Final = find("dig_mars")
COMPONENTS: Final = GAME.components(GAME.default_edition())
OPEN: Final = "open"


def book() -> Book:
    makers = (dig, carry, jump, upgrade, cooperate, split_five, split_two)
    return Book(GAME, facts(), COMPONENTS, [make() for make in makers])


def facts() -> dict[str, int]:
    """The numbers of the page “How to play”."""
    goals = COMPONENTS["fortune_to_declare"]
    table = dig_mars()
    table.play("end")
    return (
        {"actions": table.public["actions_left"]}
        | {f"goal_{players}": goals[str(players)] for players in GAME.players}
        | {f"cost_{level}": cost_of(level) for level in range(2, COMPONENTS["highest_level"] + 1)}
    )


def cost_of(level: int) -> int:
    """The fortune points that go when digging equipment reaches a level."""
    table = dig_mars(digging={"red": level - 1}, fortune={"red": 9})
    table.play("upgrade digging")
    return 9 - table.fortune("red")


def level(example: Example, action: str) -> dict[str, int]:
    """The level that an action needs and the one that the player to move reaches."""
    match = example.table.match
    preview = match.seen_by(match.seat).preview(GAME.actions.ids[action])
    found: dict[str, Any] = preview["level"]
    return {"needed": found["needed"], "reached": found["reached"], "own": found["own"]}


def fortunes(example: Example) -> dict[str, int]:
    """What everybody has, by colour."""
    return {seat["colour"]: seat["fortune"] for seat in example.table.public["seats"]}


def dig() -> Example:
    table = dig_mars(
        "d2c2f3/d1/d1 d3/d2",
        stations={"red": "d4", "blue": "a1 b1"},
        digging={"blue": 2},
        turn="blue",
        variant=OPEN,
    )
    example = Example("dig", "3.1", table, shown=["a1", "b1"])
    example.show()
    example.name_numbers(**level(example, "dig a1"))
    example.play("dig a1")
    example.refuse("dig b1")
    example.name_numbers(**level(example, "dig b1"))
    return example


def carry() -> Example:
    table = dig_mars(
        "c2f3/d1 c3f4/d2",
        stations={"red": "d4", "blue": "a1 b1"},
        carrying={"blue": 2},
        turn="blue",
        variant=OPEN,
    )
    example = Example("carry", "3.2", table, shown=["a1", "b1"])
    example.show()
    example.name_numbers(**level(example, "carry a1"))
    example.play("carry a1")
    example.name_numbers(**fortunes(example))
    example.refuse("carry b1")
    example.name_numbers(**level(example, "carry b1"))
    return example


def jump() -> Example:
    table = dig_mars(
        """
        d2/d1   .     .     d1/d3
        d3/d1   d1    c2f3  d2
        """,
        stations={"red": "d4", "blue": "a1"},
        turn="blue",
        variant=OPEN,
    )
    example = Example("jump", "3.3", table, shown=["a1", "d2"], parts=["board"])
    example.offer("move a1")
    example.refuse("move a1 c1")
    example.play("move a1 d1")
    return example


def upgrade() -> Example:
    table = dig_mars(
        "d3/d1 d2/d1/d1",
        stations={"red": "d4", "blue": "a1"},
        digging={"blue": 2},
        fortune={"blue": 3},
        turn="blue",
        variant=OPEN,
    )
    example = Example("upgrade", "3.4", table, shown=["a1", "b1"])
    example.show()
    example.name_numbers(**fortunes(example), **level(example, "dig a1"))
    before = fortunes(example)["blue"]
    example.play("upgrade digging")
    left = fortunes(example)["blue"]
    example.name_numbers(cost=before - left, left=left)
    example.play("dig a1")
    return example


def cooperate() -> Example:
    table = dig_mars(
        "d2/d1 d3c2f4/d1",
        stations={"red": "b1", "blue": "b1"},
        digging={"red": 1, "blue": 2},
        variant=OPEN,
    )
    example = Example("cooperate", "5.1", table, shown=["a1", "b1"])
    example.refuse("dig b1")
    example.name_numbers(**level(example, "dig b1"))
    table.play("end")
    example.show()
    example.name_numbers(**level(example, "dig b1"))
    example.play("dig b1")
    return example


def split_five() -> Example:
    table = dig_mars(
        "d2/d1 c4f5/d1",
        stations={"red": "b1", "blue": "b1 b1"},
        carrying={"red": 2, "blue": 1},
        turn="blue",
        variant=OPEN,
    )
    example = Example("split_five", "5.2", table, shown=["a1", "b1"])
    example.refuse("carry b1")
    example.name_numbers(**level(example, "carry b1"))
    table.play("end")
    example.show()
    example.name_numbers(**level(example, "carry b1"))
    example.play("carry b1")
    example.name_numbers(**fortunes(example))
    return example


def split_two() -> Example:
    table = dig_mars(
        "d2/d1 c2f2/d1",
        players=3,
        stations={"red": "b1", "blue": "b1", "white": "b1"},
        variant=OPEN,
    )
    example = Example("split_two", "5.2", table, shown=["a1", "b1"])
    example.show()
    example.name_numbers(**level(example, "carry b1"))
    example.play("carry b1")
    example.name_numbers(**fortunes(example))
    return example
