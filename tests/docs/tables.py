"""The tables of columns in docs/data.md: `python -m tests.docs.tables` writes them anew."""

import re
from pathlib import Path

from digsite.arena import columns
from digsite.arena.columns import Column
from digsite.core.game import find, names

PAGE = Path(__file__).parents[2] / "docs" / "data.md"
MARK = re.compile(r"(<!-- table: ([a-z_ ]+) -->\n)(.*?)(<!-- end -->)", re.DOTALL)


def schemas() -> dict[str, tuple[Column, ...]]:
    """The columns of every table, at the largest table of a game."""
    found = {"moves": columns.MOVES, "results": columns.RESULTS, "choices": columns.CHOICES}
    for name in names():
        game = find(name)
        found[f"games {name}"] = columns.games(game, game.players[-1])
        found[f"seats {name}"] = columns.seats(game)
    return found


def markdown(name: str, schema: tuple[Column, ...]) -> str:
    _, _, game = name.partition(" ")
    head = f"{find(game).title}\n\n" if game else ""
    rows = [
        f"| `{c.name}` | {c.type.replace('<', ' of ').rstrip('>')} | {c.meaning} |" for c in schema
    ]
    return f"{head}| column | type | meaning |\n|---|---|---|\n" + "\n".join(rows) + "\n"


def updated(page: str) -> str:
    """The page with its tables as they ought to be."""
    made = {name: markdown(name, schema) for name, schema in schemas().items()}
    return MARK.sub(lambda m: f"{m[1]}\n{made[m[2]]}\n{m[4]}", page)


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text("utf-8")), "utf-8")
