"""`digsite replay` and `digsite verify`: records of games."""

from typing import Annotated

import typer
from rich.markup import escape

from digsite.cli.shared import (
    JsonOption,
    LangOption,
    RecordArgument,
    check_language,
    console,
    errors,
    print_json,
    read_record,
    refusals,
    say,
)


def replay(
    path: RecordArgument,
    move: Annotated[int | None, typer.Option(help="Stop after this many moves.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="See through the eyes of a seat; everything if not given.")
    ] = None,
    lang: LangOption = "en",
    json: JsonOption = False,
) -> None:
    """Play a record again and tell what happened.

    Example:  digsite replay evening.json --move 20 --seat 1
    """
    from digsite.core import record
    from digsite.core.sentences import sentence

    with refusals(lang):
        check_language(lang)
        data = read_record(path)
        match = record.beginning(data)
        for action in data["moves"][:move]:
            events = match.game.events_for(match.play(action), seat)
            match.forget_earlier()
            if not json:
                for event in events:
                    console().print(sentence(match.game, event, lang), highlight=False)
        view = match.public() if seat is None else match.view(seat)
    if json:
        print_json(view)
    else:
        console().print(match.game.draw_text(view, lang, match.edition))


def verify(path: RecordArgument, lang: LangOption = "en", json: JsonOption = False) -> None:
    """Check that a record's deal follows from its seed and that all moves were legal.

    Example:  digsite verify evening.json
    """
    from digsite.core import record
    from digsite.core.errors import BadRecord

    with refusals(lang):
        check_language(lang)
        data = read_record(path)
    try:
        verified = record.verify(data)
    except BadRecord as error:
        if json:
            print_json({"ok": False, "move": error.move, "reason": error.message_in(lang)})
        else:
            reason = f"[bold red]{say(lang, 'verify-bad')}[/] {escape(error.message_in(lang))}"
            errors().print(reason, highlight=False)
        raise typer.Exit(1) from None
    match = verified.match
    result = {"ending": match.ending, "winners": match.winners} if verified.finished else None
    if json:
        print_json({"ok": True, "moves": verified.moves, "result": result})
    else:
        found = say(
            lang,
            "verify-found",
            game=match.game.title,
            players=match.players,
            moves=verified.moves,
            finished="yes" if verified.finished else "no",
        )
        console().print(f"[green]{say(lang, 'verify-good')}[/] {found}", highlight=False)
        if match.edition != match.game.default_edition():
            warning = say(lang, "verify-components", name=match.edition.name)
            console().print(warning, highlight=False, markup=False)
