"""Adds what is made: the browser's pages to the sources and the wheel, the game without a server if
`make site` has made it, and to the wheel the kernels for this platform."""

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = "src/digsite/server/pages"
SITE = "src/digsite/server/site"
MADE_SITE = "build/play"
KERNELS = "src/digsite/core/c/prebuilt"


class MadeFilesHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        build_pages(root)
        build_data["artifacts"] += [PAGES, SITE]
        if (root / MADE_SITE / "offline.js").exists():
            inside = SITE.removeprefix("src/") if self.target_name == "wheel" else SITE
            build_data["force_include"][str(root / MADE_SITE)] = inside
        if self.target_name == "wheel" and build_kernels(root):
            build_data["artifacts"].append(KERNELS)
            build_data["pure_python"] = False
            build_data["tag"] = f"py3-none-{platform_tag()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        # In a checkout nothing but the sources decides what is compiled.
        shutil.rmtree(Path(self.root) / KERNELS, ignore_errors=True)


def build_pages(root: Path) -> None:
    """The sources bring the pages, so that only who builds these needs Node."""
    if (root / PAGES / "index.html").exists():
        return
    if shutil.which("npm") is None:
        raise RuntimeError("Building the browser's pages needs Node 20 or newer (npm).")
    for command in (["npm", "ci", "--no-fund", "--no-audit"], ["npm", "run", "build"]):
        subprocess.run(command, cwd=root / "web", check=True)


def build_kernels(root: Path) -> bool:
    """Whether there are any: made without a C compiler, the wheel has none and fits everywhere."""
    shutil.rmtree(root / KERNELS, ignore_errors=True)
    # What the build itself was given may be on this path, too.
    path = os.pathsep.join([str(root / "src"), os.environ.get("PYTHONPATH", "")])
    environment = os.environ | {"PYTHONPATH": path}
    subprocess.run([sys.executable, "-m", "digsite.prebuild"], env=environment, check=True)
    return (root / KERNELS).exists()


def platform_tag() -> str:
    """Of the C library the kernels use memory functions alone: any glibc of ten years will do."""
    if sys.platform == "linux" and platform.libc_ver()[0] == "glibc":
        return f"manylinux_2_17_{platform.machine()}"
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")
