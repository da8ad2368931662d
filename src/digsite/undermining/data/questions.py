"""What is asked about many games of Undermining."""

from typing import Final

from digsite.core.questions import CardColumns, Cards, Questions
from digsite.undermining.table.state import TECH_NAMES

QUESTIONS: Final = Questions(
    upgrades=("build drill", "build thruster", "build bay", "build reactor"),
    cards=Cards(
        "tech card",
        tuple(CardColumns(name, f"drew_{name}", f"played_tech_{name}") for name in TECH_NAMES),
    ),
)
