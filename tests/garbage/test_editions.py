"""A broken edition file is refused with the line and the reason."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import digsite
from digsite import locales
from digsite.core import record
from digsite.core.errors import BadEdition
from digsite.core.game import Game, find
from digsite.core.match import Match
from digsite.core.refusals import Refusal
from tests.games import every_game
from tests.garbage.mutation import mutated_text, refusal


def check(game: Game, text: str) -> None:
    error = refusal(lambda: game.read_edition(text, "mine.toml"), BadEdition)
    if error:
        assert isinstance(error, BadEdition)
        assert error.message.startswith("mine.toml")
        assert error.line is None or 1 <= error.line <= text.count("\n") + 1
        return
    edition = game.read_edition(text, "mine.toml")
    assert edition.text == text
    Match(game, game.players[0], seed=1, edition=edition)


@every_game
@settings(max_examples=300)
@given(data=st.data())
def test_an_edition_gone_wrong_is_refused_or_can_be_played(game: Game, data: st.DataObject) -> None:
    check(game, data.draw(mutated_text(game.default_edition().text)))


@every_game
@settings(max_examples=100)
@given(text=st.text())
def test_junk_is_no_edition(game: Game, text: str) -> None:
    with pytest.raises(BadEdition):
        game.read_edition(text, "mine.toml")


@every_game
@pytest.mark.parametrize(
    "text", ["x = " + "[" * 100_000, "x = " + "9" * 10_000, "x = 1\n" * 40_000, "\x00", "\ud800"]
)
def test_an_edition_made_to_hurt_is_refused(game: Game, text: str) -> None:
    with pytest.raises(BadEdition):
        game.read_edition(text, "mine.toml")


@every_game
@pytest.mark.parametrize("name", ["nowhere.toml", "folder", "latin-1.toml", "nul\0.toml"])
def test_a_file_that_cannot_be_read_is_refused(game: Game, name: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "latin-1.toml").write_bytes(b'name = "\xe4"')
    with pytest.raises(BadEdition, match="cannot be read"):
        game.edition(f"{tmp_path}/{name}")


HEAD = 'game = "dig_mars"\nname = "mine"\nsource = "printed"\n\n'
TILE = "[[tile]]\ndig = 1\ncarry = 1\nfortune = 1\ncount = 48\n"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (HEAD + TILE.replace("dig = 1", "dig = 5"), 6, "dig must be a number from 1 to 4"),
        (HEAD + TILE.replace("dig = 1", "dig = true"), 6, "dig must be a number from 1 to 4"),
        (HEAD + TILE.replace("48", "47"), 9, "the counts add up to 47"),
        (HEAD + TILE.replace("48", "20") + TILE.replace("48", "20"), 14, "add up to 40"),
        (HEAD + TILE + "bonus = 3\n", 10, "bonus must be one of extra_dig"),
        (HEAD + TILE + "bonus = []\n", 10, "bonus must be one of extra_dig"),
        (HEAD + TILE + "colour = 3\n", 10, "a tile has no 'colour'"),
        (HEAD + TILE + 'source = "dreamt"\n', 10, "source must be one of printed"),
        (HEAD + TILE.replace("carry = 1\n", ""), 5, "carry must be a number"),
        (HEAD, None, "at least one"),
        (HEAD + "tile = 3\n", 5, "at least one"),
        (HEAD + "tiles = 3\n" + TILE, 5, "there is no place for 'tiles'"),
        (HEAD + "dig = \n", 5, "Invalid value"),
        (HEAD.replace("printed", "?") + TILE, 3, "source must be one of"),
        (HEAD.replace("mine", "") + TILE, 2, "name must be a text"),
        (HEAD.replace("dig_mars", "chess") + TILE, 1, "game must be 'dig_mars'"),
        (HEAD + "tile = [{dig = 9, carry = 1, fortune = 1, count = 48}]\n", 5, "dig must be"),
    ],
)
def test_what_is_wrong_with_a_dig_mars_edition_is_said_with_its_line(
    text: str, line: int | None, reason: str
) -> None:
    with pytest.raises(BadEdition, match=reason) as refusal:
        find("dig_mars").read_edition(text, "mine.toml")
    assert refusal.value.line == line


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("de", "mine.toml, Zeile 6: dig muss eine Zahl von 1 bis 4 sein"),
        ("et", "mine.toml, rida 6: dig peab olema arv vahemikus 1 kuni 4"),
        ("ru", "mine.toml, строка 6: dig должно быть числом от 1 до 4"),
    ],
)
def test_what_is_wrong_with_an_edition_is_said_in_the_language_asked_for(
    lang: str, told: str
) -> None:
    text = HEAD + TILE.replace("dig = 1", "dig = 5")
    with pytest.raises(BadEdition) as refused:
        find("dig_mars").read_edition(text, "mine.toml")
    assert refused.value.message_in(lang) == told
    assert told in Refusal.of(refused.value, lang).message


@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_where_no_file_is_known_the_line_alone_is_named(lang: str) -> None:
    with pytest.raises(BadEdition) as refused:
        find("dig_mars").read_edition(HEAD + TILE.replace("48", "47"), "")
    assert refused.value.message_in(lang).startswith(
        {"en": "line 9: ", "de": "Zeile 9: ", "et": "rida 9: ", "ru": "строка 9: "}[lang]
    )


def test_every_fault_has_its_words_and_all_words_have_a_fault() -> None:
    folder = Path(digsite.__file__).parent
    code = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    asked = set(re.findall(r"\bwrong\(\s*\"([a-z-]+)\"", code))
    text = locales.shared()["editions"].text("en")
    assert asked == set(re.findall(r"^wrong-([a-z-]+) =", text, re.MULTILINE))


def test_an_edition_given_as_a_file_is_played_and_recorded(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + TILE.replace("fortune = 1", "fortune = 7"), "utf-8")
    edition: Any = find("dig_mars").edition(path)
    match = Match(find("dig_mars"), 2, seed=1, edition=edition)
    tiles = [tile for stack in match.public()["stacks"].values() for tile in stack["tiles"]]
    assert {tile["fortune"] for tile in tiles} == {7}
    assert edition.tiles[0].source == "printed"
    match.play("place a1")
    written = record.read(record.write(match))
    path.unlink()
    assert record.replay(written).state == match.state
