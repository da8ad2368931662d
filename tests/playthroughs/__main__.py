"""Write the transcripts anew: `python -m tests.playthroughs`, then look at what changed.

The stored moves are played again as far as they are legal; `--new` invents new games.
"""

import argparse

from digsite.core.errors import GameError
from tests.games import SETTINGS, Setting, Wanderer
from tests.playthroughs.transcript import file_of, invent, stored, transcript


def still_legal(setting: Setting, seed: int, moves: list[str]) -> list[str]:
    """The moves as far as the rules allow them, played on at random to the end."""
    match, wanderer = setting.new_match(seed), Wanderer(setting.game, seed)
    for move in moves:
        try:
            match.play(move)
        except GameError:
            break
    while not match.is_over:
        match.play(setting.game.actions.notations[wanderer.choose(match.state)])
    return match.moves


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the golden transcripts anew.")
    parser.add_argument("--new", action="store_true", help="invent new games")
    new = parser.parse_args().new
    for setting in SETTINGS:
        path = file_of(setting)
        if new or not path.exists():
            seed, moves = invent(setting)
        else:
            seed, moves = stored(path)
            moves = still_legal(setting, seed, moves)
        text = transcript(setting, seed, moves)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(f"{path.name}: written anew")


if __name__ == "__main__":
    main()
