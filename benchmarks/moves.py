"""What a move costs the server: `python -m benchmarks.moves [--beside ../other]`.

Tables with four connections each, at every table one move a second, as in `benchmarks.load`, but
always as many of them. Said is the processor time that the server has used, for one move. With
`--beside` the packages of another checkout serve as many tables, and both are measured in turns:
whatever else the machine does falls on both.
"""

import argparse
import os
import statistics
import tempfile
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import uvloop
from tests.server.postgres import free_port

from benchmarks.load import GAMES, Load
from benchmarks.serving import Server, many_files, stop_in_order

HERE: Final = Path(__file__).resolve().parents[1]


async def measure(servers: list[Server], game: str, tables: int, rounds: int) -> list[list[float]]:
    """The milliseconds for a move at each server, round by round."""
    loads = [Load(server, game) for server in servers]
    costs: list[list[float]] = [[] for _ in loads]
    try:
        for load in loads:
            await load.become(tables)
        for _ in range(rounds):
            for load, told in zip(loads, costs, strict=True):
                found = await load.measure()
                await load.pause()
                assert found.errors == 0, f"{found.errors} errors"
                told.append(1000 * found.server / len(found.times))
    finally:
        for load in loads:
            await load.stop()
    return costs


def run(checkouts: list[Path], game: str, tables: int, rounds: int) -> None:
    with ExitStack() as stack:
        servers = []
        for checkout in checkouts:
            database = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "tables.db"
            servers.append(Server(str(database), free_port(), 1, source=checkout / "src"))
            stack.callback(servers[-1].stop)
        for server in servers:
            server.wait()
        costs = uvloop.run(measure(servers, game, tables, rounds))
    for checkout, told in zip(checkouts, costs, strict=True):
        each = ", ".join(f"{cost:.2f}" for cost in told)
        print(f"{game}, {checkout}: {statistics.median(told):.2f} ms a move ({each})", flush=True)
    if len(costs) > 1:
        ratios = [here / there for here, there in zip(*costs, strict=True)]
        middle, least, most = statistics.median(ratios), min(ratios), max(ratios)
        print(f"{game}, here : there {middle:.2f} ({least:.2f} to {most:.2f})", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", type=Path, help="folder of another checkout")
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    stop_in_order()
    many_files()
    busy, cores = os.getloadavg()[0], os.cpu_count()
    print(f"{datetime.now(UTC):%Y-%m-%d}, {cores} cores, load average at the start {busy:.1f}")
    print(f"{given.tables} tables with 4 connections each, SQLite, one process", flush=True)
    checkouts = [HERE] if given.beside is None else [HERE, given.beside.resolve()]
    for game in given.games:
        run(checkouts, game, given.tables, given.rounds)


if __name__ == "__main__":
    main()
