"""Tables on disk."""

from digsite.server.store.append_log import Conflict
from digsite.server.store.database import Store, database_url
from digsite.server.store.models import Entry, Seat, StoredRecord, Table

__all__ = ["Conflict", "Entry", "Seat", "Store", "StoredRecord", "Table", "database_url"]
