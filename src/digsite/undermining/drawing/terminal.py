"""The planet of Undermining, its contracts, workshop and mats, for the terminal."""

from typing import Any, Final

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from digsite.locales import Say
from digsite.undermining.edition import UnderminingEdition
from digsite.undermining.public.write import write_needs

WIDTH: Final = 3
ROCKS: Final = {"rock": "▓", "rubble": "░"}
TILE_STYLES: Final = {
    "rock": "grey50",
    "rubble": "grey50",
    "uranium": "bold green",
    "titanium": "bold cyan",
    "diamond": "bold white",
    "niobium": "bold blue",
    "xanium": "bold yellow",
    "alien": "bold magenta",
}
STYLES: Final = {
    "orange": "bold black on dark_orange",
    "blue": "bold white on blue",
    "green": "bold black on green",
    "red": "bold white on red",
    "purple": "bold white on purple",
}


def draw(view: dict[str, Any], say: Say, edition: UnderminingEdition) -> Group:
    """The planet, the contracts, the workshop, the mats and a key to the signs."""
    return Group(
        _planet(view, say),
        Text(say("key"), style="dim"),
        _contracts(view, say),
        _workshop(view, say, edition),
        _mats(view, say),
        _turn(view, say),
    )


def _planet(view: dict[str, Any], say: Say) -> Text:
    board = view["board"]
    columns = "abcdefghijklmnop"[: board["columns"]]
    umvs = {seat["at"]: seat["colour"] for seat in view["seats"] if seat["at"]}
    text = _surface(view, len(columns) // 4 * WIDTH, say)
    text.append("    " + "".join(f" {column} " for column in columns) + "\n", style="dim")
    for row in range(1, board["rows"] + 1):
        text.append(f"{row:>3} ", style="dim")
        for column in columns:
            text.append_text(_space(view, f"{column}{row}", umvs, say))
        text.append("\n")
    return text


def _surface(view: dict[str, Any], width: int, say: Say) -> Text:
    """The four surface spaces: name, refinery ⌂, portal ◎ and the UMVs there."""
    names = ("s1", "s2", "s3", "s4")
    text = Text("    ")
    for name in names:
        sign = "⌂" if name in view["board"]["refineries"] else ""
        sign += "◎" if name in view["board"]["portals"] else ""
        text.append(f"{name} {sign}".ljust(width), style="bold on grey19")
    text.append("\n    ")
    for name in names:
        here = [seat["colour"] for seat in view["seats"] if seat["at"] == name]
        for colour in here:
            text.append(_letter(colour, say), style=STYLES[colour])
        text.append(" " * (width - len(here)), style="on grey19")
    return text.append("\n")


def _space(view: dict[str, Any], name: str, umvs: dict[str, str], say: Say) -> Text:
    board = view["board"]
    if name in board["bedrock"]:
        return Text("███", style="grey30")
    is_portal = name in board["portals"]
    if name in umvs:
        letter = _letter(umvs[name], say)
        return Text(f"({letter})" if is_portal else f" {letter} ", style=STYLES[umvs[name]])
    tile = view["tiles"].get(name)
    if tile is None:
        return Text("( )" if is_portal else "   ")
    letter = ROCKS.get(tile) or _letter(tile, say)
    around = ("(", ")") if is_portal else (ROCKS.get(tile, " "),) * 2
    return Text(letter.join(around), style=TILE_STYLES[tile])


def _letter(name: str, say: Say) -> str:
    """What stands for a colour, a resource or an alien tile."""
    return say(f"letter-{name}")


def _needs(needs: dict[str, int] | None, say: Say) -> str:
    """Wanted resources by their letters: two uranium and a titanium are UUT."""
    if needs is None:
        return "–"
    return "".join(_letter(name, say) * count for name, count in needs.items())


def _contracts(view: dict[str, Any], say: Say) -> Table:
    table = Table(box=box.SIMPLE)
    for head in ("contract", "needs", "stars"):
        table.add_column(say(head))
    for slot, contract in enumerate(view["contracts"], start=1):
        stars = " ".join(f"★{star}" for star in contract["stars"])
        table.add_row(str(slot), _needs(contract["needs"], say), stars)
    deck = view["contract_deck"]
    if isinstance(deck, list):
        deck = {"next": deck[0] if deck else None, "left": len(deck)}
    table.add_row(say("next"), _needs(deck["next"], say), f"({deck['left']})")
    return table


def _workshop(view: dict[str, Any], say: Say, edition: UnderminingEdition) -> Table:
    table = Table(box=box.SIMPLE)
    for head in ("workshop", "cost", "left"):
        table.add_column(say(head))
    for kind in edition.equipment:
        table.add_row(
            say(kind.name), _needs(write_needs(kind.cost), say), str(view["workshop"][kind.name])
        )
    return table


def _mats(view: dict[str, Any], say: Say) -> Table:
    heads = ("seat", "at", "batteries", "cargo", "warehouse", "equipment", "tech", "stars", "score")
    table = Table(*(say(head) for head in heads), box=box.SIMPLE)
    for seat, mat in enumerate(view["seats"]):
        name = say(f"colour-{mat['colour']}")
        label = Text(f"{_letter(mat['colour'], say)} {name}", style=STYLES[mat["colour"]])
        label.append(" ◀" if seat == view["seat"] else "", style="default on default")
        table.add_row(label, mat["at"] or "–", *_mat(mat, say), str(view["scores"][seat]))
    return table


def _mat(mat: dict[str, Any], say: Say) -> tuple[str, ...]:
    """Batteries, bays, warehouse, equipment, tech and stars of one player."""
    cargo = "".join(_letter(token, say) for token in mat["cargo"])
    stored = "".join(_letter(ore, say) * count for ore, count in mat["warehouse"].items())
    built = [f"{say(kind)} {count}" for kind, count in mat["equipment"].items() if count]
    used = sum(mat["equipment"].values())
    tech = mat["tech"]
    # A card is typed by its word for programs, so that is shown, too.
    cards = (
        [] if isinstance(tech, int) else [f"{say('tech-name', {'card': c})} ({c})" for c in tech]
    )
    return (
        "▮" * mat["batteries"] or "0",
        f"{cargo or '–'} ({len(mat['cargo'])}/{mat['bays']})",
        stored or "–",
        f"{', '.join(built) or '–'} ({used}/{mat['slots']})",
        f"{tech} ?" if isinstance(tech, int) else ", ".join(cards) or "–",
        " ".join(f"★{star}" for star in mat["stars"]) or "–",
    )


def _turn(view: dict[str, Any], say: Say) -> Text:
    """What the turn has under way."""
    signs = []
    if view["drill_steps_left"]:
        signs.append(say("drill-steps", {"count": view["drill_steps_left"]}))
    if view["swaps_left"]:
        signs.append(say("swaps", {"count": view["swaps_left"]}))
    signs += [say(name) for name in ("building", "phasing", "uplink") if view[name]]
    signs += [say("last-turns")] if view["last_turns"] else []
    return Text(" · ".join(signs) + ("\n" if signs else ""), style="magenta")
