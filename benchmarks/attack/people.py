"""The doors of people: accounts, profiles, histories, the meeting place and who is found a game.

Everybody tries what is somebody else's; then whoever it belongs to goes through with the same
request. And what one can do to oneself: seek too often, seek twice, be rated against oneself.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

from tests.server.authenticator import sign_up
from tests.server.meeting_place import at_the_meeting_place
from tests.server.serving import Browser, Json, nonce

from benchmarks.attack.report import Report
from benchmarks.attack.target import Target, target

FORGED = "A" * 43
NEEDED = "account.needed"
WISH = {"game": "dig_mars", "players": 2, "pace": "fast"}
BAD_WISHES: tuple[Json, ...] = (
    {"game": "chess"},
    {"game": "../dig_mars"},
    {"players": 1},
    {"players": 9},
    {"players": True},
    {"players": 2**40},
    {"pace": "now"},
    {"name": "x" * 5000},
    {"name": 7},
    {"holder": "account:somebody"},
    {"rating": 3000},
)


def own_pages() -> Iterator[tuple[str, str, Json | None]]:
    """What is only for whoever is signed in."""
    for page in ("export", "games", "profile"):
        yield "GET", f"/api/account/{page}", None
    yield "PUT", "/api/account", {"public": True}
    for act in ("code", "passkeys"):
        yield "POST", f"/api/account/{act}", {}
    yield "POST", "/api/account/delete", {"name": "Ada"}


class People:
    """Somebody with a lasting name, and others without it."""

    def __init__(self, server: Target, stack: ExitStack) -> None:
        self.report = Report("people")
        names = ("owner", "other", "stranger", "forged", "nobody")
        self.browsers = {name: stack.enter_context(server.browser()) for name in names}
        self.owner, self.other = self.browsers["owner"], self.browsers["other"]
        self.account = sign_up(self.owner, "Ada")["account"]
        sign_up(self.other, "Grace")
        self.browsers["stranger"].create("here", "open")
        for name in ("digsite_player", "digsite_session"):
            self.browsers["forged"].http.cookies.set(name, FORGED)

    def code(self, browser: Browser, method: str, path: str, body: Any = None) -> str:
        answer = browser.http.request(method, path, json=body)
        return str(answer.json()["error"]["code"]) if answer.is_error else "ok"

    def accounts(self) -> None:
        """Without a session nothing is told and nothing is done."""
        for method, path, body in own_pages():
            for who in ("stranger", "forged", "nobody"):
                code = self.code(self.browsers[who], method, path, body)
                self.report.note("requests", code == NEEDED, f"{who} {method} {path}: {code}")
        code = self.code(self.other, "POST", "/api/account/delete", {"name": "Ada"})
        self.report.note("requests", code == "account.not_confirmed", f"another's name: {code}")
        [passkey] = self.owner.get("/api/account")["account"]["passkeys"]
        path = f"/api/account/passkeys/{passkey['passkey']}/remove"
        code = self.code(self.other, "POST", path, {})
        still = len(self.owner.get("/api/account")["account"]["passkeys"]) == 1
        self.report.note("requests", still, f"another's passkey: {code}")

    def profiles(self) -> None:
        """A profile is seen only where its owner wishes, and its name gives nothing else."""
        path = f"/api/players/{self.account}"
        for who, browser in self.browsers.items():
            code = self.code(browser, "GET", path)
            self.report.note("profiles", code == "player.unknown", f"{who}: {code}")
        for wrong in ("a" * 16, "%00", "account:" + self.account, self.account.upper()):
            code = self.code(self.other, "GET", f"/api/players/{wrong}")
            held = code in ("player.unknown", "page.unknown")
            self.report.note("profiles", held, f"{wrong}: {code}")
        answer = self.owner.http.put("/api/account", json={"public": True})
        self.report.note("requests by who may", answer.status_code == 200, "a public profile")
        shown = self.browsers["nobody"].get(path)
        held = shown["name"] == "Ada" and "passkeys" not in str(shown)
        self.report.note("requests by who may", held, "a public profile, seen")

    def meeting_place(self) -> None:
        """What cannot be sought is refused, and nothing is sought for somebody else."""
        with at_the_meeting_place(self.other) as line:
            for wrong in BAD_WISHES:
                answer = line.ask("seek", **(WISH | wrong))
                held = not answer["ok"] and answer["error"]["code"] == "request.bad"
                self.report.note("messages", held, f"seek {str(wrong)[:60]}")
            for kind in ("play", "say", "sign", "look", "undo", "stop-all"):
                answer = line.ask(kind)
                self.report.note("messages", not answer["ok"], f"{kind} at the meeting place")
            for _ in range(30):
                line.ask("seek", **WISH)
            with at_the_meeting_place(self.other) as second:
                held = second.ask("seek", **WISH)["ok"]
                line.next("stopped")
                self.report.note("messages", held, "seeking twice, paired with oneself")

    def ratings(self) -> None:
        """Two accounts of one address: their games do not count, and that is said."""
        clock = {"turn": 3000, "reserve": 0, "late": "turn", "bot": "casual"}
        table = self.owner.create("here", "open", watch="listed", clock=clock)
        path = f"/api/tables/{table['table']}"
        joined = self.other.post(f"{path}/join", {"nonce": nonce()})
        self.report.note("games with oneself", joined["unrated"] == "same_place", str(joined))
        started = self.owner.start(table)
        self.report.note("games with oneself", not started["rated"], "rated all the same")
        self.other.post(f"{path}/leave")
        for browser in (self.owner, self.other):
            ratings = browser.get("/api/account/profile")["ratings"]
            self.report.note("games with oneself", ratings == [], "a rating came of it")


def run(*, brief: bool = False) -> Report:
    """There is no shorter form: it takes some seconds."""
    with target() as server, ExitStack() as stack:
        people = People(server, stack)
        people.accounts()
        people.profiles()
        people.meeting_place()
        people.ratings()
        server.check_log(people.report)
        return people.report
