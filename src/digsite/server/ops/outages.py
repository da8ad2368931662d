"""Distinguishes database outages from bugs, and logs each outage once."""

import logging
import sqlite3
from functools import cache
from typing import Final

from sqlalchemy import exc

GONE: Final = (
    OSError,
    exc.InterfaceError,
    exc.OperationalError,
    exc.TimeoutError,
    sqlite3.OperationalError,
)
log = logging.getLogger("digsite.server")


def is_outage(error: BaseException) -> bool:
    """Whether the database or the connection to it failed: a trace would explain nothing."""
    return _came_of(error, (*GONE, *_gone_for_asyncpg()))


def is_overload(error: BaseException) -> bool:
    """Whether no connection to the database was free in time: too many want one."""
    return _came_of(error, (exc.TimeoutError,))


def is_refusal(error: BaseException) -> bool:
    """Whether the database itself says why it cannot be used."""
    return _came_of(error, (sqlite3.Error, *_said_by_asyncpg()))


def _came_of(error: BaseException, kinds: tuple[type[BaseException], ...]) -> bool:
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, kinds):
        cause = cause.__cause__
    return cause is not None


@cache
def _gone_for_asyncpg() -> tuple[type[Exception], ...]:
    """Where it is installed: SQLite does without."""
    try:
        import asyncpg
    except ImportError:
        return ()
    return (
        asyncpg.InterfaceError,
        asyncpg.PostgresConnectionError,
        asyncpg.OperatorInterventionError,
        asyncpg.InsufficientResourcesError,
    )


@cache
def _said_by_asyncpg() -> tuple[type[Exception], ...]:
    try:
        import asyncpg
    except ImportError:
        return ()
    return (asyncpg.PostgresError,)


def reason(error: BaseException) -> str:
    """What the database or the operating system said, on one line."""
    while error.__cause__ is not None:
        error = error.__cause__
    return " ".join(str(error).split()) or type(error).__name__


def trace(error: BaseException) -> BaseException | None:
    """The error to log with its trace; None for an outage."""
    return None if is_outage(error) else error


class Outage:
    """Logs when something begins to fail and when it works again, and nothing in between."""

    def __init__(self, complaint: str, relief: str) -> None:
        self.complaint, self.relief = complaint, relief
        self._lasts = False

    def began(self, error: BaseException) -> None:
        if not self._lasts:
            log.warning("%s: %s", self.complaint, type(error).__name__, exc_info=trace(error))
        self._lasts = True

    def ended(self) -> None:
        if self._lasts:
            log.info(self.relief)
        self._lasts = False
