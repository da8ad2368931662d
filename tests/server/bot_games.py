"""Games that are left to bots."""

from tests.server.serving import Browser, Json


def left_to_bots(ada: Browser) -> Json:
    """A game that its only player has handed to a bot."""
    table = ada.create("here", "random", "random")
    ada.start(table)
    return ada.post(f"/api/tables/{table['table']}/seats/0/hand", {"bot": "random"})


def let_bots_play(ada: Browser) -> None:
    """Twenty moves at another table: in the meantime bots that would play here have played."""
    with ada.socket(left_to_bots(ada)) as line:
        line.hello(None)
        line.until(20)
