"""Train a network that plays.

    python -m digsite.learning train dig_mars --minutes 20
    python -m digsite.learning curves build/learning/dig_mars-2 --out curves.svg

A training that was stopped goes on when the same command is given again.
"""

import argparse
from pathlib import Path

from digsite.core.errors import BadRequest
from digsite.core.game import names


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m digsite.learning", description=(__doc__ or "").splitlines()[0]
    )
    commands = parser.add_subparsers(dest="command", required=True)
    train = commands.add_parser("train", help="train, or go on training")
    train.add_argument("game", choices=names())
    train.add_argument("--players", type=int, default=2)
    train.add_argument("--minutes", type=float, default=20, help="of processor time, in all")
    train.add_argument("--seed", type=int, default=1)
    train.add_argument("--width", type=int, default=24, help="hidden units for each space")
    train.add_argument("--depth", type=int, default=8, help="narrow units for each space")
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
    from digsite.learning.training import Line, Training, TrainingPlan

    default = Path("build/learning") / f"{chosen.game}-{chosen.players}"
    folder: Path = chosen.folder or default
    sizes = {"width": chosen.width, "depth": chosen.depth}
    training = Training(folder, TrainingPlan(chosen.game, chosen.players, chosen.seed, **sizes))

    def tell(line: Line) -> None:
        won = ", ".join(f"won {wins:.1%} against {name}" for name, wins in line.wins.items())
        print(
            f"lot {line.lot}: {line.lessons:,} lessons, policy {line.loss.policy:.3f}, "
            f"value {line.loss.value:.3f}, agreed {line.loss.agreed:.1%}, "
            f"{won}, {line.seconds:,.0f} s",
            flush=True,
        )
        training.export(folder / "network.npz")

    training.run(chosen.minutes, tell)
    print("written", folder / "network.npz")


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
