"""A module for PettingZoo for every game there is: `digsite.envs.dig_mars_v0` and its like.

The arguments are those of `TableEnv`: `players`, `options`, `edition`, `reward` ("win" or "margin")
and `render_mode` ("ansi", "rgb_array" or "svg"). In `env()` an illegal action ends the game
with a reward of -1, as in PettingZoo's own games; in `raw_env()` it raises and changes nothing.
"""

import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final

from digsite.core.game import names

PACKAGE: Final = "digsite.envs."
VERSION: Final = "_v0"


class GameModules(MetaPathFinder, Loader):
    """Finds these modules, which have no files: a game of another package has one as well."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        is_meant = fullname.startswith(PACKAGE) and fullname.endswith(VERSION)
        return ModuleSpec(fullname, self) if is_meant and _game(fullname) in names() else None

    def exec_module(self, module: ModuleType) -> None:
        from digsite.envs.aec import ForgivingEnv, TableEnv

        game = _game(module.__name__)

        class raw_env(TableEnv):  # noqa: N801 - the name that PettingZoo asks for
            def __init__(self, **arguments: Any) -> None:
                super().__init__(game, **arguments)

        class env(ForgivingEnv):  # noqa: N801
            def __init__(self, **arguments: Any) -> None:
                super().__init__(game, **arguments)

        # Pickles find a class by its module and its name.
        for made in (raw_env, env):
            made.__module__, made.__qualname__ = module.__name__, made.__name__
        module.__doc__ = __doc__
        vars(module).update(env=env, raw_env=raw_env, __all__=["env", "raw_env"])


def _game(fullname: str) -> str:
    return fullname.removeprefix(PACKAGE).removesuffix(VERSION)


def find_modules() -> None:
    """Let the modules be imported."""
    sys.meta_path.append(GameModules())
