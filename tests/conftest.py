"""Settings for all tests."""

from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

TESTS: Final = Path(__file__).parent
LONGEST: Final = (
    "server/test_attack.py",
    "test_wheel.py",
    "analysis/test_following.py",
    "server/test_starting.py",
    "ffi/test_carriers.py",
    "server/test_workers.py",
    "learning/test_training.py",
    "carriers/test_agreement.py",
    "test_deploy.py",
)
"""What takes longest begins first: in the end no process waits for another one's long file."""

settings.register_profile(
    "digsite",
    deadline=None,
    derandomize=True,
    max_examples=15,  # always the same ones, and for every table there is
    # Positions are played to, which the health checks take for slow generation.
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("fuzz", parent=settings.get_profile("digsite"), derandomize=False)
settings.load_profile("digsite")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = {TESTS / path: place for place, path in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.path, len(places)))
