"""How a server is run."""

from dataclasses import dataclass
from pathlib import Path

PAGES = Path(__file__).parent / "pages"


@dataclass(frozen=True)
class Settings:
    """`bot_pace` is the shortest time, in seconds, that a bot takes for an action."""

    database: str
    pages: Path = PAGES
    bot_pace: float = 0.4
    bot_threads: int = 2
    hint_level: str = "expert"
    hello_seconds: float = 10.0
    messages_per_second: float = 40.0
    largest_body: int = 32_000
    largest_upload: int = 256_000
    largest_message: int = 16_000
    sockets_per_table: int = 200
