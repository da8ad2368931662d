"""Tables on disk."""

from digsite.server.store.append_log import Conflict
from digsite.server.store.attempts import Doors
from digsite.server.store.clocks import Clocks
from digsite.server.store.database import Store, database_url
from digsite.server.store.models import Entry, Seat, StoredRecord, Table

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
