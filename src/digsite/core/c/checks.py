"""What checked builds test: everything that the dialect leaves to the author of a kernel.

Python raises an exception where an index or a shift is out of range or a divisor is zero, and its
whole numbers are unbounded. C carries on with an arbitrary number. In a checked build
(`DIGSITE_BOUNDS_CHECK=1`) such a place ends the call, and Python is told where it was.
"""

from typing import Final

from digsite.core.c.values import bare

LIMITS: Final = {
    "i1": (-(1 << 7), (1 << 7) - 1),
    "u1": (0, (1 << 8) - 1),
    "i2": (-(1 << 15), (1 << 15) - 1),
    "i4": (-(1 << 31), (1 << 31) - 1),
    "u4": (0, (1 << 32) - 1),
}
"""The range of each type of a record that is narrower than the 64 bits of a calculation."""


def is_kept_whole(value: int, type_code: str) -> bool:
    least, most = LIMITS.get(type_code, (value, value))
    return least <= value <= most


class Checks:
    """Writes a calculation as it is or, in a checked build, as a call of checks.h."""

    def __init__(self, path: str, *, wanted: bool) -> None:
        self.path, self.wanted, self.line = path, wanted, 0

    def index(self, code: str, length: str) -> str:
        return self.guarded("checked_index", bare(code), code, length)

    def kept(self, code: str, type_code: str) -> str:
        """A whole number that is put into a field or an array."""
        if type_code not in LIMITS:
            return code
        limits = (f"{one}LL" for one in LIMITS[type_code])
        return self.guarded("checked_number", code, code, *limits)

    def guarded(self, name: str, plain: str, *arguments: str) -> str:
        if not self.wanted:
            return plain
        place = _string(f"{self.path}:{self.line}")
        return f"{name}({', '.join(map(bare, arguments))}, {place})"


def _string(text: str) -> str:
    """A text as a C string, with every byte escaped that C might interpret."""
    plain = frozenset(b"/._-: abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    return (
        '"' + "".join(chr(one) if one in plain else f"\\{one:03o}" for one in text.encode()) + '"'
    )
