"""The contract between Digsite and a game: everything that a game owes.

A game is one folder. It states its facts and rules once, as data and functions of the kernel
dialect, and the core plays it, records it, compiles it and shows it (core/game.py).
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from digsite.core import observation
from digsite.core.actions import ActionTable
from digsite.core.bot_settings import Level, Player
from digsite.core.edition import Edition
from digsite.core.event_words import Word
from digsite.core.game_rules import Rules, State
from digsite.core.observation import PlaneOfRow
from digsite.core.questions import Questions
from digsite.core.reason_codes import ReasonCode
from digsite.core.schema import Struct

if TYPE_CHECKING:
    from rich.console import RenderableType


Why = tuple[str, dict[str, Any]]
"""The name of a sentence that says what speaks for an action, and the facts it tells."""


class Picture(Protocol):
    """A view drawn as shapes."""

    def svg(self) -> str: ...

    def pixels(self) -> Any:
        """Rows, columns and colours as an array of bytes."""


class Facts(Protocol[State]):
    """What a game says of itself.

    A protocol, because mypy then refuses to make a game that leaves one of these out.
    """

    # What it is.
    name: ClassVar[str]
    """Lower case, as programs write it; also the name of the game's entry point."""
    title: ClassVar[str]
    rules_version: ClassVar[int]
    """Raised whenever a record of an older version might play differently."""
    earlier_rules: ClassVar[tuple[int, ...]] = ()
    """Earlier versions that can still be played, by the same functions: a state says by which."""
    players: ClassVar[range]
    colours: ClassVar[tuple[str, ...]]
    """One for every seat; the message `colour-<colour>` names it."""
    can_choose_first: ClassVar[bool] = False
    """Whether the rulebook lets the players say who starts; otherwise chance does."""

    # How it is played.
    state_type: ClassVar[type[Struct]]
    actions: ClassVar[ActionTable]
    reasons: ClassVar[type[ReasonCode]]
    endings: ClassVar[tuple[str, ...]]
    """The names of the endings, by the number in the state's `ending`; the first is no ending."""
    rules: Rules[State, Any]
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
    statistics: ClassVar[tuple[str, ...]] = ()
    """Tallies, and verbs of actions, that tell people of their own games: `statistic-<name>`."""


class GameContract(Facts[State], ABC):
    """What a game must do, and what it may say besides."""

    @abstractmethod
    def read_edition(self, text: str, source: str) -> Edition:
        """The edition written in a file's text."""

    @abstractmethod
    def default_edition(self) -> Edition:
        """The edition that Digsite ships."""

    @abstractmethod
    def open_box(self, players: int, options: Mapping[str, str], edition: Edition) -> State:
        """A state with the box opened and the options chosen, before anything is laid out."""

    @abstractmethod
    def options_of(self, state: State, edition: Edition) -> dict[str, str]:
        """The options the state is played with, complete."""

    @abstractmethod
    def public(self, state: State, edition: Edition) -> dict[str, Any]:
        """The public JSON of a state, or of a view where `blind` has left its marks."""

    @abstractmethod
    def read_public(self, data: Any, edition: Edition) -> State:
        """The state set up from its public JSON; raises ImpossibleState with the reason."""

    @abstractmethod
    def events(self, before: State, action: int, after: State) -> list[dict[str, Any]]:
        """What the table saw happen, hidden parts included for the seat that acted."""

    def way(self, before: State, action: int) -> list[str]:
        """The spaces that a piece goes over, both ends included; none if it goes straight."""
        return []

    @abstractmethod
    def why(self, state: State, action: int) -> Why:
        """What speaks for a legal action: the message `why-<name>` with its facts.

        The state is what `blind` has left for the seat to play, as it is for `attempts` and
        `preview`: none of them can tell more than that seat may know.
        """

    @abstractmethod
    def draw_text(self, view: dict[str, Any], lang: str, edition: Edition) -> "RenderableType":
        """A public view for the terminal: colours, and letters for those who cannot see them."""

    @abstractmethod
    def draw_picture(self, view: dict[str, Any]) -> Picture:
        """A public view as a picture."""

    # From here on there is an answer for games that have nothing to say.

    def known_besides(self, state: State, seat: int) -> list[tuple[str, int]] | None:
        """The parts of a state of which a seat may know more than a spectator; None means any.

        A part is an array of structs and a place in it. At a table most is the same for all, and
        only these parts are copied, blinded and written for each.
        """
        return None

    def blind_besides(self, state: State, seat: int) -> bool:
        """Blind a state for a seat; all but what `known_besides` names is already a spectator's.

        False leaves it to the rules, which blind all of it.
        """
        return False

    def public_besides(
        self, state: State, seat: int, edition: Edition, spectators_view: dict[str, Any]
    ) -> dict[str, Any]:
        """The public JSON of a seat's view, made from a spectator's of the same position."""
        return self.public(state, edition)

    def holds_secret(self, state: State, seat: int) -> bool:
        """Whether a seat knows a secret; that it does is not one."""
        return True

    def reason_arguments(self, state: State, action: int) -> dict[str, Any]:
        """Numbers and names for the sentence that explains a refusal."""
        return {}

    def planes(self, state: State) -> list[PlaneOfRow]:
        """Where each part of an observation stands in the row, at this table."""
        return observation.planes(self.observation_type)

    def components(self, edition: Edition) -> dict[str, Any]:
        """What is needed to draw a board and is not part of any view."""
        return {}

    def attempts(self, state: State, space: str | None) -> list[int]:
        """Everything the seat to play might try on a space, or on none, legal or not."""
        found = []
        for action in range(self.actions.size):
            places = [word for word in self.actions.action(action).words if word in self.spaces]
            if (space in places) if space is not None else not places:
                found.append(action)
        return found

    def attempts_with(self, state: State, verb: str) -> list[int]:
        """What the seat to play might mean by a verb; asked in order to say why it is not legal.

        One action of each kind is enough where the same reason stands against all.
        """
        notations = self.actions.notations
        return [n for n, notation in enumerate(notations) if notation.partition(" ")[0] == verb]

    def preview(self, state: State, action: int) -> dict[str, Any]:
        """The outcome of an action as far as the seat can know it; only what applies is named."""
        return {}

    def read_start(self, written: Mapping[str, Any], dealt: dict[str, Any]) -> dict[str, Any]:
        """The public JSON of the position with which the game's tutorial begins.

        `written` is what `tutorial.toml` says of it, in a form as readable as the game likes; the
        rest is as in `dealt`, a new game (core/tutorial.py).
        """
        return dealt | dict(written)
