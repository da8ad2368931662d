"""A game that is found as if its package had been installed."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from digsite.core import game, registry


def announce(folder: Path, name: str, value: str) -> None:
    """Write into a folder what installing a package would write beside it: its entry points."""
    metadata = folder / f"{name}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{name} = {value}\n")


@contextmanager
def announced(folder: Path, name: str, value: str) -> Iterator[None]:
    """The game is there for this process, until the context is left."""
    announce(folder, name, value)
    sys.path.append(str(folder))
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        forget()


def forget() -> None:
    """Look again for all games."""
    registry.announced.cache_clear()
    game.load.cache_clear()
