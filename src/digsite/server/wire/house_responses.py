"""What the house offers, as its operator has set it up (docs/wire.md, section 9)."""

from typing_extensions import TypedDict


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
