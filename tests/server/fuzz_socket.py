"""Malformed, reordered, replayed and oversized messages for a real server's sockets.

`python -m tests.server.fuzz_socket 100000` is the long form (`make fuzz-socket`): a server in a
process of its own, whose memory is watched. The tests run a short form.
"""

import json
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from tests.server.postgres import free_port
from tests.server.processes import at_port, process
from tests.server.serving import Browser, Json, Line

BATCH: Final = 20
LARGEST: Final = 16_000
JUNK: Final[list[Any]] = [
    *(None, True, -1, 0, 1, 2, 10**30, 1.5, "", "x" * 70, "\x00", "\ud800", [], [[]], {}),
    *({"id": {}}, "place a1", "end", "a1", "ru", "hello", "play", "undo", 16, 1_000_001),
]
GOOD: Final[list[Json]] = [
    {"type": "hello", "id": "a", "since": 0, "eyes": None, "lang": "en"},
    {"type": "look", "id": "a", "eyes": None},
    {"type": "language", "id": "a", "lang": "de"},
    {"type": "play", "id": "a", "seq": 0, "action": "place a1"},
    {"type": "undo", "id": "a", "seq": 0},
    {"type": "redo", "id": "a", "seq": 0},
    {"type": "end", "id": "a", "seq": 0},
    {"type": "hint", "id": "a"},
    {"type": "explain", "id": "a", "space": "a1", "action": None},
    {"type": "ping", "id": "a"},
]


class Report:
    """What was sent and what came back."""

    def __init__(self) -> None:
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.closed = 0

    @property
    def messages(self) -> int:
        return self.sent.total()


class Fuzzer:
    """A game in which one is to play and one waits; nothing that is sent may change it."""

    def __init__(self, ada: Browser, grace: Browser, stranger: Browser, seed: int) -> None:
        self.chance, self.report = Random(seed), Report()
        self.table = ada.create("here", "open")
        grace.join(self.table)
        first = ada.start(self.table)["active"]
        self.said: list[Json] = []
        """What the seat to play has said so far, all of it obeyed or refused already."""
        players = [(ada, 0), (grace, 1)]
        (self.player, self.seat), (self.waiter, self.waiting) = players[first], players[1 - first]
        self.watcher = stranger
        self._play_a_little()
        self.before = self.state()

    def _play_a_little(self) -> None:
        with self.player.socket(self.table) as one, self.waiter.socket(self.table) as two:
            one.hello(self.seat)
            two.hello(self.waiting)
            one.play("place b2")
            two.until(1)
            two.play("place c3")
            if not one.until(2)["yours"]:
                self.player, self.waiter = self.waiter, self.player
                self.seat, self.waiting = self.waiting, self.seat
                one = two
            for number in range(4):
                step = one.position["seq"]
                quiet = [a for a in one.position["legal"] if a not in one.position["reveals"]]
                kinds: list[Json] = [
                    {"type": "play", "seq": step, "action": quiet[number % len(quiet)]},
                    {"type": "undo", "seq": step + 1},
                ]
                for message in kinds:
                    message["id"] = f"said-{len(self.said)}"
                    self.said.append(message)
                    assert one.ask(message["type"], **message)["ok"], message
                    one.until(int(message["seq"]) + 1)

    def state(self) -> list[Any]:
        """All that the server tells of the game through every pair of eyes."""
        path, answers = f"/api/tables/{self.table['table']}", []
        eyes = ((self.player, self.seat), (self.waiter, self.waiting), (self.watcher, None))
        for browser, seat in eyes:
            query = {} if seat is None else {"eyes": seat}
            answers.append(browser.get(f"{path}/frames", to=49, **query))
            answers.append(browser.get(f"{path}/record"))
            table = browser.get(path)
            answers.append([table["seq"], table["active"], table["changed"], table["phase"]])
        return answers

    def run(self, messages: int) -> Report:
        """Send at least so many messages from three connections in turn."""
        while self.report.messages < messages:
            for browser, eyes, texts in (
                (self.player, self.seat, self._from_the_player),
                (self.waiter, self.waiting, self._from_others),
                (self.watcher, None, self._from_others),
            ):
                with browser.socket(self.table) as line:
                    if self.chance.random() < 0.9:
                        line.hello(eyes)
                    self._talk(line, [list(texts()) for _ in range(20)])
        assert self.state() == self.before
        return self.report

    def _talk(self, line: Line, batches: list[list[tuple[str, str | bytes]]]) -> None:
        try:
            for batch in batches:
                for kind, text in batch:
                    self.report.sent[kind] += 1
                    line.connection.send(text)
                for _ in batch:
                    answer = line.next("answer")
                    code = "ok" if answer["ok"] else answer["error"]["code"]
                    self.report.answers[code] += 1
                line.unread.clear()
                line.heard.clear()
        except ConnectionClosed:
            # Only a message that is too large ends the connection; what was still being sent
            # then may keep us from reading the reason.
            if not any(kind == "oversized" for kind, _ in batch):
                raise
            self.report.closed += 1

    def _from_the_player(self) -> Iterator[tuple[str, str | bytes]]:
        """The same messages again, or in another order under other names."""
        for _ in range(BATCH):
            message = dict(self.chance.choice(self.said))
            if self.chance.random() < 0.5:
                yield "replayed", json.dumps(message)
            else:
                message["id"] = f"new-{self.chance.randrange(10**9)}"
                yield "reordered", json.dumps(message)

    def _from_others(self) -> Iterator[tuple[str, str | bytes]]:
        for _ in range(BATCH):
            dice = self.chance.random()
            if dice < 0.002:
                yield "oversized", json.dumps({"type": "ping", "id": "x" * LARGEST})
            elif dice < 0.02:
                yield "long", json.dumps({"type": "ping", "id": "x", "pad": "y" * (LARGEST - 99)})
            elif dice < 0.05:
                yield "binary", self.chance.randbytes(self.chance.randrange(60))
            elif dice < 0.35:
                yield "spoilt", json.dumps(self._with_junk())
            elif dice < 0.8:
                yield "malformed", self._cut(json.dumps(self.chance.choice(GOOD + self.said)))
            else:
                yield "stolen", json.dumps(self.chance.choice(self.said))

    def _with_junk(self) -> Any:
        message = dict(self.chance.choice(GOOD))
        for _ in range(self.chance.randrange(1, 3)):
            message[self.chance.choice([*message, "more"])] = self.chance.choice(JUNK)
        return message

    def _cut(self, text: str) -> str:
        at, to = sorted(self.chance.randrange(len(text) + 1) for _ in range(2))
        other = self.chance.choice(["", "}", '"', "\x07", "9" * 20, "[" * 500, "\u202e", text])
        return text[:at] + other + text[to:]


def memory(pid: int) -> float:
    """What a process holds, in megabytes."""
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024


def main(messages: int) -> None:
    port, quick = free_port(), {"messages_per_second": "1000000"}
    with (
        tempfile.TemporaryDirectory() as folder,
        process(f"{folder}/tables.db", port, **quick) as server,
        at_port(port) as ada,
        at_port(port) as grace,
        at_port(port) as stranger,
    ):
        fuzzer = Fuzzer(ada, grace, stranger, seed=1)
        began, parts = time.monotonic(), 10
        for part in range(1, parts + 1):
            fuzzer.run(messages * part // parts)
            print(f"{fuzzer.report.messages:8} messages  {memory(server.pid):7.1f} MB", flush=True)
        seconds = time.monotonic() - began
    report = fuzzer.report
    print("sent    ", dict(report.sent), f"in {seconds:.0f} s; {report.closed} connections closed")
    print("answers ", dict(report.answers))
    assert "server.failed" not in report.answers
    print("The game is as it was.")


if __name__ == "__main__":
    main(int(sys.argv[1]))
