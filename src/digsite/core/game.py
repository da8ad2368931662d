"""What every game can do, whatever it is, and the games there are."""

import re
from collections.abc import Mapping
from functools import cache, cached_property
from inspect import getfile
from pathlib import Path
from typing import Any, TypeAlias

from digsite import locales
from digsite.core import registry, tutorial
from digsite.core.actions import Legal
from digsite.core.chance import SEED_LIMIT, seeded
from digsite.core.contract import Facts, GameContract
from digsite.core.edition import Edition, text_of
from digsite.core.errors import BadNotation, BadRequest, ImpossibleState, NoSuchChoice, quoted
from digsite.core.forms import Form
from digsite.core.game_rules import State
from digsite.core.registry import BadGame
from digsite.core.tutorial import Tutorial

TEST_OF_A_RULING = re.compile(
    r"\| (?:test|`test_\w+`) \|$|(?<=\|---\|---\|---)\|---\|$", re.MULTILINE
)
"""The last column of the rulings in RULES.md."""


class GameOf(GameContract[State]):
    """What every game has, as a consequence of its contract."""

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
        return locales.catalogue_in(self.folder / "locales")

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

    @cached_property
    def tutorial(self) -> Tutorial | None:
        """The tutorial in `tutorial.toml` of the game's folder, if it brings one."""
        path = self.folder / "tutorial.toml"
        return tutorial.read(path) if path.is_file() else None

    def tutorial_start(self, taught: Tutorial, edition: Edition | None = None) -> dict[str, Any]:
        """The public JSON of the position with which a tutorial begins, for as few as can play."""
        edition, least = edition or self.default_edition(), self.players[0]
        state = self.new_state(least, seed=0, options={}, first=taught.seat, edition=edition)
        return self.read_start(taught.start, self.public(state, edition))

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
                raise NoSuchChoice("option", game=self.title, option=quoted(name))
            if value not in offered[name]:
                choices = ", ".join(offered[name])
                raise NoSuchChoice("value", option=repr(name), choices=choices)
        return {name: options.get(name, values[0]) for name, values in offered.items()}

    @property
    def rules_versions(self) -> tuple[int, ...]:
        """The versions of the rules that can be played, today's first."""
        return self.rules_version, *self.earlier_rules

    def plays(self, version: object) -> bool:
        """Whether a version of the rules can be played."""
        return _is_number(version) and version in self.rules_versions

    def prepare(
        self,
        players: int,
        options: Mapping[str, str],
        edition: Edition,
        *,
        rules_version: int | None = None,
    ) -> State:
        """A state before anything is laid out, to be played by a version of the rules."""
        state = self.open_box(players, options, edition)
        state.rules_version = self.rules_version if rules_version is None else rules_version
        return state

    def new_state(
        self,
        players: int,
        *,
        seed: int,
        options: Mapping[str, str],
        first: int,
        edition: Edition,
        rules_version: int | None = None,
    ) -> State:
        """A new game, dealt from the seed; `first` -1 lets the seed draw the first player."""
        if not _is_number(players) or players not in self.players:
            least, most = self.players[0], self.players[-1]
            raise NoSuchChoice("players", game=self.title, least=least, most=most)
        if not _is_number(seed) or not 0 <= seed < SEED_LIMIT:
            raise BadRequest("seed must be a whole number from 0 to 2**96 - 1.")
        if not _is_number(first) or not -1 <= first < players:
            raise BadRequest(f"first must be a seat from 0 to {players - 1}.")
        chosen = self.complete_options(options, edition)
        state = self.prepare(players, chosen, edition, rules_version=rules_version)
        state.chance = seeded(seed)
        self.rules.set_up(state, first)
        return state

    def public_head(self, state: State, edition: Edition) -> dict[str, Any]:
        """How the public JSON of every game begins."""
        return {
            "game": self.name,
            "rules_version": int(state.rules_version),
            "players": int(state.players),
            "options": self.options_of(state, edition),
        }

    def begin_reading(self, data: Any, edition: Edition) -> State:
        """The prepared state that a public JSON asks for, after the checks every game needs."""
        Form.require(isinstance(data, dict), "", "must be an object")
        Form.require(data.get("game") == self.name, "game", f"must be {self.name!r}")
        version = data.get("rules_version", self.rules_version)
        known = " or ".join(map(str, self.rules_versions))
        reason = f"must be {known}, not {quoted(version)}"
        Form.require(self.plays(version), "rules_version", reason)
        players = data.get("players")
        least, most = self.players[0], self.players[-1]
        fits = _is_number(players) and players in self.players
        Form.require(fits, "players", f"must be a number from {least} to {most}")
        try:
            options = self.complete_options(data.get("options", {}), edition)
        except BadRequest as error:
            raise ImpossibleState(error.message, path="options") from None
        return self.prepare(players, options, edition, rules_version=version)

    def check_seat(self, state: State, seat: object) -> None:
        """Refuse anything that is not a seat at this table."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < state.players:
            raise BadRequest(f"seat must be a number from 0 to {state.players - 1}.")

    def legal_ids(self, state: State) -> list[int]:
        """The ids of all legal actions, ascending."""
        legal = Legal()
        count = self.rules.legal_actions(state, legal)
        return sorted(legal.ids[:count])

    def legal_actions(self, state: State) -> list[str]:
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

    def winners(self, state: State) -> list[int] | None:
        """The seats that have won, once the game is over."""
        if state.ending == 0:
            return None
        return [seat for seat in range(state.players) if state.won[seat]]


Game: TypeAlias = GameOf[Any]
"""Any game: what is known of one that was found by its name."""


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def names() -> tuple[str, ...]:
    """All games there are."""
    return tuple(registry.announced())


def find(name: str) -> Game:
    """The game of this name."""
    if not isinstance(name, str) or name not in registry.announced():
        raise NoSuchChoice("game", given=quoted(name), games=", ".join(names()))
    return load(name)


@cache
def load(name: str) -> Game:
    """An announced game, checked against the contract."""
    game = registry.announced()[name].load()
    if not isinstance(game, GameOf):
        raise BadGame(f"What is announced as the game {name!r} is no Game.")
    for fact in Facts.__annotations__:
        if not hasattr(game, fact):
            raise BadGame(f"The game {name!r} does not say its {fact}.")
    if game.name != name:
        raise BadGame(f"The game {game.name!r} is announced as {name!r}.")
    registry.check(game)
    return game
