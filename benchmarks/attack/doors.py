"""Every door, tried by everybody who may not go through it: over REST and over the socket."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

from tests.server.serving import Browser, Json, Line, nonce
from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks.attack.report import Report
from benchmarks.attack.target import Target, game_of, target

FORGED = "A" * 43
Attempt = tuple[str, str, Any]


def attempts_on_a_seat(table: str, seat: int) -> Iterator[Attempt]:
    """What only the holder of a seat, or the host, may do."""
    path = f"/api/tables/{table}"
    yield "POST", f"{path}/seats/{seat}/code", {}
    yield "POST", f"{path}/seats/{seat}/hand", {"bot": "random"}
    yield "POST", f"{path}/seats/{seat}/take-back", {}
    yield "POST", f"{path}/seats/{seat}/notices", {"kind": "webhook", "to": "https://e.org/"}
    yield "POST", f"{path}/nonce", {"seat": seat, "nonce": nonce()}
    yield "POST", f"{path}/leave", {"seat": seat}
    for kind in ({"kind": "here"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}):
        yield "PUT", f"{path}/seats/{seat}", kind
    yield "GET", f"{path}/frames?eyes={seat}", None
    yield "GET", f"{path}/frames?eyes=all", None


def attempts_on_a_table(table: str) -> Iterator[Attempt]:
    """What only the host, or whoever sits there, may do."""
    path = f"/api/tables/{table}"
    yield "POST", f"{path}/start", {"nonces": {"0": nonce(), "1": nonce()}}
    yield "PUT", f"{path}/lock", {"passphrase": "mine now"}
    yield "PUT", f"{path}/lock", {"passphrase": None}
    yield "POST", f"{path}/rematch", {}
    yield "POST", f"{path}/leave", {}
    yield "GET", f"/api/invites/{table}", None
    yield "POST", f"/api/invites/{table}/join", {"nonce": nonce(), "name": "Eve"}
    yield "GET", f"/api/replays/{table}", None
    yield "GET", f"/api/replays/{table}/frames?eyes=all", None
    yield "GET", f"/api/replays/{table}/record", None


class Doors:
    """One server, a host, a guest, and those who have no business there."""

    def __init__(self, server: Target, stack: ExitStack) -> None:
        self.report, self.server = Report("doors"), server
        made = [stack.enter_context(server.browser()) for _ in range(5)]
        self.host, self.guest, self.stranger, self.forged, self.nobody = made
        self.stranger.create("here", "open")  # so it has a cookie
        self.forged.http.cookies.set("digsite_player", FORGED)

    def refused(self, who: str, browser: Browser, attempt: Attempt) -> None:
        method, path, body = attempt
        answer = browser.http.request(method, path, json=body)
        held = 400 <= answer.status_code < 500
        said = f"{who} {method} {path.rpartition('/')[2]}: {answer.status_code}"
        self.report.note("requests", held, said)

    def over_rest(self, table: Json) -> None:
        """A table that Ada hosts at seat 0 and Grace holds seat 1 of."""
        name = table["table"]
        outsiders = {"stranger": self.stranger, "forged": self.forged, "nobody": self.nobody}
        before = self._state(name)
        for who, browser in outsiders.items():
            for seat in (0, 1):
                for attempt in attempts_on_a_seat(name, seat):
                    self.refused(who, browser, attempt)
            for attempt in attempts_on_a_table(name):
                self.refused(who, browser, attempt)
        for attempt in attempts_on_a_seat(name, 0):
            self.refused("guest", self.guest, attempt)
        path = f"/api/tables/{name}"
        for host_may_not in (
            ("POST", f"{path}/seats/1/code", {}),
            ("POST", f"{path}/nonce", {"seat": 1, "nonce": nonce()}),
            ("POST", f"{path}/leave", {"seat": 1}),
            ("POST", f"{path}/seats/1/notices", {"kind": "webhook", "to": "https://e.org/"}),
            ("GET", f"{path}/frames?eyes=1", None),
        ):
            self.refused("host", self.host, host_may_not)
        self.report.note("tables unchanged", self._state(name) == before, table["phase"])

    def _state(self, name: str) -> Any:
        shown = self.host.get(f"/api/tables/{name}")
        return {key: value for key, value in shown.items() if key != "clock"}

    def over_the_socket(self, table: Json) -> None:
        active = table["active"]
        waits = [self.host, self.guest][1 - active]
        who = [("waiting player", waits, 1 - active, active)]
        who += [("stranger", self.stranger, None, 0), ("forged", self.forged, None, 1)]
        with [self.host, self.guest][active].socket(table) as playing:
            playing.hello(active)
            legal = playing.position["legal"]
            for name, browser, own, other in who:
                with browser.socket(table) as line:
                    self._hello_for_another(name, line, other)
                    line.hello(own)
                    for message in (
                        {"kind": "look", "eyes": other},
                        {"kind": "hint"},
                        *({"kind": "play", "seq": 0, "action": action} for action in legal[:20]),
                        {"kind": "undo", "seq": 0},
                        {"kind": "end", "seq": 0},
                        {"kind": "explain", "action": legal[0], "space": None},
                    ):
                        answer = line.ask(**message)
                        said = f"{name} {message['kind']}"
                        self.report.note("messages", answer["ok"] is False, said)
            state = playing.ask("ping")
            self.report.note("tables unchanged", state["ok"] and playing.position["seq"] == 0)

    def _hello_for_another(self, name: str, line: Line, other: int) -> None:
        answer = line.ask("hello", eyes=other, since=0, lang="en")
        self.report.note("messages", answer["ok"] is False, f"{name} says hello as another")

    def foreign_pages(self, table: Json) -> None:
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://localhost"):
            path = f"/api/tables/{table['table']}/leave"
            answer = self.host.http.post(path, json={}, headers={"Origin": origin})
            self.report.note("foreign origins", answer.status_code == 403, f"POST from {origin}")
            try:
                with self.host.socket(table, Origin=origin):
                    held = False
            except InvalidStatus:
                held = True
            self.report.note("foreign origins", held, f"socket from {origin}")
        form = self.host.http.post(path, content="{}", headers={"Content-Type": "text/plain"})
        self.report.note("foreign origins", form.status_code == 400, "a form")

    def silent_sockets(self) -> None:
        """Opened before a door was shut, and greeted afterwards."""
        for what in ("lock", "players"):
            table = game_of(self.host, self.guest, watch="link")
            path = f"/api/tables/{table['table']}"
            if what == "players":
                table = self.host.create("here", "here", "open", watch="players")
                self.guest.join(table)
                self.host.start(table)
                path = f"/api/tables/{table['table']}"
            line = (self.stranger if what == "lock" else self.guest).socket(table)
            with line:
                if what == "lock":
                    body = {"passphrase": "open sesame"}
                    assert self.host.http.put(f"{path}/lock", json=body).status_code == 200
                else:
                    self.guest.post(f"{path}/leave", {})
                try:
                    held = line.ask("hello", eyes=None, since=0, lang="en")["ok"] is False
                except ConnectionClosed:
                    held = True
            self.report.note("sockets opened before", held, f"hello after {what}")

    def crowd(self, most: int) -> None:
        """More silent sockets than a table takes: the players must still get in."""
        table = game_of(self.host, self.guest)
        with ExitStack() as stack:
            for _ in range(most + 5):
                try:
                    stack.enter_context(self.stranger.socket(table))
                except (InvalidStatus, ConnectionClosed):
                    break
            try:
                with self.guest.socket(table) as line:
                    line.hello(1)
                    held = True
            except (InvalidStatus, ConnectionClosed, AssertionError):
                held = False
        self.report.note("crowds", held, f"a player beside {most} silent sockets")

    def guesses(self, table: Json) -> None:
        """Codes and passphrases: ten, and then nothing is even compared."""
        path = f"/api/tables/{table['table']}"
        assert self.host.http.put(f"{path}/lock", json={"passphrase": "sesame"}).status_code == 200
        answers = [
            self.stranger.http.post(f"{path}/unlock", json={"passphrase": f"guess {number}"})
            for number in range(14)
        ]
        refused = [answer.status_code for answer in answers]
        self.report.note("guesses", refused == [403] * 10 + [429] * 4, f"passphrases: {refused}")
        answers = [
            self.stranger.http.post("/api/seats", json={"code": f"aaaa-aa{number:02}"})
            for number in range(14)
        ]
        refused = [answer.status_code for answer in answers]
        self.report.note("guesses", refused == [404] * 10 + [429] * 4, f"codes: {refused}")


def run() -> Report:
    most = 30
    settings = {"sockets_per_table": str(most), "spectators_per_table": str(most // 2)}
    with target(**settings) as server, ExitStack() as stack:
        doors = Doors(server, stack)
        lobby = doors.host.create("here", "open")
        doors.guest.join(lobby)
        doors.over_rest(doors.host.get(f"/api/tables/{lobby['table']}"))
        table = game_of(doors.host, doors.guest)
        doors.over_rest(table)
        doors.over_the_socket(table)
        doors.foreign_pages(table)
        doors.silent_sockets()
        doors.crowd(most)
        doors.guesses(table)
        server.check_log(doors.report)
        return doors.report
