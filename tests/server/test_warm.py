"""Searches are ready before anybody waits for them."""

import asyncio
from pathlib import Path

import pytest

from digsite.bots.searcher import Searcher
from digsite.core import kernels
from digsite.core.c import carrier
from digsite.core.game import find, names
from digsite.server.services import Services
from digsite.server.settings import Settings
from digsite.server.store import Store, database_url


def test_a_warm_server_has_loaded_every_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "tables.db")
    monkeypatch.setattr(kernels, "_bound", {})

    async def warm() -> None:
        store = Store(database_url(database))
        await store.open()
        services = Services(Settings(database=database), store)
        await services.open()
        await asyncio.gather(*services.search_threads.warm_up())
        await services.close()
        await store.close()

    asyncio.run(warm())
    # What is bound by now is at hand: nothing is translated, compiled or loaded again.
    monkeypatch.setattr(carrier, "entries", None)
    for name in names():
        for players in find(name).players:
            Searcher(find(name), players)
