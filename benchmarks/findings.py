"""Play a million games of each game and write docs/findings.md from them: `make findings`.

    python -m benchmarks.findings --games 1000000 --folder build/findings

Made in parts; started again it goes on where it was stopped.
"""

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path

from digsite.arena.plan import SimulationPlan
from digsite.bots import levels
from digsite.core.game import find, names
from digsite.study.charts import charts
from digsite.study.questions import answers
from digsite.study.report import remarks, sections
from digsite.study.sample import BOTS, Sample, play

DOCS = Path(__file__).parent.parent / "docs"
HEAD = """# Findings

What many games say, played by casual bots: sensible players who look at what an
action is worth now and do not plan ahead. People and searching bots play better, so read the
numbers as what the games are like between players of equal, modest skill. All intervals are 95%.

This page is written by `make findings`; [Data](data.md) describes the files, and `digsite balance`
answers the same questions for an edition of yours."""

SPLIT = {
    "dig_mars": {2: 0.333334, 3: 0.333333, 4: 0.333333},
    "undermining": {2: 0.45, 3: 0.35, 4: 0.15, 5: 0.05},
}
"""The part of all games for each number of players; large tables of Undermining take long."""
BANNED = {"dig_mars": 0.02, "undermining": 0.005}
"""Games for each ban and number of players, as a part of all games."""


def sample(game: str, games: int, folder: Path) -> Sample:
    each = {players: max(1, round(games * part)) for players, part in SPLIT[game].items()}
    return Sample(game, folder, each, max(1, round(games * BANNED[game])), keep_moves=True)


def log(folder: Path, name: str, plan: SimulationPlan, seconds: float) -> None:
    """Note how long a part took, for the report."""
    with (folder / "times.jsonl").open("a", encoding="utf-8") as file:
        line = {"part": name, "game": plan.game, "games": plan.games, "bar": plan.bar}
        file.write(json.dumps(line | {"seconds": seconds}) + "\n")


def sizes(folder: Path, game: str) -> dict[str, int]:
    """Bytes of each table's files."""
    return {
        table: sum(path.stat().st_size for path in folder.glob(f"{game}-*.{table}.parquet"))
        for table in ("games", "seats", "moves")
    }


def cost(chosen: Sample) -> tuple[str, ...]:
    """How many games were played in which time, and how large they are."""
    lines = (chosen.folder / "times.jsonl").read_text("utf-8").splitlines()
    notes = {note["part"]: note for note in map(json.loads, lines)}
    played = [notes[name] for name, _ in chosen.parts()]
    games, seconds = sum(n["games"] for n in played), sum(n["seconds"] for n in played)
    size = sizes(chosen.folder, chosen.game)
    megabytes = tuple(f"{size[table] / 1e6:,.0f} MB" for table in ("games", "seats", "moves"))
    minutes = f"{seconds / 60:.1f} min"
    return find(chosen.game).title, f"{games:,}", minutes, f"{games / seconds:,.0f}", *megabytes


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [header, ["---"] * len(header), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def page(samples: Sequence[Sample]) -> str:
    """The whole page; its pictures are written beside it."""
    parts = [HEAD]
    header = ("", "games", "one thread", "games/s", "games", "seats", "moves")
    parts.append(table(header, [cost(chosen) for chosen in samples]))
    for chosen in samples:
        game = find(chosen.game)
        found = answers(chosen, game.default_edition().name)
        pictures = charts(found)
        parts.append(f"## {game.title}")
        noise = levels.level(game, BOTS).temperature
        parts.append(
            f"From {found.games:,} games and, for the upgrades,"
            f" {chosen.total() - found.games:,} more, by {BOTS} bots"
            f" of temperature {noise}. What stands out:"
        )
        parts.append("\n".join(f"- {line}" for line in remarks(found)))
        for section in sections(found):
            parts.append(f"### {section.title}")
            if section.key in pictures:
                picture = f"images/findings/{chosen.game}-{section.key}.svg"
                (DOCS / picture).write_text(pictures[section.key], "utf-8")
                parts.append(f"![{section.title}]({picture})")
            parts.append(section.text)
            parts.append(table(section.header, section.rows))
    return "\n\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--folder", type=Path, default=Path("build/findings"))
    parser.add_argument("--threads", type=int, default=None)
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after the part under way")
    chosen = parser.parse_args()
    end = time.monotonic() + 60 * chosen.minutes
    chosen.folder.mkdir(parents=True, exist_ok=True)

    def finished(name: str, plan: SimulationPlan, seconds: float) -> None:
        log(chosen.folder, name, plan, seconds)
        print(f"{name}: {plan.games:,} games in {seconds:.0f} s", flush=True)
        if time.monotonic() > end:
            raise SystemExit("stopped; start again to go on")

    samples = [sample(game, chosen.games, chosen.folder) for game in names()]
    for wanted in samples:
        play(wanted, threads=chosen.threads, finished=finished)
    (DOCS / "images" / "findings").mkdir(exist_ok=True)
    (DOCS / "findings.md").write_text(page(samples), "utf-8")


if __name__ == "__main__":
    main()
