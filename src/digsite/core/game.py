"""The contract between Digsite and a game: everything that a game owes.

A game is one folder. It states its facts and rules once, as data and functions of the kernel
dialect, and the core plays it, records it, compiles it and shows it.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache, cached_property
from inspect import getfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from digsite import locales
from digsite.core import observation, registry
from digsite.core.actions import ActionTable, Legal
from digsite.core.chance import SEED_LIMIT, seed_words, split_seed
from digsite.core.edition import Edition, text_of
from digsite.core.errors import BadNotation, BadRequest, ImpossibleState, quoted
from digsite.core.forms import Form
from digsite.core.generic import GameState
from digsite.core.observation import PlaneOfRow
from digsite.core.player import Level, Player
from digsite.core.questions import Questions
from digsite.core.reason import ReasonCode
from digsite.core.registry import BadGame
from digsite.core.rules import Rules
from digsite.core.schema import Struct
from digsite.core.words import Word

if TYPE_CHECKING:
    from rich.console import RenderableType

TEST_OF_A_RULING = re.compile(
    r"\| (?:test|`test_\w+`) \|$|(?<=\|---\|---\|---)\|---\|$", re.MULTILINE
)
"""The last column of the rulings in RULES.md."""


Why = tuple[str, dict[str, Any]]
"""The name of a sentence that says what speaks for an action, and the facts it tells."""


class Picture(Protocol):
    """A view drawn as shapes."""

    def svg(self) -> str: ...

    def pixels(self) -> Any:
        """Rows, columns and colours as an array of bytes."""


class Facts(Protocol):
    """What a game says of itself.

    A protocol, because mypy then refuses to make a game that leaves one of these out.
    """

    # What it is.
    name: ClassVar[str]
    """Lower case, as programs write it; also the name of the game's entry point."""
    title: ClassVar[str]
    rules_version: ClassVar[int]
    """Raised whenever a record of an older version might play differently."""
    players: ClassVar[range]
    colours: ClassVar[tuple[str, ...]]
    """One for every seat; the message `colour-<colour>` names it."""

    # How it is played.
    state_type: ClassVar[type[Struct]]
    actions: ClassVar[ActionTable]
    reasons: ClassVar[type[ReasonCode]]
    endings: ClassVar[tuple[str, ...]]
    """The names of the endings, by the number in the state's `ending`; the first is no ending."""
    rules: ClassVar[Rules[Any, Any]]
    """The game's functions that generic code calls or is bound to."""

    # How it is told.
    words: ClassVar[Mapping[str, Word]] = {}
    """What the entries of events stand for, where their names alone do not say it."""
    spaces: ClassVar[tuple[str, ...]] = ()
    """The places of the board as notations write them: one can ask what can be done there."""

    # How bots play it.
    player: ClassVar[Player]
    levels: ClassVar[Mapping[str, Level]]

    # How it is studied.
    observation_type: ClassVar[type[Struct]]
    drawn: ClassVar[int] = 0
    """How many numbers `observe_changes` keeps of a row in order to write only what has changed."""
    tallies: ClassVar[Mapping[str, str]]
    """What is counted of every seat in simulations, in the order of `tally`, and what it means."""
    questions: ClassVar[Questions] = Questions()


class Game(Facts, ABC):
    """Everything the rest of Digsite knows about a game."""

    # What a game must do.

    @abstractmethod
    def read_edition(self, text: str, source: str) -> Edition:
        """The edition written in a file's text."""

    @abstractmethod
    def default_edition(self) -> Edition:
        """The edition that Digsite ships."""

    @abstractmethod
    def prepare(self, players: int, options: Mapping[str, str], edition: Edition) -> GameState:
        """A state with the box opened and the options chosen, before anything is laid out."""

    @abstractmethod
    def options_of(self, state: Any, edition: Edition) -> dict[str, str]:
        """The options the state is played with, complete."""

    @abstractmethod
    def public(self, state: Any, edition: Edition) -> dict[str, Any]:
        """The public JSON of a state, or of a view where `blind` has left its marks."""

    @abstractmethod
    def read_public(self, data: Any, edition: Edition) -> GameState:
        """The state set up from its public JSON; raises ImpossibleState with the reason."""

    @abstractmethod
    def events(self, before: Any, action: int, after: Any) -> list[dict[str, Any]]:
        """What the table saw happen, hidden parts included for the seat that acted."""

    def way(self, before: Any, action: int) -> list[str]:
        """The spaces that a piece goes over, the first and the last included; none if straight."""
        return []

    @abstractmethod
    def why(self, state: Any, action: int) -> Why:
        """What speaks for a legal action: the message `why-<name>` with its facts.

        The state is what `blind` has left for the seat to play, as it is for `attempts` and
        `preview`: none of them can tell more than that seat may know.
        """

    @abstractmethod
    def draw_text(self, view: dict[str, Any], lang: str, edition: Edition) -> "RenderableType":
        """A public view for the terminal: colours, and letters for who cannot see them."""

    @abstractmethod
    def draw_picture(self, view: dict[str, Any]) -> Picture:
        """A public view as a picture."""

    # What a game may say besides.

    def reason_arguments(self, state: Any, action: int) -> dict[str, Any]:
        """Numbers and names for the sentence that explains a refusal."""
        return {}

    def planes(self, state: Any) -> list[PlaneOfRow]:
        """Where each part of an observation stands in the row, at this table."""
        return observation.planes(self.observation_type)

    def components(self, edition: Edition) -> dict[str, Any]:
        """What a board needs in order to be drawn and no view tells."""
        return {}

    def attempts(self, state: Any, space: str | None) -> list[int]:
        """Everything the seat to play might try on a space, or on none, legal or not."""
        found = []
        for action in range(self.actions.size):
            places = [word for word in self.actions.action(action).words if word in self.spaces]
            if (space in places) if space is not None else not places:
                found.append(action)
        return found

    def attempts_with(self, state: Any, verb: str) -> list[int]:
        """What the seat to play might mean by a verb, asked for to hear why it cannot be done.

        One action of each kind is enough where the same reason stands against all.
        """
        notations = self.actions.notations
        return [n for n, notation in enumerate(notations) if notation.partition(" ")[0] == verb]

    def preview(self, state: Any, action: int) -> dict[str, Any]:
        """The outcome of an action as far as the seat can know it; only what applies is named."""
        return {}

    # What every game can do with that.

    @property
    def folder(self) -> Path:
        """Where the game lives: its RULES.md, its components and its words."""
        return Path(getfile(type(self))).parent

    def events_for(self, events: list[dict[str, Any]], seat: int | None) -> list[dict[str, Any]]:
        """The same events as one seat (or a spectator) may be told them: secrets are null."""
        return [
            {
                key: None if key in event.get("secret", ()) and event["seat"] != seat else value
                for key, value in event.items()
                if key != "secret"
            }
            for event in events
        ]

    @cached_property
    def catalogue(self) -> locales.Catalogue:
        """Everything the game says: `locales/<lang>.ftl` in its folder."""
        folder = self.folder / "locales"
        return locales.Catalogue({lang: folder / f"{lang}.ftl" for lang in locales.LANGUAGES})

    def message(self, lang: str, name: str, arguments: Mapping[str, Any] | None = None) -> str:
        """One of the game's own messages in a language."""
        return self.catalogue.message(lang, name, arguments)

    def rules_text(self, lang: str = "en") -> str:
        """The rules for players in a language, as Markdown.

        In English that is RULES.md without what it tells programmers: the tests of the rulings and
        the index of the sources. A language that the game does not speak is answered in English.
        """
        translated = self.folder / "locales" / f"{lang}.rules.md"
        if lang in locales.LANGUAGES and translated.is_file():
            return translated.read_text("utf-8")
        text = (self.folder / "RULES.md").read_text("utf-8")
        text = text.partition("\n## Where each section is written")[0] + "\n"
        return TEST_OF_A_RULING.sub("|", text)

    def edition(self, path: str | Path | None = None) -> Edition:
        """The edition in a file, or the one that Digsite ships."""
        if path is None:
            return self.default_edition()
        return self.read_edition(text_of(path), str(path))

    def complete_options(self, options: Mapping[str, Any], edition: Edition) -> dict[str, str]:
        """All options with their values, given or by default; refuses what does not exist."""
        if not isinstance(options, Mapping):
            raise BadRequest("options must be an object.")
        offered = edition.options
        for name, value in options.items():
            if name not in offered:
                raise BadRequest(f"{self.title} has no option {quoted(name)}.")
            if value not in offered[name]:
                choices = ", ".join(offered[name])
                raise BadRequest(f"Option {name!r} must be one of {choices}.")
        return {name: options.get(name, values[0]) for name, values in offered.items()}

    def new_state(
        self, players: int, *, seed: int, options: Mapping[str, str], first: int, edition: Edition
    ) -> GameState:
        """A new game, dealt from the seed; `first` -1 lets the seed draw the first player."""
        if not _is_number(players) or players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise BadRequest(f"{self.title} is for {least} to {most} players.")
        if not _is_number(seed) or not 0 <= seed < SEED_LIMIT:
            raise BadRequest("seed must be a whole number from 0 to 2**96 - 1.")
        if not _is_number(first) or not -1 <= first < players:
            raise BadRequest(f"first must be a seat from 0 to {players - 1}.")
        state = self.prepare(players, self.complete_options(options, edition), edition)
        seed_words(state.chance, *split_seed(seed))
        self.rules.set_up(state, first)
        return state

    def public_head(self, state: GameState, edition: Edition) -> dict[str, Any]:
        """How the public JSON of every game begins."""
        return {
            "game": self.name,
            "rules_version": self.rules_version,
            "players": int(state.players),
            "options": self.options_of(state, edition),
        }

    def begin_reading(self, data: Any, edition: Edition) -> Any:
        """The prepared state that a public JSON asks for, after the checks every game needs."""
        Form.require(isinstance(data, dict), "", "must be an object")
        Form.require(data.get("game") == self.name, "game", f"must be {self.name!r}")
        version = data.get("rules_version", self.rules_version)
        reason = f"must be {self.rules_version}, not {quoted(version)}"
        Form.require(version == self.rules_version, "rules_version", reason)
        players = data.get("players")
        least, most = self.players[0], self.players[-1]
        fits = _is_number(players) and players in self.players
        Form.require(fits, "players", f"must be a number from {least} to {most}")
        try:
            options = self.complete_options(data.get("options", {}), edition)
        except BadRequest as error:
            raise ImpossibleState(error.message, path="options") from None
        return self.prepare(players, options, edition)

    def check_seat(self, state: GameState, seat: object) -> None:
        """Refuse what is no seat at this table."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < state.players:
            raise BadRequest(f"seat must be a number from 0 to {state.players - 1}.")

    def legal_ids(self, state: GameState) -> list[int]:
        """The ids of all legal actions, ascending."""
        legal = Legal()
        count = self.rules.legal_actions(state, legal)
        return sorted(legal.ids[:count])

    def legal_actions(self, state: GameState) -> list[str]:
        """All legal actions in notation, sorted as text."""
        notations = self.actions.notations
        return sorted(notations[action] for action in self.legal_ids(state))

    def parse(self, notation: object, *, lang: str = "en") -> int:
        """The id of an action in notation; the error says it in a language."""
        try:
            return self.actions.parse(notation)
        except BadNotation:
            arguments = {"action": quoted(notation).strip("'\"")}
            sentence = locales.message(lang, "common", "action-bad-notation", arguments)
            raise BadNotation(sentence) from None

    def winners(self, state: GameState) -> list[int] | None:
        """The seats that have won, once the game is over."""
        if state.ending == 0:
            return None
        return [seat for seat in range(state.players) if state.won[seat]]


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def names() -> tuple[str, ...]:
    """All games there are."""
    return tuple(registry.announced())


def find(name: str) -> Game:
    """The game of this name."""
    if not isinstance(name, str) or name not in registry.announced():
        raise BadRequest(f"There is no game {quoted(name)}; there are: {', '.join(names())}.")
    return load(name)


@cache
def load(name: str) -> Game:
    """An announced game, once it is known to keep the contract."""
    game = registry.announced()[name].load()
    if not isinstance(game, Game):
        raise BadGame(f"What is announced as the game {name!r} is no Game.")
    for fact in Facts.__annotations__:
        if not hasattr(game, fact):
            raise BadGame(f"The game {name!r} does not say its {fact}.")
    if game.name != name:
        raise BadGame(f"The game {game.name!r} is announced as {name!r}.")
    registry.check(game)
    return game
