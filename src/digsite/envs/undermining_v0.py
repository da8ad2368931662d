"""Undermining for PettingZoo: `env()` with PettingZoo's usual wrappers, `raw_env()` without.

The arguments are those of `TableEnv`: `players`, `options`, `edition`, `reward` ("win" or
"margin") and `render_mode` ("ansi", "rgb_array" or "svg"). With the wrappers an action that is not
legal ends the game with a reward of -1; without them it raises and changes nothing.
"""

from typing import Any

from digsite.envs.aec import TableEnv, wrapped

__all__ = ["env", "raw_env"]


class raw_env(TableEnv):  # noqa: N801 - the name that PettingZoo asks for
    def __init__(self, **arguments: Any) -> None:
        super().__init__("undermining", **arguments)


def env(**arguments: Any) -> Any:
    """The environment with PettingZoo's usual wrappers."""
    return wrapped(raw_env(**arguments))
