"""The house: what its operator says, in the visitor's language, and what is kept."""

from pathlib import Path

from tests.server.serving import Browser, serving


def test_the_operators_texts_in_the_visitors_language(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    folder.mkdir()
    (folder / "conduct.de.md").write_text("Seid nett.", "utf-8")
    (folder / "conduct.en.md").write_text("Be kind.", "utf-8")
    (folder / "imprint.md").write_text("**Ada**, Tartu", "utf-8")
    settings = {"house_name": "The Pit", "house": folder, "keep_finished_days": 90}
    with serving(tmp_path / "tables.db", **settings) as served, Browser(served) as ada:
        english, german, estonian = (
            ada.get("/api/house", lang=lang) for lang in ("en", "de", "et")
        )
        assert english["name"] == "The Pit"
        assert [page["conduct"] for page in (english, german, estonian)] == [
            "Be kind.",
            "Seid nett.",
            "Be kind.",
        ]
        assert german["imprint"] == "**Ada**, Tartu"
        kept = {thing["what"]: thing for thing in english["kept"]}
        assert kept["finished"] == {"what": "finished", "until": "days", "days": 90}
        assert kept["abandoned"] == {"what": "abandoned", "until": "ever", "days": None}


def test_what_is_switched_off_is_not_kept(tmp_path: Path) -> None:
    off = dict.fromkeys(("accounts", "chat", "signs", "pairing"), False)
    with serving(tmp_path / "tables.db", **off) as served, Browser(served) as ada:
        page = ada.get("/api/house")
    assert (page["name"], page["conduct"], page["imprint"]) == (None, None, None)
    shown = {thing["what"] for thing in page["kept"]}
    assert shown == {"cookie", "finished", "abandoned", "lobbies", "uploads", "notices", "counts"}
