"""Settings from the environment: DIGSITE_TABLES_PER_HOUR=10 and so on (docs/security.md)."""

from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, get_type_hints

from digsite.core.errors import BadRequest
from digsite.server.settings import Settings

PREFIX: Final = "DIGSITE_"
READERS: Final[dict[Any, Any]] = {
    int: int,
    bool: lambda text: text.lower() in ("1", "true", "yes", "on"),
    float: float,
    str: str,
    str | None: str,
    Path: Path,
    tuple[str, ...]: lambda text: tuple(text.replace(",", " ").split()),
}


def from_environment(environment: Mapping[str, str], database: str, **given: Any) -> Settings:
    """The settings of a server: what is given, what is set, and defaults."""
    kinds = get_type_hints(Settings)
    found: dict[str, Any] = {}
    for field in fields(Settings):
        name = PREFIX + field.name.upper()
        text = environment.get(name)
        if field.name == "database" or not text:
            continue
        try:
            found[field.name] = READERS[kinds[field.name]](text)
        except ValueError:
            raise BadRequest(f"{name} cannot be {text!r}.") from None
    return Settings(database=database, **(found | given))
