"""Dig Mars under the contract of core/contract.py."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from digsite.core.contract import Picture, Why
from digsite.core.edition import Edition
from digsite.core.game import GameOf
from digsite.core.game_rules import Rules
from digsite.core.observation import PlaneOfRow
from digsite.dig_mars.bot import features, player
from digsite.dig_mars.bot.strength import LEVELS, PLAYER
from digsite.dig_mars.bot.why import why
from digsite.dig_mars.data import observation, observe, tally
from digsite.dig_mars.data.invariants import broken_invariant
from digsite.dig_mars.data.questions import QUESTIONS
from digsite.dig_mars.edition import DigMarsEdition, default_edition, open_box, read_edition
from digsite.dig_mars.public import events, preview, read, write
from digsite.dig_mars.rules import secrets, setup
from digsite.dig_mars.rules.carry import carrying_level
from digsite.dig_mars.rules.dig import digging_level
from digsite.dig_mars.rules.scoring import fortune_to_declare, score
from digsite.dig_mars.rules.upgrade import upgrade_cost
from digsite.dig_mars.table.actions import TABLE, play, why_not
from digsite.dig_mars.table.legal import legal_actions
from digsite.dig_mars.table.reasons import Reason
from digsite.dig_mars.table.state import COLOURS, SPACE_NAMES, Ending, State, Variant, top_tile
from digsite.dig_mars.tutorial import read_start

if TYPE_CHECKING:
    from rich.console import RenderableType


class DigMars(GameOf[State]):
    name = "dig_mars"
    title = "Dig Mars"
    rules_version = 1
    players = range(2, 5)
    colours = COLOURS
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
    tallies = tally.MEANINGS
    statistics = tally.STATISTICS
    questions = QUESTIONS

    def read_edition(self, text: str, source: str) -> Edition:
        return read_edition(text, source)

    def default_edition(self) -> Edition:
        return default_edition()

    def open_box(self, players: int, options: Mapping[str, str], edition: Edition) -> State:
        assert isinstance(edition, DigMarsEdition)
        return open_box(players, options, edition)

    def options_of(self, state: State, edition: Edition) -> dict[str, str]:
        return {"variant": Variant(state.variant).name.lower()}

    def public(self, state: State, edition: Edition) -> dict[str, Any]:
        return write.write_public(state, self.public_head(state, edition))

    def known_besides(self, state: State, seat: int) -> list[tuple[str, int]]:
        return write.known_besides(state, seat)

    def blind_besides(self, state: State, seat: int) -> bool:
        write.blind_besides(state, seat)
        return True

    def holds_secret(self, state: State, seat: int) -> bool:
        return write.holds_secret(state, seat)

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

    def read_start(self, written: Mapping[str, Any], dealt: dict[str, Any]) -> dict[str, Any]:
        return read_start(written, dealt)

    def why(self, state: State, action: int) -> Why:
        return why(state, action)

    def draw_text(self, view: dict[str, Any], lang: str, edition: Edition) -> "RenderableType":
        from digsite.dig_mars.drawing import terminal

        return terminal.draw(view, partial(self.message, lang), edition)

    def draw_picture(self, view: dict[str, Any]) -> Picture:
        from digsite.dig_mars.drawing import picture

        return picture.draw(view)

    def reason_arguments(self, state: State, action: int) -> dict[str, Any]:
        chosen = self.actions.action(action)
        mat = state.seats[state.seat]
        arguments: dict[str, Any] = {
            "fortune": int(mat.fortune),
            "goal": fortune_to_declare(int(state.players)),
        }
        spaces = [SPACE_NAMES.index(word) for word in chosen.words if word in SPACE_NAMES]
        if spaces:
            arguments["space"] = SPACE_NAMES[spaces[0]]
            arguments["target"] = SPACE_NAMES[spaces[-1]]
        if spaces and state.stacks[spaces[0]].height > 0:
            tile, digs = top_tile(state, spaces[0]), chosen.family == "dig"
            level = digging_level if digs else carrying_level
            arguments["needed"] = int(tile.dig if digs else tile.carry)
            arguments["level"] = int(level(state, spaces[0]))
        if chosen.family.startswith("upgrade"):
            arguments["cost"] = upgrade_cost(int(getattr(mat, chosen.family.split()[1])))
        return arguments


GAME = DigMars()
