"""Undermining under the contract of core/contract.py."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from digsite.core.contract import Picture, Why
from digsite.core.edition import Edition
from digsite.core.game import GameOf
from digsite.core.game_rules import Rules
from digsite.core.observation import PlaneOfRow
from digsite.undermining.bot import features, player
from digsite.undermining.bot.strength import LEVELS, PLAYER
from digsite.undermining.bot.why import why
from digsite.undermining.data import observation, observe, tally
from digsite.undermining.data.invariants import broken_invariant
from digsite.undermining.data.questions import QUESTIONS
from digsite.undermining.edition import UnderminingEdition, default_edition, open_box, read_edition
from digsite.undermining.public import events, preview, read, write
from digsite.undermining.rules import secrets, setup
from digsite.undermining.rules.drive import spaces_per_drive
from digsite.undermining.rules.mat import bays, slots
from digsite.undermining.rules.refinery import wanted
from digsite.undermining.rules.scoring import score
from digsite.undermining.table.actions import TABLE, play, why_not
from digsite.undermining.table.legal import legal_actions
from digsite.undermining.table.reasons import Reason
from digsite.undermining.table.state import (
    COLOURS,
    EQUIPMENT_NAMES,
    RESOURCE_NAMES,
    SPACE_NAMES,
    Ending,
    Resource,
    State,
)
from digsite.undermining.tutorial import read_start

if TYPE_CHECKING:
    from rich.console import RenderableType


class Undermining(GameOf[State]):
    name = "undermining"
    title = "Undermining"
    rules_version = 2
    earlier_rules = (1,)
    players = range(2, 6)
    colours = COLOURS
    can_choose_first = True
    state_type = State
    actions = TABLE
    reasons = Reason
    endings = tuple(ending.name.lower() for ending in Ending)
    rules = Rules(
        set_up=setup.set_up,
        legal_actions=legal_actions,
        why_not=why_not,
        play=play,
        score=score,
        observe=observe.observe,
        observe_changes=observe.observe_changes,
        blind=secrets.blind,
        redeal=secrets.redeal,
        reveals=secrets.reveals,
        gambles=secrets.gambles,
        broken_invariant=broken_invariant,
        measure=player.measure,
        describe=features.describe,
        appraise=player.appraise,
        outcome=player.outcome,
        standstill=player.standstill,
        tally=tally.tally,
        settle=tally.settle,
    )
    words = events.WORDS
    spaces = SPACE_NAMES
    player = PLAYER
    levels = LEVELS
    observation_type = observation.Observation
    drawn = observe.DRAWN
    tallies = tally.MEANINGS
    statistics = tally.STATISTICS
    questions = QUESTIONS

    def read_edition(self, text: str, source: str) -> Edition:
        return read_edition(text, source)

    def default_edition(self) -> Edition:
        return default_edition()

    def open_box(self, players: int, options: Mapping[str, str], edition: Edition) -> State:
        assert isinstance(edition, UnderminingEdition)
        return open_box(players, options, edition)

    def options_of(self, state: State, edition: Edition) -> dict[str, str]:
        return {"board": edition.options["board"][state.choice]}

    def public(self, state: State, edition: Edition) -> dict[str, Any]:
        return write.write_public(state, self.public_head(state, edition))

    def known_besides(self, state: State, seat: int) -> list[tuple[str, int]]:
        return write.known_besides(seat)

    def holds_secret(self, state: State, seat: int) -> bool:
        return bool(state.seats[seat].tech_count > 0)

    def public_besides(
        self, state: State, seat: int, edition: Edition, spectators_view: dict[str, Any]
    ) -> dict[str, Any]:
        return write.write_besides(state, seat, spectators_view)

    def read_public(self, data: Any, edition: Edition) -> State:
        state = self.begin_reading(data, edition)
        read.read_public(data, state)
        return state

    def planes(self, state: State) -> list[PlaneOfRow]:
        return observation.planes(state)

    def events(self, before: State, action: int, after: State) -> list[dict[str, Any]]:
        return events.events(before, action, after)

    def components(self, edition: Edition) -> dict[str, Any]:
        return preview.components(edition)

    def attempts(self, state: State, space: str | None) -> list[int]:
        return preview.attempts(state, space)

    def attempts_with(self, state: State, verb: str) -> list[int]:
        return preview.attempts_with(state, verb)

    def preview(self, state: State, action: int) -> dict[str, Any]:
        return preview.preview(state, action)

    def way(self, before: State, action: int) -> list[str]:
        return events.way(before, action)

    def read_start(self, written: Mapping[str, Any], dealt: dict[str, Any]) -> dict[str, Any]:
        return read_start(written, dealt)

    def why(self, state: State, action: int) -> Why:
        return why(state, action)

    def draw_text(self, view: dict[str, Any], lang: str, edition: Edition) -> "RenderableType":
        from digsite.undermining.drawing import terminal

        assert isinstance(edition, UnderminingEdition)
        return terminal.draw(view, partial(self.message, lang), edition)

    def draw_picture(self, view: dict[str, Any]) -> Picture:
        from digsite.undermining.drawing import picture

        return picture.draw(view)

    def reason_arguments(self, state: State, action: int) -> dict[str, Any]:
        """Words of the action under the name of what they are, and numbers of the active seat."""
        chosen = self.actions.action(action)
        mat = state.seats[state.seat]
        arguments: dict[str, Any] = {
            "batteries": int(mat.batteries),
            "spaces": int(spaces_per_drive(state)),
            "expansions": slots(int(state.players)),
            "bays": bays(state, int(state.seat)),
        }
        needs = preview.needs_of(state, action)
        if needs is not None:
            arguments["missing"] = preview.missing_for(state, needs)
            spare = mat.warehouse[Resource.XANIUM] - wanted(needs, Resource.XANIUM)
            arguments["xanium"] = max(int(spare), 0)
        _, _, card = chosen.family.partition(" ")
        if card:
            arguments["card"] = card
        for word in chosen.words:
            if word in SPACE_NAMES:
                arguments["space"] = word
            elif word in RESOURCE_NAMES:
                arguments.setdefault("ore", word)
            elif word in EQUIPMENT_NAMES:
                arguments["equipment"] = word
            else:
                arguments["slots" if card else "slot"] = word
        return arguments


GAME = Undermining()
