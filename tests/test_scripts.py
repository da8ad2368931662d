"""scripts/system-packages: what is there is left alone, and what is missing is named."""

import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "system-packages"


def looked_for(wished: str, *names: str, folder: Path, **environment: str) -> tuple[int, str]:
    """The exit code and the complaint where these are the only programs there are."""
    for name in names:
        program = folder / name
        program.write_text("#!/bin/sh\n")
        program.chmod(0o755)
    bash = shutil.which("bash")
    assert bash is not None
    call = [bash, str(SCRIPT), wished]
    environment |= {"PATH": str(folder)}
    done = subprocess.run(call, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


@pytest.mark.parametrize("name", ["cc", "gcc", "clang"])
def test_any_compiler_will_do(name: str, tmp_path: Path) -> None:
    assert looked_for("compiler", name, folder=tmp_path) == (0, "")


def test_the_compiler_that_is_asked_for_must_be_there(tmp_path: Path) -> None:
    wished = {"CC": "mycc -m64"}
    assert looked_for("compiler", "mycc", folder=tmp_path, **wished) == (0, "")
    (tmp_path / "mycc").unlink()
    code, complaint = looked_for("compiler", "gcc", folder=tmp_path, **wished)
    assert code == 1
    assert "Please install: gcc libc6-dev" in complaint


def test_without_a_compiler_it_says_what_to_install(tmp_path: Path) -> None:
    code, complaint = looked_for("compiler", folder=tmp_path)
    assert code == 1
    assert "Please install: gcc libc6-dev" in complaint


@pytest.mark.parametrize("name", ["chromium", "chromium-headless-shell"])
def test_any_chromium_will_do(name: str, tmp_path: Path) -> None:
    assert looked_for("chromium", name, folder=tmp_path) == (0, "")


def test_without_a_chromium_it_says_what_to_install_unless_another_one_is_named(
    tmp_path: Path,
) -> None:
    assert looked_for("chromium", folder=tmp_path, CHROMIUM="/opt/mine") == (0, "")
    code, complaint = looked_for("chromium", folder=tmp_path)
    assert code == 1
    assert "Please install: chromium" in complaint
