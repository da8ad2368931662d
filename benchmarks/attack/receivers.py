"""Receivers of messages that are slow, silent or never done; mailboxes with several spellings."""

import json
import queue
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

from tests.server.receivers import ENDLESS, SLOW, Holding, Mail, Receiver, dripping, holding
from tests.server.serving import Browser, Json
from tests.waiting import PATIENCE

from benchmarks.attack.report import Report
from benchmarks.attack.target import Target, target_with_table

MANY = 12
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SPELLINGS = [
    *("victim", "Victim", "VICTIM", "vIctim", "viCtim", "vicTim"),
    *("victim+1", "victim+2", "Victim+3", "VICTIM+4", "victim+a+b", "victim+"),
]


def seat_to_play(browser: Browser) -> str:
    table = browser.start(browser.create("here", "here"))
    return f"/api/tables/{table['table']}/seats/{table['active']}/notices"


def hook(url: str) -> Json:
    return {"kind": "webhook", "to": url}


def happened(events: "queue.Queue[Any]") -> bool:
    try:
        events.get(timeout=PATIENCE)
    except queue.Empty:
        return False
    return True


class Receivers:
    def __init__(self, server: Target, table: str) -> None:
        self.report, self.server, self.table = Report("receivers"), server, table

    def slow_webhooks(self) -> None:
        """Many at once, two by each browser; meanwhile others play and are told."""
        with ExitStack() as stack, ThreadPoolExecutor(MANY) as threads:
            slow = stack.enter_context(holding(dripping, MANY))
            browsers = [stack.enter_context(self.server.browser()) for _ in slow[::2]]
            paths = [seat_to_play(browser) for browser in browsers]
            asked = [
                threads.submit(browsers[n // 2].http.post, paths[n // 2], json=hook(one.url))
                for n, one in enumerate(slow)
            ]
            for one in slow:
                self.report.note("slow webhooks", happened(one.came), "was not asked")
            self.server.check_on_others(self.report, "slow webhooks", self.table)
            self.tell_somebody("slow webhooks")
            for one, answer in zip(slow, asked, strict=True):
                held = answer.result().status_code == 400 and happened(one.ended)
                self.report.note("given up at the deadline", held, answer.result().text)

    def slow_messages(self) -> None:
        """Push needs no confirmation: it is told, and drips."""
        with ExitStack() as stack:
            slow = stack.enter_context(holding(dripping, 6))
            browser = stack.enter_context(self.server.browser())
            path = seat_to_play(browser)
            for one in slow:
                keys = {"p256dh": POINT, "auth": "BTBZMqHH6r4Tts7J_aSIgg"}
                wish = {"kind": "push", "push": {"endpoint": one.url, "keys": keys}}
                browser.post(path, wish, status=201)
            for one in slow:
                self.report.note("slow push services", happened(one.came), "was not told")
            self.tell_somebody("slow push services")
            for one in slow:
                self.report.note("given up at the deadline", happened(one.ended), "push")

    def tell_somebody(self, during: str) -> None:
        receiver = Receiver()
        try:
            with self.server.browser() as honest:
                answer = honest.http.post(seat_to_play(honest), json=hook(receiver.url))
                kinds = []
                for _ in range(2 if answer.status_code == 201 else 0):
                    _, _, body = receiver.got.get(timeout=PATIENCE)
                    kinds.append(json.loads(body)["type"])
                held = kinds == ["confirm", "turn"]
        except queue.Empty:
            held = False
        finally:
            receiver.close()
        self.report.note("checks on others", held, f"being told, during {during}")

    def every_kind(self, *, brief: bool) -> None:
        for answer in (*SLOW, *ENDLESS):
            for scheme in ("http",) if brief else ("http", "https"):
                one = Holding(answer)
                with self.server.browser() as browser:
                    url = one.url.replace("http", scheme)
                    got = browser.http.post(seat_to_play(browser), json=hook(url))
                    held = got.status_code == 400 and happened(one.ended)
                said = f"{answer.__name__} by {scheme}: {got.status_code}"
                self.report.note("receivers of every kind", held, said)
                one.close()

    def stalling_mail(self, mail: Mail) -> None:
        mail.stalls = True
        with self.server.browser() as browser, ThreadPoolExecutor(1) as threads:
            wish = {"kind": "email", "to": "ada@example.org"}
            asked = threads.submit(browser.http.post, seat_to_play(browser), json=wish)
            self.report.note("stalling mail", happened(mail.got), "was not asked")
            self.server.check_on_others(self.report, "stalling mail", self.table)
            self.tell_somebody("stalling mail")
            held = asked.result().status_code == 400
            self.report.note("given up at the deadline", held, "mail")
        mail.stalls = False

    def spellings(self, mail: Mail) -> None:
        before = mail.got.qsize()
        for spelling in SPELLINGS:
            with self.server.browser() as browser:
                wish = {"kind": "email", "to": f"{spelling}@example.org"}
                browser.http.post(seat_to_play(browser), json=wish)
        sent = mail.got.qsize() - before
        self.report.note("spellings of one mailbox", sent <= 3, f"{sent} messages")
        self.report.tried["spellings of one mailbox"] = len(SPELLINGS)


def run(*, brief: bool = False) -> Report:
    settings = {"private_targets": "yes", "notice_pace": "0.2", "notice_quiet": "0"}
    # The deadline that the server is given: long enough for others to be told meanwhile.
    settings |= dict.fromkeys(("outgoing_seconds", "smtp_seconds"), "4" if brief else "8")
    with Mail() as mail:
        settings |= {name: str(value) for name, value in mail.settings().items()}
        with target_with_table(**settings) as (server, table):
            receivers = Receivers(server, table)
            receivers.slow_webhooks()
            receivers.slow_messages()
            receivers.every_kind(brief=brief)
            receivers.stalling_mail(mail)
            receivers.spellings(mail)
            server.check_log(receivers.report)
            return receivers.report
