"""A bot of any version of Digsite as a program of its own; benchmarks/earlier.py starts it.

It runs with the packages of that version, so it uses only what all of them have. Every line that it
reads begins a game, tells an action, or asks for one. A beginning is answered by the version of its
rules, a question by the action, a line each.
"""

import json
import sys
import time

import digsite
from digsite.bots import level
from digsite.bots.players import make_bot


def main() -> None:
    match = bots = None
    for line in sys.stdin:
        asked = json.loads(line)
        if "game" in asked:
            match = digsite.load(asked["game"], players=asked["players"], seed=asked["deal"])
            bots = [
                make_bot(
                    match.game,
                    asked["players"],
                    level(match.game, asked["level"]),
                    iterations=asked["iterations"],
                    seed=asked["seed"] + seat,
                )
                for seat in range(asked["players"])
            ]
            print(json.dumps({"rules_version": match.public()["rules_version"]}), flush=True)
        elif "play" in asked:
            assert match is not None
            match.play(asked["play"])
        else:
            assert match is not None
            assert bots is not None
            started = time.thread_time()
            action = bots[match.seat].choose(match.seen_by(match.seat)).action
            seconds = time.thread_time() - started
            print(json.dumps({"action": action, "seconds": seconds}), flush=True)


if __name__ == "__main__":
    main()
