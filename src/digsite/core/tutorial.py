"""A tutorial: a position, and what is said and played from there, step by step.

A game writes one as `tutorial.toml` in its folder, and an edition may bring its own under
`[tutorial]`. It is played at a table like any other, by the game's own rules; only the choice is
narrowed to what the step asks for, and the other seats play what is written.

    [[step]]
    say = "dig"                  the message `tutorial-dig` of the game
    point = ["b2", "dig"]        spaces, verbs and parts of the table to look at
    moves = ["dig b2"]           one of these is to be played; without them the step is only read
    happens = [{ event = "dig" }]    what the move or the replies bring about, as far as it matters
    replies = ["end"]            what the other seats then play
    tries = "dig c3"             what the rules are seen to refuse,
    refusal = "dig.too_hard"     for this reason
    text = { en = "Dig here." }  in an edition: the sentence itself, by language, instead of `say`
"""

import hashlib
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

Written = Mapping[str, Any]
"""A table of TOML."""

MESSAGE: Final = "tutorial-"
"""How the names of the messages begin that a tutorial says."""


@dataclass(frozen=True)
class TutorialStep:
    """One sentence, and what is to be done about it."""

    say: str = ""
    point: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    replies: tuple[str, ...] = ()
    happens: tuple[Written, ...] = ()
    tries: str | None = None
    refusal: str | None = None
    text: Mapping[str, str] | None = None
    """The sentence by language, where it is none of the game's."""

    @property
    def message(self) -> str:
        """The name of the game's message that is said, where the step brings no text."""
        return MESSAGE + self.say

    def choices(self) -> Iterator[tuple[str, ...]]:
        """What may be played, move by move."""
        if self.moves:
            yield self.moves
        yield from ((reply,) for reply in self.replies)


@dataclass(frozen=True)
class TutorialPlace:
    """How far a tutorial has come: the first step of which nothing has been played."""

    step: int
    choices: tuple[str, ...]
    """What may be played now; nothing once all has been played."""


@dataclass(frozen=True)
class Tutorial:
    """`start` is what is written of the position, for the game's `read_start`."""

    key: str
    """It changes with the text: a game begun with one text is not continued with another."""
    seat: int
    """The seat of whoever learns."""
    start: Written
    steps: tuple[TutorialStep, ...]

    def place(self, played: Sequence[str]) -> TutorialPlace:
        """How far the moves played so far have led; each was one that its step allows."""
        first, left = 0, iter(played)
        for number, step in enumerate(self.steps):
            for choices in step.choices():
                move = next(left, None)
                if move is None:
                    return TutorialPlace(first, choices)
                assert move in choices, f"{move!r} is none of the moves of step {number}"
            if step.moves:
                first = number + 1
        return TutorialPlace(first, ())

    def told_at(self, place: TutorialPlace) -> tuple[TutorialStep, ...]:
        """The steps that are read from there on, up to the one with the next move."""
        rest = self.steps[place.step :]
        reads = next((n for n, step in enumerate(rest) if step.moves), len(rest) - 1)
        return rest[: reads + 1]


def read(path: Path) -> Tutorial:
    """The tutorial in a file that a game brings."""
    text = path.read_text("utf-8")
    return written_as(tomllib.loads(text), text)


def written_as(written: Written, text: str) -> Tutorial:
    """The tutorial that is written in a text."""
    return Tutorial(
        key=hashlib.sha256(text.encode()).hexdigest()[:16],
        seat=written.get("seat", 0),
        start=written["start"],
        steps=tuple(_step(entry) for entry in written["step"]),
    )


def _step(entry: Written) -> TutorialStep:
    lists = {key: tuple(value) for key, value in entry.items() if isinstance(value, list)}
    return TutorialStep(**{**entry, **lists})
