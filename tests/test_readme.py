"""The README says only what is true: its Python session runs, its commands exist."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_python_session_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.S)
    assert blocks
    failed, attempted = 0, 0
    for block in blocks:
        test = doctest.DocTestParser().get_doctest(block, {}, "README.md", "README.md", 0)
        failures, tries = doctest.DocTestRunner().run(test)
        failed, attempted = failed + failures, attempted + tries
    assert failed == 0
    assert attempted >= 10


def test_the_make_targets_named_in_the_documents_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    for document in ("README.md", "CONTRIBUTING.md"):
        named = set(re.findall(r"`?make ([a-z-]+)`?(?: |$)", (ROOT / document).read_text("utf-8")))
        assert named - {"command"} <= targets


def test_linked_files_exist() -> None:
    for document in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"):
        for link in re.findall(r"\]\(([^)#:]+)\)", (ROOT / document).read_text("utf-8")):
            assert (ROOT / link).exists(), f"{document} links to {link}"
