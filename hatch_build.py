"""Puts the browser's pages into the wheel: builds them if they are not there yet."""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / "src/digsite/server/pages/index.html").exists():
            if shutil.which("npm") is None:
                raise RuntimeError("Building the browser's pages needs Node 20 or newer (npm).")
            for command in (["npm", "ci", "--no-fund", "--no-audit"], ["npm", "run", "build"]):
                subprocess.run(command, cwd=root / "web", check=True)
        build_data["artifacts"].append("src/digsite/server/pages")
