"""Train the network that judges positions of a game.

    python -m digsite.learning train dig_mars --lots 160
    python -m digsite.learning curves build/learning/dig_mars --out curves.svg

A training that was stopped goes on when the same command is given again.
"""

import argparse
from pathlib import Path

from digsite.core.errors import BadRequest
from digsite.core.game import names
from digsite.learning.plan import TrainingPlan


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m digsite.learning", description=(__doc__ or "").splitlines()[0]
    )
    commands = parser.add_subparsers(dest="command", required=True)
    train = commands.add_parser("train", help="train, or go on training")
    train.add_argument("game", choices=names())
    train.add_argument("--players", type=int, nargs="*", default=[], help="default: all tables")
    train.add_argument("--lots", type=int, default=120, help="of games, in all")
    train.add_argument("--seed", type=int, default=1)
    train.add_argument("--after", default="", help="the file of a network to begin with")
    train.add_argument("--rate", type=float, default=TrainingPlan.rate, help="of the first steps")
    train.add_argument("--threads", type=int, default=None, help="default: all cores")
    train.add_argument("--folder", type=Path, default=None)
    curves = commands.add_parser("curves", help="draw the journal of a training")
    curves.add_argument("folder", type=Path)
    curves.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    try:
        _train(chosen) if chosen.command == "train" else _curves(chosen)
    except BadRequest as refusal:
        parser.exit(2, f"{refusal}\n")


def _train(chosen: argparse.Namespace) -> None:
    from digsite.learning.training import Line, Training

    folder: Path = chosen.folder or Path("build/learning") / chosen.game
    plan = TrainingPlan(
        chosen.game, tuple(chosen.players), chosen.seed, chosen.after, rate=chosen.rate
    )
    training = Training(folder, plan, threads=chosen.threads)

    def tell(line: Line) -> None:
        print(
            f"lot {line.lot}: {line.games:,} games, {line.lessons:,} lessons, loss {line.loss:.4f},"
            f" fresh {line.fresh_loss:.4f}, floor {line.floor:.4f}, {line.seconds:,.0f} s",
            flush=True,
        )
        training.export(folder / "network.bin")

    training.run(chosen.lots, tell)
    print("written", folder / "network.bin")


def _curves(chosen: argparse.Namespace) -> None:
    from digsite.learning.curves import as_svg
    from digsite.learning.training import read_journal

    lines = read_journal(chosen.folder / "journal.jsonl")
    if not lines:
        raise BadRequest(f"{chosen.folder} holds no training.")
    chosen.out.write_text(as_svg(lines), "utf-8")
    print("written", chosen.out)


if __name__ == "__main__":
    main()
