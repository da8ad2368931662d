"""A browser's tables are the server's: told alike and verified, with no library of a server."""

import asyncio
import json
import subprocess
import sys
from typing import Any
from urllib.parse import quote

import pytest

from digsite.core.game import names
from digsite.local.answers import answer
from digsite.local.room import Room
from digsite.local.store import TABLES
from tests.local.alone import MemoryShelf, played

HERE = {"kind": "here", "name": "Ada"}
BOT = {"kind": "bot", "bot": "casual"}


async def ask(room: Room, method: str, address: str, body: object = None) -> tuple[int, Any]:
    status, text = await answer(room, method, address, "en", json.dumps(body))
    return status, json.loads(text)


def a_table(game: str) -> tuple[str, str]:
    """The name and the text of a new table for two at one page, always with the same deal."""

    async def make() -> tuple[str, str]:
        shelf = MemoryShelf()
        status, table = await ask(
            Room(shelf), "POST", "/tables", {"game": game, "seats": [HERE, HERE]}
        )
        assert status == 201
        lobby = json.loads(shelf.kept[TABLES, table["table"]].text)
        return table["table"], json.dumps(lobby | {"secret": "5e" * 32})

    return asyncio.run(make())


@pytest.mark.parametrize("game", names())
def test_a_game_is_told_alike_with_and_without_the_libraries(game: str) -> None:
    table = a_table(game)
    here = asyncio.run(played(*table))
    program = [sys.executable, "-m", "tests.local.alone"]
    done = subprocess.run(
        program, input=json.dumps(table), capture_output=True, text=True, check=True
    )
    alone = json.loads(done.stdout)
    assert alone == here
    assert len(json.loads(alone["record"])["moves"]) > 20
    assert any(said.get("took_back") for said in alone["told"][0])
    assert any(said.get("ok") is False for told in alone["told"] for said in told)
    assert alone["refused"] == 400


def test_what_is_for_several_people_is_refused_and_said() -> None:
    async def look() -> None:
        room = Room(MemoryShelf())
        wish = {"game": "dig_mars", "seats": [HERE, {"kind": "open"}]}
        for method, address, body in (
            ("POST", "/tables", wish),
            ("POST", "/seats", {"code": "k3v9-q2m7"}),
            ("GET", "/notices", None),
        ):
            status, answer = await ask(room, method, address, body)
            assert (status, answer["error"]["code"]) == (400, "local.alone")
            assert "server" in answer["error"]["message"]

    asyncio.run(look())


def test_puzzles_are_told_without_a_server() -> None:
    async def solve() -> None:
        room = Room(MemoryShelf())
        status, day = await ask(room, "GET", "/puzzles/days/2026-11-17")
        assert status == 200
        assert [one["game"] for one in day["puzzles"]] == list(names())
        assert len((await ask(room, "GET", "/puzzles"))[1]["puzzles"]) > len(names())
        for one in day["puzzles"]:
            address = f"/puzzles/{one['game']}/{one['puzzle']}"
            head = (await ask(room, "GET", address))[1]
            assert head["question"]
            solution = (await ask(room, "GET", f"{address}/solution"))[1]
            line = ",".join(step["action"] for step in solution["steps"])
            found = (await ask(room, "GET", f"{address}/position?line={quote(line)}"))[1]
            assert found["result"] == ("open" if head["kind"] == "plans" else "solved")
            assert (await ask(room, "GET", f"{address}/explain?verb=end"))[0] == 200
        for address, status in (("/puzzles/days/2026-02-31", 400), ("/puzzles/chess/1", 404)):
            assert (await ask(room, "GET", address))[0] == status

    asyncio.run(solve())


HOSTILE = {
    "too large": ("/records", " " * 300_000),
    "not JSON": ("/records", "{" * 1000),
    "too deep": ("/tables", "[" * 100_000),
    "too many values": ("/tables", json.dumps({"game": "dig_mars", "seats": [0] * 300})),
    "no edition": (
        "/tables",
        json.dumps({"game": "dig_mars", "seats": [HERE, BOT], "edition": "a = [" * 9000}),
    ),
    "no record": ("/records", json.dumps({"game": "dig_mars", "moves": ["end"] * 9000})),
}


@pytest.mark.parametrize("hostile", HOSTILE)
def test_what_a_stranger_sent_is_refused_at_most(hostile: str) -> None:
    async def bring() -> None:
        shelf = MemoryShelf()
        status, text = await answer(
            Room(shelf), "POST", HOSTILE[hostile][0], "en", HOSTILE[hostile][1]
        )
        assert status in (400, 413)
        assert json.loads(text)["error"]["message"]
        assert not shelf.kept

    asyncio.run(bring())


def test_of_two_windows_one_is_in_time() -> None:
    """Each reads what the other has written before it goes on."""

    async def race() -> None:
        shelf = MemoryShelf()
        first, second = Room(shelf), Room(shelf)
        _, table = await ask(first, "POST", "/tables", {"game": "dig_mars", "seats": [HERE, BOT]})
        start = f"/tables/{table['table']}/start"
        nonces = {"nonces": {"0": "ab" * 16}}
        await ask(second, "GET", f"/tables/{table['table']}")
        assert (await ask(first, "POST", start, nonces))[0] == 200
        status, answer = await ask(second, "POST", start, nonces)
        assert (status, answer["error"]["code"]) == (409, "table.moved_on")
        assert (await ask(second, "GET", f"/tables/{table['table']}"))[1]["phase"] == "playing"
        status, everything = await ask(second, "GET", "/me/records")
        assert status == 200
        assert [one["game"] for one in everything["records"]] == ["dig_mars"]
        await first.close()
        await second.close()

    asyncio.run(race())
