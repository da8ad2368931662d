"""Where friends reach a server: only at addresses that are answered, and not told to the world."""

import asyncio
from pathlib import Path

import pytest

from digsite.server.edge import addresses
from tests.server.serving import Browser, Served, serving


def told(browser: Browser, **headers: str) -> list[str]:
    found: list[str] = browser.http.get("/api/addresses", headers=headers).json()["addresses"]
    return found


def test_a_server_for_this_machine_alone_offers_nothing(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda: ["127.0.0.2"])
    assert told(ada) == []


def test_an_address_that_is_answered_is_offered(
    ada: Browser, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda: ["127.0.0.2", "127.0.0.1"])
    assert told(ada) == [served.url]
    assert ada.http.get(f"{told(ada)[0]}/api/games").status_code == 200


def test_whoever_asks_through_a_proxy_learns_nothing(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda: ["127.0.0.1"])
    assert told(ada, **{"X-Forwarded-For": "203.0.113.7"}) == []


def test_a_public_address_is_the_one(database: Path) -> None:
    with serving(database, public_url="https://dig.example/") as served, Browser(served) as ada:
        assert told(ada) == ["https://dig.example"]


def test_own_addresses_are_of_use_to_others() -> None:
    found = addresses.own_addresses()
    assert not any(one.startswith(("127.", "0.", "169.254.")) for one in found)
    assert asyncio.run(addresses.answered(["127.0.0.2"], 9)) == []
