"""How much a request may say.

A request's JSON has few values and little nesting, whatever it says. Validation reports every wrong
value before anything is answered: twenty thousand unknown keys would keep everybody waiting for
most of a second.
"""

from typing import Final

UPLOADS: Final = ("/api/records", "/api/tables")
"""Where a body may be larger: a record, or a table with an edition of its own."""
MOST_VALUES: Final = 200
"""The largest table has 8 seats with 3 values each, 16 options, and some ten besides."""
DEEPEST: Final = 6


def has_few_values(data: object) -> bool:
    """Whether some JSON has few values in all, and none too deep; stops counting at the limit."""
    count, level = 0, [data]
    for _ in range(DEEPEST):
        below: list[object] = []
        for value in level:
            if isinstance(value, dict | list):
                count += len(value)
                if count > MOST_VALUES:
                    return False
                below += value.values() if isinstance(value, dict) else value
        if not below:
            return True
        level = below
    return False
