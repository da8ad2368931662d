"""This checkout against another one, in one run: `python -m benchmarks.compare ../other`.

`--list` tells what can be measured, `--only search --only "batch of 32"` measures some of it.
Each checkout is measured in a process of its own, by its own Python, in turns, so that whatever
else the machine does falls on both. Rates are by processor time; the best of all rounds counts.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from benchmarks.speeds import BARE, WHOLE, measures

HERE: Final = Path(__file__).resolve().parents[1]


class Measured:
    """A checkout that is asked for rates."""

    def __init__(self, checkout: Path, python: str) -> None:
        path = os.pathsep.join([str(checkout / "src"), str(HERE)])
        self._process = subprocess.Popen(
            [python, "-m", "benchmarks.speeds"],
            env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=HERE,
        )

    def rate(self, name: str) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(name + "\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())

    def stop(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def compare(wanted: list[str], both: list[Measured], rounds: int) -> dict[str, float]:
    """Prints a line for each name; gives the rates of this checkout."""
    print("| units a second of processor time | here | there | here : there |")
    print("|---|---|---|---|", flush=True)
    found = {}
    for name in wanted:
        told = [[one.rate(name) for one in both] for _ in range(rounds)]
        here, there = (max(rates) for rates in zip(*told, strict=True))
        print(f"| {name} | {here:,.0f} | {there:,.0f} | {here / there:.2f} |", flush=True)
        found[name] = here
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("other", type=Path, help="folder of the other checkout")
    parser.add_argument("--python", help="that runs the other; the one of its .venv by default")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", action="append", help="a part of the names of what is measured")
    parser.add_argument("--list", action="store_true", help="tell the names, measure nothing")
    chosen = parser.parse_args()
    wanted = [name for name, _ in measures() if any(part in name for part in chosen.only or [""])]
    if not wanted:
        parser.error("nothing is measured by that name; --list tells all of them.")
    if chosen.list:
        print("\n".join(wanted))
        return
    own = chosen.other.resolve() / ".venv" / "bin" / "python"
    python = chosen.python or (str(own) if own.exists() else sys.executable)
    both = [Measured(HERE, sys.executable), Measured(chosen.other.resolve(), python)]
    found = compare(wanted, both, chosen.rounds)
    for one in both:
        one.stop()
    for name, rate in found.items():
        bare = found.get(name.replace(WHOLE, BARE))
        if name.startswith(WHOLE) and bare:
            print(f"\nHere {name}: {rate / bare:.2f} of {BARE}.")


if __name__ == "__main__":
    main()
