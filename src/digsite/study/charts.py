"""Answers as pictures: one line for each estimate, with its interval and what would be fair."""

from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from digsite.arena.statistics import Interval
from digsite.core.game import find
from digsite.core.questions import Mean
from digsite.study.questions import Answers, Measured, Share

WIDTH: Final = 720
LABEL: Final = 210
EDGE: Final = 50
LINE: Final = 22
TOP: Final = 44
COLOUR: Final = "#d55e00"
FAIR: Final = "#0072b2"


@dataclass(frozen=True)
class Estimate:
    """One line of a chart."""

    label: str
    value: Interval
    fair: float | None = None


def chart(title: str, lines: tuple[Estimate, ...], *, percent: bool) -> str:
    """An SVG picture: a dot and a bar for each estimate, a rule where a fair value would be."""
    ends = [end for line in lines for end in (line.value.high, line.fair or 0)]
    most = max(ends) * 1.05 or 1.0
    height = TOP + LINE * len(lines) + 12
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        ' font-family="sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="12" y="20" font-size="14">{escape(title)}</text>',
        f'<path d="M{LABEL} {TOP - 12}V{height - 8}" stroke="#cccccc"/>',
    ]
    for number, line in enumerate(lines):
        y = TOP + LINE * number + 4
        low, dot, high = (_x(v, most) for v in (line.value.low, line.value.value, line.value.high))
        told = f"{line.value.value:.1%}" if percent else f"{line.value.value:.2f}"
        parts += [
            f'<text x="{LABEL - 8}" y="{y + 4}" text-anchor="end">{escape(line.label)}</text>',
            f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="{COLOUR}" stroke-width="3"/>',
            f'<circle cx="{dot:.1f}" cy="{y}" r="4" fill="{COLOUR}"/>',
            f'<text x="{high + 10:.1f}" y="{y + 4}">{told}</text>',
        ]
        if line.fair is not None:
            x = _x(line.fair, most)
            parts.append(f'<path d="M{x:.1f} {y - 9}V{y + 9}" stroke="{FAIR}" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _x(value: float, most: float) -> float:
    return LABEL + (WIDTH - LABEL - EDGE) * max(0.0, value) / most


def charts(found: Answers) -> dict[str, str]:
    """The pictures of the answers, by the key of their section."""
    made = {
        "places": chart(
            "Wins by place in turn order (blue: fair share)",
            tuple(_estimate(s, f"{s.players} players, place {s.what}") for s in found.places),
            percent=True,
        ),
        "lengths": chart(
            "Rounds of a game",
            tuple(Estimate(f"{n.players} players", n.rounds) for n in found.lengths),
            percent=False,
        ),
    }
    if found.upgrades:
        made["upgrades"] = chart(
            "Wins of a seat without the upgrade (blue: fair share)",
            tuple(_estimate(s, f"{s.players} players, {s.what}") for s in found.upgrades),
            percent=True,
        )
    if found.cards:
        lines = tuple(Estimate(card.card, card.wins, found.any_card) for card in found.cards)
        made["cards"] = chart(
            "Wins of seats that drew the card (1: fair share; blue: any card)", lines, percent=False
        )
    asked = find(found.game).questions.cooperation
    for measure in asked.measures if asked else ():
        if isinstance(measure, Mean):
            lines = tuple(_mean(one, measure) for one in found.cooperation)
            made["cooperation"] = chart(measure.meaning, lines, percent=False)
    return made


def _estimate(share: Share, label: str) -> Estimate:
    return Estimate(label, share.share, share.fair)


def _mean(measured: Measured, measure: Mean) -> Estimate:
    answer = measured.answers[measure.key]
    assert isinstance(answer, Interval)
    return Estimate(f"{measured.players} players", answer)
