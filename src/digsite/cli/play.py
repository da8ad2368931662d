"""`digsite play`: a game in the terminal, hot-seat or against bots."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.columns import Columns
from rich.markup import escape
from rich.prompt import Prompt

from digsite import bots, locales
from digsite.bots.searcher import search_kernels
from digsite.cli.shared import (
    EditionOption,
    GameArgument,
    LangOption,
    OptionsOption,
    PlayersOption,
    SeedOption,
    check_language,
    console,
    parse_options,
    read_record,
    refusals,
    say,
    tell_if_interpreted,
)
from digsite.core import record
from digsite.core.errors import BadRequest, GameError
from digsite.core.game import Game, find
from digsite.core.match import Match, load
from digsite.core.sentences import colour, sentence


class Left(Exception):
    """The player has left the game."""


def play(
    game: GameArgument,
    players: PlayersOption = None,
    humans: Annotated[int, typer.Option(help="Seats played by people, from the first on.")] = 1,
    level: Annotated[
        str, typer.Option("--bots", help=f"Strength of the bots: {', '.join(bots.LEVELS)}.")
    ] = "casual",
    first: Annotated[
        str | None,
        typer.Option(
            help="Colour that starts, where the rulebook lets you choose; drawn if not given.",
            show_default=False,
        ),
    ] = None,
    seed: SeedOption = None,
    option: OptionsOption = None,
    edition: EditionOption = None,
    lang: LangOption = "en",
    save: Annotated[str | None, typer.Option(help="Keep the record in this file.")] = None,
    resume: Annotated[str | None, typer.Option(help="Go on from this record.")] = None,
) -> None:
    """Play a game in the terminal, with others at the same keyboard or against bots.

    Examples:  digsite play dig_mars --players 3
               digsite play dig_mars --players 2 --humans 2
               digsite play undermining --first blue
               digsite play dig_mars --save evening.json
    """
    with refusals(lang):
        check_language(lang)
        if resume is not None:
            match = record.replay(read_record(resume))
        else:
            options = parse_options(option)
            seat = first_seat(find(game), players, first, lang)
            match = load(game, players, seed=seed, options=options, first=seat, edition=edition)
        if not 0 <= humans <= match.players:
            raise BadRequest(say(lang, "humans", most=match.players))
        if bots.level(match.game, level).iterations > 0 and humans < match.players:
            tell_if_interpreted(search_kernels(), [match.game.name])
        Terminal(match, humans, level, lang, save or resume).run()


def first_seat(game: Game, players: int | None, colour: str | None, lang: str) -> int | None:
    """The seat of the colour that shall start, where that can be chosen; None leaves it to chance.

    A number of players that the game is not for is refused when it is dealt.
    """
    if colour is None:
        return None
    if not game.can_choose_first:
        raise BadRequest(say(lang, "first-by-chance", game=game.title))
    colours = game.colours[: players or game.players[0]]
    if colour not in colours:
        raise BadRequest(say(lang, "first", colours=", ".join(colours)))
    return colours.index(colour)


class Terminal:
    """The conversation with the people at one keyboard."""

    def __init__(self, match: Match, humans: int, level: str, lang: str, file: str | None) -> None:
        self.match, self.humans, self.level = match, humans, level
        self.lang, self.file = lang, file
        self.seen_by: int | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "?": lambda _: console().print(self.words("help")),
            "l": lambda _: self.list_actions(),
            "why": self.why,
            "u": lambda _: self.undo(),
            "rules": lambda _: self.rules(),
            "save": self.save,
            "q": self.leave,
        }

    def words(self, name: str, **arguments: Any) -> str:
        return locales.message(self.lang, "terminal", name, arguments)

    def run(self) -> None:
        try:
            while not self.match.is_over:
                if self.match.seat < self.humans:
                    self.human_turn()
                else:
                    self.bot_action()
            self.show(None)
        except (Left, EOFError, KeyboardInterrupt):
            console().print("\n" + self.words("left-after", count=len(self.match.moves)))

    def show(self, seat: int | None) -> None:
        view = self.match.view(seat)
        console().print(self.match.game.draw_text(view, self.lang, self.match.edition))

    def bot_action(self) -> None:
        with console().status(
            self.words("thinking", seat=colour(self.match.game, self.match.seat, self.lang))
        ):
            choice = bots.choose(self.match, level=self.level)
        self.act(choice.action)

    def human_turn(self) -> None:
        seat = self.match.seat
        if self.humans > 1 and self.seen_by not in (None, seat) and self.is_secret(seat):
            console().clear()
            name = colour(self.match.game, seat, self.lang)
            Prompt.ask(self.words("curtain", seat=name), default="", show_default=False)
        self.seen_by = seat
        self.show(seat)
        self.ask(seat)

    def is_secret(self, seat: int) -> bool:
        """Whether whoever comes, or whoever sat here before, knows what the other may not see."""
        game, state = self.match.game, self.match.state
        return any(game.holds_secret(state, one) for one in (seat, self.seen_by) if one is not None)

    def ask(self, seat: int) -> None:
        """Ask until an action was played."""
        state = self.match.state
        name = colour(self.match.game, seat, self.lang)
        turn = self.words("turn", seat=name, round=int(state.round))
        left = self.words("actions-left", count=int(state.actions_left))
        console().print(f"[bold]{turn}[/] · {left}")
        self.list_actions()
        while True:
            text = Prompt.ask(self.words("prompt")).strip()
            word, _, rest = text.partition(" ")
            if word in self.commands:
                before = self.match.state
                self.commands[word](rest.strip())
                if self.match.state is not before:
                    return
            elif self.try_action(text):
                return

    def try_action(self, text: str) -> bool:
        legal = self.match.legal_actions()
        if text.isdecimal() and len(text) < 5 and 1 <= int(text) <= len(legal):
            text = legal[int(text) - 1]
        try:
            self.act(text)
        except GameError as error:
            self.explain(error.message, error.section)
            return False
        return True

    def act(self, action: str) -> None:
        seat = self.match.seat
        events = self.match.play(action, lang=self.lang)
        viewer = seat if seat < self.humans else self.seen_by
        for event in self.match.game.events_for(events, viewer):
            console().print(sentence(self.match.game, event, self.lang), highlight=False)
        if self.file is not None:
            Path(self.file).write_text(record.write(self.match), "utf-8")

    def explain(self, message: str, section: str | None) -> None:
        where = f" [dim]({self.words('section', section=section)})[/]" if section else ""
        console().print(f"[red]{escape(message)}[/]{where}", highlight=False)

    def list_actions(self) -> None:
        legal = self.match.legal_actions()
        console().print(f"[bold]{self.words('legal')}[/]")
        entries = [f"[dim]{number:>3}[/] {action}" for number, action in enumerate(legal, 1)]
        console().print(Columns(entries, padding=(0, 2)), highlight=False)

    def why(self, action: str) -> None:
        try:
            refusal = self.match.why_not(action, lang=self.lang)
        except GameError as error:
            self.explain(error.message, error.section)
            return
        if refusal is None:
            console().print(self.words("can-be-played"))
        else:
            self.explain(refusal.message, refusal.section)

    def undo(self) -> None:
        if not self.match.moves:
            console().print(self.words("nothing-to-undo"))
        elif not self.match.can_undo():
            console().print(self.words("undo-barrier"))
        else:
            console().print(self.words("undone", action=self.match.undo()))

    def rules(self) -> None:
        from rich.markdown import Markdown

        with console().pager(styles=True):
            console().print(Markdown(self.match.game.rules_text(self.lang)))

    def save(self, path: str) -> None:
        try:
            Path(path).write_text(record.write(self.match), "utf-8")
        except OSError as error:
            console().print(f"[red]{escape(str(error))}[/]")
            return
        console().print(self.words("saved", file=path))

    def leave(self, _: str) -> None:
        raise Left
