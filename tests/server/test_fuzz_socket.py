"""The short form of `make fuzz-socket`."""

from tests.server.fuzz_socket import Fuzzer
from tests.server.serving import Browser


def test_nonsense_is_answered_and_changes_nothing(
    ada: Browser, grace: Browser, stranger: Browser
) -> None:
    report = Fuzzer(ada, grace, stranger, seed=7).run(2400)
    assert report.messages >= 2400
    assert "server.failed" not in report.answers
    kinds = {"replayed", "reordered", "oversized", "long", "binary", "spoilt", "malformed"}
    assert set(report.sent) == kinds | {"stolen"}
    assert report.answers["ok"] > 100
    assert report.answers["request.bad"] > 100
    assert report.answers["table.moved_on"] > 100
