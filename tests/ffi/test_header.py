"""digsite.h: what a stranger calls cannot break anything, and the examples play whole games."""

import ctypes
import gzip
import json
import subprocess
from pathlib import Path

import numpy as np
import pytest

import digsite
from digsite.core.c import compiler
from digsite.core.game import Game, find, names
from digsite.ffi.source import tables
from tests.ffi.carriers import Library

EXAMPLES = Path(digsite.__file__).parents[2] / "examples" / "library"


@pytest.fixture(params=names())
def game(request: pytest.FixtureRequest) -> Game:
    return find(request.param)


def test_the_same_game_in_c_and_in_javascript(
    game: Game, libraries: Path, modules: Path, tmp_path: Path
) -> None:
    program, command = tmp_path / "play", compiler.command()
    assert command is not None
    link = [f"-I{libraries}", f"-L{libraries}", f"-Wl,-rpath,{libraries}"]
    source = str(EXAMPLES / "play.c")
    warned = ["-Wall", "-Wextra", "-Werror", "-std=c11"]
    call = [*command, *warned, *link, "-o", str(program), source, f"-ldigsite_{game.name}"]
    subprocess.run(call, check=True)
    script = ["node", str(EXAMPLES / "play.mjs"), str(modules / f"{game.name}.wasm")]
    network = f"{game.name}.network.bin"
    by_c = output([str(program), "7", str(libraries / network)])
    assert output([*script, "7", str(modules / network)]) == by_c
    assert_is_a_game(game, by_c.splitlines())
    without_network = output([str(program), "7"])
    assert output([*script, "7"]) == without_network != by_c
    assert_is_a_game(game, without_network.splitlines())


def output(call: list[str]) -> str:
    return subprocess.run(call, check=True, capture_output=True, text=True).stdout


def assert_is_a_game(game: Game, lines: list[str]) -> None:
    """The rules in Python agree with every line."""
    players, options, _ = next(tables(game))
    edition = game.default_edition()
    state = game.new_state(players, seed=7, options=options, first=-1, edition=edition)
    for line in lines[1:-players]:
        told, _, notation = line.partition(" ")
        action = game.actions.parse(notation)
        assert int(told) == state.seat
        assert game.rules.why_not(state, action) == 0
        game.rules.play(state, action)
    assert state.ending != 0
    for seat, line in enumerate(lines[-players:]):
        won = ", won" if state.won[seat] else ""
        assert line == f"seat {seat}: {game.rules.score(state, seat)}{won}"


def test_what_does_not_exist_is_refused(game: Game, libraries: Path) -> None:
    library = Library(libraries / f"libdigsite_{game.name}.so")
    c, room, large = library.c, library.game, ctypes.c_int64
    for table, first in ((-1, 0), (c.digsite_tables(), 0), (0, 2), (0, -2)):
        assert c.digsite_new_game(room, large(table), large(first), 1, 0, 0) == -1
    assert c.digsite_new_game(room, large(0), large(0), 1, 0, 0) == 0
    before = room.raw
    for action in (-1, c.digsite_actions(), 2**40):
        assert c.digsite_play(room, large(action)) == -1
        assert c.digsite_action(large(action)) is None
    for seat in (-2, 2, 2**40):
        assert c.digsite_view(room, large(seat), library.seen) == -1
        assert c.digsite_has_won(room, large(seat)) == -1
    assert c.digsite_reason(large(10_000)) is None
    search = ctypes.create_string_buffer(c.digsite_search_bytes())
    for size in (0, -1, len(library.network) - 1, len(library.network) + 1):
        assert c.digsite_use_network(search, library.network, large(size)) == -1
    illegal = set(range(c.digsite_actions())) - set(
        library.legal[: c.digsite_legal_actions(room, library.legal)]
    )
    reasons = {c.digsite_play(room, large(action)) for action in illegal}
    assert 0 not in reasons
    assert all(c.digsite_reason(large(reason)) for reason in reasons)
    assert room.raw == before


def test_the_facts_tell_where_everything_stands(game: Game, libraries: Path) -> None:
    facts = json.loads((libraries / f"{game.name}.json").read_text("utf-8"))
    assert facts["actions"] == list(game.actions.notations)
    library = Library(libraries / f"libdigsite_{game.name}.so")
    for table, described in enumerate(facts["tables"]):
        for _ in library.moves(table, 3):
            pass
        [record] = np.frombuffer(library.game.raw, game.state_type.dtype())
        at = facts["fields"]["players"]["at"]
        assert library.game.raw[at] == described["players"] == record["players"]
        assert record["rules_version"] == described["rules_version"]
        at = facts["fields"]["ending"]["at"]
        assert 0 < library.game.raw[at] == record["ending"] < len(facts["endings"])


def test_a_table_of_earlier_rules_says_so(game: Game, libraries: Path) -> None:
    library = Library(libraries / f"libdigsite_{game.name}.so")
    names = [library.c.digsite_table(ctypes.c_int64(one)) for one in range(len(list(tables(game))))]
    earlier = [f"rules_version={table.rules_version}".encode() for table in tables(game)]
    told = [version in name for name, version in zip(names, earlier, strict=True)]
    assert told == [table.rules_version != game.rules_version for table in tables(game)]


def test_a_module_is_small_to_fetch(game: Game, modules: Path) -> None:
    """The rules and the search apart from the network, each as a browser would be sent it."""
    sizes = {
        part: len(gzip.compress((modules / f"{game.name}.{part}").read_bytes()))
        for part in ("wasm", "network.bin")
    }
    assert sizes["wasm"] < 32_000
    assert sizes["network.bin"] < 60_000
