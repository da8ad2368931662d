"""Pages, words, rules and the headers of every answer."""

import re
from pathlib import Path

import pytest

from digsite import locales
from digsite.core.game import names
from digsite.server.edge.middleware import POLICY, SITE_POLICY
from tests.server.serving import Browser, serving

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pages")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Digsite</title>", "utf-8")
    (folder / "assets" / "app-1a2b3c4d.js").write_text("export {}\n" * 500, "utf-8")
    (folder / "manifest.webmanifest").write_text("{}", "utf-8")
    (folder.parent / "secret.txt").write_text("secret", "utf-8")
    return folder


def test_the_built_pages_are_served(tmp_path: Path, pages: Path) -> None:
    with serving(tmp_path / "a.db", pages=pages) as served, Browser(served) as ada:
        home = ada.http.get("/")
        assert "Digsite" in home.text
        assert home.headers["cache-control"] == "no-cache"
        assert ada.http.get("/table/abcdef").text == home.text
        etag = {"if-none-match": home.headers["etag"]}
        assert ada.http.get("/", headers=etag).status_code == 304
        script = ada.http.get("/assets/app-1a2b3c4d.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        manifest = ada.http.get("/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        assert ada.refused("GET", "/assets/app-other.js") == "page.unknown"
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%00"):
            assert "secret" not in ada.http.get(path).text


def test_the_game_without_a_server_is_served_where_it_is_there(tmp_path: Path, pages: Path) -> None:
    site = tmp_path / "site"
    (site / "engine-1a2b").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html><title>Without a server</title>", "utf-8")
    (site / "engine-1a2b" / "python.mjs").write_text("export {}", "utf-8")
    with serving(tmp_path / "a.db", pages=pages, site=site) as served, Browser(served) as ada:
        assert ada.http.get("/api/games").json()["offline"] is False
        (site / "offline.js").write_text("", "utf-8")
        assert ada.http.get("/api/games").json()["offline"] is True
        assert ada.http.get("/play").headers["location"] == "/play/"
        home = ada.http.get("/play/")
        assert "Without a server" in home.text
        assert "script-src 'self' 'wasm-unsafe-eval';" in home.headers["content-security-policy"]
        script = ada.http.get("/play/engine-1a2b/python.mjs")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert "Without" not in ada.http.get("/play/nothing").text
        assert "secret" not in ada.http.get("/play/..%2f..%2fsecret.txt").text


def test_without_pages_a_sentence_says_how_to_build_them(tmp_path: Path) -> None:
    with serving(tmp_path / "a.db", pages=tmp_path / "none") as served, Browser(served) as ada:
        answer = ada.http.get("/")
        assert answer.status_code == 503
        assert "make play" in answer.text
        german = ada.http.get("/", headers={"accept-language": "fr, de;q=0.8, en;q=0.5"})
        assert 'lang="de"' in german.text


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/api/tables/x/record"])
def test_every_answer_has_the_security_headers(ada: Browser, path: str) -> None:
    headers = ada.http.get(path).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "script-src 'self';" in POLICY
    assert "style-src 'self';" in POLICY
    assert "unsafe" not in POLICY


def test_a_folder_of_files_has_the_policy_with_which_a_server_hands_it_out() -> None:
    """There it is no header, and in a page nothing can be said about frames."""
    config = (ROOT / "web" / "vite.config.ts").read_text("utf-8")
    said = re.findall(r'^  "(.+)",$', config, re.MULTILINE)
    assert said == SITE_POLICY.removesuffix("; frame-ancestors 'none'").split("; ")


def test_games_are_offered_with_what_a_set_up_page_needs(ada: Browser) -> None:
    offered = ada.get("/api/games")
    assert [game["game"] for game in offered["games"]] == list(names())
    dig_mars, undermining = offered["games"]
    assert dig_mars["players"] == [2, 3, 4]
    assert dig_mars["options"] == {"variant": ["standard", "open"]}
    assert dig_mars["colours"] == ["red", "blue", "white", "black"]
    assert undermining["components"]["costs"]["drill"] == {"titanium": 1, "diamond": 1}
    assert dig_mars["components"]["fortune_to_declare"] == {"2": 40, "3": 30, "4": 20}
    assert offered["bots"][0] == "random"


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("lang", locales.LANGUAGES)
def test_rules_come_in_sections(ada: Browser, game: str, lang: str) -> None:
    rules = ada.get(f"/api/games/{game}/rules", lang=lang)
    sections = {section["section"] for section in rules["sections"]}
    assert {"1", "2.1", "3.1"} <= sections
    assert rules["lang"] == lang
    assert all(section["title"] for section in rules["sections"])


def test_fluent_files_are_kept_by_their_hash(ada: Browser) -> None:
    files = ada.get("/api/locales")["files"]
    assert set(files) == set(locales.LANGUAGES)
    for lang, found in files.items():
        assert {"server", "common", "dig_mars"} <= set(found)
        path = f"/api/locales/{lang}/dig_mars.ftl"
        answer = ada.http.get(path)
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.text.startswith("reason-")
        etag = {"if-none-match": answer.headers["etag"]}
        assert ada.http.get(path, headers=etag).status_code == 304
        kept = ada.http.get(path, params={"v": found["dig_mars"]})
        assert "immutable" in kept.headers["cache-control"]
    assert ada.refused("GET", "/api/locales/en/../en/x.ftl") == "page.unknown"
    assert ada.refused("GET", "/api/locales/fr/server.ftl") == "page.unknown"


def test_refusals_are_in_the_language_asked_for(ada: Browser) -> None:
    messages = set()
    for lang in locales.LANGUAGES:
        answer = ada.http.get("/api/tables/nothing", headers={"accept-language": lang})
        messages.add(answer.json()["error"]["message"])
        asked = ada.http.get("/api/tables/nothing", params={"lang": lang})
        assert asked.json() == answer.json()
    assert len(messages) == len(locales.LANGUAGES)


def test_the_interface_describes_itself(ada: Browser) -> None:
    described = ada.get("/api/openapi.json")
    assert "/api/tables/{table}/start" in described["paths"]
    assert ada.get("/api/health")["digsite"]
    assert ada.refused("DELETE", "/api/games", {}) == "request.method"
