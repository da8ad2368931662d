"""Clocks: turns and reserves, what being late leads to, once, and not while no server runs."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from digsite.server.jobs import clock_watch
from digsite.server.seats import seat_changes, starts
from digsite.server.store import Conflict, Store, Table, database_url
from digsite.server.store.clocks import GAP, Clocks
from digsite.server.store.models import Late, TableValues
from digsite.server.table import clocks, play, table_json
from digsite.server.table.live_table import LiveTable
from digsite.server.times import DAY, now
from tests.server.databases import new_table, run_sql
from tests.server.serving import Browser, Json, Served, serving
from tests.waiting import until

T = 1_800_000_000_000
TURN = {"turn": 60, "reserve": 30, "late": "turn", "bot": "random"}


@pytest.fixture
def running(any_database: str) -> Iterator[Served]:
    with serving(any_database, clock_pace=0.05) as found:
        yield found


def begun(ada: Browser, grace: Browser, **clock: Any) -> Json:
    table = ada.create("here", "open", clock=TURN | clock)
    grace.join(table)
    return ada.start(table)


def run_out(database: str, milliseconds: int = 3_600_000) -> None:
    """Let so much time pass on every clock."""
    passed = f"deadline = deadline - {milliseconds}, turn_began = turn_began - {milliseconds}"
    run_sql(database, f"UPDATE tables SET {passed}")


def test_a_clock_is_set_up_and_shown(running: Served) -> None:
    with Browser(running) as ada, Browser(running) as grace:
        table = begun(ada, grace)
        clock = table["clock"]
        assert {name: clock[name] for name in TURN} == TURN
        assert clock["deadline"] == clock["turn_began"] + 90_000
        assert clock["reserves"] == [30_000, 30_000]
        assert abs(clock["now"] - now()) < 60_000
        assert (clock["late_seat"], clock["lates"]) == (None, [])
        with [ada, grace][table["active"]].socket(table) as line:
            line.hello(table["active"])
            moved = line.play("place b2")["table"]
            assert moved["active"] != table["active"]
            assert moved["clock"]["turn_began"] >= clock["turn_began"]
            assert moved["clock"]["deadline"] == moved["clock"]["turn_began"] + 90_000
        assert ada.create("here", "open")["clock"] is None


@pytest.mark.parametrize(
    "wrong", [{"turn": 5}, {"turn": 10**9}, {"reserve": -1}, {"late": "x"}, {"bot": "x"}]
)
def test_clocks_that_cannot_be_are_refused(ada: Browser, wrong: Json) -> None:
    seats = [{"kind": "here"}, {"kind": "open"}]
    body = {"game": "dig_mars", "seats": seats, "clock": TURN | wrong}
    assert ada.refused("POST", "/api/tables", body) in ("request.bad", "protocol.bad_request")


def test_a_bot_plays_a_late_turn_to_its_end(running: Served, any_database: str) -> None:
    with Browser(running) as ada, Browser(running) as grace:
        table = begun(ada, grace, late="turn")
        late, other = table["active"], 1 - table["active"]
        with [ada, grace][other].socket(table) as line:
            line.hello(other)
            run_out(any_database)
            shown = line.until_yours()["table"]
            assert shown["seats"][late]["bot"] is None
            assert shown["clock"]["reserves"][late] == 0
            assert shown["clock"]["reserves"][other] == 30_000
            assert shown["clock"]["late_seat"] is None
            [noted] = shown["clock"]["lates"]
            assert (noted["seq"], noted["seat"]) == (0, late)
            line.play("place c3")
            with [ada, grace][late].socket(table) as again:
                assert again.hello(late)["table"]["seats"][late]["bot"] is None


def test_a_bot_plays_on_in_a_late_seat(running: Served, any_database: str) -> None:
    with Browser(running) as ada, Browser(running) as grace:
        table = begun(ada, grace, late="seat")
        late, other = table["active"], 1 - table["active"]
        with [ada, grace][other].socket(table) as line:
            line.hello(other)
            run_out(any_database)
            assert line.until_yours()["table"]["seats"][late]["bot"] == "random"
        path = f"/api/tables/{table['table']}/seats/{late}/take-back"
        assert [ada, grace][late].post(path)["seats"][late]["bot"] is None


def test_the_others_may_hand_over_a_late_seat(running: Served, any_database: str) -> None:
    with Browser(running) as ada, Browser(running) as grace, Browser(running) as stranger:
        table = begun(ada, grace, late="ask")
        late, other = table["active"], 1 - table["active"]
        path = f"/api/tables/{table['table']}/seats/{late}/hand"
        with [ada, grace][late].socket(table) as mine, [ada, grace][other].socket(table) as line:
            mine.hello(late)
            line.hello(other)
            assert [ada, grace][other].refused("POST", path, {"bot": "random"}) in (
                *("host.only", "seat.held"),
            )
            run_out(any_database)
            while line.position["table"]["clock"]["late_seat"] != late:
                line.receive()
            assert mine.ask("ping")["seq"] == 0
            assert stranger.refused("POST", path, {"bot": "random"}) == "seat.not_yours"
            [ada, grace][other].post(path, {"bot": "random"})
            assert line.until_yours()["seq"] == 1


def test_taking_a_seat_back_gains_no_time(running: Served, any_database: str) -> None:
    with Browser(running) as ada, Browser(running) as grace:
        table = begun(ada, grace, late="ask")
        seat = table["active"]
        holder, path = [ada, grace][seat], f"/api/tables/{table['table']}/seats/{seat}"
        deadline = table["clock"]["deadline"]
        assert holder.post(f"{path}/take-back")["clock"]["deadline"] == deadline
        holder.post(f"{path}/hand", {"bot": "random"})
        back = holder.post(f"{path}/take-back")
        if back["seq"] == 0:
            assert back["clock"]["deadline"] == deadline


def test_who_was_late_waits_for_the_bot(any_database: str) -> None:
    slow = {"clock_pace": 0.05, "bot_pace": 3600.0}
    with serving(any_database, **slow) as served, Browser(served) as ada, Browser(served) as grace:
        table = begun(ada, grace, late="seat")
        seat = table["active"]
        holder, path = [ada, grace][seat], f"/api/tables/{table['table']}/seats/{seat}"
        with [ada, grace][1 - seat].socket(table) as line:
            line.hello(1 - seat)
            run_out(any_database)
            while line.position["table"]["seats"][seat]["bot"] is None:
                line.receive()
        assert holder.refused("POST", f"{path}/take-back", {}) == "turn.late"


def test_a_late_seat_that_nobody_plays_gains_no_time(running: Served, any_database: str) -> None:
    with Browser(running) as ada, Browser(running) as grace:
        table = begun(ada, grace, late="ask")
        seat = table["active"]
        path = f"/api/tables/{table['table']}"
        run_out(any_database)
        until("the turn is late", lambda: ada.get(path)["clock"]["late_seat"] == seat)
        back = [ada, grace][seat].post(f"{path}/seats/{seat}/take-back")
        assert (back["clock"]["deadline"], back["clock"]["late_seat"]) == (None, seat)


def test_a_table_that_cannot_be_seen_to_keeps_no_other_waiting(
    running: Served, any_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Browser(running) as ada, Browser(running) as grace:
        poisoned, honest = begun(ada, grace), begun(ada, grace, late="turn")
        really = clock_watch.ClockWatch._run_out

        async def fails(self: clock_watch.ClockWatch, live: LiveTable, at: int) -> None:
            if live.table.id == poisoned["table"]:
                raise ValueError("a fault of ours")
            await really(self, live, at)

        monkeypatch.setattr(clock_watch.ClockWatch, "_run_out", fails)
        other = 1 - honest["active"]
        with [ada, grace][other].socket(honest) as line:
            line.hello(other)
            run_out(any_database)
            line.until_yours()


def test_being_late_twice_in_one_position_is_noted_once(running: Served, any_database: str) -> None:
    with Browser(running) as ada, Browser(running) as grace:
        table = begun(ada, grace, late="ask")
        path, seat = f"/api/tables/{table['table']}", table["active"]
        for _ in range(2):
            run_out(any_database)
            until("the turn is late", lambda: ada.get(path)["clock"]["late_seat"] == seat)
            [late] = ada.get(path)["clock"]["lates"]
            assert (late["seq"], late["seat"]) == (0, seat)
            for number, one in enumerate((ada, grace)):
                one.post(f"{path}/leave", {"seat": number})
            for number, one in enumerate((ada, grace)):
                one.post(f"{path}/seats/{number}/take-back")
            assert ada.get(path)["clock"]["deadline"] is not None


def test_a_table_in_memory_learns_that_its_clock_stood_still(
    running: Served, any_database: str
) -> None:
    """As on a laptop that was asleep with the game open."""
    with Browser(running) as ada, Browser(running) as grace:
        table = begun(ada, grace)
        with [ada, grace][table["active"]].socket(table) as line:
            before = line.hello(table["active"])["table"]["clock"]
            asleep(any_database, 3_600_000)

            def has_learnt() -> bool:
                clock: Json = line.hello(table["active"])["table"]["clock"]
                return bool(clock | {"now": 0} != before | {"now": 0})

            until("the table has learnt it", has_learnt)
            shown = line.play("place b2")["table"]["clock"]
            assert shown["reserves"] == [30_000, 30_000]
            assert shown["lates"] == []


def asleep(database: str, milliseconds: int) -> None:
    """As if the last sign of life, and the turn before it, were so long ago."""
    run_sql(
        database,
        f"""
        INSERT INTO beats VALUES (1, 0) ON CONFLICT DO NOTHING;
        UPDATE beats SET at = {now() - milliseconds};
        UPDATE tables SET
            turn_began = turn_began - {milliseconds + 1000}, deadline = {now() + 30_000};
        """,
    )


def with_store(database: str, work: Any) -> None:
    async def run() -> None:
        store = Store(database_url(database))
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def clocked(at: int, deadline: int) -> Table:
    table = new_table(clock={"turn": 60})
    table.phase, table.active, table.reserves = "playing", 0, [0, 0]
    table.turn_began, table.deadline = at, deadline
    return table


def test_of_many_workers_one_notes_who_was_late(any_database: str) -> None:
    async def work(store: Store) -> None:
        table = clocked(1000, 2000)
        await store.add(table)
        assert await Clocks(store).due(1999) == []
        assert await Clocks(store).due(2000) == [table.id]
        results = await asyncio.gather(
            *(
                Clocks(store).note_late(
                    table, Late(table_id=table.id, seq=0, seat=0, at=at), "casual"
                )
                for at in range(8)
            ),
            return_exceptions=True,
        )
        assert sorted(isinstance(result, Conflict) for result in results) == [False] + [True] * 7
        kept = await store.table(table.id)
        assert kept is not None
        assert (kept.deadline, kept.late_seat, kept.seats[0].bot) == (None, 0, "casual")
        assert len(kept.lates) == 1

    with_store(any_database, work)


def test_clocks_stand_still_while_no_server_runs(any_database: str) -> None:
    async def work(store: Store) -> None:
        old, new = clocked(T + 1_000, T + 100_000), clocked(T + 5_000_000, T + 5_100_000)
        await store.add(old)
        keeper = Clocks(store)
        assert not await keeper.beat(T + 10_000)
        assert not await keeper.beat(T + 10_000 + GAP)
        assert await deadline(store, old) == T + 100_000
        # The server stops, and is started again much later; two workers come up.
        woken = await asyncio.gather(*(keeper.beat(T + 1_000_000) for _ in range(2)))
        assert sorted(woken) == [False, True]
        assert await deadline(store, old) == T + 100_000 + 1_000_000 - 10_000 - GAP
        # Nothing ran for long: a turn that begins is a sign of life of its own.
        await store.change_table(old, {"deadline": None})
        await store.add(new)
        await keeper.beat(T + 5_000_500)
        assert await deadline(store, new) == T + 5_100_000

    with_store(any_database, work)


def test_clocks_are_set_back_with_that_of_the_machine(any_database: str) -> None:
    async def work(store: Store) -> None:
        old, long = clocked(T + 1_000, T + 100_000), clocked(T - 2 * DAY, T + DAY)
        for table in (old, long):
            await store.add(table)
        keeper = Clocks(store)
        assert not await keeper.beat(T + 10_000)
        back = T - DAY
        # By the new time a turn begins before anybody has noticed.
        new = clocked(back + 14_000, back + 74_000)
        await store.add(new)
        woken = await asyncio.gather(*(keeper.beat(back + 15_000, back + 13_000) for _ in range(2)))
        assert sorted(woken) == [False, True]
        assert await deadline(store, old) == back + 105_000
        assert await deadline(store, long) == T + 5_000
        assert await deadline(store, new) == back + 74_000
        # A worker whose clock is a little behind changes nothing, and gaps are noticed as before.
        assert not await keeper.beat(back + 12_000, back)
        assert await keeper.beat(back + 1_015_000)
        assert await deadline(store, old) == back + 1_105_000

    with_store(any_database, work)


def test_a_turn_lasts_as_long_whatever_is_done_to_the_clock_of_the_machine(
    running: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    leapt = [0]
    for module in (play, seat_changes, starts, table_json, clock_watch):
        monkeypatch.setattr(module, "now", lambda: now() + leapt[0])
    with Browser(running) as ada, Browser(running) as grace:
        table = begun(ada, grace)
        path = f"/api/tables/{table['table']}"
        with [ada, grace][table["active"]].socket(table) as line:
            line.hello(table["active"])
            for leapt[0] in (-DAY, 0, 3 * DAY):
                until("the clock is set right", lambda: 0 < left(ada.get(path)) <= 100_000)
            shown = line.play("place b2")["table"]
            assert shown["clock"]["lates"] == []
            assert shown["clock"]["reserves"] == [30_000, 30_000]
            assert 0 < left(shown) <= 100_000


def left(table: Json) -> int:
    """Milliseconds to the end of the turn."""
    milliseconds: int = table["clock"]["deadline"] - table["clock"]["now"]
    return milliseconds


async def deadline(store: Store, table: Table) -> int | None:
    kept = await store.table(table.id)
    assert kept is not None
    return kept.deadline


def test_only_time_beyond_the_turn_is_taken_from_the_reserve() -> None:
    table = clocked(0, 0)
    table.clock = {"turn": 60, "reserve": 30, "late": "turn", "bot": "casual"}
    table.reserves, table.round = [30_000, 30_000], 1
    table.turn_began = 0
    following: TableValues = {"active": 1, "round": 1}
    for at, left in ((59_000, 30_000), (70_000, 20_000), (200_000, 0)):
        after = clocks.after_move(table, following, at)
        assert after["reserves"] == [left, 30_000]
        assert after["deadline"] == at + 90_000
    assert clocks.after_move(table, {"active": 0, "round": 1}, 5) == {}
    over = clocks.after_move(table, {"active": None, "round": 1}, 5)
    assert over == {"late_seat": None, "deadline": None}
