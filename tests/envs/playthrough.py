"""OpenSpiel's playthroughs of the games: `python -m tests.envs.playthrough` writes the files anew.

A whole playthrough has megabytes. On file are its header, the state after the deal, the state after
the first move, and a digest of all.
"""

import hashlib
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import digsite.envs.openspiel
from digsite.core.game import names
from digsite.envs.position import SEED_BYTES

assert digsite.envs.openspiel

FOLDER = Path(__file__).parent / "playthroughs"
WIDTH = 120


def playthrough(name: str) -> str:
    """What is kept of the playthrough of a random game for two."""
    whole = generate_playthrough.playthrough(f"digsite_{name}(players=2)", None, seed=1)
    header = whole[: whole.index("# State 0\n")]
    dealt = whole.index(f"# State {SEED_BYTES}\n")
    after = whole.index(f"# State {SEED_BYTES + 2}\n")
    lines = (header + whole[dealt:after]).splitlines()
    digest = hashlib.sha256(whole.encode()).hexdigest()
    kept = [line if len(line) <= WIDTH else line[:WIDTH] + "…" for line in lines]
    return "\n".join([*kept, f"# All {len(whole.splitlines())} lines: {digest}", ""])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for _name in names():
        (FOLDER / f"{_name}.txt").write_text(playthrough(_name), "utf-8")
