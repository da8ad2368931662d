"""Refusals of Undermining name what they are about in words that fit into their sentence."""

import pytest

from tests.undermining.scenario import UnderminingTable, undermining


def told(table: UnderminingTable, action: str, lang: str) -> str:
    refusal = table.match.why_not(action, lang=lang)
    assert refusal is not None
    return refusal.message


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", "Not all the chosen slots (1 and 3) hold a contract."),
        ("de", "Nicht auf allen gewählten Plätzen (1 und 3) liegt ein Auftrag."),
        ("et", "Mõnel valitud kohal (1 ja 3) ei ole lepingut."),
        ("ru", "На некоторых из выбранных мест (1 и 3) нет контракта."),
    ],
)
def test_the_slots_of_a_hack_are_a_list(lang: str, message: str) -> None:
    table = undermining(tech={"orange": "hack"}, contracts="UUT UD -", contract_deck="")
    assert told(table, "tech hack 13", lang) == message


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("en", "The workshop has no thruster left."),
        ("de", "In der Werkstatt gibt es kein Triebwerk mehr."),
        ("et", "Töökojas ei ole enam reaktiivmootoreid."),
        ("ru", "В мастерской больше нет реактивных двигателей."),
    ],
)
def test_equipment_is_named_in_the_case_that_the_sentence_asks_for(lang: str, message: str) -> None:
    table = undermining(at={"orange": "s2"}, equipment={"blue": "thruster " * 4})
    assert told(table, "build thruster", lang) == message


def test_too_few_batteries_are_told_for_every_number_of_them() -> None:
    for batteries in (0, 1):
        at = {"orange": "a2", "blue": "b2"}
        table = undermining("RRR ...", at=at, batteries={"orange": batteries})
        assert told(table, "drive c2", "en") == (
            f"Passing a UMV costs 2 batteries; you have too few ({batteries}) to reach c2."
        )
