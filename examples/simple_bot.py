"""A bot for `digsite arena --bot "name=python3 examples/simple_bot.py"`: under 30 lines.

It is sent one JSON object a line ("view", "legal", "seat", "ms") and answers {"action": …}.
"""

import json
import sys

LIKED = ("declare", "contract", "carry", "unload", "build", "dig", "drill", "upgrade", "place")

for line in sys.stdin:
    asked = json.loads(line)

    def liking(action: str) -> int:
        word = action.split()[0]
        return LIKED.index(word) if word in LIKED else len(LIKED)

    others = [action for action in asked["legal"] if action != "end"]
    if others and asked["view"].get("actions_left", 1) != 0:
        choice = min(others, key=liking)
    else:
        choice = "end" if "end" in asked["legal"] else asked["legal"][0]
    print(json.dumps({"action": choice}), flush=True)
