"""Whole games as they were reviewed: nothing may change in them unnoticed."""

from tests.games import SETTINGS, Setting, every_setting
from tests.playthroughs.transcript import FOLDER, file_of, stored, transcript


def test_every_game_number_of_players_and_option_has_a_transcript_and_nothing_else_has() -> None:
    wanted = {file_of(setting).name for setting in SETTINGS}
    assert {path.name for path in FOLDER.glob("*.txt")} == wanted


@every_setting
def test_the_game_is_the_one_that_was_reviewed(setting: Setting) -> None:
    path = file_of(setting)
    seed, moves = stored(path)
    played = transcript(setting, seed, moves)
    for line, (new, old) in enumerate(
        zip(played.splitlines(), path.read_text("utf-8").splitlines(), strict=False), start=1
    ):
        assert new == old, f"{path.name}, line {line}; if meant: python -m tests.playthroughs"
    assert played == path.read_text("utf-8")
