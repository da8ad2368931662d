"""`python -m digsite.ffi library FOLDER` or `python -m digsite.ffi module FOLDER`."""

import argparse
from pathlib import Path

from digsite.core.game import find, names
from digsite.ffi.build import write_library, write_module

WRITERS = {"library": write_library, "module": write_module}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m digsite.ffi", description=__doc__)
    parser.add_argument("kind", choices=WRITERS)
    parser.add_argument("folder", type=Path)
    asked = parser.parse_args()
    for name in names():
        made = WRITERS[asked.kind](find(name), asked.folder)
        print(f"{made}: {made.stat().st_size} bytes")


if __name__ == "__main__":
    main()
