"""What was tried and what gave way."""

from collections import Counter


class Report:
    """One section's attempts, by kind."""

    def __init__(self, section: str) -> None:
        self.section = section
        self.tried: Counter[str] = Counter()
        self.gave_way: list[str] = []
        self.figures: list[str] = []
        """What was measured, in sentences."""

    def note(self, kind: str, held: bool, what: str = "") -> None:
        """An attempt of a kind, whether it was held off, and what it was."""
        self.tried[kind] += 1
        if not held:
            self.gave_way.append(f"{kind}: {what}" if what else kind)

    def show(self, seconds: float) -> None:
        tried = ", ".join(f"{count} {kind}" for kind, count in self.tried.items())
        print(f"{self.section} ({seconds:.0f} s): {tried}", flush=True)
        for figure in self.figures:
            print(f"  {figure}", flush=True)
        for what in self.gave_way:
            print(f"  GAVE WAY  {what}", flush=True)
        if not self.gave_way:
            print("  nothing gave way", flush=True)
