"""One game after the other: begun when all have come, the first seat in turn, wins counted."""

from digsite.server.seats.new_tables import next_table
from tests.server.databases import new_table
from tests.server.serving import Browser, nonce


def test_everybody_clicks_once_and_the_next_game_is_under_way(ada: Browser, grace: Browser) -> None:
    table = ada.create("here", "open")
    grace.join(table, "Grace")
    ada.start(table)
    for browser, seat in ((ada, 0), (grace, 1)):
        browser.post(f"/api/tables/{table['table']}/seats/{seat}/hand", {"bot": "random"})
    with ada.socket(table) as line:
        line.hello()
        line.until_over()
    winners = ada.get(f"/api/tables/{table['table']}")["winners"]
    following = ada.post(f"/api/tables/{table['table']}/rematch")
    assert (following["phase"], following["series"]) == ("lobby", 2)
    assert [seat["wins"] for seat in following["seats"]] == [seat in winners for seat in (0, 1)]
    path = f"/api/tables/{following['table']}/nonce"
    assert ada.post(path, {"seat": 0, "nonce": nonce()})["phase"] == "lobby"
    assert grace.post(f"/api/tables/{table['table']}/rematch")["table"] == following["table"]
    assert grace.post(path, {"seat": 1, "nonce": nonce()})["phase"] == "playing"


def test_whoever_sits_down_anew_has_won_nothing(ada: Browser, grace: Browser) -> None:
    table = ada.create("here", "open")
    grace.join(table)
    grace.post(f"/api/tables/{table['table']}/leave")
    assert ada.get(f"/api/tables/{table['table']}")["seats"][1]["wins"] == 0


def test_the_first_seat_goes_round_where_players_may_say_who_starts() -> None:
    free, chance = new_table(game="undermining"), new_table(game="dig_mars")
    for table in (free, chance):
        table.winners = [0, 1]
    following = next_table(free, "holder", 1)
    assert (following.first, following.series) == (0, 2)
    assert [seat.wins for seat in following.seats] == [1, 1]
    again = next_table(following, "holder", 0)
    assert (again.first, again.series) == (1, 3)
    assert next_table(chance, "holder", 0).first is None
