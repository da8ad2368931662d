"""What Python is to find in a browser: the package, which games there are, a few libraries.

`python -m digsite.local.archive FILE` writes it all for web/scripts/snapshot.mjs, which reads most
modules; a browser gets those as they lie in memory then, and the rest as files.
"""

import io
import sys
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import files, version
from pathlib import Path
from typing import Final

import digsite
from digsite import locales
from digsite.core.registry import GROUP, announced

PACKAGE: Final = Path(digsite.__file__).parent
LEFT_OUT: Final = (
    "arena/",
    "cli/",
    "core/c/",
    "envs/",
    "ffi/",
    "learning/",
    "local/archive.py",
    "local/pack.py",
    "prebuild.py",
    "server/app.py",
    "server/edge/",
    "server/lifespan.py",
    "server/notices/",
    "server/openapi.py",
    "server/pages/",
    "server/processes.py",
    "server/routes/",
    "server/site/",
    "server/store/migrations/",
    "server/store/upkeep/",
    "server/supervisor.py",
    "server/workers/postgres.py",
    "study/",
)
KEPT: Final = (
    "server/edge/__init__.py",
    "server/edge/rate_limits.py",
    "server/routes/__init__.py",
    "server/routes/sockets/__init__.py",
    "server/routes/sockets/conversation.py",
    "server/routes/sockets/exchange.py",
)
LIBRARIES: Final = (
    "attrs",
    "babel",
    "fluent.runtime",
    "fluent.syntax",
    "pytz",
    "typing_extensions",
)
"""What the texts are told with: the rest of what a server needs stands in `absent`."""
BABEL_LOCALES: Final = (*locales.LANGUAGES, "root", "en_001", "en_GB")
"""The languages, and what British English is made of."""
OLDEST: Final = (1980, 1, 1, 0, 0, 0)
"""The date of everything in the archive, so that equal contents are equal bytes."""


def package_files() -> Iterator[tuple[str, bytes]]:
    """The package's files that a browser needs, by their names in the archive."""
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        is_kept = name in KEPT or not name.startswith(LEFT_OUT)
        if path.is_file() and is_kept and "__pycache__" not in name and path.suffix != ".so":
            yield f"digsite/{name}", path.read_bytes()


def announcements() -> Iterator[tuple[str, bytes]]:
    """Which games there are, as an installed package says it."""
    points = "".join(f"{name} = {point.value}\n" for name, point in announced().items())
    folder = f"digsite-{version('digsite')}.dist-info"
    yield f"{folder}/METADATA", f"Name: digsite\nVersion: {version('digsite')}\n".encode()
    yield f"{folder}/entry_points.txt", f"[{GROUP}]\n{points}".encode()


def library_files() -> Iterator[tuple[str, bytes]]:
    """The files of the libraries that come along, without languages nobody can choose."""
    for library in LIBRARIES:
        for file in files(library) or []:
            name, path = file.as_posix(), Path(str(file.locate()))
            if name.startswith("..") or path.suffix not in (".py", ".dat") or not path.is_file():
                continue
            is_data = "locale-data/" in name
            if name.startswith("babel/messages/") or (is_data and path.stem not in BABEL_LOCALES):
                continue
            yield name, path.read_bytes()


def all_files() -> Iterator[tuple[str, bytes]]:
    """Everything, by its name in the archive."""
    yield from package_files()
    yield from announcements()
    yield from library_files()


def packed(contents: Iterable[tuple[str, bytes]]) -> bytes:
    """Files as one archive."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in contents:
            info = zipfile.ZipInfo(name, OLDEST)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, data)
    return made.getvalue()


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(packed(all_files()))
