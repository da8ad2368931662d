"""The games under the interfaces that people who train agents use."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from digsite.core.game import find
from digsite.core.observation import PlaneOfRow
from digsite.envs.batch import batch
from digsite.envs.games import Batch, Snapshot
from digsite.envs.modules import find_modules

__all__ = ["Batch", "PlaneOfRow", "Snapshot", "batch", "describe"]


def describe(
    game: str,
    *,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    edition: str | Path | None = None,
) -> list[PlaneOfRow]:
    """The named planes of an observation: where each stands in the row and what it means."""
    found = find(game)
    chosen = found.edition(edition)
    count = found.players[0] if players is None else players
    state = found.new_state(count, seed=0, options=options or {}, first=-1, edition=chosen)
    return found.planes(state)


def _register() -> None:
    """Let Gymnasium know the environments, where it is installed."""
    if find_spec("gymnasium") is not None:
        import_module("digsite.envs.registration")


find_modules()
_register()
