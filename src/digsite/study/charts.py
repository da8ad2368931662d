"""Answers as pictures: one line for each estimate, with its interval and what would be fair."""

from dataclasses import dataclass
from typing import Final

from digsite.arena.statistics import Interval
from digsite.core.game import find
from digsite.core.questions import Mean
from digsite.drawing.canvas import Canvas, Disc, Stroke, Words
from digsite.study.questions import Answers, Measured, Share

WIDTH: Final = 720
LABEL: Final = 210
EDGE: Final = 50
LINE: Final = 22
TOP: Final = 44
COLOUR: Final = "#d55e00"
FAIR: Final = "#0072b2"
GRID: Final = "#cccccc"
INK: Final = "#000000"


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
    canvas = Canvas(WIDTH, height, "#ffffff", title=title)
    canvas.add(Words(12, 16, title, 14, INK))
    canvas.add(Stroke(((LABEL, TOP - 12), (LABEL, height - 8)), GRID))
    for place, line in enumerate(lines):
        y = TOP + LINE * place + 4
        low, dot, high = (_x(v, most) for v in (line.value.low, line.value.value, line.value.high))
        label = f"{line.value.value:.1%}" if percent else f"{line.value.value:.2f}"
        canvas.add(
            Words(LABEL - 8, y, line.label, 12, INK, anchor="end"),
            Stroke(((low, y), (high, y)), COLOUR, 3),
            Disc(dot, y, 4, COLOUR, COLOUR),
            Words(high + 10, y, label, 12, INK),
        )
        if line.fair is not None:
            x = _x(line.fair, most)
            canvas.add(Stroke(((x, y - 9), (x, y + 9)), FAIR, 2))
    return canvas.svg()


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
    for question in find(found.game).questions.further:
        means = [measure for measure in question.measures if isinstance(measure, Mean)]
        lines = tuple(_mean(one, mean) for one in found.further[question.key] for mean in means)
        made[question.key] = chart(question.chart, lines, percent=False)
    return made


def _estimate(share: Share, label: str) -> Estimate:
    return Estimate(label, share.share, share.fair)


def _mean(measured: Measured, measure: Mean) -> Estimate:
    answer = measured.answers[measure.key]
    assert isinstance(answer, Interval)
    return Estimate(f"{measured.players} players, {measure.title}", answer)
