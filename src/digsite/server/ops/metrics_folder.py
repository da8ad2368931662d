"""Metrics of several workers: where they keep their numbers for one process to add up.

Prometheus's library looks for this folder when it is loaded, so it has to be named before.
"""

import atexit
import os
import shutil
import tempfile
from typing import Final

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"


def gather_from_workers() -> None:
    """Let this process and those it forks keep their numbers in a folder, until it ends."""
    folder = tempfile.mkdtemp(prefix="digsite-metrics-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.environ[FOLDER] = folder
