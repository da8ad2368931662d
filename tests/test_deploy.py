"""The service file and the container file: what they run and ask for exists."""

import configparser
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from digsite.cli import app
from digsite.server.app import application
from digsite.server.settings import Settings
from digsite.server.supervisor import STOP_SECONDS

DEPLOY = Path(__file__).parents[1] / "deploy"
SERVICE = DEPLOY / "digsite.service"
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")


class Repeated(dict[str, str]):
    """systemd's options may be given several times."""

    def __setitem__(self, key: str, value: str) -> None:
        old = super().get(key)
        both = isinstance(old, list) and isinstance(value, list)
        super().__setitem__(key, old + value if both else value)  # type: ignore[operator]


def service() -> configparser.SectionProxy:
    parser = configparser.RawConfigParser(dict_type=Repeated, strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(SERVICE, "utf-8")
    return parser["Service"]


def instructions(name: str) -> list[str]:
    """What follows an instruction of the container file, each on one line."""
    text = CONTAINER.replace("\\\n", " ")
    return re.findall(rf"^{name} +(.+)$", text, re.MULTILINE)


def check_serve(words: list[str]) -> None:
    """The words after `digsite` are a command with options that there are."""
    command = typer.main.get_command(app)
    assert words[0] == "serve"
    serve = command.commands["serve"]  # type: ignore[attr-defined]
    context = serve.make_context("serve", words[1:])
    assert context.params["host"]


def test_the_service_runs_a_command_that_there_is() -> None:
    given = dict(pair.split("=", 1) for pair in service()["Environment"].splitlines())
    program, *words = shlex.split(service()["ExecStart"])
    assert program == "/opt/digsite/bin/digsite"
    check_serve([re.sub(r"\$\{(\w+)\}", lambda found: given[found[1]], word) for word in words])
    assert given["DATABASE"].startswith(f"/var/lib/{service()['StateDirectory']}/")
    assert given["DIGSITE_CACHE"] == f"/var/cache/{service()['CacheDirectory']}"


def test_the_service_is_started_again_and_is_nobody() -> None:
    found = service()
    assert (found["Restart"], found["DynamicUser"]) == ("always", "yes")
    assert int(found["TimeoutStopSec"]) > STOP_SECONDS
    assert "MemoryDenyWriteExecute" not in found


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    program = tmp_path / "digsite"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    text = SERVICE.read_text("utf-8").replace("/opt/digsite/bin/digsite", str(program))
    copy = tmp_path / "digsite.service"
    copy.write_text(text)
    verify = ["systemd-analyze", "verify", "--man=no", str(copy)]
    found = subprocess.run(verify, capture_output=True, text=True)
    assert (found.returncode, found.stderr) == (0, "")


def test_the_container_runs_a_command_that_there_is() -> None:
    [entry], [usual] = (list(map(json.loads, instructions(name))) for name in ("ENTRYPOINT", "CMD"))
    assert entry[0] == "digsite"
    check_serve([*entry[1:], *usual])
    assert usual[-1].startswith(tuple(json.loads(instructions("VOLUME")[0])))
    assert instructions("EXPOSE") == [entry[entry.index("--port") + 1]]


def test_the_container_is_nobody_and_is_asked_whether_it_lives() -> None:
    [user], [signal] = instructions("USER"), instructions("STOPSIGNAL")
    assert (user, signal) == ("10001:10001", "SIGTERM")
    assert not re.search("USER", CONTAINER[CONTAINER.index("\nUSER") + 5 :])
    [check] = instructions("HEALTHCHECK")
    asking = json.loads(check.partition("CMD")[2])[-1]
    compile(asking, "HEALTHCHECK", "exec")
    [path] = re.findall(r"http://127\.0\.0\.1:8000(/\w+)", asking)
    inner = application(Settings(database="")).inner  # type: ignore[attr-defined]
    assert path in {getattr(route, "path", None) for route in inner.routes}


def test_the_container_is_built_from_files_that_there_are() -> None:
    root = DEPLOY.parent
    for files in instructions("COPY"):
        sources = files.split()[:-1]
        for source in sources if not sources[0].startswith("--from") else ():
            assert (root / source).exists(), source


@pytest.mark.skipif(shutil.which("cc") is None, reason="it would be installed on this machine")
def test_the_container_is_built_as_its_file_says(tmp_path: Path) -> None:
    """The stage that installs the program, step by step, below another root."""
    work, [stage] = tmp_path / "build", re.findall(r"AS program\n(.*?)\nFROM", CONTAINER, re.DOTALL)
    work.mkdir()
    for name, words in re.findall(r"^(\w+) +(.+)$", stage, re.MULTILINE):
        if name == "COPY":
            copy(words.split(), work)
        elif name == "RUN":
            # Whether it is complete is asked here, not whether it is quick.
            quickly = os.environ | {"DIGSITE_CFLAGS": "-O0"}
            call = in_place(json.loads(words), tmp_path)
            subprocess.run(call, cwd=work, env=quickly, check=True)
        else:
            assert (name, words) == ("WORKDIR", "/build")
    [package] = tmp_path.glob("opt/digsite/lib/*/site-packages/digsite")
    assert list(package.glob("core/c/prebuilt/*.so"))
    assert (package / "server" / "pages" / "index.html").exists()


def copy(words: list[str], work: Path) -> None:
    """What a COPY brings; the pages were built by another stage."""
    *sources, target = words
    if sources[0].startswith("--from="):
        assert sources == ["--from=pages", "/build/src/digsite/server/pages"]
        sources = ["src/digsite/server/pages"]
    for source in sources:
        path = DEPLOY.parent / source
        if path.is_dir():
            built = shutil.ignore_patterns("__pycache__", "pages")
            shutil.copytree(path, work / target, ignore=built, dirs_exist_ok=True)
        else:
            shutil.copy(path, work / target)


def in_place(words: list[str], root: Path) -> list[str]:
    """A command of the container below another root; other packages are not asked for here."""
    here = [word.replace("/opt/", f"{root}/opt/") for word in words]
    if here[0] == "python":
        here[0] = sys.executable
    return [*here, "--no-deps"] if "install" in here else here
