"""The commands of `digsite`, used as a person or a script would use them."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from digsite.cli import MODULES, app
from digsite.core import record
from digsite.core.game import find, names
from digsite.core.match import Match, load
from digsite.server import settings

COMMANDS = (
    *("play", "engine", "simulate", "balance", "puzzles"),
    *("replay", "verify", "rules", "site", "warm"),
)


def run(*words: str, text: str | None = None) -> Any:
    return CliRunner().invoke(app, list(words), input=text)


@cache
def whole_game() -> str:
    """The record of a finished game of Dig Mars."""
    match = load("dig_mars", 2, seed=4)
    while not match.is_over:
        legal = match.legal_actions()
        match.play(legal[len(match.moves) * 7919 % len(legal)])
    return record.write(match)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The file of a finished game."""
    path = tmp_path / "game.json"
    path.write_text(whole_game(), "utf-8")
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Example" in result.output


def loaded_by(*words: str) -> set[str]:
    """The modules that a command has loaded when it ends."""
    code = f"""
import sys
from digsite.cli import app
try:
    app({list(words)})
finally:
    print("loaded:", *sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.partition("loaded:")[2].split())


def test_help_loads_nothing_heavy() -> None:
    loaded = loaded_by("--help")
    assert {f"digsite.cli.{module}" for module in MODULES.values()} <= loaded
    heavy = {"asyncio", "fastapi", "numpy", "pyarrow", "pydantic", "sqlalchemy", "torch"}
    assert loaded & heavy == set()


def test_help_tells_which_games_there_are() -> None:
    titles = ", ".join(find(name).title for name in names())
    assert titles in " ".join(run("--help").output.split())


@pytest.mark.parametrize(
    ("words", "modules"),
    [
        (["--version"], set()),
        (["rules", "dig_mars", "3.1"], {"rules", "shared"}),
        (["simulate", "dig_mars", "--games", "2", "--json"], {"simulate", "shared"}),
    ],
)
def test_a_command_loads_no_other(words: list[str], modules: set[str]) -> None:
    loaded = loaded_by(*words)
    commands = {name for name in loaded if name.startswith("digsite.cli.")} - {"digsite.cli.help"}
    assert commands == {f"digsite.cli.{module}" for module in modules}
    heavy = {"fastapi", "pyarrow", "pydantic", "sqlalchemy", "torch", "uvicorn"}
    assert loaded & heavy == set()


def test_the_version_is_told() -> None:
    assert run("--version").output.startswith("digsite ")


@pytest.mark.parametrize("game", names())
def test_simulate_gives_numbers_for_programs(game: str) -> None:
    words = ("simulate", game, "--players", "3", "--games", "200", "--seed", "1", "--json")
    one = json.loads(run(*words, "--threads", "1").stdout)
    two = json.loads(run(*words, "--threads", "2").stdout)
    assert one["games"] == 200
    assert one["moves"] == pytest.approx(one["mean_moves"] * 200)
    assert one["moves_per_s"] > 0
    assert one["games_per_s"] > 0
    assert len(one["wins_by_seat"]) == 3
    assert sum(one["wins_by_seat"]) >= 200
    assert sum(one["endings"].values()) == 200
    same = set(one) - {"seconds", "compile_seconds", "moves_per_s", "games_per_s", "threads"}
    assert {key: one[key] for key in same} == {key: two[key] for key in same}


def test_simulate_prints_a_summary_for_people() -> None:
    result = run("simulate", "dig_mars", "-n", "50", "--seed", "1")
    assert result.exit_code == 0
    assert all(word in result.output for word in ("95% interval", "declared", "upgrade fleet"))


def test_simulate_writes_one_row_per_game(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    path = tmp_path / "games.parquet"
    result = run("simulate", "dig_mars", "-p", "4", "-n", "75", "--seed", "2", "--out", str(path))
    assert result.exit_code == 0
    table = pq.read_table(path)
    assert table.num_rows == 75
    assert {"game", "moves", "rounds", "first", "ending", "won_3", "dig"} <= set(table.column_names)
    assert table.schema.metadata[b"seed"] == b"2"


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "chess"),
        ("simulate", "dig_mars", "--players", "9"),
        ("simulate", "dig_mars", "--games", "0"),
        ("simulate", "dig_mars", "--bar", "end"),
        ("simulate", "dig_mars", "--engine", "steam"),
        ("simulate", "dig_mars", "--option", "variant"),
        ("simulate", "dig_mars", "--option", "variant=closed"),
        ("simulate", "dig_mars", "--edition", "nowhere.toml"),
        ("simulate", "dig_mars", "--games", "5", "--out", "/nowhere/games.parquet"),
        ("play", "dig_mars", "--lang", "tlh"),
        ("play", "dig_mars", "--humans", "7"),
        ("replay", "nowhere.json"),
        ("verify", "nowhere.json"),
        ("rules", "chess"),
        ("rules", "dig_mars", "99.9"),
        ("rules", "dig_mars", "--lang", "tlh"),
        ("hint", "-", "--lang", "tlh"),
        ("warm", "chess"),
    ],
)
def test_what_cannot_be_used_is_refused_in_one_sentence(words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert "digsite:" in result.output
    assert "Traceback" not in result.output


def test_a_broken_edition_is_refused_with_line_and_reason(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(
        'game = "dig_mars"\nname = "broken"\nsource = "printed"\n\n'
        "[[tile]]\ndig = 7\ncarry = 1\nfortune = 1\ncount = 48\n"
    )
    result = run("play", "dig_mars", "--edition", str(path))
    assert result.exit_code == 2
    assert "line 6" in result.output
    assert "dig must be a number from 1 to 4" in result.output


BOMBS = (".".join("a" * 9000) + " = 1", "[" + ".".join("a" * 400) + "]\na = 1\n")


@pytest.mark.parametrize("text", BOMBS, ids=["dotted key", "deep header"])
@pytest.mark.parametrize(
    "words", [("balance", "{}"), ("simulate", "dig_mars", "--edition", "{}"), ("engine",)]
)
def test_an_edition_made_to_hurt_is_refused_by_every_command(
    text: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    if words == ("engine",):
        line = json.dumps({"cmd": "new", "game": "dig_mars", "players": 2})
        result = run("engine", "--edition", str(path), text=f"{line}\n{line}\n")
        messages = [json.loads(answer)["error"]["message"] for answer in result.stdout.splitlines()]
        assert len(messages) == 2
    else:
        result = run(*(word.format(path) for word in words))
        assert result.exit_code == 2
        messages = [result.stderr]
    for message in messages:
        assert "mine.toml, line 1: the line" in message


HOSTILE: list[Any] = [
    {"moves": ["[/red]"]},
    {"moves": ["[bold"]},
    {"moves": ["\ud800"]},
    {"moves": [{"a": [1]}]},
    {"moves": "[/]"},
    {"moves": 7},
    {"game": "[/red]"},
    {"rules_version": "[/red]"},
    {"seed": 10**400},
    {"players": "[/]"},
    {"edition": {"text": "x = '[/red]'"}},
    {"edition": {"text": BOMBS[0]}},
    {"start": {"game": "[/red]"}},
]


@pytest.mark.parametrize("change", HOSTILE, ids=lambda change: str(change)[:40])
@pytest.mark.parametrize("command", ["verify", "replay", "review", "hint"])
def test_a_hostile_record_is_refused_in_one_sentence(
    command: str, change: dict[str, Any], finished: Path
) -> None:
    data = json.loads(finished.read_text("utf-8")) | change
    finished.write_text(json.dumps(data), "utf-8")
    result = run(command, str(finished))
    assert result.exit_code == (1 if command == "verify" else 2), result.output
    assert isinstance(result.exception, SystemExit)
    assert result.stderr.lstrip().startswith(("digsite: ", "not verified: "))


@pytest.mark.parametrize("text", ["", "[" * 100_000, "nul\0", "[]", "7", "\ufeff{}", '{"format": '])
@pytest.mark.parametrize("command", ["verify", "replay", "review", "hint"])
def test_what_is_no_record_is_refused_in_one_sentence(command: str, text: str) -> None:
    result = run(command, "-", text=text)
    assert result.exit_code in (1, 2)
    assert isinstance(result.exception, SystemExit)
    assert result.stderr.lstrip().startswith(("digsite: ", "not verified: "))


@pytest.mark.parametrize("command", ["verify", "replay", "review", "hint", "play"])
@pytest.mark.parametrize("standard_input", [False, True])
def test_a_record_that_is_too_large_is_not_read(
    command: str, tmp_path: Path, standard_input: bool
) -> None:
    path, size = tmp_path / "large.json", record.LARGEST + 2
    with path.open("wb") as file:
        file.truncate(size)
    source = "-" if standard_input else str(path)
    words = ["play", "dig_mars", "--resume"] if command == "play" else [command]
    result = run(*words, source, text=" " * size if standard_input else None)
    assert result.exit_code == 2, result.output
    assert f"longer than {record.LARGEST} characters" in result.stderr.replace("\n", " ")


@pytest.mark.parametrize("command", ["verify", "replay", "review", "hint"])
def test_a_record_of_too_many_moves_is_not_begun(command: str, finished: Path) -> None:
    data = json.loads(finished.read_text("utf-8")) | {"moves": ["end"] * (record.MOST_MOVES + 1)}
    finished.write_text(json.dumps(data), "utf-8")
    result = run(command, str(finished))
    assert result.exit_code == (1 if command == "verify" else 2), result.output
    assert f"at most {record.MOST_MOVES} actions" in result.stderr.replace("\n", " ")


def test_replaying_a_long_game_does_not_keep_its_positions(
    finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = []

    class Watched(Match):
        def play(self, action: str, *, lang: str = "en") -> list[dict[str, Any]]:
            kept.append(self.before)
            return super().play(action, lang=lang)

    monkeypatch.setattr(record, "Match", Watched)
    for command in ("verify", "replay", "hint"):
        assert run(command, str(finished)).exit_code in (0, 2)
    assert len(kept) > 50
    assert all(position is None for position in kept)


def test_verify_confirms_a_true_record(finished: Path) -> None:
    assert run("verify", str(finished)).exit_code == 0
    answer = json.loads(run("verify", str(finished), "--json").stdout)
    assert answer["ok"] is True
    assert answer["result"]["winners"]


def test_verify_tells_whose_components_it_believed(finished: Path, tmp_path: Path) -> None:
    assert "components" not in run("verify", str(finished)).output
    shipped = find("dig_mars").default_edition()
    edition = tmp_path / "ours.toml"
    edition.write_text(shipped.text.replace(shipped.name, "ours", 1), "utf-8")
    path = tmp_path / "ours.json"
    path.write_text(record.write(load("dig_mars", 2, seed=4, edition=str(edition))), "utf-8")
    output = " ".join(run("verify", str(path)).output.split())
    assert "a set that the record brings along, ours:" in output


def test_commands_answer_in_the_language_asked_for(finished: Path) -> None:
    german = ("--lang", "de")
    assert "geprüft: Dig Mars, 2 Spieler," in run("verify", str(finished), *german).output
    assert "Einen Abschnitt 99 gibt es nicht." in run("rules", "dig_mars", "99", *german).output
    hints = run("hint", str(finished), "--move", "30", "--iterations", "20", *german).output
    assert "Gewinnchance" in hints
    assert "am Zug" in hints
    judged = run("review", str(finished), "--iterations", "2", *german).output
    assert "Genauigkeit" in judged
    assert "(gewonnen)" in " ".join(judged.split())
    finished.write_text("{", "utf-8")
    for command in ("verify", "hint", "review", "replay"):
        refused = run(command, str(finished), *german).output
        assert "kein gültiges JSON." in " ".join(refused.split())


@pytest.mark.parametrize("change", ["seed", "moves", "result"])
def test_verify_finds_a_false_one(finished: Path, change: str) -> None:
    data = json.loads(finished.read_text("utf-8"))
    if change == "seed":
        data["seed"] += 1
    elif change == "moves":
        data["moves"].insert(3, "end")
    else:
        data["result"]["winners"] = [1 - data["result"]["winners"][0]]
    finished.write_text(json.dumps(data))
    assert run("verify", str(finished)).exit_code == 1
    assert json.loads(run("verify", str(finished), "--json").stdout)["ok"] is False


def test_replay_tells_the_game_in_sentences(finished: Path) -> None:
    result = run("replay", str(finished))
    assert result.exit_code == 0
    assert "places a station on" in result.output
    assert "The game is over." in result.output
    german = run("replay", str(finished), "--lang", "de", "--move", "5")
    assert "stellt eine Station auf" in german.output


def test_replay_shows_a_seat_only_what_it_may_see(finished: Path) -> None:
    view = json.loads(run("replay", str(finished), "--move", "2", "--seat", "1", "--json").stdout)
    assert view["seats"][0]["fortune"] is None
    assert view["stacks"]["a1"]["tiles"][0] is None


def test_rules_prints_one_section() -> None:
    result = run("rules", "dig_mars", "3.1")
    assert result.exit_code == 0
    assert "Dig" in result.output
    assert len(result.output) < len(run("rules", "dig_mars").output) / 4


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Dig"), ("de", "Graben"), ("et", "Kaevandamine"), ("ru", "Бурение")]
)
def test_rules_are_printed_in_the_language_asked_for(lang: str, title: str) -> None:
    assert f"3.1 {title}" in run("rules", "dig_mars", "3.1", "--lang", lang).output


def test_warm_says_where_the_kernels_are() -> None:
    answer = json.loads(run("warm", "dig_mars", "--json").stdout)
    assert answer[0]["game"] == "dig_mars"
    assert Path(answer[0]["folder"]).is_dir()


def test_puzzles_of_no_kind_or_for_another_file_are_refused(tmp_path: Path) -> None:
    refused = run("puzzles", "dig_mars", "--kind", "riddle")
    assert refused.exit_code == 2
    other = tmp_path / "notes.txt"
    other.write_text("no puzzle\n", "utf-8")
    assert run("puzzles", "dig_mars", "--out", str(other)).exit_code == 2
    assert other.read_text("utf-8") == "no puzzle\n"


def test_the_game_without_a_server_is_written_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    carried, folder = tmp_path / "carried", tmp_path / "public" / "digsite"
    monkeypatch.setattr(settings, "SITE", carried)
    monkeypatch.setattr(settings, "MADE_SITE", carried)
    result = run("site", str(folder))
    assert (result.exit_code, "make site" in result.output) == (2, True)
    (carried / "assets").mkdir(parents=True)
    (carried / "engine.json").write_text("{}", "utf-8")
    for _ in range(2):  # a new version is written over the old one
        assert run("site", str(folder)).exit_code == 0
    assert (folder / "assets").is_dir()
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "aunt.txt").write_text("Dear aunt", "utf-8")
    for taken in ("letters", "letters/aunt.txt"):
        assert run("site", str(tmp_path / taken)).exit_code == 2
    assert [path.name for path in (tmp_path / "letters").iterdir()] == ["aunt.txt"]
