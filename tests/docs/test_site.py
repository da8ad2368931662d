"""The pages build without a warning, and hold together."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", str(tmp_path)]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=quiet)
    assert built.returncode == 0, built.stdout + built.stderr
    for page in ("index", "play", "library", "data", "performance", "rules/undermining.ru"):
        assert (tmp_path / f"{page}.html").exists()
    assert "3.1 Graben" in (tmp_path / "rules/dig_mars.de.html").read_text("utf-8")
    index = (tmp_path / "index.html").read_text("utf-8")
    assert not re.findall(r'(?:src|href)="(?:https?:)?//(?!squidfunk)[^"]*', index)
