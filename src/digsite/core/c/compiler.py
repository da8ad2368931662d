"""The machine's C compiler, and the libraries it has made.

A library is named by a hash of its C text, the compiler and its options, so it can never be stale.
It is written under another name first: a compiler that is killed, or two at once, leave nothing
half done.
"""

import fcntl
import getpass
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Final

OPTIONS: Final = (
    "-O3",
    "-std=gnu11",
    "-shared",
    "-fPIC",
    "-fvisibility=hidden",
    "-fwrapv",  # whole numbers wrap around instead of being undefined
    "-fno-strict-aliasing",  # an observation and its row of numbers are the same memory
    "-ffp-contract=off",  # a fused multiplication rounds once where Python rounds twice
    "-fno-math-errno",
    "-w",
)
COMPILERS: Final = ("cc", "gcc", "clang")
KEPT: Final = 200
"""Libraries that are kept, far more than one version of Digsite makes; the least recently used
go first."""


@cache
def command() -> tuple[str, ...] | None:
    """How the compiler is called: by $CC, or by one of its usual names; None if there is none."""
    wished = os.environ.get("CC")
    if wished:
        return tuple(shlex.split(wished))
    return next(((name,) for name in COMPILERS if shutil.which(name)), None)


@cache
def version(compiler: tuple[str, ...]) -> str:
    """What the compiler says it is."""
    told = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=True)
    return told.stdout


def fingerprint(text: str, compiler: tuple[str, ...], options: tuple[str, ...]) -> str:
    parts = (text, *compiler, version(compiler), *options)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]


def compiled(text: str, options: tuple[str, ...] = OPTIONS) -> Path:
    """The library of a C text: kept from before, or made now."""
    compiler = command()
    assert compiler is not None
    folder = cache_folder()
    name = fingerprint(text, compiler, options)
    library = folder / f"{name}.so"
    if library.exists():
        os.utime(library)
        return library
    with only_one(folder / f"{name}.lock"):
        if not library.exists():
            _compile(text, compiler, options, library)
            _prune(folder)
    return library


def _compile(text: str, compiler: tuple[str, ...], options: tuple[str, ...], to: Path) -> None:
    with tempfile.TemporaryDirectory(dir=to.parent, prefix="making-") as folder:
        source, made = Path(folder) / "kernels.c", Path(folder) / "kernels.so"
        source.write_text(text, "utf-8")
        call = [*compiler, *options, "-o", str(made), str(source)]
        done = subprocess.run(call, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(compiler)} failed:\n{done.stderr[:4000]}")
        made.replace(to)


@contextmanager
def only_one(path: Path) -> Iterator[None]:
    """A lock between processes, so that each library is made once."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        try:
            yield
        finally:
            path.unlink(missing_ok=True)


@cache
def cache_folder() -> Path:
    """Where libraries are kept. Only we may write there, because what lies there is executed."""
    for home in _homes():
        folder = home / "kernels"
        if _is_usable(folder):
            return folder
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


def _is_usable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if hasattr(os, "getuid") and folder.stat().st_uid != os.getuid():
            return False
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _prune(folder: Path) -> None:
    """Remove the libraries that were not used for longest, and the notes that lead to none."""
    libraries = sorted(folder.glob("*.so"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in libraries[KEPT:]:
        path.unlink(missing_ok=True)
    for note in folder.glob("*.note"):
        with suppress(FileNotFoundError):  # another process removes the same
            if not (folder / note.read_text("utf-8")).exists():
                note.unlink()


def platform() -> str:
    return sys.platform
