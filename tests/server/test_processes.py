"""A parent and its workers as processes: killed, stopped, and measured together."""

import asyncio
import os
import signal
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from prometheus_client.parser import text_string_to_metric_families

from digsite.core.game import find
from digsite.server.store import Store, database_url
from digsite.server.table import history
from tests.server.postgres import free_port, query
from tests.server.processes import at_port, process, workers_of
from tests.waiting import PATIENCE, until

TWO = ("--workers", "2")


def measured(port: int) -> Counter[str]:
    """What Prometheus is told, added up over labels."""
    address = f"http://127.0.0.1:{port}/metrics"
    text = urllib.request.urlopen(address, timeout=PATIENCE).read().decode()
    found: Counter[str] = Counter()
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found[sample.name] += int(sample.value)
    return found


@contextmanager
def asleep(worker: int) -> Iterator[None]:
    """A worker that takes no connection: whoever comes is served by the other one."""
    os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(worker, signal.SIGCONT)


def who_plays(database: str) -> list[int]:
    """The workers that play for the bots of some table."""
    names = query(
        database,
        "SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)"
        " WHERE locktype = 'advisory' AND objsubid = 1 AND datname = current_database()",
    )
    return [int(name.removeprefix("digsite worker ")) for name in names]


def test_workers_whose_parent_is_killed_stop_in_order(postgres_database: str) -> None:
    port = free_port()
    with process(postgres_database, port, *TWO) as running, at_port(port) as ada:
        assert len(workers_of(running.pid)) == 2
        table = ada.create("here", "here")
        first = ada.start(table)["active"]
        with ada.socket(table) as line:
            line.hello(first)
            line.play("place b2")
            running.kill()
            assert line.how_it_closes() == 1012
        running.wait_for_the_last()
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    assert query(postgres_database, others) == [1]


def test_bots_of_a_worker_that_is_killed_play_on(postgres_database: str) -> None:
    port = free_port()
    with process(postgres_database, port, *TWO, bot_pace="0.01"), at_port(port) as ada:
        table = ada.create("here", "random")
        ada.start(table)
        ada.post(f"/api/tables/{table['table']}/seats/0/hand", {"bot": "random"})
        with ada.socket(table) as line:
            line.hello(None)
            line.until(20)
            [playing] = who_plays(postgres_database)
        os.kill(playing, signal.SIGKILL)
        [before] = query(postgres_database, "SELECT seq FROM tables")
        with ada.socket(table) as line:
            line.hello(None)
            line.until(before + 20)
            [now_playing] = who_plays(postgres_database)
    assert now_playing != playing
    asyncio.run(check(postgres_database, table["table"]))


async def check(database: str, name: str) -> None:
    """A game is its entries: each number once, and every action legal after those before it."""
    store = Store(database_url(database))
    table, entries = await store.table(name), await store.entries(name)
    await store.close()
    assert table is not None
    assert [entry.seq for entry in entries] == list(range(1, table.seq + 1))
    edition = find("dig_mars").default_edition()
    assert history.replay(table, edition, entries).seq == table.seq


def test_metrics_are_those_of_all_workers(postgres_database: str) -> None:
    port, metrics = free_port(), free_port()
    options = (*TWO, "--metrics-port", str(metrics))
    with (
        process(postgres_database, port, *options, hung_seconds="3600") as running,
        at_port(port) as ada,
        at_port(port) as ada_elsewhere,
        ExitStack() as open_lines,
    ):
        one, two = workers_of(running.pid)
        with asleep(two):
            table = ada.create("here", "here")
            first = ada.start(table)["active"]
            line = open_lines.enter_context(ada.socket(table))
            line.hello(first)
            line.play("place b2")
        with asleep(one):
            ada_elsewhere.http.cookies = ada.http.cookies
            line = open_lines.enter_context(ada_elsewhere.socket(table))
            line.hello(1 - first)
            line.play("place b3")
            assert line.refusal("play", seq=2, action="place b3") == "turn.not_yours"
        values = measured(metrics)
        assert values["digsite_moves_total"] == values["digsite_move_seconds_count"] == 2
        assert values["digsite_connections"] == 2
        assert values["digsite_refusals_total"] == 1
        # What a worker has done stays; who was connected to it is not any more.
        os.kill(two, signal.SIGKILL)
        gone = "the connections of a worker that is gone are forgotten"
        until(gone, lambda: measured(metrics)["digsite_connections"] == 1)
        assert measured(metrics)["digsite_moves_total"] == 2
