"""Deletes what need not be kept any longer, when the server starts and every hour."""

import logging
from typing import Final

from digsite.server.ops.outages import Outage
from digsite.server.ops.periodic import Periodic
from digsite.server.settings import Settings
from digsite.server.store import Store
from digsite.server.store.upkeep.retention import Retention, Tidied

PACE: Final = 3600.0
log = logging.getLogger("digsite.server")


class Tidy(Periodic):
    def __init__(self, store: Store, settings: Settings) -> None:
        super().__init__(PACE, Outage("could not tidy up", "tidying up again"))
        self.retention, self.settings = Retention(store), settings

    async def look(self) -> None:
        tidied = await self.retention.tidy(self.settings)
        if tidied != Tidied():
            log.info("tidied up: %s", tidied)
