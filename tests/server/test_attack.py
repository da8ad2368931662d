"""`make attack` in a short form: it still attacks, and nothing gives way."""

import pytest
from benchmarks.attack.__main__ import SECTIONS

from tests.server.processes import environment


@pytest.mark.parametrize("section", SECTIONS)
def test_nothing_gives_way(section: str) -> None:
    report = SECTIONS[section](brief=True)
    assert report.tried.total() > 20
    assert report.gave_way == []


def test_a_setting_that_does_not_exist_is_not_ignored() -> None:
    with pytest.raises(AssertionError, match="sockets_per_table"):
        environment({"sockets_per_table": "30"})
