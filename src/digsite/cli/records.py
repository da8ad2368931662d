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

    with refusals():
        check_language(lang)
        data = read_record(path)
        moves = data.get("moves")
        # What is no list is left for the record's own reader to refuse.
        whole = record.replay(data | {"moves": []} if isinstance(moves, list) else data)
        for action in data["moves"][:move]:
            events = whole.game.events_for(whole.play(action), seat)
            if not json:
                for event in events:
                    console.print(sentence(whole.game, event, lang), highlight=False)
        view = whole.public() if seat is None else whole.view(seat)
    if json:
        print_json(view)
    else:
        console.print(whole.game.draw_text(view, lang, whole.edition))


def verify(path: RecordArgument, json: JsonOption = False) -> None:
    """Check that a record's deal follows from its seed and that every move was legal.

    Exit code 0 if it holds, 1 if it does not.

    Example:  digsite verify evening.json
    """
    from digsite.core import record
    from digsite.core.errors import BadRecord

    with refusals():
        data = read_record(path)
    try:
        verified = record.verify(data)
    except BadRecord as error:
        if json:
            print_json({"ok": False, "move": error.move, "reason": error.message})
        else:
            told = f"[bold red]not verified:[/] {escape(error.message)}"
            errors.print(told, highlight=False)
        raise typer.Exit(1) from None
    match = verified.match
    result = {"ending": match.ending, "winners": match.winners} if verified.finished else None
    if json:
        print_json({"ok": True, "moves": verified.moves, "result": result})
    else:
        ending = f"ended by {match.ending}" if verified.finished else "not finished"
        console.print(
            f"[green]verified:[/] {match.game.title}, {match.players} players, "
            f"{verified.moves} moves, {ending}",
            highlight=False,
        )
        if match.edition != match.game.default_edition():
            console.print(
                f"Its components are those of an edition that the record brings along, "
                f"{match.edition.name}: compare it with the one you agreed on.",
                highlight=False,
                markup=False,
            )
