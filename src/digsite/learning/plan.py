"""What is trained, and how."""

from dataclasses import dataclass

from digsite.core.plan import Plan


@dataclass(frozen=True)
class TrainingPlan(Plan):
    """All training settings except how long it takes."""

    players: tuple[int, ...] = ()
    """Numbers of players, piece by piece in turn; none: all that the game allows."""
    seed: int = 1
    after: str = ""
    """The file of a network to begin with; none: begin with small random numbers."""
    games: int = 20
    """Games of a piece."""
    iterations: int = 32
    """Of the search, for every move of the games."""
    late: int = 60
    """From this lot on a deeper search judges more carefully, and the rate falls more quickly."""
    late_iterations: int = 64
    kept: float = 0.5
    by_chance: float = 0.025
    trace: float = 0.85
    first_lots: int = 2
    """Lots that the game's own terms judge, where there is no network to begin with."""
    window: int = 20
    """Lots that are learnt from at a time."""
    passes: float = 3.0
    """Steps after each lot, counted in passes over its new lessons."""
    batch: int = 256
    rate: float = 2e-3
    least_rate: float = 5e-5
    halving: int = 60
    """Lots in which the rate falls by half."""
    late_halving: int = 15
