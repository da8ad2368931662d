"""A readable transcript of a whole game: what was legal, what was played, who saw what.

Moves worth reading are written out: the first and the last ones, and the first of each kind. The
others stand in one line for each turn, with a fingerprint of all that is left out, so that any
change of a rule shows in the turn where it happens.
"""

import hashlib
import json
import re
import textwrap
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from digsite.core.match import Match
from tests.games import Setting

FOLDER: Final = Path(__file__).resolve().parent
OPENING, ENDING = 6, 4
SHOWN_OF_A_FAMILY: Final = 16
SHOWN_CHANGES: Final = 12
SMALL: Final = 5
SEEDS: Final = range(60)
MOVES: Final = "## Moves"


def file_of(setting: Setting) -> Path:
    return FOLDER / f"{setting}.txt"


def invent(setting: Setting) -> tuple[int, list[str]]:
    """The seed and the moves of a random game: a short one among those with most variety."""
    games = []
    for seed in SEEDS:
        actions = [action for _, action in setting.moves(seed)]
        variety = len({setting.game.actions.family_of(action) for action in actions})
        games.append((-variety, len(actions), seed, actions))
    _, _, seed, actions = min(games)
    return seed, [setting.game.actions.notations[action] for action in actions]


def stored(path: Path) -> tuple[int, list[str]]:
    """The seed and the moves of a transcript."""
    text = path.read_text("utf-8")
    seed = re.search(r"seed (\d+)", text)
    assert seed, f"{path.name} names no seed"
    moves = " ".join(text.partition(MOVES)[2].split())
    return int(seed[1]), moves.split(", ")


def transcript(setting: Setting, seed: int, moves: list[str]) -> str:
    """The transcript of the game with this seed and these moves."""
    match = setting.new_match(seed)
    options = ", ".join(f"{name} {value}" for name, value in setting.choices)
    lines = [
        f"# {setting.game.title}, {setting.players} players, {options}, seed {seed}",
        "",
        "Written by `python -m tests.playthroughs`. A change here is a change of the game.",
        "",
        "## What a spectator sees of the deal",
        "",
        *_deal(match.view(None)),
        "",
        "## The game",
    ]
    was_shown = True
    for key, steps in groupby(_written(match, moves), key=lambda step: step.shown or step.turn):
        if key is True:
            lines += [line for step in steps for line in ("", *step.lines)]
        else:
            lines += [""] * was_shown + [_turn_line(list(steps))]
        was_shown = key is True
    lines += ["", "## Result", "", f"{match.ending}: {_names(match)}", "", MOVES, ""]
    return "\n".join([*lines, *textwrap.wrap(", ".join(moves), 100)]) + "\n"


class Step:
    """One move: the turn it belongs to, whether it is written out, and its text."""

    def __init__(self, turn: str, action: str, *, shown: bool, lines: list[str]) -> None:
        self.turn, self.action, self.shown, self.lines = turn, action, shown, lines


def _written(match: Match, moves: list[str]) -> Iterator[Step]:
    table, known = match.game.actions, set[str]()
    seen = _seen(match)
    for index, action in enumerate(moves):
        family = table.action(table.parse(action)).family
        shown = index < OPENING or index >= len(moves) - ENDING or family not in known
        known.add(family)
        turn = f"round {match.state.round}, {match.colour}"
        lines = [
            f"### {turn}, {match.public()['phase']}, move {index + 1}",
            f"legal: {_grouped(match, match.legal_actions())}",
            f"plays: {action}",
            *(f"event: {_json(event)}" for event in match.play(action)),
        ]
        before, seen = seen, _seen(match)
        yield Step(turn, action, shown=shown, lines=[*lines, *_changes_seen(before, seen)])


def _seen(match: Match) -> dict[str, dict[str, str]]:
    """What every seat and a spectator see."""
    names = match.game.colours[: match.players]
    views = {name: _flat(match.view(seat)) for seat, name in enumerate(names)}
    return views | {"a spectator": _flat(match.view(None))}


def _changes_seen(
    before: dict[str, dict[str, str]], after: dict[str, dict[str, str]]
) -> Iterator[str]:
    """What all see change, and what each sees besides."""
    changes = {reader: _changes(before[reader], after[reader]) for reader in after}
    common = [c for c in changes["a spectator"] if all(c in other for other in changes.values())]
    yield f"all see: {_listed(common) or 'nothing new'}"
    for reader, changed in changes.items():
        more = [change for change in changed if change not in common]
        if more:
            yield f"{reader} sees: {_listed(more)}"


def _listed(changes: list[str]) -> str:
    """The changes; of very many, as at the end when all is shown, the first and a fingerprint."""
    if len(changes) <= SHOWN_CHANGES:
        return "; ".join(changes)
    shown = [*changes[:SHOWN_CHANGES], f"… {len(changes)} in all [{_mark(changes)}]"]
    return "; ".join(shown)


def _mark(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:8]


def _turn_line(steps: list[Step]) -> str:
    mark = _mark([line for step in steps for line in step.lines])
    return f"{steps[0].turn}: {', '.join(step.action for step in steps)} [{mark}]"


def _grouped(match: Match, legal: list[str]) -> str:
    """The legal actions by family; of a large family the first ones and how many they are."""
    table = match.game.actions
    families: dict[str, list[str]] = {}
    for notation in legal:
        action = table.action(table.parse(notation))
        families.setdefault(action.family, []).append("-".join(action.words))
    parts = []
    for family, words in families.items():
        shown = words[:SHOWN_OF_A_FAMILY]
        rest = f" … {len(words)} in all" if len(words) > len(shown) else ""
        parts.append(f"{family} {' '.join(shown)}".strip() + rest)
    return " | ".join(parts)


def _deal(view: dict[str, Any]) -> Iterator[str]:
    for key, value in view.items():
        if isinstance(value, dict) and any(isinstance(inner, dict) for inner in value.values()):
            yield from (f"{key}.{name}: {_json(inner)}" for name, inner in value.items())
        else:
            yield f"{key}: {_json(value)}"


def _flat(value: Any, path: str = "") -> dict[str, str]:
    """Every leaf of a view under its path; a list or a small object of plain values is a leaf."""
    if isinstance(value, dict) and (len(value) > SMALL or _has_parts(value.values())):
        parts = {f"{path}.{key}" if path else str(key): inner for key, inner in value.items()}
    elif isinstance(value, list) and _has_parts(value):
        parts = {f"{path}[{index}]": item for index, item in enumerate(value)}
    else:
        return {path: _json(value)}
    return {leaf: text for key, inner in parts.items() for leaf, text in _flat(inner, key).items()}


def _has_parts(values: Iterable[Any]) -> bool:
    return any(isinstance(value, dict | list) for value in values)


def _changes(old: dict[str, str], new: dict[str, str]) -> list[str]:
    return [
        f"{path} {old.get(path, 'nothing')} -> {new.get(path, 'nothing')}"
        for path in dict.fromkeys([*old, *new])
        if old.get(path) != new.get(path)
    ]


def _names(match: Match) -> str:
    return ", ".join(match.game.colours[seat] for seat in match.winners or [])


_json: Final = json.JSONEncoder(separators=(",", ":")).encode
