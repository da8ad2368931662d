"""Logs for people or for programs. Nothing in them gives a seat, an invitation or a deal."""

import json
import logging
from datetime import UTC, datetime

SHOWN = 4


def short(key: str) -> str:
    """Enough of a table's name to find it with `digsite admin list`, too little to open it."""
    return f"{key[:SHOWN]}…"


class JsonLines(logging.Formatter):
    """One JSON object for each event."""

    def format(self, record: logging.LogRecord) -> str:
        event = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            event["error"] = self.formatException(record.exc_info)
        return json.dumps(event, ensure_ascii=False)


def set_up(kind: str) -> None:
    """Write to standard error, as `text` or as `json`."""
    handler = logging.StreamHandler()
    if kind == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
