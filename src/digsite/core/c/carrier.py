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
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from digsite.core.c import compiler, shelf
from digsite.core.c.library import CompiledFunction, Library
from digsite.core.c.reach import digest, form
from digsite.core.c.signature import Signature, signature, structs_in

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
    checks: bool

    @cached_property
    def signatures(self) -> list[Signature]:
        return [signature(function, self.game) for function in self.functions]

    def text(self) -> str:
        """The C text."""
        # Imported late: most processes find their libraries ready and translate nothing.
        from digsite.core.c.program import Program

        program = Program(self.game, checks=self.checks)
        for function, entered in zip(self.functions, self.signatures, strict=True):
            program.entry(function, entered)
        return program.text

    @cached_property
    def key(self) -> str:
        """A name that changes with whatever the C text may depend on."""
        asked: list[object] = [self.game.name, self.checks, digest(self.functions, self.game)]
        for entered in self.signatures:
            asked.append(entered)
            asked += [form(struct) for struct in structs_in(entered)]
        return hashlib.sha256(repr(asked).encode()).hexdigest()[:24]

    @property
    def prebuilt(self) -> Path:
        """Where the package keeps its own library, if it brought one."""
        return PREBUILT / f"{self.key}.so"

    @property
    def note(self) -> Path:
        """The file that names the library which this machine's compiler made."""
        asked = repr([self.key, compiler.identity(), compiler.options()])
        name = hashlib.sha256(asked.encode()).hexdigest()[:24]
        return shelf.folder() / f"{name}.note"


def entries(wish: Wish) -> list[CompiledFunction]:
    """The functions, compiled into one library and ready to be called."""
    with _one_at_a_time:
        library = Library(_prebuilt(wish) or _kept(wish) or _made(wish), checks=wish.checks)
    return [library.entry(entered) for entered in wish.signatures]


def prebuild(wish: Wish) -> None:
    """Make the library that the package is to bring."""
    PREBUILT.mkdir(exist_ok=True)
    shutil.copy(compiler.compiled(wish.text()), wish.prebuilt)


def _prebuilt(wish: Wish) -> Path | None:
    return wish.prebuilt if wish.prebuilt.exists() else None


def _kept(wish: Wish) -> Path | None:
    """The library that was made of the same sources, if it is still there."""
    if compiler.command() is None:
        return None
    try:
        library = wish.note.with_name(wish.note.read_text("utf-8"))
        os.utime(library)
    except OSError:
        return None
    return library


def _made(wish: Wish) -> Path:
    """A new library, and a note where it is kept."""
    if compiler.command() is None:
        called = ", ".join(function.__name__ for function in wish.functions)
        raise NoCompiler(f"A C compiler is needed for {called}: install gcc or clang.")
    library = compiler.compiled(wish.text())
    shelf.write_whole(wish.note, library.name)
    return library
