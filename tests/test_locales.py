"""Every message is there in every language, is used, and can be formatted."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import digsite
from digsite import locales
from digsite.core import sentences
from digsite.core.game import Game
from tests.games import GAMES, SETTINGS, Setting, every_game

ROOT = Path(digsite.__file__).parent
FOLDER = ROOT / "locales"
LANGUAGES = sorted(path.name for path in FOLDER.iterdir() if (path / "common.ftl").exists())
SHARED = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))
FOLDERS = {game.name: game.folder / "locales" for game in GAMES}

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_file = pytest.mark.parametrize("file", [*SHARED, *FOLDERS])


class References(visitor.Visitor):
    """The names of the arguments and of the other messages a message uses."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (fluent's name)
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 (fluent's name)
        self.messages.add(node.id.name)


@cache
def messages(lang: str, file: str) -> dict[str, References]:
    """The messages of a file, each with what it uses."""
    own = FOLDERS[file] / f"{lang}.ftl" if file in FOLDERS else FOLDER / lang / f"{file}.ftl"
    text = own.read_text("utf-8")
    found: dict[str, References] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{file}: {entry.id.name} is there twice"
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found


def wanted(found: dict[str, References], name: str) -> set[str]:
    """The arguments of a message and of those that it uses."""
    used = (wanted(found, other) for other in found[name].messages)
    return found[name].arguments.union(*used)


@cache
def sources() -> str:
    """All code that might ask for a message."""
    code = [*ROOT.rglob("*.py"), *(ROOT.parent.parent / "web" / "src").rglob("*.svelte")]
    code += (ROOT.parent.parent / "web" / "src").rglob("*.ts")
    return "\n".join(path.read_text("utf-8") for path in code)


def test_the_languages_offered_are_the_ones_there_are() -> None:
    assert sorted(locales.LANGUAGES) == LANGUAGES


@every_language
def test_every_language_has_the_same_files(lang: str) -> None:
    assert sorted(path.stem for path in (FOLDER / lang).glob("*.ftl")) == SHARED


@every_game
def test_every_game_speaks_every_language(game: Game) -> None:
    assert sorted(path.stem for path in FOLDERS[game.name].glob("*.ftl")) == LANGUAGES


@every_language
@every_file
def test_every_language_has_the_same_messages_with_the_same_arguments(lang: str, file: str) -> None:
    one, english = messages(lang, file), messages("en", file)
    assert set(one) == set(english)
    for name in one:
        assert wanted(one, name) == wanted(english, name), name


@every_language
@every_game
def test_every_reason_has_a_message_and_every_reason_message_a_reason(
    lang: str, game: Game
) -> None:
    found = {name for name in messages(lang, game.name) if name.startswith("reason-")}
    assert found == {reason.message_id for reason in game.reasons if reason.name != "OK"}


@every_language
@every_game
def test_every_colour_has_a_name(lang: str, game: Game) -> None:
    found = {name for name in messages(lang, game.name) if name.startswith("colour-")}
    assert found == {f"colour-{colour}" for colour in game.colours}


@every_file
def test_no_message_is_unused(file: str) -> None:
    """A message is asked for by its name, or by the beginning of it and something computed."""
    known = {reason.message_id for game in GAMES for reason in game.reasons}
    known |= {name for message in messages("en", file).values() for name in message.messages}
    for name in set(messages("en", file)) - known:
        parts = name.split("-")
        beginnings = ["-".join(parts[:count]) + "-" for count in range(1, len(parts))]
        computed = any(re.search(rf"[\"'`]{re.escape(b)}[{{$\"]", sources()) for b in beginnings)
        assert name in sources() or computed, f"{file}: {name}"


@every_game
def test_every_refusal_can_be_said_in_every_language(game: Game) -> None:
    said: set[str] = set()
    for setting in (setting for setting in SETTINGS if setting.game is game):
        for seed in range(4):
            match = setting.new_match(seed)
            match.state = setting.position(seed, 120 * seed)
            for number, notation in enumerate(game.actions.notations):
                reason = game.rules.why_not(match.state, number)
                if reason.name != "OK" and reason.name not in said:
                    said.add(reason.name)
                    for lang in LANGUAGES:
                        refusal = match.why_not(notation, lang=lang)
                        assert refusal is not None
                        assert refusal.message[-1] in ".!?"
    assert said


@every_game
def test_every_event_can_be_told_to_everybody_in_every_language(game: Game) -> None:
    wanted = {name for name in messages("en", game.name) if name.startswith("event-")}
    settings = [setting for setting in SETTINGS if setting.game is game]
    named: set[str] = set()
    for seed in range(40):
        for event in events(settings[seed % len(settings)], seed):
            named.add(f"event-{event['event']}")
            for reader, lang in product((0, 1, None), LANGUAGES):
                for seen in game.events_for([event], reader):
                    assert sentences.sentence(game, seen, lang).strip()
        if seed >= len(settings) and named == wanted:
            break
    assert named == wanted


def events(setting: Setting, seed: int) -> Iterator[dict[str, Any]]:
    """Events of a random game: the first few of each kind."""
    game, seen = setting.game, Counter[str]()
    for state, action in setting.moves(seed):
        after = state.copy()
        game.rules.play(after, action)
        for event in game.events(state, action, after):
            seen[event["event"]] += 1
            if seen[event["event"]] <= 5:
                yield event


def test_an_unknown_language_is_answered_in_english() -> None:
    assert locales.message("tlh", "common", "error-game-over") == "The game is over."
