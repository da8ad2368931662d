"""Outside bots: programs in any language that answer one line for every line they are sent.

    to the bot    {"game":"dig_mars","seat":1,"view":V,"legal":["dig b2",…],"ms":1000}
    from the bot  {"action":"dig b2"}

The program is started for every game, and its input is closed when the game is over. A program
that breaks the protocol forfeits the game, with the reason.
"""

import contextlib
import json
import queue
import subprocess
import threading
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from digsite.bots.players import Choice
from digsite.core.view import View

LONGEST_LINE: Final = 100_000
GRACE: Final = 2.0
"""Seconds a program has beyond its first move's time to start."""

FAREWELL: Final = 0.5
"""Seconds a program has to end after the game."""


class Forfeit(Exception):
    """A bot has lost the game by what it did; the text says what."""


class OutsideBot:
    """One running program that plays one seat of one game."""

    def __init__(self, command: Sequence[str], ms: float) -> None:
        self.command, self.ms = list(command), ms
        self.process: subprocess.Popen[bytes] | None = None
        self.lines: queue.Queue[bytes] = queue.Queue()

    def choose(self, view: View) -> Choice:
        legal = view.legal_actions()
        wait = self.ms / 1000
        if self.process is None:
            self.process = self._start()
            wait += GRACE
        if not self.lines.empty() and self.process.poll() is None:
            raise Forfeit("answered without being asked")
        self._send(
            {
                "game": view.game.name,
                "seat": view.seat,
                "view": view.public(),
                "legal": legal,
                "ms": self.ms,
            }
        )
        action = self._answer(self._receive(wait))
        if action not in legal:
            raise Forfeit(f"played {action[:80]!r}, which is not legal")
        return Choice(view.game.actions.ids[action], action)

    def close(self) -> None:
        """End the program."""
        if self.process is None:
            return
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.reader.join(FAREWELL)
        self.process.stdout.close()

    def _start(self) -> subprocess.Popen[bytes]:
        try:
            process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
            )
        except OSError as error:
            raise Forfeit(f"could not be started: {error}") from None
        self.reader = threading.Thread(target=self._read, args=(process,), daemon=True)
        self.reader.start()
        return process

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        """Pass the program's lines on; an empty one is the end of its output."""
        assert process.stdout is not None
        with contextlib.suppress(ValueError, OSError):
            while True:
                line = process.stdout.readline(LONGEST_LINE)
                self.lines.put(line)
                if not line:
                    return

    def _send(self, message: dict[str, Any]) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise Forfeit(self._gone()) from None

    def _receive(self, wait: float) -> bytes:
        start = perf_counter()
        try:
            line = self.lines.get(timeout=wait)
        except queue.Empty:
            spent = perf_counter() - start
            raise Forfeit(f"took more than {spent:.1f} s for a move") from None
        if not line:
            raise Forfeit(self._gone())
        return line

    def _gone(self) -> str:
        assert self.process is not None
        try:
            return f"ended with code {self.process.wait(FAREWELL)}"
        except subprocess.TimeoutExpired:
            return "closed its output"

    @staticmethod
    def _answer(line: bytes) -> str:
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise Forfeit(f"answered {line[:80]!r}, which is not JSON") from None
        action = answer.get("action") if isinstance(answer, dict) else None
        if not isinstance(action, str):
            raise Forfeit("answered without an action")
        return action
