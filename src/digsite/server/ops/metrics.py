"""What is measured, for Prometheus: numbers only, never a table's name, a seat or a seed."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Metric,
    start_http_server,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

from digsite.server.ops.metrics_folder import FOLDER

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

tables = Gauge("digsite_tables", "Tables in memory, at each worker.", multiprocess_mode="livesum")
connections = Gauge("digsite_connections", "Open sockets.", multiprocess_mode="livesum")
moves = Counter("digsite_moves", "Changes written to disk.", ["change", "by"])
move_seconds = Histogram(
    "digsite_move_seconds", "From hearing a move until everybody here is told.", buckets=QUICK
)
thinking_seconds = Histogram(
    "digsite_bot_thinking_seconds", "How long bots think for an action.", ["level"], buckets=QUICK
)
refusals = Counter("digsite_refusals", "Requests refused.", ["code"])


def listen(port: int, host: str) -> None:
    """Answer Prometheus on a port of its own, in a thread."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        start_http_server(port, host)
        return
    registry = CollectorRegistry()
    registry.register(_Workers(folder))
    start_http_server(port, host, registry)


class _Workers(Collector):
    """The sum over all workers, without the tables and connections of those that died."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def collect(self) -> Iterable[Metric]:
        for path in Path(self.folder).glob("gauge_live*_*.db"):
            pid = int(path.stem.rpartition("_")[2])
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                with suppress(OSError):
                    mark_process_dead(pid, self.folder)  # type: ignore[no-untyped-call]
        workers = MultiProcessCollector(None, self.folder)  # type: ignore[no-untyped-call]
        metrics: Iterable[Metric] = workers.collect()  # type: ignore[no-untyped-call]
        return metrics
