"""Where libraries are kept from one process to the next.

What lies there is executed, so only its owner may write there. Files are written under another
name first: a process that is killed, or two at once, leave nothing half done.
"""

import getpass
import os
import sys
import tempfile
import threading
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from shutil import rmtree
from typing import Final

KEPT: Final = 200
"""Libraries that are kept, far more than one version of Digsite makes; the least recently used
go first."""
ABANDONED: Final = 24 * 3600
"""Seconds after which unfinished files count as left behind by a killed process."""


@cache
def folder() -> Path:
    """The user's cache folder, or another that can be written."""
    for home in _homes():
        found = home / "kernels"
        if _is_usable(found):
            return found
    warnings.warn("no folder can be written: kernels are compiled each time", stacklevel=2)
    return Path(tempfile.mkdtemp(prefix="digsite-kernels-"))


def _homes() -> Iterator[Path]:
    """The user's cache folder, and one of the user's own among the temporary files."""
    from platformdirs import user_cache_path

    wished = os.environ.get("DIGSITE_CACHE")
    yield Path(wished) if wished else user_cache_path("digsite")
    # By number: in a container the user need not have a name.
    user = os.getuid() if hasattr(os, "getuid") else getpass.getuser()
    temporary = Path(tempfile.gettempdir()) / f"digsite-{user}"
    if _is_usable(temporary):
        yield temporary


def _is_usable(place: Path) -> bool:
    try:
        place.mkdir(parents=True, exist_ok=True, mode=0o700)
        if hasattr(os, "getuid") and place.stat().st_uid != os.getuid():
            return False
        with tempfile.TemporaryFile(dir=place):
            return True
    except OSError:
        return False


@contextmanager
def only_one(path: Path) -> Iterator[None]:
    """A lock between processes, so that each library is made once; on Windows there is none."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            path.unlink(missing_ok=True)


@contextmanager
def making(place: Path) -> Iterator[Path]:
    """A folder to make a library in."""
    with tempfile.TemporaryDirectory(dir=place, prefix="making-") as name:
        yield Path(name)


def write_whole(path: Path, text: str) -> None:
    """Write a file that nobody ever sees in part."""
    part = path.with_name(f"{path.name}.{os.getpid()}.{threading.get_ident()}")
    part.write_text(text, "utf-8")
    part.replace(path)


def prune(place: Path) -> None:
    """Remove the least recently used libraries, dangling notes and abandoned files."""
    libraries = sorted(place.glob("*.so"), key=_age)
    for path in libraries[KEPT:]:
        path.unlink(missing_ok=True)
    for note in place.glob("*.note"):
        with suppress(FileNotFoundError):  # another process removes the same
            if not (place / note.read_text("utf-8")).exists():
                note.unlink()
    for path in place.iterdir():
        if path.suffix not in (".so", ".note") and _age(path) > ABANDONED:
            if path.is_dir():
                rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)


def _age(path: Path) -> float:
    """Seconds since a file was used or written; 0 if another process has just removed it."""
    try:
        return time.time() - path.stat().st_mtime
    except FileNotFoundError:
        return 0.0
