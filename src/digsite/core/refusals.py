"""Refusals: a stable code, the section of RULES.md, and one sentence in the asker's language."""

from dataclasses import dataclass
from typing import Self, TypedDict

from digsite import locales
from digsite.core.errors import BadNotation, GameError, IllegalAction


class RefusalJson(TypedDict):
    """A refusal as it is sent."""

    code: str
    section: str | None
    message: str


@dataclass(frozen=True)
class Refusal:
    """Why an action cannot be played, or why anything else was refused."""

    code: str
    section: str | None
    message: str

    @classmethod
    def of(cls, error: GameError, lang: str) -> Self:
        """What an error has to say. What the rules refuse says it in the language asked for."""
        message = error.message
        if not isinstance(error, IllegalAction | BadNotation) or not message:
            name = "error-" + error.code.replace(".", "-").replace("_", "-")
            message = locales.message(lang, "common", name, {"detail": error.message_in(lang)})
        return cls(error.code, error.section, message)

    def public(self) -> RefusalJson:
        return {"code": self.code, "section": self.section, "message": self.message}
