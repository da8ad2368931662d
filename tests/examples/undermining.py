"""The worked examples of Undermining; the rulebook's own, where it has one.

Most are played on a board that is small enough for a page of text.
"""

from typing import Any, Final

from digsite.core.game import find
from tests.examples.examples import Book, Example
from tests.undermining.scenario import UnderminingTable, undermining

GAME: Final = find("undermining")
COMPONENTS: Final = GAME.components(GAME.default_edition())
SMALL: Final[dict[str, Any]] = {
    "columns": 8,
    "rows": 3,
    "bedrock": [],
    "portals": ["a3", "h3", "s1", "s4"],
    "refineries": ["s2", "s3"],
}
ME: Final = "orange"
MOST_UPGRADES: Final = 5


def book() -> Book:
    makers = (drill, drive, drive_past, build, contract, count)
    return Book(GAME, facts(), COMPONENTS, [make() for make in makers])


def facts() -> dict[str, int]:
    """The numbers of the page “How to play”."""
    waiting = undermining(turn="blue", batteries={ME: 8})
    waiting.play("end")
    actions = waiting.public["actions_left"]
    waiting.play("boost")
    mat = waiting.seat(ME)
    values = {f"upgrades_{n}": value_of_upgrades(n) for n in range(1, MOST_UPGRADES + 1)}
    return values | {
        "actions": actions,
        "bays": mat["bays"],
        "boost": 8 - mat["batteries"],
        "most_batteries": COMPONENTS["most_batteries"],
        "spaces": farthest_drive(),
    }


def value_of_upgrades(number: int) -> int:
    kinds = ["drill", "thruster", "bay", "reactor", "drill"][:number]
    return undermining(equipment={ME: " ".join(kinds)}).score(ME)


def farthest_drive() -> int:
    """How many spaces a UMV without equipment drives along a tunnel from a1."""
    table = undermining("." * 12, at={ME: "a1"})
    targets = {action.split()[1] for action in table.legal("drive ")}
    return max(column for column in range(12) if f"{'abcdefghijkl'[column]}1" in targets)


def on_the_small_board(picture: str, **position: Any) -> UnderminingTable:
    position = {"at": {ME: "s2", "blue": "s4"}} | position
    return undermining(picture, drawn=SMALL, **position)


def drill() -> Example:
    table = on_the_small_board("RRRRRRRR RRTNRRRR RRRRRRRR", at={ME: "s2", "blue": "s3"})
    example = Example("drill", "3.1", table, reader=ME)
    example.show()
    example.play("drill d1")
    example.play("drill d1")
    example.play("drill d2")
    example.name_numbers(free=free_bays(table))
    return example


def free_bays(table: UnderminingTable) -> int:
    mat = table.seat(ME)
    return int(mat["bays"]) - len(mat["cargo"])


def drive() -> Example:
    table = on_the_small_board(
        "RRR.RRRR RR...RRR RRURNRRR", at={ME: "d2", "blue": "e2"}, cargo={ME: "TU"}
    )
    example = Example("drive", "3.2", table, reader=ME, parts=["board"])
    example.offer("drive ")
    example.play("drive s2")
    return example


def drive_past() -> Example:
    table = on_the_small_board(
        "RR.RRRRR RR....RR RRRRRRRR",
        at={ME: "c2", "blue": "d2"},
        batteries={ME: 3},
    )
    example = Example("drive_past", "3.2", table, reader=ME)
    example.refuse("drive d2")
    before = table.batteries(ME)
    example.play("drive e2")
    left = table.batteries(ME)
    example.name_numbers(paid=before - left, left=left)
    return example


def build() -> Example:
    table = undermining(
        at={ME: "s2"},
        warehouse={ME: "TDNX"},
    )
    example = Example("build", "3.4", table, reader=ME, parts=["workshop", "own_mat"])
    example.show()
    example.play("build drill")
    example.play("build bay")
    example.name_numbers(actions=table.public["actions_left"])
    return example


def contract() -> Example:
    table = undermining(at={ME: "s3"}, warehouse={ME: "UTDX"})
    example = Example("contract", "3.5", table, reader=ME, parts=["contracts", "own_mat"])
    example.show()
    example.name_numbers(stars=table.public["contracts"][0]["stars"][0])
    example.play("contract 1")
    left = table.public["contracts"][0]["stars"]
    example.name_numbers(stars=table.seat(ME)["stars"][-1], next=left[0])
    return example


def count() -> Example:
    """The printed example: what one has is laid down part by part, and counted each time."""
    parts: list[dict[str, Any]] = [
        {"stars": {ME: [8, 7, 7]}},
        {"equipment": {ME: "drill thruster reactor"}},
        {"warehouse": {ME: "UN"}},
        {"tech": {ME: "hack"}},
    ]
    position: dict[str, Any] = {"players": 4, "at": {ME: "s2"}}
    example = Example("count", "5.2", undermining(**position), reader=ME, parts=["own_mat"])
    earlier = 0
    for part in parts:
        position |= part
        example.table = table = undermining(**position)
        total = table.score(ME)
        example.show()
        example.name_numbers(adds=total - earlier, total=total)
        earlier = total
    return example
