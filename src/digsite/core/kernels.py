"""Binding and compiling: the only module that imports numba.

`bind` gives a generic function (a playout, a search) the functions of one game. Interpreted, it
is the same code with the game's names; compiled, every marked function it reaches is compiled
with it, without the GIL, and the result is kept on disk in a folder named by a hash of all
sources, so that an edited rule can never meet a stale kernel. Any thread may bind and call: what
is bound is bound once, and numba lets one thread compile or load at a time.
"""

import dis
import getpass
import hashlib
import importlib.util
import os
import shutil
import sys
import tempfile
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

from digsite.core.rule import COMPILED_AS, GENERIC, MARK, SEPARATE
from digsite.core.schema import Struct

if TYPE_CHECKING:
    from digsite.core.game import Game

PACKAGE = Path(__file__).resolve().parent.parent
SHARED_SOURCES = ("core", "bots", "arena")
KEPT_FOLDERS = 6


def available() -> bool:
    """Whether numba can be imported; without it everything runs interpreted."""
    return importlib.util.find_spec("numba") is not None


def bounds_checked() -> bool:
    """Whether kernels check array bounds (slower): the environment asks for it in tests."""
    return os.environ.get("DIGSITE_BOUNDS_CHECK") == "1"


def bind(function: Callable[..., Any], game: "Game", *, compiled: bool) -> Callable[..., Any]:
    """The function with the game's own functions in place of the generic ones."""
    key = (function, game.name, compiled, bounds_checked())
    with _binding:
        if key not in _bound:
            _bound[key] = _Binder(game, compiled=compiled).entry(function)
        return _bound[key]


_bound: dict[tuple[Any, ...], Callable[..., Any]] = {}
_binding = threading.Lock()


class _Binder:
    """Rebuilds functions with their marked globals replaced, each once."""

    def __init__(self, game: "Game", *, compiled: bool) -> None:
        self.game, self.compiled = game, compiled
        self.done: dict[Callable[..., Any], Callable[..., Any]] = {}
        self.folder = cache_folder(game) if compiled else None

    def entry(self, function: Callable[..., Any]) -> Callable[..., Any]:
        return self.rebound(function, kept=self.folder is not None)

    def rebound(self, function: Callable[..., Any], *, kept: bool = False) -> Callable[..., Any]:
        if function not in self.done:
            source = self.resolve(function)
            made = FunctionType(
                source.__code__, self.globals_of(source), source.__name__, source.__defaults__
            )
            made.__qualname__, made.__module__ = source.__qualname__, source.__module__
            made.__dict__.update(source.__dict__)
            self.done[function] = self.jit(made, kept=kept) if self.compiled else made
        return self.done[function]

    def resolve(self, function: Callable[..., Any]) -> FunctionType:
        if hasattr(function, GENERIC):
            function = self.game.function(function.__name__)
        if self.compiled:
            function = getattr(function, COMPILED_AS, function)
        assert isinstance(function, FunctionType)
        return function

    def globals_of(self, function: FunctionType) -> dict[str, Any]:
        names = dict(function.__globals__)
        for name in global_names(function):
            if hasattr(names.get(name), MARK):
                names[name] = self.rebound(names[name])
        return names

    def jit(self, function: FunctionType, *, kept: bool) -> Callable[..., Any]:
        import numba

        compile_with = numba.njit(
            nogil=True,
            boundscheck=bounds_checked(),
            forceinline=not kept and not hasattr(function, SEPARATE),
        )
        dispatcher: Any = compile_with(function)
        if kept and self.folder is not None:
            # Not by numba's setting of a folder: there is one for the whole process, and another
            # thread may be binding the other game's functions.
            dispatcher._cache = _kept_in(self.folder, function)
        made: Callable[..., Any] = dispatcher
        return made


def _kept_in(folder: Path, function: FunctionType) -> Any:
    """What numba asks for the compiled forms of a function, in a folder of our choice."""
    from numba.core import caching

    class Locator(caching.InTreeCacheLocator):
        def get_cache_path(self) -> str:
            subpath = self.get_suitable_cache_subpath(self._py_file)  # type: ignore[no-untyped-call]
            return str(folder / subpath)

    class Results(caching.CompileResultCacheImpl):
        _locator_classes = [Locator]

    class Kept(caching.FunctionCache):
        _impl_class = Results

    return Kept(function)  # type: ignore[no-untyped-call]


def global_names(function: FunctionType) -> set[str]:
    """The names a function takes from its module (attributes of the same name are not meant)."""
    steps = dis.get_instructions(function)
    return {step.argval for step in steps if step.opname == "LOAD_GLOBAL"}


def slots(struct: type[Struct], count: int, *, compiled: bool) -> Any:
    """Working space for `count` structs: objects, or one record array for compiled functions."""
    if not compiled:
        return [struct() for _ in range(count)]
    import numpy as np

    return np.zeros(count, dtype=struct.dtype())


def numbers(count: int, *, compiled: bool) -> Any:
    """Working space for `count` numbers."""
    if not compiled:
        return [0] * count
    import numpy as np

    return np.zeros(count, dtype=np.int32)


def fingerprint(game: "Game") -> str:
    """A hash of every source a kernel of this game can depend on, and of the compiler."""
    from importlib.metadata import version

    digest = hashlib.sha256()
    for path in _sources(game):
        digest.update(str(path.relative_to(PACKAGE)).encode() + b"\0" + path.read_bytes() + b"\0")
    for library in ("numba", "llvmlite", "numpy"):
        digest.update(version(library).encode() + b"\0")
    digest.update(f"{sys.version}{bounds_checked()}".encode())
    return digest.hexdigest()[:16]


def _sources(game: "Game") -> Iterator[Path]:
    for package in (*SHARED_SOURCES, game.name):
        yield from sorted((PACKAGE / package).rglob("*.py"))


def cache_folder(game: "Game") -> Path | None:
    """Where this game's kernels are kept; None when no folder can be written."""
    for home in _homes():
        folder = home / "kernels" / f"{game.name}-{fingerprint(game)}"
        if _is_usable(folder):
            return folder
    reason = "no folder for compiled kernels can be written; they are compiled anew each time"
    warnings.warn(reason, stacklevel=2)
    return None


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
    """Whether the folder is ours alone and can be written: kernels are code that will be run."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if hasattr(os, "getuid") and folder.stat().st_uid != os.getuid():
            return False
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


@contextmanager
def compiling(game: "Game") -> Iterator[None]:
    """Waits for other processes that compile for the same folder: they would do the same work."""
    try:
        import fcntl
    except ImportError:
        yield  # Windows: the same work done twice does no harm
        return
    folder = cache_folder(game)
    if folder is None:
        yield
        return
    with (folder / "compiling").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def prune(game: "Game") -> int:
    """Remove the kernels of older sources, the newest few excepted; says how many folders."""
    current = cache_folder(game)
    if current is None:
        return 0
    others = [path for path in current.parent.glob(f"{game.name}-*") if path != current]
    old = sorted(others, key=lambda path: path.stat().st_mtime, reverse=True)[KEPT_FOLDERS:]
    for path in old:
        shutil.rmtree(path, ignore_errors=True)
    return len(old)
