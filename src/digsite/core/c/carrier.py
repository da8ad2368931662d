"""From Python functions to entries of a library: kept from before, or translated and compiled.

What was made is found again by a hash of all sources it may depend on, so that neither an edited
rule meets a stale library nor does anybody wait for a translation that was made before.
"""

import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from digsite.core.c import compiler
from digsite.core.c.library import Entry, Library
from digsite.core.c.program import Program
from digsite.core.c.signature import Structs, resolved, signature

if TYPE_CHECKING:
    from digsite.core.game import Game

PACKAGE = Path(__file__).resolve().parent.parent.parent
_one_at_a_time = threading.Lock()


def entries(
    functions: Sequence[Callable[..., Any]], game: "Game", structs: Structs, *, checks: bool
) -> list[Entry]:
    """The functions, compiled into one library and ready to be called."""
    signatures = [signature(function, game, structs) for function in functions]
    with _one_at_a_time:
        path = _kept(functions, game, structs, checks=checks)
        if path is None:
            program = Program(game, checks=checks)
            for function, entered in zip(functions, signatures, strict=True):
                program.entry(function, entered)
            path = compiler.compiled(program.text)
            _keep(functions, game, structs, path, checks=checks)
        library = Library(path, checks=checks)
    return [library.entry(entered) for entered in signatures]


def _kept(
    functions: Sequence[Callable[..., Any]], game: "Game", structs: Structs, *, checks: bool
) -> Path | None:
    """The library that was made of the same sources, if it is still there."""
    note = _note(functions, game, structs, checks=checks)
    try:
        library = note.with_name(note.read_text("utf-8"))
        os.utime(library)
    except OSError:
        return None
    return library


def _keep(
    functions: Sequence[Callable[..., Any]],
    game: "Game",
    structs: Structs,
    library: Path,
    *,
    checks: bool,
) -> None:
    note = _note(functions, game, structs, checks=checks)
    whole = note.with_name(f"{note.name}.{threading.get_ident()}")
    whole.write_text(library.name, "utf-8")
    whole.replace(note)


def _note(
    functions: Sequence[Callable[..., Any]], game: "Game", structs: Structs, *, checks: bool
) -> Path:
    """Where it is written down which library was made of these functions."""
    command = compiler.command()
    assert command is not None
    digest = hashlib.sha256(_sources().encode())
    for path in _own_files(functions, game):
        digest.update(path.read_bytes() + b"\0")
    asked: list[object] = [game.name, checks, command, compiler.OPTIONS, sys.version]
    asked += [(f.__module__, f.__qualname__) for f in functions]
    asked += [(name, structs[name].dtype()) for name in sorted(structs)]
    digest.update(repr(asked).encode())
    return compiler.cache_folder() / f"{digest.hexdigest()[:24]}.note"


@cache
def _sources() -> str:
    """A hash of everything in the package that a kernel may depend on."""
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*.py")):
        digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _own_files(functions: Sequence[Callable[..., Any]], game: "Game") -> Iterator[Path]:
    """Sources outside the package: a game's, or an entry's that a test or a benchmark brings."""
    if not game.folder.is_relative_to(PACKAGE):
        yield from sorted(game.folder.rglob("*.py"))
    for function in functions:
        path = Path(resolved(function, game).__code__.co_filename)
        if not path.is_relative_to(PACKAGE):
            yield path
