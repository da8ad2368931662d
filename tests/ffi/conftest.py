"""The files for other languages, made once."""

from pathlib import Path

import pytest

from tests.ffi.carriers import CLANG, built


@pytest.fixture(scope="session")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("library", tmp_path_factory.mktemp("library"))


@pytest.fixture(scope="session")
def libraries_of_clang(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("library", tmp_path_factory.mktemp("clang"), compiler=CLANG)


@pytest.fixture(scope="session")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("module", tmp_path_factory.mktemp("module"))
