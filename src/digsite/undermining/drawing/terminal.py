"""The planet of Undermining, its contracts, workshop and mats, for the terminal."""

from typing import Any, Final

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from digsite.locales import Say
from digsite.undermining.edition import ORE_NAMES, UnderminingEdition
from digsite.undermining.rules.refinery import wanted

WIDTH: Final = 3
SIGNS: Final = {
    "rock": ("▓▓▓", "grey50"),
    "rubble": ("░░░", "grey50"),
    "uranium": (" U ", "bold green"),
    "titanium": (" T ", "bold cyan"),
    "diamond": (" D ", "bold white"),
    "niobium": (" N ", "bold blue"),
    "xanium": (" X ", "bold yellow"),
    "alien": (" A ", "bold magenta"),
}
LETTERS: Final = {"orange": "O", "blue": "B", "green": "G", "red": "R", "purple": "P"}
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
        _planet(view),
        Text(say("key"), style="dim"),
        _contracts(view, say),
        _workshop(view, say, edition),
        _mats(view, say),
        _turn(view, say),
    )


def _planet(view: dict[str, Any]) -> Text:
    board = view["board"]
    columns = "abcdefghijklmnop"[: board["columns"]]
    umvs = {seat["at"]: seat["colour"] for seat in view["seats"] if seat["at"]}
    text = _surface(view, len(columns) // 4 * WIDTH)
    text.append("    " + "".join(f" {column} " for column in columns) + "\n", style="dim")
    for row in range(1, board["rows"] + 1):
        text.append(f"{row:>3} ", style="dim")
        for column in columns:
            text.append_text(_space(view, f"{column}{row}", umvs))
        text.append("\n")
    return text


def _surface(view: dict[str, Any], width: int) -> Text:
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
            text.append(LETTERS[colour], style=STYLES[colour])
        text.append(" " * (width - len(here)), style="on grey19")
    return text.append("\n")


def _space(view: dict[str, Any], name: str, umvs: dict[str, str]) -> Text:
    board = view["board"]
    if name in board["bedrock"]:
        return Text("███", style="grey30")
    if name in umvs:
        letter = LETTERS[umvs[name]]
        shape = f"({letter})" if name in board["portals"] else f" {letter} "
        return Text(shape, style=STYLES[umvs[name]])
    sign, style = SIGNS.get(view["tiles"].get(name), ("   ", "default"))
    if name in board["portals"]:
        sign = f"({sign[1]})"
    return Text(sign, style=style)


def _needs(needs: dict[str, int] | None) -> str:
    """Wanted ores by their letters: two uranium and a titanium are UUT."""
    if needs is None:
        return "–"
    return "".join(ore[0].upper() * needs[ore] for ore in ORE_NAMES if ore in needs)


def _contracts(view: dict[str, Any], say: Say) -> Table:
    table = Table(box=box.SIMPLE)
    for head in ("contract", "needs", "stars"):
        table.add_column(say(head))
    for number, contract in enumerate(view["contracts"], start=1):
        stars = " ".join(f"★{star}" for star in contract["stars"])
        table.add_row(str(number), _needs(contract["needs"]), stars)
    deck = view["contract_deck"]
    if isinstance(deck, list):
        deck = {"next": deck[0] if deck else None, "left": len(deck)}
    table.add_row(say("next"), _needs(deck["next"]), f"({deck['left']})")
    return table


def _workshop(view: dict[str, Any], say: Say, edition: UnderminingEdition) -> Table:
    table = Table(box=box.SIMPLE)
    for head in ("workshop", "cost", "left"):
        table.add_column(say(head))
    for kind in edition.equipment:
        cost = {ore: wanted(kind.cost, place) for place, ore in enumerate(ORE_NAMES)}
        table.add_row(say(kind.name), _needs(cost), str(view["workshop"][kind.name]))
    return table


def _mats(view: dict[str, Any], say: Say) -> Table:
    heads = ("seat", "at", "batteries", "cargo", "warehouse", "equipment", "tech", "stars", "score")
    table = Table(*(say(head) for head in heads), box=box.SIMPLE)
    for number, seat in enumerate(view["seats"]):
        name = say(f"colour-{seat['colour']}")
        label = Text(f"{LETTERS[seat['colour']]} {name}", style=STYLES[seat["colour"]])
        label.append(" ◀" if number == view["seat"] else "", style="default on default")
        table.add_row(label, seat["at"] or "–", *_mat(seat, say), str(view["scores"][number]))
    return table


def _mat(seat: dict[str, Any], say: Say) -> tuple[str, ...]:
    """Batteries, bays, warehouse, equipment, tech and stars of one player."""
    cargo = "".join(SIGNS[token][0].strip() for token in seat["cargo"])
    stored = "".join(ore[0].upper() * count for ore, count in seat["warehouse"].items())
    built = [f"{say(kind)} {count}" for kind, count in seat["equipment"].items() if count]
    used = sum(seat["equipment"].values())
    tech = seat["tech"]
    return (
        "▮" * seat["batteries"] or "0",
        f"{cargo or '–'} ({len(seat['cargo'])}/{seat['bays']})",
        stored or "–",
        f"{', '.join(built) or '–'} ({used}/{seat['slots']})",
        f"{tech} ?" if isinstance(tech, int) else ", ".join(tech) or "–",
        " ".join(f"★{star}" for star in seat["stars"]) or "–",
    )


def _turn(view: dict[str, Any], say: Say) -> Text:
    """What the turn has under way."""
    told = []
    if view["drill_steps_left"]:
        told.append(say("drill-steps", {"count": view["drill_steps_left"]}))
    if view["swaps_left"]:
        told.append(say("swaps", {"count": view["swaps_left"]}))
    told += [say(name) for name in ("building", "phasing", "uplink") if view[name]]
    told += [say("last-turns")] if view["last_turns"] else []
    return Text(" · ".join(told) + ("\n" if told else ""), style="magenta")
