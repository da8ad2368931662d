"""Events are told as they are kept here. web/src/app/log/sentences.test.ts reads the same files, so
that the browser says what the command line says."""

from digsite.core.game import Game
from tests.games import GAMES, every_game
from tests.sentences.told_events import FOLDER, file_of, sentences, stored


def test_every_game_has_its_file_and_nothing_else_has() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == {file_of(game).name for game in GAMES}


@every_game
def test_verbs_and_colours_are_those_of_the_game(game: Game) -> None:
    kept = stored(game)
    assert kept["verbs"] == sorted(game.actions.verbs), "python -m tests.sentences"
    assert kept["colours"] == list(game.colours)


@every_game
def test_every_event_is_told_as_it_is_kept(game: Game) -> None:
    for kept in stored(game)["events"]:
        event = kept["event"]
        assert sentences(game, event) == kept["sentences"], "if meant: python -m tests.sentences"


@every_game
def test_every_kind_of_event_and_every_word_of_the_game_is_kept(game: Game) -> None:
    events = [kept["event"] for kept in stored(game)["events"]]
    text = game.catalogue.text("en")
    kinds = {line.partition(" =")[0] for line in text.splitlines() if line.startswith("event-")}
    assert {f"event-{event['event']}" for event in events} == kinds
    said = {key for event in events for key, value in event.items() if value is not None}
    assert game.words.keys() <= said
