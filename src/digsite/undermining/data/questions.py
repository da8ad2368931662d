"""What is asked about many games of Undermining."""

from typing import Final

from digsite.core.questions import CardColumns, Cards, Mean, Question, Questions
from digsite.undermining.table.state import EQUIPMENT_NAMES, TECH_NAMES

EQUIPMENT: Final = Question(
    "equipment",
    "How much of each equipment is built?",
    "Expansion slots of a seat that hold it at the end. Every kind scores alike, so that one can"
    " stand in for another: what a kind is worth beyond that, the seats without it tell.",
    "Expansion slots that hold a kind of equipment at the end",
    tuple(Mean(name, f"{name}s", f"{name}s") for name in EQUIPMENT_NAMES),
)
QUESTIONS: Final = Questions(
    upgrades=("build drill", "build thruster", "build bay", "build reactor", "build"),
    cards=Cards(
        "tech card",
        tuple(CardColumns(name, f"drew_{name}", f"played_tech_{name}") for name in TECH_NAMES),
    ),
    further=(EQUIPMENT,),
)
