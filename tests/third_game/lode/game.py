"""Lode under the contract of `digsite.core.contract`: what is missing here, mypy names."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rich.table import Table

from digsite.core.bot_settings import read_levels, read_player
from digsite.core.contract import Why
from digsite.core.edition import Edition
from digsite.core.events import turn_events
from digsite.core.forms import Form
from digsite.core.game import GameOf
from digsite.core.game_rules import Rules
from digsite.drawing.canvas import Canvas, Words
from tests.third_game.lode import bot, rules
from tests.third_game.lode.edition import LodeEdition, default_edition, read_edition
from tests.third_game.lode.state import (
    CLAIM_NAMES,
    CLAIMS,
    COLOURS,
    MOST_PLAYERS,
    TABLE,
    Ending,
    Reason,
    State,
)

FOLDER: Final = Path(__file__).parent
SIDE: Final = 60


class Lode(GameOf[State]):
    name = "lode"
    title = "Lode"
    rules_version = 1
    players = range(2, MOST_PLAYERS + 1)
    colours = COLOURS
    state_type = State
    actions = TABLE
    reasons = Reason
    endings = tuple(ending.name.lower() for ending in Ending)
    # These run as they are, and within whatever generic code is compiled for the game.
    rules = Rules(
        set_up=rules.set_up,
        legal_actions=rules.legal_actions,
        why_not=rules.why_not,
        play=rules.play,
        score=rules.score,
        blind=rules.blind,
        redeal=rules.redeal,
        reveals=rules.reveals,
        broken_invariant=rules.broken_invariant,
        measure=bot.measure,
        appraise=bot.appraise,
        outcome=bot.outcome,
        observe=bot.observe,
        observe_changes=bot.observe_changes,
        tally=bot.tally,
        settle=bot.settle,
    )
    spaces = CLAIM_NAMES
    player = read_player(FOLDER / "player.toml", bot.TERMS)
    levels = read_levels(FOLDER / "levels.toml")
    observation_type = bot.Observation
    tallies = bot.TALLIES

    # The box, and the game as JSON.

    def read_edition(self, text: str, source: str) -> Edition:
        return read_edition(text, source)

    def default_edition(self) -> Edition:
        return default_edition()

    def open_box(self, players: int, options: Mapping[str, str], edition: Edition) -> State:
        assert isinstance(edition, LodeEdition)
        state = State()
        state.players = players
        state.box = list(edition.nuggets)
        return state

    def options_of(self, state: State, edition: Edition) -> dict[str, str]:
        return {}

    def public(self, state: State, edition: Edition) -> dict[str, Any]:
        winners = self.winners(state)
        return self.public_head(state, edition) | state.public() | {"winners": winners}

    def read_public(self, data: Any, edition: Edition) -> State:
        """Positions come from strangers: what could not have been dealt must be refused."""
        state = self.begin_reading(data, edition)
        state.read_public(data, "")
        Form.require(state.players == data["players"], "seats", "must be one for each player")
        for name in ("seat", "first"):
            Form.require(getattr(state, name) < state.players, name, "must be a seat of the table")
        Form.require(not rules.broken_invariant(state), "claims", "must hold the box's nuggets")
        if state.ending != Ending.NONE:
            rules.end_game(state, state.ending)
        return state

    # What people are told; the sentences are in locales/en.ftl.

    def events(self, before: State, action: int, after: State) -> list[dict[str, Any]]:
        """What happened; entries named in `secret` are for the seat that acted alone."""
        family = TABLE.action(action).family
        event: dict[str, Any] = {"event": family, "seat": int(before.seat)}
        if family != "end":
            event["claim"] = CLAIM_NAMES[after.seats[before.seat].at]
        if family in ("peek", "dig"):
            event["gold"] = int(rules.here(before).gold)
        if family == "peek":
            event["secret"] = ["gold"]
        golds = [rules.score(after, seat) for seat in range(after.players)]
        return [event, *turn_events(before, after, golds=golds)]

    def reason_arguments(self, state: State, action: int) -> dict[str, Any]:
        return {"claim": CLAIM_NAMES[state.seats[state.seat].at]}

    def why(self, state: State, action: int) -> Why:
        gold = int(rules.here(state).gold)
        known = rules.here(state).seen[state.seat]
        return TABLE.action(action).family, {"gold": gold if known else None}

    def draw_text(self, view: dict[str, Any], lang: str, edition: Edition) -> Table:
        table = Table("", *CLAIM_NAMES)
        table.add_row("", *map(_nugget, view["claims"].values()))
        for colour, mat in zip(COLOURS, view["seats"], strict=False):
            name = self.message(lang, f"colour-{colour}")
            table.add_row(
                f"{name}: {mat['gold']}",
                *("▲" if mat["at"] == index else "" for index in range(CLAIMS)),
            )
        return table

    def draw_picture(self, view: dict[str, Any]) -> Canvas:
        """For programs that look at pixels; people who play in a browser have a board there."""
        canvas = Canvas(CLAIMS * SIDE, SIDE, "#f3e3d3")
        for index, claim in enumerate(view["claims"].values()):
            x, text = SIDE * (index + 0.5), _nugget(claim)
            canvas.add(Words(x, SIDE / 2, text, 20, "#2a1a12", anchor="middle"))
        return canvas


def _nugget(claim: dict[str, Any]) -> str:
    """What a view shows of a claim: nothing is left, not known, or the gold."""
    if claim["dug"]:
        return "·"
    return "?" if claim["gold"] is None else str(claim["gold"])


GAME = Lode()
