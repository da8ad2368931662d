"""From Python functions to entries of a library: kept from before, or translated and compiled.

A library is found again by a hash of everything its functions reach: an edited rule never meets a
stale library, and nothing is translated twice.
"""

import hashlib
import os
import shutil
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from digsite.core.c import compiler
from digsite.core.c.library import CompiledFunction, Library
from digsite.core.c.program import Program
from digsite.core.c.reach import digest
from digsite.core.c.signature import Signature, Structs, signature, structs_in

if TYPE_CHECKING:
    from digsite.core.game import Game

PREBUILT: Final = Path(__file__).resolve().parent / "prebuilt"
"""Libraries that came with the package, made when it was built: they need no compiler."""
_one_at_a_time = threading.Lock()


class NoCompiler(RuntimeError):
    """Something is to be compiled, and there is no compiler."""


@dataclass(frozen=True)
class Wish:
    """Functions that are to be compiled into one library."""

    functions: Sequence[Callable[..., Any]]
    game: "Game"
    structs: Structs
    checks: bool

    def signatures(self) -> list[Signature]:
        return [signature(function, self.game, self.structs) for function in self.functions]

    def text(self) -> str:
        """The C text."""
        program = Program(self.game, checks=self.checks)
        for function, entered in zip(self.functions, self.signatures(), strict=True):
            program.entry(function, entered)
        return program.text

    def key(self) -> str:
        """A name that changes with whatever the C text may depend on."""
        asked: list[object] = [self.game.name, self.checks, digest(self.functions, self.game)]
        for entered in self.signatures():
            asked.append(entered)
            asked += [struct.dtype() for struct in structs_in(entered)]
        return hashlib.sha256(repr(asked).encode()).hexdigest()[:24]


def entries(
    functions: Sequence[Callable[..., Any]], game: "Game", structs: Structs, *, checks: bool
) -> list[CompiledFunction]:
    """The functions, compiled into one library and ready to be called."""
    wish = Wish(functions, game, structs, checks)
    with _one_at_a_time:
        key = wish.key()
        library = Library(_prebuilt(key) or _kept(key) or _made(wish, key), checks=checks)
    return [library.entry(entered) for entered in wish.signatures()]


def came_prebuilt() -> bool:
    """Whether the package brought libraries of its own."""
    return next(PREBUILT.glob("*.so"), None) is not None


def prebuild(functions: Sequence[Callable[..., Any]], game: "Game", structs: Structs) -> None:
    """Make the library that the package is to bring for these functions."""
    wish = Wish(functions, game, structs, checks=False)
    PREBUILT.mkdir(exist_ok=True)
    shutil.copy(compiler.compiled(wish.text()), PREBUILT / f"{wish.key()}.so")


def _prebuilt(key: str) -> Path | None:
    path = PREBUILT / f"{key}.so"
    return path if path.exists() else None


def _kept(key: str) -> Path | None:
    """The library that was made of the same sources, if it is still there."""
    if compiler.command() is None:
        return None
    note = _note(key)
    try:
        library = note.with_name(note.read_text("utf-8"))
        os.utime(library)
    except OSError:
        return None
    return library


def _made(wish: Wish, key: str) -> Path:
    """A new library, and a note where it is kept."""
    if compiler.command() is None:
        names = ", ".join(function.__name__ for function in wish.functions)
        raise NoCompiler(f"A C compiler is needed for {names}: install gcc or clang.")
    library, note = compiler.compiled(wish.text()), _note(key)
    whole = note.with_name(f"{note.name}.{threading.get_ident()}")
    whole.write_text(library.name, "utf-8")
    whole.replace(note)
    return library


def _note(key: str) -> Path:
    """Where it is written down which library this compiler made."""
    asked = repr([key, compiler.command(), compiler.OPTIONS])
    name = hashlib.sha256(asked.encode()).hexdigest()[:24]
    return compiler.cache_folder() / f"{name}.note"
