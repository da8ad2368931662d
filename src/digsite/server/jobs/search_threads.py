"""The threads in which bots think and hints are found, apart from the event loop.

What goes into a thread is the blinded view of one seat; the true state stays outside. More goes in
only from games that are over and open to everybody, for reviews and the analysis board.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from digsite import bots
from digsite.analysis.board import AnalysisBoard
from digsite.analysis.hints import HintedAction, find_hints
from digsite.bots.players import Bot, Choice, make_bot
from digsite.bots.searcher import Searcher
from digsite.core.game import Game, find, names
from digsite.core.view import View
from digsite.server.ops import metrics
from digsite.server.settings import Settings
from digsite.server.threads.fair_threads import FairThreads, Owner
from digsite.server.wire.responses import Evaluated, ShownHint

LONGEST_THOUGHT: Final = 4000
"""Milliseconds after which any level has to choose."""
T = TypeVar("T")
log = logging.getLogger("digsite.server")


def _shown(hint: HintedAction) -> ShownHint:
    return {
        "action": hint.action,
        "win": round(hint.win, 3),
        "behind": round(hint.behind, 3),
        "why": hint.why,
        "plan": list(hint.plan),
    }


class LazyBot:
    """A bot at a seat, made when it first thinks: making it loads what was compiled."""

    def __init__(self, seat: int | None, level: str) -> None:
        self.seat, self.level = seat, level
        self._bot: Bot | None = None

    def choose(self, view: View) -> Choice:
        if self._bot is None:
            level = bots.level(view.game, self.level)
            self._bot = make_bot(view.game, view.players, level, ms=LONGEST_THOUGHT)
        return self._bot.choose(view)


class SearchThreads:
    """Shared fairly among those for whom bots think."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._threads = FairThreads(settings.bot_threads)
        self._loader = ThreadPoolExecutor(1, thread_name_prefix="loader")
        self._warming: dict[str, asyncio.Task[None]] = {}

    def warm_up(self) -> list[asyncio.Task[None]]:
        """Get all searches ready, one after the other, before the first bot needs them."""
        return [self._warmed(find(name)) for name in names()]

    async def choice_of(self, bot: LazyBot, view: View, owner: Owner) -> Choice:
        if bots.level(view.game, bot.level).iterations > 0:
            await asyncio.shield(self._warmed(view.game))
        with metrics.thinking_seconds.labels(bot.level).time():
            return await self._threads.run(owner, partial(bot.choose, view))

    async def hints(self, view: View, lang: str, owner: Owner) -> list[ShownHint]:
        """The best moves for the asking seat, the best first, each with its reason."""
        await asyncio.shield(self._warmed(view.game))
        iterations = self.settings.hint_iterations
        search = partial(find_hints, view, iterations=iterations, ms=LONGEST_THOUGHT, lang=lang)
        return [_shown(hint) for hint in await self._threads.run(owner, search)]

    async def evaluate(
        self, board: AnalysisBoard, lang: str, owner: Owner, *, is_open: bool
    ) -> Evaluated:
        """How a position on the analysis board stands, and what is best to do there."""
        iterations = self.settings.hint_iterations
        search = partial(
            board.evaluate, is_open=is_open, iterations=iterations, ms=LONGEST_THOUGHT, lang=lang
        )
        found = await self.run(board.match.game, owner, search)
        win = [round(chance, 3) for chance in found.win]
        return {"win": win, "plans": [_shown(hint) for hint in found.plans]}

    async def run(self, game: Game, owner: Owner, work: Callable[[], T]) -> T:
        """Run some work that needs the game's search; returns what it returns."""
        await asyncio.shield(self._warmed(game))
        return await self._threads.run(owner, work)

    async def stop(self) -> None:
        warming = [*self._warming.values()]
        for task in warming:
            task.cancel()
        await asyncio.gather(*warming, return_exceptions=True)
        self._threads.stop()
        self._loader.shutdown(wait=False, cancel_futures=True)

    def _warmed(self, game: Game) -> asyncio.Task[None]:
        """A task that is done when the game's search is compiled and loaded."""
        if game.name not in self._warming:
            self._warming[game.name] = asyncio.create_task(self._warm(game))
        return self._warming[game.name]

    async def _warm(self, game: Game) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._loader, Searcher, game, game.players[0])
        except Exception:
            log.exception("the search of %s could not be made ready", game.name)
