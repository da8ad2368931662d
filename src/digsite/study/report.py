"""Answers as tables with a sentence each, for the terminal and for pages; and what stands out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from digsite.arena.statistics import Interval
from digsite.core.game import find
from digsite.core.questions import Question
from digsite.study.questions import Answers, Measured, Share

UNFAIR: Final = 0.05
"""A place in turn order this far from a fair share of the wins is worth a remark."""
STUCK: Final = 0.05
"""So many games without progress are too many."""
INDISPENSABLE: Final = 0.25
"""Who keeps less than this part of a fair share without an upgrade cannot do without it."""
LUCKY: Final = 0.15
"""A card this far from the mean of all cards is a lucky or an unlucky draw."""


@dataclass(frozen=True)
class Section:
    """One question: its title, what the numbers mean, and the table."""

    key: str
    title: str
    text: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def percent(value: float) -> str:
    return f"{value:.1%}"


def within(interval: Interval) -> str:
    """A share with its interval."""
    return f"{interval.value:.1%} ({interval.low:.1%} to {interval.high:.1%})"


def number(interval: Interval) -> str:
    """A number with its interval."""
    return f"{interval.value:.2f} ({interval.low:.2f} to {interval.high:.2f})"


def sections(found: Answers) -> tuple[Section, ...]:
    """Every answer, in the order of the questions."""
    own = find(found.game).questions
    made = [_places(found)]
    if found.upgrades:
        made.append(_upgrades(found))
    if found.cards and own.cards:
        made.append(_cards(found, own.cards.kind))
    made += [_measured(question, found.further[question.key]) for question in own.further]
    return (*made, _lengths(found), _endings(found))


def _places(found: Answers) -> Section:
    return Section(
        "places",
        "Is it an advantage to play first?",
        "Share of the wins by place in turn order, with 95% intervals.",
        ("players", "place", "wins", "fair share"),
        tuple(
            (str(s.players), s.what, within(s.share), percent(s.fair or 0)) for s in found.places
        ),
    )


def _upgrades(found: Answers) -> Section:
    return Section(
        "upgrades",
        "What is each upgrade worth?",
        "Share of the wins of a seat that may not use the upgrade, at a table where all others may."
        " The farther below its fair share, the more the upgrade is worth. The line that names no"
        " kind is of a seat that may use none at all.",
        ("players", "without", "wins", "fair share", "lost"),
        tuple(
            (
                str(s.players),
                s.what,
                within(s.share),
                percent(s.fair or 0),
                f"{100 * ((s.fair or 0) - s.share.value):.1f} points",
            )
            for s in found.upgrades
        ),
    )


def _cards(found: Answers, kind: str) -> Section:
    return Section(
        "cards",
        f"What is each {kind} worth?",
        "Wins of the seats that drew the card, over all numbers of players, where 1 is a fair share"
        f" of the table; seats that drew any card have {found.any_card or 0:.2f}. Which card a seat"
        " draws is chance, so that the differences are the cards' own.",
        ("card", "wins", "draws", "used"),
        tuple((c.card, number(c.wins), f"{c.draws:,}", percent(c.used)) for c in found.cards),
    )


def _measured(question: Question, answers: Sequence[Measured]) -> Section:
    return Section(
        question.key,
        question.title,
        question.text,
        ("players", *(measure.title for measure in question.measures)),
        tuple(
            (
                str(one.players),
                *(
                    number(answer) if isinstance(answer, Interval) else percent(answer)
                    for answer in one.answers.values()
                ),
            )
            for one in answers
        ),
    )


def _lengths(found: Answers) -> Section:
    return Section(
        "lengths",
        "How long is a game?",
        "Rounds on average, the rounds within which 5% and 95% of the games end, and moves of all"
        " players together.",
        ("players", "games", "rounds", "5%", "95%", "moves"),
        tuple(
            (
                str(n.players),
                f"{n.games:,}",
                number(n.rounds),
                f"{n.short:.0f}",
                f"{n.long:.0f}",
                f"{n.moves:.0f}",
            )
            for n in found.lengths
        ),
    )


def _endings(found: Answers) -> Section:
    return Section(
        "endings",
        "How do games end?",
        "Share of the games by ending.",
        ("players", "ending", "games"),
        tuple((str(s.players), s.what, within(s.share)) for s in found.endings),
    )


def remarks(found: Answers) -> tuple[str, ...]:
    """What stands out, where the intervals leave no doubt."""
    return (
        *(line for share in found.places for line in _about_place(share)),
        *(line for share in found.upgrades for line in _about_upgrade(share)),
        *_about_cards(found),
        *(
            f"With {share.players} players {percent(share.share.value)} of the games end without"
            " progress."
            for share in found.endings
            if share.what == "no_progress" and share.share.low > STUCK
        ),
    )


def _about_place(share: Share) -> Sequence[str]:
    fair = share.fair or 0
    word = ""
    if share.share.low > fair + UNFAIR:
        word = "too often"
    elif share.share.high < fair - UNFAIR:
        word = "too rarely"
    if not word:
        return ()
    wins = percent(share.share.value)
    return (
        f"With {share.players} players place {share.what} wins {word}: {wins};"
        f" {percent(fair)} is fair.",
    )


def _about_upgrade(share: Share) -> Sequence[str]:
    fair, wins = share.fair or 0, percent(share.share.value)
    if share.share.high < INDISPENSABLE * fair:
        return (
            f"With {share.players} players nobody can do without {share.what!r}:"
            f" {wins} of the wins without it, {percent(fair)} is fair.",
        )
    if share.share.high >= fair:
        return (
            f"With {share.players} players nobody misses {share.what!r}: {wins} of the wins without"
            f" it, {percent(fair)} is fair.",
        )
    return ()


def _about_cards(found: Answers) -> Sequence[str]:
    asked, usual = find(found.game).questions.cards, found.any_card or 0
    kind = asked.kind if asked else "card"
    return [
        f"The {kind} {card.card} is {'a lucky' if card.wins.value > usual else 'an unlucky'}"
        f" draw: {card.wins.value:.2f} fair shares of the wins, {usual:.2f} with any card."
        for card in found.cards
        if card.wins.low > usual + LUCKY or card.wins.high < usual - LUCKY
    ]
