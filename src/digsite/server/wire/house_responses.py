"""What the house offers, as its operator has set it up (docs/wire.md, section 9)."""

from typing_extensions import TypedDict


class MeetingOffers(TypedDict):
    """What an operator has not switched off."""

    open_tables: bool
    pairing: bool
    ratings: bool
    signs: bool
    chat: bool
