"""How long the first of everything takes: `python -m benchmarks.start`.

Seconds of processor time, of the C compiler too, from the start of a process to its end: one random
game, one move of a master, one hint at a table in the browser. Cold is the first time, with an
empty cache; warm is the quickest of some times after it, with libraries from disk. With `--beside`
the packages of another checkout are measured in turns: what else the machine does falls on both.
"""

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import orjson
from tests.server.postgres import free_port

from benchmarks.serving import Guests, Server, stop_in_order
from benchmarks.sockets import connect
from digsite.core.game import find, names

HERE: Final = Path(__file__).resolve().parents[1]
WARM_RUNS: Final = 3
LEVELS: Final = ("master", "grandmaster")


def seconds(action: Callable[[], None]) -> float:
    """Processor time of the processes that were started and ended meanwhile."""
    before = _of_children()
    action()
    return _of_children() - before


def _of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def random_game(game: str) -> None:
    _digsite("simulate", game, "--games", "1", "--threads", "1", "--json")


def first_move(level: str, game: str) -> None:
    asked = [
        {"cmd": "new", "game": game, "players": find(game).players[0], "seed": 1},
        {"cmd": "bot", "level": level, "seed": 1},
    ]
    answers = _digsite("engine", said="".join(json.dumps(one) + "\n" for one in asked))
    assert all(json.loads(answer)["ok"] for answer in answers.splitlines()), answers


def _digsite(*words: str, said: str = "") -> str:
    command = [sys.executable, "-c", "from digsite.cli import main; main()", *words]
    run = subprocess.run(command, input=said, capture_output=True, text=True, check=True)
    return run.stdout


def start_and_stop(game: str, *, hint: bool) -> None:
    """A server at which the first player of a new table asks for a hint."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        server = Server(database, free_port(), 1)
        try:
            server.wait()
            asyncio.run(_ask(server.port, game, hint=hint))
        finally:
            server.stop()


async def _ask(port: int, game: str, *, hint: bool) -> None:
    guests = Guests(port, find(game).players[0])
    table = await asyncio.to_thread(guests.table, game)
    answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    # Whose turn it is, only the table knows: everybody asks, and one is answered.
    for seat in range(len(guests.browsers)):
        socket = await connect(port, f"/api/tables/{table}/socket", guests.cookie(seat))

        def hear(text: bytes) -> None:
            told = orjson.loads(text)
            if told["type"] == "answer" and told["ok"] and (told["id"] == "hint") == hint:
                if not answered.done():
                    answered.set_result(None)

        socket.on_text = hear
        socket.send(orjson.dumps({"type": "hello", "id": "hello", "since": 0, "eyes": seat}))
        if hint:
            socket.send(orjson.dumps({"type": "hint", "id": "hint"}))
    await answered
    guests.close()


def first_and_later(action: Callable[[], None], checkouts: list[Path]) -> str:
    """The columns of a line: cold and warm of each checkout."""
    found: list[list[float]] = [[] for _ in checkouts]
    with tempfile.TemporaryDirectory() as caches:
        for _ in range(1 + WARM_RUNS):
            for number, (checkout, times) in enumerate(zip(checkouts, found, strict=True)):
                os.environ["DIGSITE_CACHE"] = str(Path(caches) / str(number))
                os.environ["PYTHONPATH"] = str(checkout / "src")
                times.append(seconds(action))
    return " | ".join(f"{cold:.2f} | {min(warm):.2f}" for cold, *warm in found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", type=Path, help="folder of another checkout")
    parser.add_argument("--only", default="", help="a part of the names of what is measured")
    given = parser.parse_args()
    checkouts = [HERE] if given.beside is None else [HERE, given.beside.resolve()]
    stop_in_order()
    measured: dict[str, Callable[[str], None]] = {"first random game": random_game}
    measured |= {f"first move of {level}": partial(first_move, level) for level in LEVELS}
    measured |= {
        "a server, its first table and nothing else": partial(start_and_stop, hint=False),
        "the same with the first hint": partial(start_and_stop, hint=True),
    }
    columns = ("cold", "warm", "cold there", "warm there")[: 2 * len(checkouts)]
    print(f"| seconds of processor time | game | {' | '.join(columns)} |")
    print("|---" * (2 + len(columns)) + "|", flush=True)
    for game in names():
        for what, action in measured.items():
            if given.only in what:
                told = first_and_later(partial(action, game), checkouts)
                print(f"| {what} | {game} | {told} |", flush=True)


if __name__ == "__main__":
    main()
