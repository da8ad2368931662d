"""What a page's worker calls: requests, lines and news of other windows, for one room.

The other side is web/src/local. Between the two languages go only texts, numbers and bytes.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from typing import Any

from pyodide.ffi import run_sync

from digsite.bots.growers import grow_elsewhere
from digsite.core.game import Game
from digsite.local.answers import answer
from digsite.local.growers import Benches, ModuleBench, OneBench, module_growers
from digsite.local.line import PageLine, serve
from digsite.local.room import Room
from digsite.local.store import Kept
from digsite.server.workers.single import SingleWorker


class BrowserShelf:
    """Texts in IndexedDB."""

    def __init__(self, database: Any) -> None:
        self.database = database

    async def get(self, kind: str, key: str) -> Kept | None:
        found = await self.database.get(kind, key)
        return None if found is None else Kept(str(found.text), int(found.version))

    async def all(self, kind: str, prefix: str = "") -> Sequence[Kept]:
        found = await self.database.all(kind, prefix)
        return [Kept(str(one.text), int(one.version)) for one in found]

    async def put(self, kind: str, key: str, kept: Kept, *new: tuple[str, str, str]) -> bool:
        written = await self.database.put(kind, key, kept.text, kept.version, json.dumps(new))
        return bool(written)


class Windows(SingleWorker):
    """The windows of a browser: one of them at a time moves for the bots of a table."""

    def __init__(self, claims: Any) -> None:
        self.claims = claims

    @asynccontextmanager
    async def claim(self, table_id: str) -> AsyncIterator[bool]:
        give_up = await self.claims.claim(table_id)
        try:
            yield True
        finally:
            give_up()


class BrowserModule:
    """A game's WebAssembly in the worker of the tables."""

    def __init__(self, instance: Any) -> None:
        self.instance = instance

    def reserve(self, size: int) -> int:
        return int(self.instance.reserve(size))

    def write(self, address: int, data: bytes) -> None:
        self.instance.write(address, data)

    def read(self, address: int, size: int) -> bytes:
        data: bytes = self.instance.read(address, size).to_bytes()
        return data

    def call(self, name: str, arrays: Sequence[tuple[int, int]], numbers: Sequence[int]) -> int:
        return int(self.instance.call(name, json.dumps([list(arrays), list(numbers)])))

    def tell(self, name: str, arrays: Sequence[tuple[int, int]], numbers: Sequence[int]) -> None:
        self.call(name, arrays, numbers)


class SearcherModule:
    """A game's WebAssembly in a worker of its own; what has no result is not waited for."""

    def __init__(self, searcher: Any, game: str) -> None:
        self.searcher, self.game = searcher, game

    def reserve(self, size: int) -> int:
        return int(run_sync(self.searcher.reserve(self.game, size)))

    def write(self, address: int, data: bytes) -> None:
        self.searcher.write(self.game, address, data)

    def read(self, address: int, size: int) -> bytes:
        data: bytes = run_sync(self.searcher.read(self.game, address, size)).to_bytes()
        return data

    def call(self, name: str, arrays: Sequence[tuple[int, int]], numbers: Sequence[int]) -> int:
        given = json.dumps([list(arrays), list(numbers)])
        return int(run_sync(self.searcher.call(self.game, name, given)))

    def tell(self, name: str, arrays: Sequence[tuple[int, int]], numbers: Sequence[int]) -> None:
        self.searcher.tell(self.game, name, json.dumps([list(arrays), list(numbers)]))


class SearcherBenches:
    """Benches in the workers that search: as many searches at a time as there are workers."""

    def __init__(self, searchers: Any) -> None:
        self.searchers = searchers
        self._bench_of = cache(
            lambda place, game: ModuleBench(SearcherModule(searchers.at(place), game.name), game)
        )

    @contextmanager
    def lent(self, game: Game) -> Iterator[ModuleBench]:
        place = int(run_sync(self.searchers.lend()))
        try:
            yield self._bench_of(place, game)
        finally:
            self.searchers.give_back(place)


class Page:
    """The worker's end of a page.

    `said` and `closed` are called with the number of a line and what is said to it, or the code
    with which it was closed.
    """

    def __init__(
        self,
        browser: Any,
        said: Callable[[int, str], None],
        closed: Callable[[int, int], None],
    ) -> None:
        grow_elsewhere(module_growers(_benches(browser)))
        self.room = Room(BrowserShelf(browser), Windows(browser))
        self._said, self._closed = said, closed
        self._lines: dict[int, tuple[PageLine, asyncio.Task[None]]] = {}

    async def ask(self, method: str, address: str, lang: str, body: str) -> str:
        """The answer to a request, as a status and a text in JSON."""
        return json.dumps(await answer(self.room, method, address, lang, body))

    def open(self, line_number: int, table_id: str) -> None:
        """Open a line to a table."""
        line = PageLine(
            lambda text: self._said(line_number, text), lambda code: self._closed(line_number, code)
        )
        task = asyncio.ensure_future(serve(self.room, line, table_id))
        self._lines[line_number] = line, task
        task.add_done_callback(lambda _: self._lines.pop(line_number, None))

    def hear(self, line_number: int, text: str) -> None:
        """The page says something on a line."""
        if line_number in self._lines:
            self._lines[line_number][0].hear(text)

    def hang_up(self, line_number: int) -> None:
        if line_number in self._lines:
            self._lines[line_number][0].hang_up()

    def changed_elsewhere(self, table_id: str) -> None:
        """Another window has changed a table."""
        self.room.changed_elsewhere(table_id)


def _benches(browser: Any) -> Benches:
    """In workers of their own where this browser lets Python wait for them, else in this one."""
    if browser.searchers:
        return SearcherBenches(browser.searchers)
    return OneBench(lambda game: BrowserModule(browser.module(game)))
