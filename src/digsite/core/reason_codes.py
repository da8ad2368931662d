"""Why an action is refused: one enum per game, each member with its section of RULES.md."""

from enum import IntEnum


class ReasonCode(IntEnum):
    """Members are numbered in order; the value given is the section (None: not a rule)."""

    section: str | None

    def __new__(cls, section: str | None) -> "ReasonCode":
        value = len(cls.__members__)
        member = int.__new__(cls, value)
        member._value_ = value
        member.section = section
        return member

    @property
    def code(self) -> str:
        """The stable code on the wire: DIG_TOO_HARD is dig.too_hard."""
        return self.name.lower().replace("_", ".", 1)

    @property
    def message_id(self) -> str:
        """The message's name in the Fluent files."""
        return "reason-" + self.name.lower().replace("_", "-")
