"""Every door, tried by everybody who may not go through it, and then by who may.

A door counts as shut only if the attempt is refused for who makes it: whoever has the key then goes
through with the very same request.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

from tests.server.receivers import Receiver
from tests.server.serving import Browser, Json, Line, nonce
from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks.attack.report import Report
from benchmarks.attack.target import Target, game_of, target
from digsite.server.table.connection import LOCKED, NOT_FOR_YOU

FORGED = "A" * 43
NOT_YOURS, HOST_ONLY = "seat.not_yours", "host.only"
GUESSES = 10
"""At passphrases and codes, in ten minutes, right ones too."""


class Door(NamedTuple):
    """A request that some may make, and the code with which all others are refused."""

    keys: tuple[str, ...]
    code: str
    method: str
    path: str
    """After that of the table."""
    body: Any = None


def lobby_doors(receiver: str) -> Iterator[Door]:
    """In a lobby where the host has seat 0 and the guest seat 1: afterwards the game is begun."""
    for seat, holder in enumerate(("host", "guest")):
        told = {"kind": "webhook", "to": f"{receiver}/{seat}"}
        yield Door((holder,), NOT_YOURS, "POST", f"/seats/{seat}/code", {})
        yield Door((holder,), NOT_YOURS, "POST", f"/seats/{seat}/notices", told)
    yield Door(("host",), NOT_YOURS, "POST", "/nonce", {"seat": 0, "nonce": nonce()})
    for kind in ({"kind": "bot", "bot": "random"}, {"kind": "open"}, {"kind": "here"}):
        yield Door(("host",), HOST_ONLY, "PUT", "/seats/2", kind)
    yield Door(("host",), HOST_ONLY, "PUT", "/lock", {"passphrase": "mine now"})
    yield Door(("host",), HOST_ONLY, "PUT", "/lock", {"passphrase": None})
    yield Door(("host",), HOST_ONLY, "POST", "/start", {"nonces": {"2": nonce()}})


def game_doors(active: int) -> Iterator[Door]:
    """In the game that was begun; nobody is left at seat 1 afterwards."""
    seat, keys = (0, ("host",)) if active == 1 else (1, ("guest", "host"))
    yield Door(keys, HOST_ONLY, "POST", f"/seats/{seat}/hand", {"bot": "random"})
    yield Door(keys[:1], HOST_ONLY, "POST", f"/seats/{seat}/take-back", {})
    yield Door(("host",), NOT_YOURS, "GET", "/frames?eyes=0")
    yield Door(("guest",), NOT_YOURS, "GET", "/frames?eyes=1")
    yield Door((), NOT_YOURS, "GET", "/frames?eyes=all")
    for seat, holder in enumerate(("host", "guest")):
        yield Door((holder,), NOT_YOURS, "POST", f"/seats/{seat}/code", {})
    yield Door(("guest",), NOT_YOURS, "POST", "/leave", {"seat": 1})


class Doors:
    """One server, a host, a guest, and those who have no business there."""

    def __init__(self, server: Target, stack: ExitStack) -> None:
        self.report, self.server = Report("doors"), server
        names = ("host", "guest", "stranger", "forged", "nobody")
        self.browsers = {name: stack.enter_context(server.browser()) for name in names}
        self.host, self.guest = self.browsers["host"], self.browsers["guest"]
        self.stranger = self.browsers["stranger"]
        self.stranger.create("here", "open")  # so it has a cookie
        self.browsers["forged"].http.cookies.set("digsite_player", FORGED)
        self.receiver = Receiver()
        stack.callback(self.receiver.close)

    def over_rest(self) -> Json:
        """The life of a table, from its lobby to its end; returns it as it is then."""
        table = self.host.create("here", "open", "open")
        self.guest.join(table)
        path = f"/api/tables/{table['table']}"
        for door in lobby_doors(self.receiver.url):
            self.try_door(path, door)
        for door in game_doors(self.host.get(path)["active"]):
            self.try_door(path, door)
        self.guest.join(table)
        self.play_to_the_end(path, {0: self.host, 1: self.guest, 2: self.host})
        self.try_door(path, Door(("host", "guest"), NOT_YOURS, "POST", "/rematch", {}))
        return self.host.get(path)

    def play_to_the_end(self, path: str, holders: dict[int, Browser]) -> None:
        """Each has a bot play for them."""
        for seat, holder in holders.items():
            holder.post(f"{path}/seats/{seat}/hand", {"bot": "random"})
        with self.host.socket(path.rpartition("/")[2]) as line:
            line.hello(0)
            line.until_over()

    def try_door(self, path: str, door: Door) -> None:
        """All without a key, and then those with one."""
        before = self._state(path)
        for who, browser in self.browsers.items():
            if who not in door.keys:
                # Whether they are the host is not asked of who has no cookie, nor of the host.
                may_be_asked = who not in ("nobody", "host")
                codes = {door.code} if may_be_asked else {door.code, NOT_YOURS}
                self.refused(f"{who} {door.method} {door.path}", browser, path, door, codes)
        self.report.note("tables unchanged", self._state(path) == before, door.path)
        for who in reversed(door.keys):
            status = self._status(self.browsers[who], path, door)
            said = f"{who} {door.method} {door.path}: {status}"
            self.report.note("requests by who may", 200 <= status < 300, said)

    def refused(self, said: str, browser: Browser, path: str, door: Door, codes: set[str]) -> None:
        answer = browser.http.request(door.method, path + door.path, json=door.body)
        code = answer.json()["error"]["code"] if answer.is_error else answer.status_code
        self.report.note("requests", code in codes, f"{said}: {code}")

    def _status(self, browser: Browser, path: str, door: Door) -> int:
        return browser.http.request(door.method, path + door.path, json=door.body).status_code

    def _state(self, path: str) -> Any:
        shown = self.host.get(path)
        return {key: value for key, value in shown.items() if key != "clock"}

    def names(self, table: Json) -> None:
        """A table's name opens neither its invitation nor its replay; their own names do."""
        for kind, own in (("invite", table["invite"]), ("replay", table["replay"])):
            paths = ["", "/frames?eyes=all", "/record"] if kind == "replay" else [""]
            for path in paths:
                door = Door((), f"{kind}.unknown", "GET", path)
                wrong, right = f"/api/{kind}s/{table['table']}", f"/api/{kind}s/{own}"
                for who, browser in self.browsers.items():
                    self.refused(f"{who} {kind}{path}", browser, wrong, door, {door.code})
                held = self._status(self.stranger, right, door) == 200
                self.report.note("requests by who may", held, f"{kind}{path}")

    def over_the_socket(self, table: Json) -> None:
        active = table["active"]
        plays, waits = [self.host, self.guest][active], [self.host, self.guest][1 - active]
        with plays.socket(table) as playing:
            playing.hello(active)
            legal = playing.position["legal"]
            for name, browser, own, other in (
                ("waiting player", waits, 1 - active, active),
                ("stranger", self.stranger, None, 0),
                ("forged", self.browsers["forged"], None, 1),
            ):
                with browser.socket(table) as line:
                    self.said(f"{name} hello", line, {NOT_YOURS}, "hello", eyes=other, since=0)
                    line.hello(own)
                    self.said(f"{name} look", line, {NOT_YOURS}, "look", eyes=other)
                    self.for_another(name, line, legal)
            for kind, parts in messages(legal[:1]):
                answer = playing.ask(kind, **parts)
                self.report.note("messages by who may", answer["ok"], f"{kind}: {answer}")

    def for_another(self, name: str, line: Line, legal: list[str]) -> None:
        """Everything that only who is to play may say."""
        codes = {"turn.not_yours"} if name == "waiting player" else {NOT_YOURS}
        for kind, parts in messages(legal[:20]):
            self.said(f"{name} {kind}", line, codes, kind, **parts)
        unchanged = line.ask("ping")["ok"] and line.position["seq"] == 0
        self.report.note("tables unchanged", unchanged, f"by messages of {name}")

    def said(self, what: str, line: Line, codes: set[str], kind: str, **parts: Any) -> None:
        if kind == "hello":
            parts["lang"] = "en"
        answer = line.ask(kind, **parts)
        code = "ok" if answer["ok"] else answer["error"]["code"]
        self.report.note("messages", code in codes, f"{what}: {code}")

    def foreign_pages(self, table: Json) -> None:
        path = f"/api/tables/{table['table']}/leave"
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://localhost"):
            answer = self.host.http.post(path, json={}, headers={"Origin": origin})
            code = answer.json()["error"]["code"] if answer.is_error else "ok"
            self.report.note("foreign origins", code == "origin.refused", f"POST from {origin}")
            try:
                with self.host.socket(table, Origin=origin):
                    held = False
            except InvalidStatus as refused:
                held = refused.response.status_code == 403
            self.report.note("foreign origins", held, f"socket from {origin}")
        form = self.host.http.post(path, content="{}", headers={"Content-Type": "text/plain"})
        self.report.note("foreign origins", form.status_code == 400, "a form")
        own = f"http://127.0.0.1:{self.server.port}"
        with self.host.socket(table, Origin=own) as line:
            line.hello(0)
        answer = self.host.http.post(path, json={"seat": 0}, headers={"Origin": own})
        self.report.note("requests by who may", answer.status_code == 200, "leaving, from our page")

    def silent_sockets(self) -> None:
        """Opened before a door was shut, and greeted afterwards."""
        for what in ("lock", "players", "nothing"):
            watch = "players" if what == "players" else "link"
            table = game_of(self.host, self.guest, watch=watch)
            path = f"/api/tables/{table['table']}"
            with (self.guest if what == "players" else self.stranger).socket(table) as line:
                if what == "lock":
                    self.host.http.put(f"{path}/lock", json={"passphrase": "sesame"})
                elif what == "players":
                    self.guest.post(f"{path}/leave", {})
                try:
                    greeted = line.ask("hello", eyes=None, since=0, lang="en")["ok"]
                except ConnectionClosed as closed:
                    greeted = closed.rcvd is None or closed.rcvd.code not in (LOCKED, NOT_FOR_YOU)
            held = greeted is (what == "nothing")
            self.report.note("sockets opened before", held, f"hello after {what}")

    def guesses(self) -> None:
        """Ten at codes and at passphrases, and then not even the right one is looked at."""
        table = game_of(self.host, self.guest)
        path = f"/api/tables/{table['table']}"
        self.host.http.put(f"{path}/lock", json={"passphrase": "sesame"})
        code = self.guest.post(f"{path}/seats/1/code", {})["code"]
        for what, address, right, wrong, refused in (
            ("passphrase", f"{path}/unlock", "sesame", "guess {}", 403),
            ("code", "/api/seats", code, "aaaa-aa{}", 404),
        ):
            tries = [right, *(wrong.format(10 + n) for n in range(GUESSES - 1)), right, right]
            got = [
                self.stranger.http.post(address, json={what: text}).status_code for text in tries
            ]
            held = got == [200] + [refused] * (GUESSES - 1) + [429] * 2
            self.report.note("guesses", held, f"{what}s: {got}")


def messages(legal: list[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """What only who is to play may say; with one action, in an order in which they may say it."""
    yield "hint", {}
    yield "explain", {"action": legal[0], "space": None}
    for action in legal:
        yield "play", {"seq": 0, "action": action}
    for seq, kind in enumerate(("undo", "redo", "end"), start=1):
        yield kind, {"seq": seq if len(legal) == 1 else 0}


def run(*, brief: bool = False) -> Report:
    """There is no shorter form: it takes some seconds."""
    with target(private_targets="yes") as server, ExitStack() as stack:
        doors = Doors(server, stack)
        doors.names(doors.over_rest())
        doors.over_the_socket(game_of(doors.host, doors.guest, game="undermining", hints=True))
        doors.foreign_pages(game_of(doors.host, doors.guest))
        doors.silent_sockets()
        doors.guesses()
        server.check_log(doors.report)
        return doors.report
