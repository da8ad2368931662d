"""Hostile texts wherever a stranger may send one: each is refused, cheaply, and nobody notices."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
from tests.server.serving import Browser

from benchmarks.attack.report import Report
from benchmarks.attack.target import Target, target

MOST_SECONDS = 0.5
"""Processor time that one text may cost."""
MOST_BYTES = 100_000_000
HERE = [{"kind": "here"}, {"kind": "open"}]


def editions() -> Iterator[tuple[str, str]]:
    yield "a key of many parts", ".".join(["a"] * 8000) + " = 1"
    yield "many parts in an inline table", "a = {" + ".".join(["b"] * 8000) + " = 1}"
    yield (
        "a deep header with many keys",
        ("[" + ".".join(["h"] * 900) + "]\n" + "".join(f"k{n} = 1\n" for n in range(8000))),
    )
    yield "nested lists", "a = " + "[" * 20_000 + "]" * 20_000
    yield "nested inline tables", "a = " + "{a = " * 5000 + "1" + "}" * 5000
    yield "very many tables", "".join(f"[[t{n}]]\n" for n in range(15_000))
    yield "a very long number", "a = " + "9" * 50_000
    yield "a very long text", 'a = "' + "x" * 150_000 + '"'
    yield "an open text", 'a = """' + '""' * 50_000
    yield "no TOML", "\x00\x01" * 1000


def bodies() -> Iterator[tuple[str, bytes]]:
    """For a new table."""
    yield "nested JSON lists", b"[" * 30_000
    yield "nested JSON objects", b'{"a":' * 5000
    yield "a very long number", b'{"game": ' + b"9" * 30_000 + b"}"
    yield "no number", b'{"game": NaN, "seats": Infinity}'
    yield (
        "half a character",
        b'{"game": "dig_mars", "seats": [{"kind": "here", "name": "\\ud800"}]}',
    )
    yield "no UTF-8", b'{"game": "\xff\xfe"}'
    yield "very many keys", json.dumps({f"k{n}": n for n in range(2500)}).encode()
    yield "nothing", b""
    yield "null", b"null"
    yield "very many seats", json.dumps({"game": "dig_mars", "seats": [{}] * 9000}).encode()


def records(good: dict[str, Any]) -> Iterator[tuple[str, bytes]]:
    for name, text in editions():
        hostile = good | {"edition": {"name": "mine", "text": text, "sha256": "0" * 64}}
        yield f"{name} in a record", json.dumps(hostile).encode()
    yield "half a character in a record", json.dumps(good | {"note": "\ud800"}).encode()
    yield "nested lists in a record", b'{"moves": ' + b"[" * 100_000
    yield "very many moves", json.dumps(good | {"moves": ["end"] * 40_000}).encode()
    yield "a number for moves", json.dumps(good | {"moves": 7}).encode()
    yield "a very long seed", json.dumps(good).replace(str(good["seed"]), "9" * 20_000).encode()
    for key in good:
        for wrong in WRONG:
            yield f"a wrong {key}", json.dumps(good | {key: wrong}).encode()


WRONG: list[Any] = [None, {}, [], -1, "x" * 5000, {"a": {"a": {}}}]
NAMES = ["\u202eEve", "\u0000", "a\nb", "Z\u0351\u0351\u0351\u0351algo", "x" * 200, "\u3164", "<b>"]
PATHS = ["%00", "..%2f..%2fetc%2fpasswd", "%ff%fe", "a" * 3000, "%F0%9F%98%80", "' OR 1=1 --"]


class Texts:
    def __init__(self, server: Target, browser: Browser) -> None:
        self.report, self.server, self.browser = Report("texts"), server, browser

    def send(self, kind: str, what: str, path: str, body: bytes, *, refuse: bool = True) -> None:
        """Send a text; it must be answered without a fault of ours, and at little cost."""
        seconds, peak = self.server.server.seconds(), self.server.peak_bytes()
        headers = {"Content-Type": "application/json"}
        try:
            status = self.browser.http.post(path, content=body, headers=headers).status_code
        except httpx.HTTPError as error:
            self.report.note(kind, False, f"{what}: {type(error).__name__}")
            return
        seconds = self.server.server.seconds() - seconds
        grown = self.server.peak_bytes() - peak
        fine = 400 <= status < 500 or (not refuse and status < 300)
        held = fine and seconds < MOST_SECONDS and grown < MOST_BYTES
        said = f"{what}: {status}, {seconds:.1f} s, {grown / 1e6:.0f} MB"
        self.report.note(kind, held, said)

    def all(self) -> None:
        for what, text in editions():
            wish = {"game": "dig_mars", "seats": HERE, "edition": text}
            self.send("editions", what, "/api/tables", json.dumps(wish).encode())
        self.server.check_on_others(self.report, "editions")
        for what, body in bodies():
            self.send("bodies", what, "/api/tables", body)
        self.all_records()
        self.names_and_paths()
        self.server.check_on_others(self.report, "everything")

    def all_records(self) -> None:
        table = self.browser.start(self.browser.create("here", "random"))["table"]
        self.browser.post(f"/api/tables/{table}/seats/0/hand", {"bot": "random"})
        with self.browser.socket(table) as line:
            line.hello(0)
            line.until_over()
        good = self.browser.get(f"/api/tables/{table}/record")
        for what, body in records(good):
            # Not every wrong entry makes a record worthless.
            self.send("records", what, "/api/records", body, refuse=False)
        text = json.dumps(good | {"note": "\ud800"})
        headers = {"Content-Type": "application/json"}
        kept = self.browser.http.post("/api/records", content=text, headers=headers).json()
        answer = self.browser.http.get(f"/api/replays/{kept.get('replay')}/record")
        self.report.note(
            "downloads", answer.status_code < 500, f"half a character: {answer.status_code}"
        )

    def names_and_paths(self) -> None:
        for name in NAMES:
            seats = [{"kind": "here", "name": name}, {"kind": "open"}]
            wish = json.dumps({"game": "dig_mars", "seats": seats}).encode()
            self.send("names", repr(name[:10]), "/api/tables", wish, refuse=False)
        for path in PATHS:
            for route in ("tables", "invites", "replays", "notices"):
                answer = self.browser.http.get(f"/api/{route}/{path}")
                held = 400 <= answer.status_code < 500
                self.report.note("paths", held, f"{route} {path[:20]}: {answer.status_code}")


def run(*, brief: bool = False) -> Report:
    """There is no shorter form: it takes some seconds."""
    with target(requests_per_second="1000") as server, server.browser() as browser:
        texts = Texts(server, browser)
        texts.all()
        server.check_log(texts.report)
        return texts.report
