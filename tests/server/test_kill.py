"""The server is killed without warning: every acknowledged move is there, none twice."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

from benchmarks.soak import soak

from tests.server.openings import place_stations
from tests.server.postgres import free_port
from tests.server.processes import at_port, process
from tests.server.serving import Browser, Json, Line
from tests.waiting import PATIENCE

KILLS = 2
MOVES_BETWEEN = 6


def shuffle_about(line: Line, acknowledged: list[str]) -> None:
    """Moves that can go on for ever; what was answered is written down."""
    for _ in range(MOVES_BETWEEN):
        legal = [action for action in line.position["legal"] if action.startswith("move")]
        action = legal[0] if legal else "end"
        answer = line.ask("play", seq=line.position["seq"], action=action)
        assert answer["ok"], answer
        acknowledged.append(action)
        line.until(answer["seq"])
        if action == "end":
            line.look(line.position["view"]["seat"])


def sit_down(ada: Browser) -> Json:
    """A table with both first stations placed."""
    table = ada.create("here", "here")
    first = ada.start(table)["active"]
    with ada.socket(table) as line:
        place_stations(line, first)
    return table


def test_killed_at_any_moment_nothing_acknowledged_is_lost(database: Path) -> None:
    acknowledged = ["place b2", "place b3"]
    table: Json = {}
    unanswered: dict[str, Any] = {}
    port = free_port()
    with at_port(port) as ada:
        for kill in range(KILLS):
            with process(str(database), port) as running:
                table = table or sit_down(ada)
                with ada.socket(table) as line:
                    line.hello(line.hello(None)["view"]["seat"])
                    if unanswered:
                        assert line.ask("end", **unanswered)["ok"]
                        acknowledged.append("end")
                    line.look(line.hello(None)["view"]["seat"])
                    assert [move["action"] for move in line.position["log"]] == acknowledged
                    shuffle_about(line, acknowledged)
                    unanswered = {"id": f"last {kill}", "seq": line.position["seq"]}
                    line.send({"type": "end"} | unanswered)
                    os.kill(running.pid, signal.SIGKILL)
                    running.wait(PATIENCE)
        with process(str(database), port), ada.socket(table) as line:
            line.hello(line.hello(None)["view"]["seat"])
            assert line.ask("end", **unanswered)["ok"]
            record = ada.get(f"/api/tables/{table['table']}/record")
    assert record["moves"] == [*acknowledged, "end"]


def test_workers_are_killed_while_clients_play(postgres_database: str) -> None:
    """The short form of `make soak`: it fails if anything is lost, doubled or does not replay."""
    asyncio.run(soak(postgres_database, workers=2, kills=2, tables=2, seed=1))
