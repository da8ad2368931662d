"""Too much of what everybody may do at a table: the others still play."""

from contextlib import ExitStack, suppress

from tests.server.serving import Browser, Json, Line
from tests.waiting import until
from websockets.exceptions import ConnectionClosed, InvalidStatus

from benchmarks.attack.report import Report
from benchmarks.attack.target import Target, game_of, target
from digsite.server.settings import Settings
from digsite.server.table.connection import ELSEWHERE
from digsite.server.table.history import MOST_TAKEN_BACK

SPECTATORS = 15
TOO_MANY = 1013
PER_HOLDER = Settings("").sockets_per_holder


class Floods:
    def __init__(self, server: Target, stack: ExitStack) -> None:
        self.report, self.server = Report("floods"), server
        made = [stack.enter_context(server.browser()) for _ in range(3)]
        self.host, self.guest, self.stranger = made

    def silent_strangers(self, many: int) -> None:
        """Sockets that never say hello take the places of spectators, and no others."""
        table = game_of(self.host, self.guest)
        with ExitStack() as stack:
            lines = [stack.enter_context(self.stranger.socket(table)) for _ in range(many)]
            refused = [line.how_it_closes() for line in lines[SPECTATORS:]]
            held = refused == [TOO_MANY] * (many - SPECTATORS)
            self.report.note("silent sockets", held, f"{many} of a stranger: {refused}")
            self.report.tried["silent sockets"] += many - 1
            self.players_come_and_play(table, f"beside {many} silent sockets")
        with self.stranger.socket(table) as line:
            self.report.note("silent sockets", bool(line.hello(None)), "nobody may watch later")

    def windows_of_a_player(self, many: int) -> None:
        """A player who opens very many windows loses the oldest of them, and others nothing."""
        table = game_of(self.host, self.guest)
        with self.host.socket(table) as before, ExitStack() as stack:
            before.hello(0)
            lines = []
            for _ in range(many):
                line = stack.enter_context(self.guest.socket(table))
                line.hello(1)
                lines.append(line)
            codes = [line.how_it_closes() for line in lines[:-PER_HOLDER]]
            held = codes == [ELSEWHERE] * (many - PER_HOLDER)
            self.report.note("windows of a player", held, f"{many} of one player: {codes}")
            self.report.tried["windows of a player"] += many - 1
            self.report.note("windows of a player", before.ask("ping")["ok"], "closed another's")
            connected = [seat["connected"] for seat in self.host.get(path_of(table))["seats"]]
            self.report.note("windows of a player", connected == [True, True], f"{connected}")
            handed = self.guest.http.post(f"{path_of(table)}/seats/0/hand", json={"bot": "random"})
            self.report.note("windows of a player", handed.is_error, "handed over another's seat")
            self.players_come_and_play(table, f"beside {many} windows of a player")
            # What was not read would keep each of them from closing.
            for line in (before, *lines[-PER_HOLDER:]):
                with suppress(ConnectionClosed):
                    line.ask("ping")

    def players_come_and_play(self, table: Json, beside: str) -> None:
        """Both come, and whoever is to play does."""
        active = self.host.get(path_of(table))["active"]
        held = False
        with (
            suppress(InvalidStatus, ConnectionClosed, AssertionError, TimeoutError),
            self.host.socket(table) as host,
            self.guest.socket(table) as guest,
        ):
            host.hello(0)
            guest.hello(1)
            line = (host, guest)[active]
            held = bool(line.play(line.position["legal"][0]))
        self.report.note("players beside floods", held, beside)

    def undo_without_end(self) -> None:
        """A turn has an end to taking back; then the game goes on."""
        table = game_of(self.host, self.guest, game="undermining")
        with self.mover(table) as line:
            line.hello(table["active"])
            for _ in range(MOST_TAKEN_BACK):
                line.play(line.position["legal"][0])
                line.until(line.ask("undo", seq=line.position["seq"])["seq"])
            self.report.tried["take-backs"] += MOST_TAKEN_BACK
            line.play(line.position["legal"][0])
            answer = line.ask("undo", seq=line.position["seq"])
            code = "ok" if answer["ok"] else answer["error"]["code"]
            self.report.note("take-backs", code == "undo.too_many", f"one too many: {code}")
            ended = line.ask("end", seq=line.position["seq"])
            self.report.note("take-backs", ended["ok"], f"the turn cannot be ended: {ended}")
        table = self.host.get(path_of(table))
        with self.mover(table) as line:
            line.hello(table["active"])
            line.play(line.position["legal"][0])
            back = line.ask("undo", seq=line.position["seq"])
            self.report.note("take-backs", back["ok"], f"not in the next turn either: {back}")

    def mover(self, table: Json) -> Line:
        browser: Browser = (self.host, self.guest)[table["active"]]
        return browser.socket(table)

    def explanations(self, many: int) -> None:
        """A flood of questions on one socket: each has its answer, and others play meanwhile."""
        table = game_of(self.host, self.guest)
        with self.mover(table) as line:
            line.hello(table["active"])
            for number in range(many):
                parts = {"id": f"flood {number}", "space": "b2", "action": None}
                line.send({"type": "explain"} | parts)
            self.server.check_on_others(self.report, "a flood of questions")
            answers = [line.next("answer") for _ in range(many)]
            asked = {f"flood {number}" for number in range(many)}
            held = {answer["id"] for answer in answers} == asked
            self.report.note("questions", held, "not every question was answered")
            self.report.tried["questions"] += many - 1
            codes = {answer["error"]["code"] for answer in answers if not answer["ok"]}
            self.report.note("questions", codes <= {"request.too_fast"}, f"{codes}")

            until("a ping is answered", lambda: line.ask("ping")["ok"])


def path_of(table: Json) -> str:
    return f"/api/tables/{table['table']}"


def run(*, brief: bool = False) -> Report:
    many = 20 if brief else 60
    settings = {"spectators_per_table": str(SPECTATORS), "messages_per_second": "400"}
    with target(None, 1, **settings) as server, ExitStack() as stack:
        floods = Floods(server, stack)
        floods.silent_strangers(many)
        floods.windows_of_a_player(many)
        floods.undo_without_end()
        floods.explanations(300 if brief else 3000)
        server.check_log(floods.report)
        return floods.report
