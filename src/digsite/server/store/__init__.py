"""Tables on disk."""

from digsite.server.store.appending import Conflict
from digsite.server.store.clocks import Clocks
from digsite.server.store.doors import Doors
from digsite.server.store.models import Entry, Seat, StoredRecord, Table
from digsite.server.store.store import Store, database_url

__all__ = [
    "Clocks",
    "Conflict",
    "Doors",
    "Entry",
    "Seat",
    "Store",
    "StoredRecord",
    "Table",
    "database_url",
]
