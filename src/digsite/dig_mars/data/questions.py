"""What is asked about many games of Dig Mars."""

from typing import Final

from digsite.core.questions import Favour, Mean, Question, Questions, Ratio

COOPERATION: Final = Question(
    "cooperation",
    "How often do players help each other, and what is it worth?",
    "Helped: another player's station stood there. Needed: without it the action would not have"
    " been possible. Received: fortune points a seat gets from others' carries in a game, and"
    " their part of all fortune carried. Favoured: wins of seats that received more than their"
    " table's mean, where 1 is a fair share.",
    "Fortune points a seat gets from others' carries in a game",
    (
        Ratio("helped_digs", "helped digs", "helped_digs", "played_dig"),
        Ratio("needed_digs", "needed digs", "needed_digs", "played_dig"),
        Ratio("helped_carries", "helped carries", "helped_carries", "played_carry"),
        Ratio("needed_carries", "needed carries", "needed_carries", "played_carry"),
        Mean("received", "received", "fortune_received"),
        Ratio("received_part", "part", "fortune_received", "fortune_received + fortune_carried"),
        Favour("favoured", "favoured", "fortune_received"),
    ),
)
QUESTIONS: Final = Questions(
    upgrades=("upgrade digging", "upgrade carrying", "upgrade fleet", "upgrade"),
    further=(COOPERATION,),
)
