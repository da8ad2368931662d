"""Searches are loaded before anybody waits for them."""

import subprocess
import sys
from pathlib import Path

import pytest

from digsite.core.game import names
from tests.server.serving import COMPILING

WARM_UP = """
import asyncio, sys
from digsite.bots import search, tree
from digsite.core import kernels
from digsite.core.game import find, names
from digsite.server.hub import Hub
from digsite.server.settings import Settings
from digsite.server.store import Store, database_url

async def main():
    store = Store(database_url(sys.argv[1]))
    await store.open()
    hub = Hub(Settings(database=sys.argv[1]), store)
    await hub.open()
    hub.thinkers.warm_up()
    await asyncio.gather(*hub.thinkers._warming.values())
    functions = (search.begin, search.search, tree.keep, tree.step_down, tree.write_report)
    for name in names():
        bound = [kernels.bind(one, find(name), compiled=True) for one in functions]
        loaded = [len(one.signatures) for one in bound]
        compiled = [sum(one.stats.cache_misses.values()) for one in bound]
        print(name, *loaded, *compiled)
    await hub.close()
    await store.close()

asyncio.run(main())
"""
"""Warms a server up; says of each game's functions how many forms were loaded, and compiled."""


def test_a_warm_server_has_loaded_every_search_and_compiled_none(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    command = [sys.executable, "-c", WARM_UP, str(tmp_path / "tables.db")]
    out = subprocess.run(command, capture_output=True, text=True, timeout=4 * COMPILING, check=True)
    told = [line.split() for line in out.stdout.splitlines()]
    assert told == [[name, *"11111", *"00000"] for name in names()]
