"""Spaces of Gymnasium for what the games show."""

from typing import Any

import numpy as np
from gymnasium import spaces

from digsite.core.observation import PlaneOfRow


def observation_box(planes: list[PlaneOfRow]) -> Any:
    """The bounds of every number of a row."""
    length = planes[-1].slice.stop
    low, high = np.zeros(length, dtype=np.float32), np.zeros(length, dtype=np.float32)
    for plane in planes:
        low[plane.slice], high[plane.slice] = plane.low, plane.high
    return spaces.Box(low, high, dtype=np.float32)
