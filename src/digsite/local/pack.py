"""The files that a browser needs besides the pages: Python, the package, the kernels, the texts.

`python -m digsite.local.pack` adds them to the pages that were built into a folder. They lie in a
folder named by a hash of what is in it, so that whoever keeps one keeps it for ever;
`engine.json` says which it is. The service worker is told of every file and its hash.
"""

import argparse
import gzip
import hashlib
import json
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from digsite import locales
from digsite.core.game import find, names
from digsite.ffi.build import write_module
from digsite.local import archive
from digsite.local.room import ALONE
from digsite.server.wire import offers

PYTHON: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
SNAPSHOT: Final = "python.snapshot"
SQUEEZED: Final = (".snapshot", ".wasm")
"""Sent compressed wherever the files are served: simple servers compress nothing."""


def constant_answers() -> Iterator[tuple[str, str]]:
    """What is always answered the same, by its address: told before Python is there."""
    yield "/games", json.dumps(offers.shown_games(ALONE), ensure_ascii=False)
    yield "/locales", json.dumps(offers.shown_locales(), ensure_ascii=False)
    for lang in locales.LANGUAGES:
        for name in names():
            rules = {"game": name, "lang": lang, "sections": offers.rules_sections(name, lang)}
            yield f"/games/{name}/rules?lang={lang}", json.dumps(rules, ensure_ascii=False)
        for file, (digest, text) in offers.fluent_texts(lang).items():
            yield f"/locales/{lang}/{file}.ftl?v={digest}", text


def write_engine(folder: Path, pyodide: Path, snapshot: Path, modules: Path) -> str:
    """Everything in a folder of its own, named by its contents; returns the name."""
    read = json.loads(snapshot.with_suffix(".json").read_text("utf-8"))
    unread = ((name, data) for name, data in archive.all_files() if name not in read)
    contents = {SNAPSHOT: snapshot.read_bytes(), "digsite.zip": archive.packed(unread)}
    for name in PYTHON:
        contents[name] = (pyodide / name).read_bytes()
    # Python's loader asks which packages it could fetch besides: none.
    known = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    contents["pyodide-lock.json"] = json.dumps(known | {"packages": {}}).encode()
    for name in names():
        made = modules / f"{name}.wasm"
        if not made.exists():
            write_module(find(name), modules)
        contents[f"{name}.wasm"] = made.read_bytes()
    answers = {}
    for number, (address, text) in enumerate(constant_answers()):
        answers[address] = f"answers/{number}.txt"
        contents[answers[address]] = text.encode()
    hashed = hashlib.sha256()
    for name, data in sorted(contents.items()):
        hashed.update(name.encode() + b"\0" + data)
    called = f"engine-{hashed.hexdigest()[:12]}"
    for name, data in contents.items():
        path = folder / called / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in SQUEEZED:
            path.with_suffix(f"{path.suffix}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
        else:
            path.write_bytes(data)
    engine = {
        "folder": called,
        "games": list(names()),
        "answers": answers,
        "bytes": sum((folder / called / name).stat().st_size for name in _first(names())),
    }
    (folder / "engine.json").write_text(json.dumps(engine), "utf-8")
    return called


def _first(games: Iterable[str]) -> Iterator[str]:
    """What is fetched before anything can be played."""
    yield from ("pyodide.asm.wasm.gz", "python_stdlib.zip", f"{SNAPSHOT}.gz", "digsite.zip")
    yield from (f"{game}.wasm.gz" for game in games)


def tell_service_worker(folder: Path) -> None:
    """Write the hash of every file into the service worker."""
    worker = folder / "offline.js"
    listed = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path != worker
    }
    text = worker.read_text("utf-8")
    marked = "const FILES = {};"
    assert marked in text
    worker.write_text(text.replace(marked, f"const FILES = {json.dumps(listed)};"), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m digsite.local.pack", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("pyodide", type=Path)
    parser.add_argument("snapshot", type=Path)
    parser.add_argument("modules", type=Path)
    parser.add_argument("offline", type=Path)
    asked = parser.parse_args()
    write_engine(asked.folder, asked.pyodide, asked.snapshot, asked.modules)
    shutil.copy(asked.offline, asked.folder / "offline.js")
    tell_service_worker(asked.folder)
    size = sum(path.stat().st_size for path in asked.folder.rglob("*") if path.is_file())
    print(f"{asked.folder}: {size / 1e6:.1f} MB", file=sys.stderr)


if __name__ == "__main__":
    main()
