"""The shipped components, and boards drawn by others."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from digsite import locales
from digsite.core import record
from digsite.core.errors import BadEdition, reason_in
from digsite.core.game import find
from digsite.core.match import Match
from digsite.undermining.edition import UnderminingEdition, default_edition
from digsite.undermining.public.write import write_needs
from digsite.undermining.table.state import MOST_BATTERIES
from tests.games import Wanderer

GAME = find("undermining")
TEXT = default_edition().text


def test_the_set_has_the_pieces_of_the_box() -> None:
    edition = default_edition()
    assert sum(debris.count for debris in edition.debris) == 129
    assert sum(kind.count for kind in edition.equipment) == 16
    assert (len(edition.contracts), len(edition.tech)) == (18, 10)


def test_the_rules_list_the_pieces_of_the_box() -> None:
    edition, rules = default_edition(), GAME.rules_text()
    assert f"| {sum(debris.count for debris in edition.debris)} | debris tiles |" in rules
    assert f"| {sum(kind.count for kind in edition.equipment)} | equipment tiles |" in rules
    assert f"| {len(edition.contracts)} | contracts |" in rules
    assert f"| {len(edition.tech)} | alien tech cards |" in rules
    assert f"| {max(GAME.players)} | UMVs |" in rules
    assert f"| {max(GAME.players) * MOST_BATTERIES} | batteries |" in rules


def test_the_debris_is_that_of_the_reconstruction() -> None:
    assert {debris.tile: debris.count for debris in default_edition().debris} == {
        "rock": 29,
        "uranium": 20,
        "titanium": 20,
        "diamond": 20,
        "niobium": 20,
        "xanium": 10,
        "alien": 10,
    }


def test_every_contract_is_there_once_and_every_ore_is_wanted_equally() -> None:
    cards = [write_needs(card.needs) for card in default_edition().contracts]
    assert len({repr(sorted((needs or {}).items())) for needs in cards}) == 18
    wanted: Counter[str] = Counter()
    for needs in cards:
        wanted.update(needs or {})
    assert wanted == dict.fromkeys(("uranium", "titanium", "diamond", "niobium"), 12)
    assert Counter(sum((needs or {}).values()) for needs in cards) == {3: 12, 2: 6}


def test_each_ore_is_used_by_two_kinds_of_equipment() -> None:
    used: Counter[str] = Counter()
    for kind in default_edition().equipment:
        used.update((write_needs(kind.cost) or {}).keys())
    assert set(used.values()) == {2}


def test_both_boards_are_mirror_symmetric() -> None:
    for board in default_edition().boards:
        drawing = board.drawing
        for spaces in (drawing.bedrock, drawing.portals, drawing.refineries):
            places = {(s // 16, s % 16) if s < 192 else ("surface", s - 192) for s in spaces}
            mirrored = {(r, 11 - c) if r != "surface" else (r, 3 - c) for r, c in places}
            assert mirrored == places


def test_the_set_is_marked_as_a_reconstruction() -> None:
    edition = default_edition()
    parts = (edition.boards, edition.debris, edition.equipment, edition.contracts, edition.tech)
    assert {item.source for part in parts for item in part} == {"reconstructed"}


HEAD = 'game = "undermining"\nname = "mine"\nsource = "printed"\n\n'
REST = TEXT[TEXT.index("# The debris tiles") :]
HILL = """[[board]]
name = "hill"
picture = '''
BBRR..PP
........
.#..P.#.
........
'''
"""


def edition_with(board: str, rest: str = REST) -> UnderminingEdition:
    edition = GAME.read_edition(HEAD + board + "\n" + rest, "mine.toml")
    assert isinstance(edition, UnderminingEdition)
    return edition


def test_a_drawn_board_is_played_on_without_touching_code() -> None:
    edition = edition_with(HILL)
    assert edition.options == {"board": ("hill",)}
    match, wanderer = Match(GAME, 3, seed=1, edition=edition), Wanderer(GAME, 1)
    assert match.public()["board"] == {
        "columns": 8,
        "rows": 3,
        "bedrock": ["b2", "g2"],
        "portals": ["e2", "s1", "s4"],
        "refineries": ["s1", "s2"],
    }
    assert len(match.public()["tiles"]) == 22
    assert len(match.public()["bag"]) == 107
    match.play("enter s4")
    assert {"drill g1", "drill h1", "portal s1"} <= set(match.legal_actions())
    while not match.is_over:
        match.play(GAME.actions.notations[wanderer.choose(match.state)])
        assert GAME.rules.broken_invariant(match.state) == 0
    assert record.replay(record.record(match)).state == match.state


def test_the_first_board_of_the_file_is_the_default() -> None:
    other = HILL.replace('"hill"', '"valley"')
    edition = edition_with(HILL + other)
    assert edition.options == {"board": ("hill", "valley")}
    assert Match(GAME, 2, edition=edition).options == {"board": "hill"}
    chosen = Match(GAME, 2, edition=edition, options={"board": "valley"})
    assert chosen.options == {"board": "valley"}


def test_a_view_names_the_board_of_its_own_edition() -> None:
    """A state knows only the board's place in the edition, where another one has another board."""
    names = ("hill", "valley", "plain")
    edition = edition_with("".join(HILL.replace('"hill"', f'"{name}"') for name in names))
    for board in names:
        match = Match(GAME, 2, seed=1, edition=edition, options={"board": board})
        for reader in (0, 1, None):
            assert match.seen_by(reader).public()["options"] == {"board": board}


def drawn(*lines: str) -> str:
    return '[[board]]\nname = "hill"\npicture = """\n' + "\n".join(lines) + '\n"""\n'


@pytest.mark.parametrize(
    ("board", "line", "reason"),
    [
        (drawn("RRRR", "....", ".x.."), 10, "'x' is none of the signs"),
        (drawn("RRRR", "....", "..."), 10, "the line has 3 signs, but the surface has 4"),
        (drawn("RRRR", "....", "....."), 10, "the line has 5 signs"),
        (drawn("RRRRRR", "......", "......"), 8, "a multiple of 4, not 6"),
        (drawn("R" * 20, "." * 20, "." * 20), 8, "4 to 16 columns"),
        (drawn("RRRR", "...."), 7, "2 to 12 rows underground, not 1"),
        (drawn("RRRR", *["...."] * 13), 7, "2 to 12 rows underground, not 13"),
        (drawn("", ""), 7, "the picture is empty"),
        (drawn("RRRP....", "........", "........"), 8, "s2 is drawn 'RP'"),
        (drawn("RR##", "....", "...."), 8, "the surface has no bedrock"),
        (drawn("PP..", "....", "...."), 7, "the board has no refinery"),
        (drawn("RRRR", "....", "##..", ".#.."), 11, "a3 cannot be reached from the surface"),
        (drawn("RRRR", "####", "...."), 10, "a2 cannot be reached from the surface"),
        (drawn("RPPR", "PPPP", "PPPP", "PPPP"), 7, "at most 12 portals, not 14"),
        (drawn("RRRR", "RRRR", "R..."), 7, "at most 8 refineries, not 9"),
        (drawn("R" * 16, *["." * 16] * 12), 7, "192 spaces underground, but there are only 129"),
        ('[[board]]\nname = "hill"\n', 5, "picture must be a text"),
        ('[[board]]\nname = "hill"\npicture = "RRRR\\n....\\n.x.."\n', 7, "'x' is none"),
        ('[[board]]\nname = "Big Hill"\npicture = ""\n', 6, "name must be 1 to 30 small letters"),
        (HILL + HILL, 14, "two boards named 'hill'"),
        (HILL + "size = 3\n", 13, "a board has no 'size'"),
        ("board = 3\n", 5, "at least one"),
        ("", None, "at least one"),
    ],
)
def test_an_impossible_board_is_refused_with_its_line(
    board: str, line: int | None, reason: str
) -> None:
    with pytest.raises(BadEdition, match=reason) as refusal:
        edition_with(board)
    assert refusal.value.line == line


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("de", "a3 ist von der Oberfläche aus nicht zu erreichen"),
        ("et", "maapinnalt ei pääse väljale a3"),
        ("ru", "с поверхности нельзя добраться до области a3"),
    ],
)
def test_an_impossible_board_is_refused_in_the_language_asked_for(lang: str, told: str) -> None:
    with pytest.raises(BadEdition) as refusal:
        edition_with(drawn("RRRR", "....", "##..", ".#.."))
    assert told in refusal.value.message_in(lang)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('tile = "rock"\ncount = 29', 'tile = "rock"\ncount = 7', "takes 8 tiles of solid rock"),
        ('tile = "rock"\ncount = 29', 'tile = "rock"\ncount = 99', "would stay in the bag"),
        ('tile = "rock"\ncount = 29', 'tile = "rock"\ncount = -1', "from 0 to 999"),
        ('tile = "xanium"', 'tile = "gold"', "tile must be one of rock, uranium"),
        ('tile = "xanium"', 'tile = "rubble"', "tile must be one of rock, uranium"),
        ('tile = "xanium"', 'tile = "rock"', "rock is there twice"),
        ('[[debris]]\ntile = "alien"\ncount = 10\n', "", "debris has no alien"),
        ('name = "bay"', 'name = "boat"', "name must be one of drill, thruster"),
        ("uranium = 2, diamond = 1 }\ncount = 4", "gold = 1 }\ncount = 4", "not 'gold'"),
        ("cost = { uranium = 1, niobium = 1 }", "cost = {}", "at least one resource"),
        ("cost = { uranium = 1, niobium = 1 }", "cost = 3", "cost must name resources"),
        ("needs = { uranium = 2, titanium = 1 }", "needs = { alien = 1 }", "not 'alien'"),
        ("needs = { uranium = 2, titanium = 1 }", "needs = { uranium = 8 }", "from 1 to 7"),
        ("needs = { uranium = 2, titanium = 1 }", "needs = { uranium = true }", "from 1 to 7"),
        ('name = "hack"', 'name = "cell"', "cell is there twice"),
        ('name = "hack"', 'name = "hack"\ncount = 8', "count must be a number from 1 to 7"),
        ('name = "hack"', 'name = "hack"\ncount = 0', "count must be a number from 1 to 7"),
        ('name = "hack"', 'name = "hackers"', "name must be one of overdrive"),
        ('name = "hack"', 'name = "hack"\nsource = "dreamt"', "source must be one of"),
        ('name = "hack"', 'name = "hack"\ntext = "?"', "a tech has no 'text'"),
        ("[[contract]]", "[[contract]]\nneeds = { uranium = 1 }\n[[contract]]", "3 to 18"),
    ],
)
def test_other_slips_are_refused_too(old: str, new: str, reason: str) -> None:
    assert old in REST
    with pytest.raises(BadEdition, match=reason) as refusal:
        edition_with(HILL, REST.replace(old, new, 1))
    assert refusal.value.line is not None
    told = {reason_in(refusal.value.reason, lang) for lang in locales.LANGUAGES}
    assert len(told) == len(locales.LANGUAGES)


def test_an_edition_may_change_costs_contracts_and_counts(tmp_path: Path) -> None:
    text = TEXT.replace("cost = { titanium = 1, diamond = 1 }", "cost = { niobium = 3 }")
    text = text.replace("count = 4", "count = 2")
    start = text.index("[[contract]]")
    stop = text.index("# The ten alien tech cards")
    text = text[:start] + "[[contract]]\nneeds = { diamond = 7 }\n" * 3 + text[stop:]
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    match = Match(GAME, 2, seed=1, edition=GAME.edition(path))
    public = match.public()
    assert set(public["workshop"].values()) == {2}
    assert [contract["needs"] for contract in public["contracts"]] == [{"diamond": 7}] * 3
    assert public["contract_deck"] == []
    state: Any = match.state
    assert write_needs(state.box.cost[0]) == {"niobium": 3}


def test_a_position_is_set_up_on_the_board_that_it_shows() -> None:
    match = Match(GAME, 2, seed=1, edition=edition_with(HILL))
    data = match.public() | {"options": {}}
    set_up = Match.from_public(data, game=GAME)
    assert set_up.public()["board"] == match.public()["board"]
    assert set_up.legal_actions() == match.legal_actions()


def test_what_upgrades_are_worth_is_told_for_as_many_as_fit_on_a_mat() -> None:
    told = GAME.components(GAME.default_edition())
    assert told["value_of_upgrades"] == [0, 4, 7, 9, 10, 10]
