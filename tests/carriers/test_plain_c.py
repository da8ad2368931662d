"""The rules in plain C by hand, kept to be measured against, play the same games (benchmarks/)."""

from pathlib import Path

from benchmarks.plain import PlainC, check

GAMES = 10


def test_plain_c_plays_the_same_games_to_the_same_end(tmp_path: Path) -> None:
    assert check(PlainC(tmp_path), GAMES) > 0
