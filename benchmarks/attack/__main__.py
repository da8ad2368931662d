"""`python -m benchmarks.attack [section …]`."""

import argparse
import signal
import sys
import time
import traceback
from typing import Never

from benchmarks.attack import (
    bots,
    doors,
    floods,
    headers,
    pairs,
    people,
    races,
    receivers,
    texts,
)
from benchmarks.attack.report import Report
from benchmarks.serving import stop_in_order

SECTIONS = {
    "pairs": pairs.run,
    "doors": doors.run,
    "people": people.run,
    "races": races.run,
    "floods": floods.run,
    "bots": bots.run,
    "texts": texts.run,
    "receivers": receivers.run,
    "headers": headers.run,
}
LIMIT = 1200
"""Seconds for everything; a quiet machine needs a quarter of them."""


class TooLong(SystemExit):
    """The attack has not come to its end in time; nothing on the way takes it for its own error."""


def give_up(*_: object) -> Never:
    raise TooLong


def attempted(name: str, *, brief: bool) -> Report:
    """What a section has found; a server that does not answer breaks it off: that is no success."""
    try:
        return SECTIONS[name](brief=brief)
    except (Exception, TooLong) as error:
        traceback.print_exc()
        report = Report(name)
        report.note("broken off", False, type(error).__name__)
        return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="section", help=", ".join(SECTIONS))
    parser.add_argument("--brief", action="store_true", help="a little of everything")
    parser.add_argument("--limit", type=int, default=LIMIT, help="seconds for everything")
    arguments = parser.parse_args()
    wished = arguments.sections or [*SECTIONS]
    unknown = set(wished) - SECTIONS.keys()
    if unknown:
        parser.error(f"there is no section {', '.join(sorted(unknown))}")
    stop_in_order()
    signal.signal(signal.SIGALRM, give_up)
    signal.alarm(arguments.limit)
    gave_way, tried, until = 0, 0, time.monotonic() + arguments.limit
    for name in wished:
        began = time.monotonic()
        if began > until:
            print(f"{name}: not tried, the time is over")
            gave_way += 1
            continue
        report = attempted(name, brief=arguments.brief)
        report.show(time.monotonic() - began)
        tried += report.tried.total()
        gave_way += len(report.gave_way)
    print(f"{tried} attempts, {gave_way} gave way")
    sys.exit(gave_way > 0)


if __name__ == "__main__":
    main()
