"""Trees grown through bytes, as a browser does it, are those of every other search."""

import ctypes
from collections.abc import Sequence
from pathlib import Path

import pytest

from digsite.bots.mind import mind_of
from digsite.bots.network_file import shipped_network
from digsite.bots.searcher import Budget, Searcher
from digsite.bots.tree import Found, Mind, Report, Tree, Workspace
from digsite.core.game import find, names
from digsite.core.match import Match
from digsite.core.struct_bytes import packed, place_of, size_of, unpacked
from digsite.local import growers
from digsite.local.growers import ModuleGrower, OneBench
from tests.ffi.carriers import built


class NativeModule:
    """A game's library in this process's memory: what WebAssembly is to a browser."""

    def __init__(self, library: Path) -> None:
        self.library = ctypes.CDLL(str(library))
        self.kept: list[ctypes.Array[ctypes.c_char]] = []

    def reserve(self, size: int) -> int:
        self.kept.append(ctypes.create_string_buffer(size))
        return ctypes.addressof(self.kept[-1])

    def write(self, address: int, data: bytes) -> None:
        ctypes.memmove(address, data, len(data))

    def read(self, address: int, size: int) -> bytes:
        return ctypes.string_at(address, size)

    def call(self, name: str, arrays: Sequence[tuple[int, int]], numbers: Sequence[int]) -> int:
        given: list[object] = []
        for address, count in arrays:
            given += [ctypes.c_void_p(address), ctypes.c_int64(count)]
        kernel = self.library[name]
        kernel.restype = ctypes.c_int64 if name.endswith("search") else ctypes.c_int
        return int(kernel(*given, *(ctypes.c_int64(number) for number in numbers)))

    def tell(self, name: str, arrays: Sequence[tuple[int, int]], numbers: Sequence[int]) -> None:
        self.call(name, arrays, numbers)


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("library", tmp_path_factory.mktemp("library"))


def grown(game_name: str, libraries: Path, players: int) -> Searcher:
    """A searcher whose tree is grown in a library."""
    game = find(game_name)
    benches = OneBench(lambda name: NativeModule(libraries / f"libdigsite_{name}.so"))
    network = shipped_network(game)
    assert network is not None
    searcher = Searcher(game, players, compiled=False)
    searcher.workers = [ModuleGrower(benches, game, mind_of(game, players), network)]
    return searcher


@pytest.mark.parametrize("game_name", names())
def test_whole_turns_are_searched_alike(game_name: str, libraries: Path) -> None:
    """The second search of a turn goes on with what the first has kept."""
    game = find(game_name)
    players = game.players[-1]
    here, there = Searcher(game, players), grown(game_name, libraries, players)
    match = Match(game, players, seed=19)
    for move in range(12):
        view = match.seen_by(match.seat)
        asked = [one.think(view, Budget(300), seed=move) for one in (here, there)]
        assert asked[0] == asked[1]
        best = asked[0].candidates[0].action
        for one in (here, there):
            one.played(best)
        match.play(game.actions.notations[best])


def test_a_report_that_is_longer_than_most_is_read_whole(
    libraries: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(growers, "MOSTLY_FOUND", 2)
    game = find("undermining")
    match = Match(game, 2, seed=3)
    view = match.seen_by(match.seat)
    here, there = Searcher(game, 2), grown("undermining", libraries, 2)
    found = there.think(view, Budget(300), seed=1)
    assert found == here.think(view, Budget(300), seed=1)
    assert len(found.candidates) > 2


@pytest.mark.parametrize("game_name", names())
def test_bytes_are_those_of_the_records(game_name: str) -> None:
    game = find(game_name)
    state = game.new_state(2, seed=7, options={}, first=-1, edition=game.default_edition())
    assert packed(state) == state.to_record().tobytes()
    assert unpacked(type(state), packed(state)) == state
    for struct in (Tree, Workspace, Report, Mind, Found):
        assert size_of(struct) == struct.dtype().itemsize
        for field in struct.fields():
            assert place_of(struct, field.name) == struct.dtype().fields[field.name][1]
