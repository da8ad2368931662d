"""The parent of several workers: it forks them, replaces those that end or hang, and stops them.

Everything is loaded here, once; a worker begins as a copy. So no thread is ever started here: a
lock that another thread held at the moment of the copy would stay locked in the worker for ever.
"""

import logging
import os
import selectors
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

from digsite.core.errors import BadRequest

STOPPING: Final = (signal.SIGTERM, signal.SIGINT)
STOP_SECONDS: Final = 8.0
"""How long workers may take to stop; a container is killed after ten."""
STABLE_SECONDS: Final = 10.0
"""A worker that lived so long is replaced at once; others after a while that grows."""
STARTING_SECONDS: Final = 120.0
"""How long a worker may take until it is first heard, on a machine however busy."""
LONGEST_PAUSE: Final = 15.0
NOT_STARTED: Final = 3
"""The code of a worker that could not start for a reason that will not go away by itself."""
log = logging.getLogger("digsite.server")

Beat = Callable[[], None]


@dataclass
class ChildJob:
    """What a child does until it is told to stop; it must call `beat` every few seconds."""

    name: str
    work: Callable[[Beat], None]


@dataclass
class Child:
    """A child that runs, or a place that waits for its next one."""

    job: ChildJob
    pid: int = 0
    beats: int = -1
    """The pipe on which the child is heard."""
    born: float = 0.0
    heard: float = 0.0
    has_served: bool = False
    """Whether this child, or one before it in this place, was ever heard."""
    failures: int = 0
    due: float = 0.0
    """When the next one is to be started."""


class Parent:
    """Runs until it is told to stop, or until the first children say that they cannot start."""

    def __init__(self, jobs: Sequence[ChildJob], hung_seconds: float, on_ready: Callable[[], None]):
        self.children = [Child(job) for job in jobs]
        self.hung_seconds, self.on_ready = hung_seconds, on_ready
        self._is_stopping, self._code = False, 0
        self._selector = selectors.DefaultSelector()
        self._life = os.pipe()
        """Never written to: a child sees its end when the parent is gone, however it went."""

    def run(self) -> int:
        """The code with which to end: 0 only if told to."""
        self._listen()
        greeted = False
        while not self._is_stopping and not self._code:
            self._start_those_due()
            self._wait()
            self._reap()
            self._kill_those_hung()
            if not greeted and all(child.has_served for child in self.children):
                greeted = True
                self.on_ready()
        self._stop()
        return self._code

    def _listen(self) -> None:
        """Wake up for signals: to stop, and when a child ends."""
        wake, self._awake = socket.socketpair()
        for end in (wake, self._awake):
            end.setblocking(False)
        signal.set_wakeup_fd(wake.fileno(), warn_on_full_buffer=False)
        self._wake = wake
        for signal_number in STOPPING:
            signal.signal(signal_number, self._tell)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        self._selector.register(self._awake, selectors.EVENT_READ)

    def _tell(self, *_: object) -> None:
        self._is_stopping = True

    # Children

    def _start_those_due(self) -> None:
        for child in self.children:
            if not child.pid and time.monotonic() >= child.due:
                self._start(child)

    def _start(self, child: Child) -> None:
        hearing, beating = os.pipe()
        for end in (hearing, beating):
            os.set_blocking(end, False)
        # A signal to the child must find the child's own handlers, not these.
        signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)
        try:
            child.pid = os.fork()
            if not child.pid:
                os.close(hearing)
                self._be(child.job, beating)
        except OSError as error:
            log.error("no %s can be started: %s", child.job.name, error.strerror)
            os.close(hearing)
            os.close(beating)
            child.due = time.monotonic() + LONGEST_PAUSE
            return
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)
        os.close(beating)
        child.beats, child.born = hearing, time.monotonic()
        child.heard = child.born
        self._selector.register(hearing, selectors.EVENT_READ, child)

    def _be(self, job: ChildJob, beating: int) -> NoReturn:
        """The child's life."""
        code = 1
        try:
            self._forget_parenthood()
            with suppress(OSError):
                Path("/proc/self/comm").write_text(f"digsite {job.name}")
            threading.Thread(target=_stop_with_parent, args=(self._life[0],), daemon=True).start()
            job.work(lambda: _beat(beating))
            code = 0
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        except BadRequest as refused:
            log.error(refused.message)
            code = NOT_STARTED
        except BaseException:
            log.exception("a %s failed", job.name)
        finally:
            for stream in (sys.stdout, sys.stderr):
                with suppress(OSError, ValueError):
                    stream.flush()
            os._exit(code)

    def _forget_parenthood(self) -> None:
        signal.set_wakeup_fd(-1)
        for signal_number in (*STOPPING, signal.SIGCHLD):
            signal.signal(signal_number, signal.SIG_DFL)
        self._selector.close()
        self._wake.close()
        self._awake.close()
        os.close(self._life[1])
        for child in self.children:
            if child.beats >= 0:
                os.close(child.beats)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPPING)

    # Watching

    def _wait(self) -> None:
        """Until something happens, or a second has passed."""
        for key, _ in self._selector.select(1.0):
            child: Child | None = key.data
            if child is None:
                with suppress(BlockingIOError):
                    self._awake.recv(1000)
            elif os.read(child.beats, 1000):
                child.heard, child.has_served = time.monotonic(), True
            else:
                self._selector.unregister(child.beats)

    def _reap(self) -> None:
        for child in self.children:
            if child.pid:
                ended, status = os.waitpid(child.pid, os.WNOHANG)
                if ended:
                    self._bury(child, os.waitstatus_to_exitcode(status))

    def _bury(self, child: Child, code: int) -> None:
        now = time.monotonic()
        if not self._is_stopping:
            log.warning("a %s (process %d) ended: %d", child.job.name, child.pid, code)
            if code == NOT_STARTED and not child.has_served:
                self._code = code
        with suppress(KeyError):
            self._selector.unregister(child.beats)
        os.close(child.beats)
        child.failures = 0 if now - child.born >= STABLE_SECONDS else child.failures + 1
        pause = min(2.0 ** (child.failures - 2), LONGEST_PAUSE) if child.failures > 1 else 0.0
        child.pid, child.beats, child.due = 0, -1, now + pause

    def _kill_those_hung(self) -> None:
        for child in self.children:
            limit = self.hung_seconds if child.heard > child.born else STARTING_SECONDS
            if child.pid and time.monotonic() - child.heard > limit:
                log.error("a %s (process %d) hangs: it is replaced", child.job.name, child.pid)
                os.kill(child.pid, signal.SIGKILL)
                child.heard = time.monotonic()

    def _stop(self) -> None:
        self._signal_all(signal.SIGTERM)
        self._is_stopping = True
        until = time.monotonic() + STOP_SECONDS
        while any(child.pid for child in self.children):
            self._wait()
            self._reap()
            if time.monotonic() > until:
                self._signal_all(signal.SIGKILL)

    def _signal_all(self, signal_number: signal.Signals) -> None:
        for child in self.children:
            if child.pid:
                os.kill(child.pid, signal_number)


def _beat(pipe: int) -> None:
    # A parent that is stopped or busy finds enough beats in the pipe when it looks again.
    with suppress(BlockingIOError, BrokenPipeError):
        os.write(pipe, b".")


def _stop_with_parent(life: int) -> None:
    """Stop this child when its parent process ends: as if told to, and in the end by force."""
    os.read(life, 1)
    log.warning("the parent of this process is gone: stopping")
    signal.raise_signal(signal.SIGTERM)
    time.sleep(STOP_SECONDS)
    os.kill(os.getpid(), signal.SIGKILL)
