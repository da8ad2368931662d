"""`digsite engine`: the rules over standard input and output, one JSON object per line each way."""

import json
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

from digsite import bots, locales
from digsite.bots.searcher import search_kernels
from digsite.cli.shared import EditionOption, tell_if_interpreted
from digsite.core import record
from digsite.core.errors import BadNotation, BadRequest, GameError, GameOver
from digsite.core.game import find, names
from digsite.core.match import Match
from digsite.core.refusals import Refusal


class ProtocolError(GameError):
    """A malformed request; its code says in what way."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(detail)
        self.code = code


class Engine:
    """One game at a time, driven by requests. A refused request leaves the game untouched."""

    def __init__(self, edition: str | None = None) -> None:
        self.edition = edition
        self.match: Match | None = None
        self.commands: dict[str, Callable[[dict[str, Any], str], dict[str, Any]]] = {
            "new": self.new,
            "load": self.load,
            "legal": self.legal,
            "play": self.play,
            "why": self.why,
            "state": self.state,
            "view": self.view,
            "bot": self.bot,
            "record": self.record,
            "replay": self.replay,
        }

    def answer(self, line: bytes) -> dict[str, Any] | None:
        """The answer to one line; None asks to end the process."""
        lang = "en"
        try:
            request = _parse(line)
            if request.get("lang") in locales.LANGUAGES:
                lang = request["lang"]
            command = request["cmd"]
            if command == "quit":
                return None
            if command not in self.commands:
                raise ProtocolError("protocol.unknown_command")
            return {"ok": True} | self.commands[command](request, lang)
        except GameError as error:
            return {"ok": False, "error": Refusal.of(error, lang).public()}

    def current(self) -> Match:
        if self.match is None:
            raise ProtocolError("protocol.no_game")
        return self.match

    def new(self, request: dict[str, Any], lang: str) -> dict[str, Any]:
        game = find(request.get("game", ""))
        self.match = Match(
            game,
            request.get("players", 0),
            seed=request.get("seed"),
            options=request.get("options", {}),
            first=request.get("first"),
            edition=game.edition(self.edition),
        )
        return self.state(request, lang)

    def load(self, request: dict[str, Any], lang: str) -> dict[str, Any]:
        data = request.get("state")
        game = find(data.get("game", "") if isinstance(data, dict) else "")
        self.match = Match.from_public(data, game=game, edition=game.edition(self.edition))
        return self.state(request, lang)

    def legal(self, request: dict[str, Any], lang: str) -> dict[str, Any]:
        return {"actions": self.current().legal_actions()}

    def play(self, request: dict[str, Any], lang: str) -> dict[str, Any]:
        match = self.current()
        if match.is_over:
            raise GameOver("", code="game.over", section=None, action="")
        events = match.play(request.get("action", ""), lang=lang)
        shown = match.game.events_for(events, events[0]["seat"])
        return {"events": shown} | self.state(request, lang)

    def why(self, request: dict[str, Any], lang: str) -> dict[str, Any]:
        try:
            refusal = self.current().why_not(request.get("action", ""), lang=lang)
        except BadNotation as error:
            return {"reason": Refusal.of(error, lang).public()}
        return {"reason": None if refusal is None else refusal.public()}

    def state(self, request: dict[str, Any], lang: str) -> dict[str, Any]:
        return {"state": self.current().public()}

    def view(self, request: dict[str, Any], lang: str) -> dict[str, Any]:
        match = self.current()
        if "seat" not in request:
            raise BadRequest("seat is missing; null is a spectator's.")
        return {"view": match.view(request["seat"])}

    def bot(self, request: dict[str, Any], lang: str) -> dict[str, Any]:
        match = self.current()
        if "level" not in request:
            raise BadRequest(f"level is missing; there are: {', '.join(bots.LEVELS)}.")
        choice = bots.choose(
            match,
            level=request["level"],
            ms=request.get("ms"),
            iterations=request.get("iterations"),
            seed=request.get("seed"),
        )
        # A bot that does not search has no win chances to tell.
        win = choice.win or [1 / match.players] * match.players
        return {"action": choice.action, "win": list(win)}

    def record(self, request: dict[str, Any], lang: str) -> dict[str, Any]:
        return {"record": record.record(self.current())}

    def replay(self, request: dict[str, Any], lang: str) -> dict[str, Any]:
        self.match = record.replay(request.get("record"))
        return self.state(request, lang)


def _parse(line: bytes) -> dict[str, Any]:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        raise ProtocolError("protocol.bad_json") from None
    if not isinstance(request, dict) or not isinstance(request.get("cmd"), str):
        raise ProtocolError("protocol.bad_request", "an object with a text cmd is needed.")
    return request


def serve(source: BinaryIO, sink: BinaryIO, edition: str | None) -> None:
    """Answer line by line until `quit` or the end of input."""
    engine = Engine(edition)
    for line in source:
        answer = engine.answer(line)
        if answer is None:
            return
        sink.write(json.dumps(answer, ensure_ascii=False).encode() + b"\n")
        sink.flush()


def engine(edition: EditionOption = None) -> None:
    """Drive the rules from any language over a pipe, one JSON object per line.

    Example:  echo '{"cmd":"new","game":"dig_mars","players":3,"seed":7}' | digsite engine
    """
    tell_if_interpreted(search_kernels(), names())
    serve(sys.stdin.buffer, sys.stdout.buffer, edition)
