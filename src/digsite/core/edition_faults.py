"""What can be wrong with the file of an edition, to be told in the language of whoever wrote it."""

from digsite import locales
from digsite.core.errors import Reason


def wrong(fault: str, **facts: str | int) -> Reason:
    """The message `wrong-<fault>` that all games share."""
    return lambda lang: locales.message(lang, "editions", f"wrong-{fault}", facts)


def wrong_in(words: locales.Catalogue, fault: str, **facts: str | int) -> Reason:
    """The message `wrong-<fault>` of a game's own words."""
    return lambda lang: words.message(lang, f"wrong-{fault}", facts)
