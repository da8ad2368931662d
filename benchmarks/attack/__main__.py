"""`python -m benchmarks.attack [section …]`."""

import argparse
import sys
import time
import traceback

from benchmarks.attack import doors, headers, pairs, receivers, texts
from benchmarks.attack.report import Report
from benchmarks.serving import stop_in_order

SECTIONS = {
    "pairs": pairs.run,
    "doors": doors.run,
    "texts": texts.run,
    "receivers": receivers.run,
    "headers": headers.run,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="section", help=", ".join(SECTIONS))
    wished = parser.parse_args().sections or [*SECTIONS]
    unknown = set(wished) - SECTIONS.keys()
    if unknown:
        parser.error(f"there is no section {', '.join(sorted(unknown))}")
    stop_in_order()
    gave_way = tried = 0
    for name in wished:
        began = time.monotonic()
        try:
            report = SECTIONS[name]()
        except Exception as error:
            # A server that does not answer breaks a section off: that is no success.
            traceback.print_exc()
            report = Report(name)
            report.note("broken off", False, type(error).__name__)
        report.show(time.monotonic() - began)
        tried += report.tried.total()
        gave_way += len(report.gave_way)
    print(f"{tried} attempts, {gave_way} gave way")
    sys.exit(gave_way > 0)


if __name__ == "__main__":
    main()
