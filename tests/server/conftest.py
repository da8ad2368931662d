"""Servers for the tests: one for all that need nothing special, and fresh ones on request."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import KINDS, new_database
from tests.server.postgres import Postgres, postgres
from tests.server.serving import Browser, Served, serving


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as found:
        yield found


@pytest.fixture
def ada(served: Served) -> Iterator[Browser]:
    with Browser(served) as browser:
        yield browser


@pytest.fixture
def grace(served: Served) -> Iterator[Browser]:
    with Browser(served) as browser:
        yield browser


@pytest.fixture
def stranger(served: Served) -> Iterator[Browser]:
    with Browser(served) as browser:
        yield browser


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture(scope="session")
def one_postgres() -> Iterator[Postgres]:
    with postgres(durable=False) as server:
        yield server


@pytest.fixture
def postgres_database(one_postgres: Postgres) -> str:
    return one_postgres.database()


@pytest.fixture(params=KINDS)
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind in turn."""
    return new_database(request, tmp_path)
