"""Making the files: a library and its header for C, a module for WebAssembly, and for both the
facts and the network of the game."""

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from digsite.core.c import compiler
from digsite.core.errors import BadRequest
from digsite.core.game import Game
from digsite.ffi.source import facts, header, network_bytes, text

WASM_OPTIONS: Final = (
    "-target",
    "wasm32-freestanding",
    "-msimd128",  # half as quick again, to the same last bit; in all browsers since 2023
    "-Wl,--no-entry",
    "-Wl,--export-dynamic",
    "-Wl,--export=__heap_base",  # where a caller's own memory begins
    "-Wl,--strip-all",
)


def write_library(game: Game, folder: Path) -> Path:
    """libdigsite_<game>.so, digsite.h, <game>.json and <game>.network.bin in a folder."""
    if compiler.command() is None:
        raise BadRequest("A C compiler is needed: install gcc or clang, or name one in CC.")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "digsite.h").write_text(header(), "utf-8")
    _write_data(game, folder)
    library = folder / f"libdigsite_{game.name}.so"
    return Path(shutil.copy(compiler.compiled(text(game)), library))


def write_module(game: Game, folder: Path) -> Path:
    """<game>.wasm, <game>.json and <game>.network.bin in a folder."""
    if importlib.util.find_spec("ziglang") is None:
        raise BadRequest("WebAssembly is made with zig: pip install 'digsite[wasm]'.")
    folder.mkdir(parents=True, exist_ok=True)
    _write_data(game, folder)
    return compile_module(text(game), folder / f"{game.name}.wasm")


def compile_module(program: str, module: Path) -> Path:
    """Make WebAssembly of a C text."""
    source = module.with_suffix(".c")
    source.write_text(program, "utf-8")
    shared = [option for option in compiler.OPTIONS if option not in ("-shared", "-fPIC")]
    call = [sys.executable, "-m", "ziglang", "cc", *shared, *WASM_OPTIONS]
    subprocess.run([*call, "-o", str(module), str(source)], check=True)
    source.unlink()
    return module


def _write_data(game: Game, folder: Path) -> None:
    shown = json.dumps(facts(game), indent=1) + "\n"
    (folder / f"{game.name}.json").write_text(shown, "utf-8")
    network = network_bytes(game)
    if network is not None:
        (folder / f"{game.name}.network.bin").write_bytes(network)
