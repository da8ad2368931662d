"""Play many games of each game and write docs/findings.md from them: `make findings`.

    python -m benchmarks.findings --folder build/findings

Strong bots answer the questions; casual ones play more games, to see what strength changes. Made in
parts; started again it goes on where it was stopped.
"""

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from digsite.arena.plan import SimulationPlan
from digsite.core.game import find, names
from digsite.study.charts import charts
from digsite.study.questions import Answers, answers
from digsite.study.report import percent, remarks, sections
from digsite.study.sample import Sample, play

DOCS: Final = Path(__file__).parent.parent / "docs"
STRONG: Final = "master"
CASUAL: Final = "casual"
HEAD: Final = f"""# Findings

What many games say, played by strong bots ([{STRONG}](ladder.md)), which search and remember all
that everybody saw, and beside them by casual ones, who only look at what an action is worth now.
Read the numbers as what the games are like among players of equal skill. All intervals are 95%.

This page is written by `make findings`; [Data](data.md) describes the files, and `digsite balance`
answers the same questions for an edition of yours."""

GAMES: Final = {"dig_mars": 24_000, "undermining": 10_000}
"""Games of strong bots."""
CASUAL_TIMES: Final = 10
"""How many times as many casual bots play."""
SPLIT: Final = {
    "dig_mars": {2: 0.333334, 3: 0.333333, 4: 0.333333},
    "undermining": {2: 0.45, 3: 0.35, 4: 0.15, 5: 0.05},
}
"""The part of all games for each number of players; large tables of Undermining take long."""
BARRED: Final = {"dig_mars": 0.1, "undermining": 0.08}
"""Games for each thing barred and number of players, as a part of all games."""


def sample(game: str, bots: str, times: float, folder: Path) -> Sample:
    """What bots of a level play of a game, in a folder of its own."""
    games = GAMES[game] * times * (CASUAL_TIMES if bots == CASUAL else 1)
    each = {players: max(1, round(games * part)) for players, part in SPLIT[game].items()}
    barred = max(1, round(games * BARRED[game]))
    return Sample(game, folder / bots, each, barred, bots, keep_moves=bots == STRONG)


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
    return (
        find(chosen.game).title,
        chosen.bots,
        f"{games:,}",
        minutes,
        f"{games / seconds:,.0f}",
        *megabytes,
    )


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [header, ["---"] * len(header), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def page(samples: Sequence[tuple[Sample, Sample]]) -> str:
    """The whole page; its pictures are written beside it."""
    parts = [HEAD]
    header = ("", "bots", "games", "one thread", "games/s", "games", "seats", "moves")
    parts.append(table(header, [cost(one) for both in samples for one in both]))
    for strong, casual in samples:
        game = find(strong.game)
        edition = game.default_edition().name
        found, others = answers(strong, edition), answers(casual, edition)
        parts.append(f"## {game.title}")
        parts.append(
            f"From {found.games:,} games and, for the upgrades, {strong.total() - found.games:,}"
            f" more, by {STRONG} bots. What stands out:"
        )
        parts.append("\n".join(f"- {line}" for line in remarks(found)))
        parts += written_sections(found)
        parts += ["### What does strength change?", *compared(found, others)]
    return "\n\n".join(parts) + "\n"


def written_sections(found: Answers) -> list[str]:
    """Every answer with its picture and its table."""
    parts, pictures = [], charts(found)
    for section in sections(found):
        parts.append(f"### {section.title}")
        if section.key in pictures:
            picture = f"images/findings/{found.game}-{section.key}.svg"
            (DOCS / picture).write_text(pictures[section.key], "utf-8")
            parts.append(f"![{section.title}]({picture})")
        parts += [section.text, table(section.header, section.rows)]
    return parts


def compared(strong: Answers, casual: Answers) -> tuple[str, str]:
    """What casual bots would have answered to the questions about upgrades, length and order."""
    rows = [
        (
            str(one.players),
            f"without {one.what}",
            percent(one.share.value),
            percent(two.share.value),
        )
        for one, two in zip(strong.upgrades, casual.upgrades, strict=True)
    ]
    rows += [
        (str(one.players), f"place {one.what}", percent(one.share.value), percent(two.share.value))
        for one, two in zip(strong.places, casual.places, strict=True)
    ]
    rows += [
        (str(one.players), "rounds", f"{one.rounds.value:.1f}", f"{two.rounds.value:.1f}")
        for one, two in zip(strong.lengths, casual.lengths, strict=True)
    ]
    text = f"Shares of the wins, and rounds a game, beside {casual.games:,} games of casual bots."
    return text, table(("players", "", STRONG, CASUAL), rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=float, default=1.0, help="so many times the usual games")
    parser.add_argument("--folder", type=Path, default=Path("build/findings"))
    parser.add_argument("--threads", type=int, default=None)
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after the part under way")
    chosen = parser.parse_args()
    end = time.monotonic() + 60 * chosen.minutes

    samples = [
        (
            sample(game, STRONG, chosen.times, chosen.folder),
            sample(game, CASUAL, chosen.times, chosen.folder),
        )
        for game in names()
    ]
    for wanted in (one for both in samples for one in both):
        wanted.folder.mkdir(parents=True, exist_ok=True)

        def finished(
            name: str, plan: SimulationPlan, seconds: float, folder: Path = wanted.folder
        ) -> None:
            log(folder, name, plan, seconds)
            print(f"{plan.bots} {name}: {plan.games:,} games in {seconds:.0f} s", flush=True)
            if time.monotonic() > end:
                raise SystemExit("stopped; start again to go on")

        play(wanted, threads=chosen.threads, finished=finished)
    (DOCS / "images" / "findings").mkdir(exist_ok=True)
    (DOCS / "findings.md").write_text(page(samples), "utf-8")


if __name__ == "__main__":
    main()
