"""What the house offers, as its operator has set it up (docs/wire.md, section 10)."""

from typing import Literal

from typing_extensions import TypedDict

KeptUntil = Literal["days", "ever", "table", "account", "removed", "page"]


class MeetingOffers(TypedDict):
    """What an operator has not switched off."""

    open_tables: bool
    pairing: bool
    ratings: bool
    signs: bool
    chat: bool


class RulesSection(TypedDict):
    section: str | None
    title: str
    level: int
    markdown: str


class ShownRules(TypedDict):
    game: str
    lang: str
    sections: list[RulesSection]


class ShownLocales(TypedDict):
    languages: list[str]
    files: dict[str, dict[str, str]]


class KeptThing(TypedDict):
    """Something that is kept: for so many days, or as long as something else."""

    what: str
    until: KeptUntil
    days: int | None


class House(TypedDict):
    """Who runs the server: texts in Markdown, None where the operator has written none."""

    name: str | None
    conduct: str | None
    imprint: str | None
    kept: list[KeptThing]
