"""Undermining under the contract of core/game.py."""

from collections.abc import Mapping
from typing import Any

from digsite.core.edition import Edition
from digsite.core.game import Game
from digsite.core.observation import PlaneOfRow
from digsite.core.rules import Rules
from digsite.undermining import edition
from digsite.undermining.bot import player
from digsite.undermining.data import observation, observe, tally
from digsite.undermining.data.invariants import broken_invariant
from digsite.undermining.public import events as told
from digsite.undermining.public import read, write
from digsite.undermining.rules import secrets, setup
from digsite.undermining.rules.drive import spaces_per_drive
from digsite.undermining.rules.mat import bays, slots
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
    State,
)


class Undermining(Game):
    name = "undermining"
    title = "Undermining"
    rules_version = 1
    players = range(2, 6)
    colours = COLOURS
    state_type = State
    observation_type = observation.Observation
    actions = TABLE
    reasons = Reason
    endings = tuple(ending.name.lower() for ending in Ending)
    tallies = tally.MEANINGS
    drawn = observe.DRAWN
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
        broken_invariant=broken_invariant,
        measure=player.measure,
        appraise=player.appraise,
        outcome=player.outcome,
        tally=tally.tally,
        settle=tally.settle,
    )

    def read_edition(self, text: str, source: str) -> Edition:
        return edition.read_edition(text, source)

    def default_edition(self) -> Edition:
        return edition.default_edition()

    def prepare(self, players: int, options: Mapping[str, str], edition_: Edition) -> State:
        assert isinstance(edition_, edition.UnderminingEdition)
        return edition.open_box(players, options, edition_)

    def options_of(self, state: State, edition_: Edition) -> dict[str, str]:
        return {"board": edition_.options["board"][state.choice]}

    def public(self, state: State, edition_: Edition) -> dict[str, Any]:
        head = {
            "game": self.name,
            "rules_version": self.rules_version,
            "players": int(state.players),
            "options": self.options_of(state, edition_),
        }
        return write.write_public(state, head)

    def read_public(self, data: Any, edition_: Edition) -> State:
        state: State = self.begin_reading(data, edition_)
        read.read_public(data, state)
        return state

    def planes(self, state: State) -> list[PlaneOfRow]:
        return observation.planes(state)

    def events(self, before: State, action: int, after: State) -> list[dict[str, Any]]:
        return told.events(before, action, after)

    def reason_arguments(self, state: State, action: int) -> dict[str, Any]:
        """Words of the action under the name of what they are, and numbers of the active seat."""
        action_ = self.actions.action(action)
        seat = state.seats[state.seat]
        arguments: dict[str, Any] = {
            "batteries": int(seat.batteries),
            "spaces": int(spaces_per_drive(state)),
            "slots": slots(int(state.players)),
            "bays": bays(state, int(state.seat)),
        }
        _, _, card = action_.family.partition(" ")
        if card:
            arguments["card"] = card
        for word in action_.words:
            if word in SPACE_NAMES:
                arguments["space"] = word
            elif word in RESOURCE_NAMES:
                arguments.setdefault("ore", word)
            elif word in EQUIPMENT_NAMES:
                arguments["equipment"] = word
            else:
                arguments["slot"] = word
        return arguments


GAME = Undermining()
