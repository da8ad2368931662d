"""The grid of Dig Mars and the players' equipment, for the terminal."""

from typing import Any, Final

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from digsite.core.edition import Edition
from digsite.dig_mars.table.state import COLUMNS, ROWS, STACK_HEIGHT
from digsite.locales import Say

STYLES: Final = {
    "red": "bold white on red",
    "blue": "bold white on blue",
    "white": "bold black on white",
    "black": "bold white on grey15",
}


def draw(view: dict[str, Any], say: Say, edition: Edition) -> Group:
    """The grid, the seats and the bonus actions in hand."""
    return Group(_grid(view, say), _seats(view, say), _bonuses(view, say))


def _grid(view: dict[str, Any], say: Say) -> Table:
    grid = Table(box=box.ROUNDED, show_lines=True, show_header=False, padding=(0, 1))
    for _ in range(COLUMNS):
        grid.add_column(min_width=15)
    for row in range(1, ROWS + 1):
        grid.add_row(*(_space(view, f"{column}{row}", say) for column in "abcd"))
    return grid


def _space(view: dict[str, Any], name: str, say: Say) -> Text:
    stack = view["stacks"][name]
    depth = len(stack["tiles"])
    text = Text(f"{name} ", style="bold")
    text.append("▀" * depth + "·" * (STACK_HEIGHT - depth) + "\n", style="dim")
    text.append_text(_tile(stack, say))
    text.append("\n")
    for seat in view["seats"]:
        for _ in range(seat["stations"].count(name)):
            text.append(say(f"letter-{seat['colour']}"), style=STYLES[seat["colour"]])
            text.append(" ")
    return text


def _tile(stack: dict[str, Any], say: Say) -> Text:
    """The ground side as drill marks, the explored side as fortune, weight and bonus."""
    if not stack["tiles"]:
        return Text(say("empty") + "\n", style="dim")
    tile = stack["tiles"][-1]
    ground = f"{say('dig')} {'▼' * tile['dig']}"
    if tile["carry"] is None:
        return Text(ground + "\n", style="yellow")
    treasure = f"♦{tile['fortune']} {say('carry')} {tile['carry']}"
    bonus = say(tile["bonus"]) if tile["bonus"] else ""
    if stack["explored"]:
        return Text(f"{treasure}\n{bonus}", style="green")
    return Text(f"{ground}\n({say('known')}: {treasure} {bonus})", style="cyan")


def _seats(view: dict[str, Any], say: Say) -> Table:
    heads = ("seat", "digging", "carrying", "fleet", "fortune", "stations")
    table = Table(*(say(head) for head in heads), box=box.SIMPLE)
    for seat, mat in enumerate(view["seats"]):
        colour = mat["colour"]
        name = f"{say(f'letter-{colour}')} {say(f'colour-{colour}')}"
        label = Text(name, style=STYLES[colour])
        label.append(" ◀" if seat == view["seat"] else "", style="default on default")
        fortune = "?" if mat["fortune"] is None else str(mat["fortune"])
        levels = (str(mat[kind]) for kind in ("digging", "carrying", "fleet"))
        table.add_row(label, *levels, fortune, " ".join(mat["stations"]))
    return table


def _bonuses(view: dict[str, Any], say: Say) -> Text:
    held = [f"{say(name)} ×{count}" for name, count in view["bonuses"].items() if count]
    return Text(f"{say('bonuses')}: {', '.join(held)}\n" if held else "", style="magenta")
