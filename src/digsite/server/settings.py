"""How a server is run: by default, and as the environment says.

DIGSITE_TABLES_PER_HOUR=10 sets `tables_per_hour`, and so on (docs/security.md).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, get_type_hints

from digsite.core.errors import BadRequest

PAGES: Final = Path(__file__).parent / "pages"
SITE: Final = Path(__file__).parent / "site"
"""The game without a server, as a wheel carries it (docs/site.md)."""
MADE_SITE: Final = Path(__file__).parents[3] / "build" / "play"
"""The same as `make site` makes it, in a checkout."""
PREFIX: Final = "DIGSITE_"


@dataclass(frozen=True)
class Settings:
    """`bot_pace` is the shortest time, in seconds, that a bot takes for an action.

    `hints_per_minute` are those of one browser; one address has four times as many.
    `bot_tables_per_holder` are tables at which only bots are playing for whoever handed them the
    last seat.

    `review_iterations` are for all moves of a game together.

    `site` is the folder of the game without a server, which is handed out under /play/ where it is
    there (docs/site.md).

    Without `accounts` nobody can sign up or in; whoever is signed in stays so. Sign-ups and
    challenges for passkeys are counted for one address.

    `tables_per_hour`, `uploads_per_hour`, `reviews_per_hour`, `requests_per_second`,
    `sockets_per_address` and `silent_per_address` (sockets that have not said hello) are for one
    address, `sockets_per_holder` for one browser at a table where it has a seat. `trusted_proxies`
    are the addresses or networks whose X-Forwarded headers are believed; `allowed_hosts` are names
    under which the server may be asked for besides that in `public_url` (docs/security.md).

    `open_tables` is whether strangers find tables that wait for players, `pairing` whether the
    server finds strangers for each other, who are offered bots after `pairing_bots_seconds`;
    `signs` is whether players may send signs, `chat` whether they may talk at private tables; each
    so often a minute. `ratings` is whether listed games among people with lasting names are rated;
    whoever leaves one has `rated_left_seconds` to come back.

    `house_name` and the texts in the folder `house` (`conduct.de.md`, `imprint.de.md`, and so for
    every language) are what visitors are told of whoever runs the server.

    Where `keep_…_days` is 0, things are kept for ever: finished games, games and lobbies that
    nobody has touched for so long, lobbies and games in which nobody has made a move, and uploaded
    records. What costs a stranger nothing to make is not, by default. `outgoing_seconds` and
    `smtp_seconds` are for a whole exchange with a receiver and with the mail server. Prometheus is
    answered where `metrics_port` is not 0 (docs/operation.md). A worker that is stuck for
    `hung_seconds` is replaced.
    """

    database: str
    accounts: bool = True
    workers: int = 1
    hung_seconds: float = 30.0
    pages: Path = PAGES
    site: Path = SITE if SITE.exists() else MADE_SITE
    bot_pace: float = 0.4
    bot_threads: int = 2
    bot_tables_per_holder: int = 8
    hint_iterations: int = 6000
    hints_per_minute: float = 30.0
    review_iterations: int = 200_000
    hello_seconds: float = 10.0
    messages_per_second: float = 40.0
    largest_body: int = 32_000
    largest_upload: int = 256_000
    largest_message: int = 16_000
    sockets_per_holder: int = 8
    spectators_per_table: int = 100
    sockets_per_address: int = 100
    silent_per_address: int = 20
    requests_per_second: float = 30.0
    open_tables: bool = True
    pairing: bool = True
    pairing_bots_seconds: float = 30.0
    ratings: bool = True
    rated_left_seconds: float = 120.0
    signs: bool = True
    chat: bool = True
    signs_per_minute: float = 20.0
    words_per_minute: float = 20.0
    reports_per_hour: int = 10
    tables_per_hour: int = 60
    uploads_per_hour: int = 60
    reviews_per_hour: int = 60
    sign_ups_per_hour: int = 20
    challenges_per_hour: int = 120
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    answer_seconds: float = 60.0
    clock_pace: float = 1.0
    notice_pace: float = 10.0
    notice_quiet: float = 60.0
    notices_per_hour: int = 6
    notices_per_host: int = 600
    confirmations_per_hour: int = 20
    confirmations_per_host: int = 60
    outgoing_seconds: float = 10.0
    private_targets: bool = False
    public_url: str | None = None
    allowed_hosts: tuple[str, ...] = ()
    hsts_days: int = 0
    smtp_host: str | None = None
    smtp_port: int = 587
    smtp_security: str = "starttls"
    smtp_user: str | None = None
    smtp_password: str | None = field(default=None, repr=False)
    smtp_from: str = "digsite@localhost"
    smtp_seconds: float = 30.0
    trusted_proxies: tuple[str, ...] = ()
    keep_finished_days: int = 0
    keep_abandoned_days: int = 0
    keep_lobbies_days: int = 90
    keep_uploads_days: int = 90
    keep_reports_days: int = 180
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0
    log_format: str = "text"
    house_name: str | None = None
    house: Path | None = None


READERS: Final[Mapping[object, Callable[[str], object]]] = {
    int: int,
    bool: lambda text: text.lower() in ("1", "true", "yes", "on"),
    float: float,
    str: str,
    str | None: str,
    Path: Path,
    Path | None: Path,
    tuple[str, ...]: lambda text: tuple(text.replace(",", " ").split()),
}


def from_environment(environment: Mapping[str, str], database: str, **given: Any) -> Settings:
    """The settings of a server: what is given, what is set, and defaults."""
    kinds = get_type_hints(Settings)
    values: dict[str, Any] = {}
    for setting in fields(Settings):
        name = PREFIX + setting.name.upper()
        text = environment.get(name)
        if setting.name == "database" or not text:
            continue
        try:
            values[setting.name] = READERS[kinds[setting.name]](text)
        except ValueError:
            raise BadRequest(f"{name} cannot be {text!r}.") from None
    return Settings(database=database, **(values | given))
