"""A memory in which the modules have been read, so that browsers need not read them.

web/scripts/snapshot.mjs keeps it when the site is built; Python goes on with it in every browser.
"""

import gc
import importlib
import random
import sys
from pathlib import Path
from typing import Final

from digsite.core.game import find, names
from digsite.local import absent

FOLDER: Final = Path("/digsite")
"""Where the archive lies."""
FIRST: Final = ("digsite.local.browser", "babel.lists", "fluent.runtime")
"""What is needed at once, with all that it imports."""


def read_ahead() -> list[str]:
    """Import what every table needs; returns the files that need not be there any more."""
    absent.install()
    for name in FIRST:
        importlib.import_module(name)
    for name in names():
        find(name)
    gc.collect()
    paths = (Path(getattr(module, "__file__", None) or "") for module in sys.modules.values())
    read = (path.relative_to(FOLDER) for path in paths if path.is_relative_to(FOLDER))
    return sorted(path.with_suffix(".py").as_posix() for path in read)


def go_on() -> None:
    """Called where a snapshot is gone on with: chance must not be the same for everybody."""
    random.seed()
    # Files lie elsewhere in the archives of a browser.
    importlib.invalidate_caches()
