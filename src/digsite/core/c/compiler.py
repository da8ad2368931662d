"""The machine's C compiler.

A library is named by a hash of its C text, the machine, the compiler and its options, so it can
never be stale.
"""

import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

from digsite.core.c import shelf

OPTIONS: Final = (
    "-O3",
    "-std=c11",
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


@cache
def command() -> tuple[str, ...] | None:
    """How the compiler is called: by $CC, or by one of its usual names; None if there is none."""
    wished = shlex.split(os.environ.get("CC", ""))
    commands = [tuple(wished)] if wished else [(name,) for name in COMPILERS]
    return next((found for found in commands if shutil.which(found[0])), None)


@cache
def options() -> tuple[str, ...]:
    """The compiler's options; those of $DIGSITE_CFLAGS come last and so prevail."""
    return (*OPTIONS, *shlex.split(os.environ.get("DIGSITE_CFLAGS", "")))


@cache
def version(compiler: tuple[str, ...]) -> str:
    """What the compiler says it is."""
    run = subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=True)
    return run.stdout


@cache
def identity() -> str:
    """Which machine and compiler these are, as far as can be told without starting it."""
    compiler = command()
    assert compiler is not None
    found = Path(shutil.which(compiler[0]) or compiler[0]).resolve()
    status = found.stat() if found.exists() else None
    program = (str(found), status and (status.st_size, status.st_mtime_ns))
    return repr([sys.platform, platform.machine(), platform.libc_ver(), compiler, program])


def fingerprint(text: str) -> str:
    """The name of a text's library."""
    compiler = command()
    assert compiler is not None
    parts = (text, sys.platform, platform.machine(), *compiler, version(compiler), *options())
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]


def compiled(text: str) -> Path:
    """The library of a C text: kept from before, or made now."""
    folder = shelf.folder()
    name = fingerprint(text)
    library = folder / f"{name}.so"
    if library.exists():
        os.utime(library)
        return library
    with shelf.only_one(folder / f"{name}.lock"):
        if not library.exists():
            with shelf.making(folder) as place:
                compile_to(text, place / "kernels.so").replace(library)
            shelf.prune(folder)
    return library


def compile_to(text: str, library: Path) -> Path:
    """Make a library of a C text; the text is written beside it."""
    compiler = command()
    assert compiler is not None
    source = library.with_suffix(".c")
    source.write_text(text, "utf-8")
    call = [*compiler, *options(), "-o", str(library), str(source)]
    done = subprocess.run(call, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(compiler)} failed:\n{done.stderr[:4000]}")
    return library
