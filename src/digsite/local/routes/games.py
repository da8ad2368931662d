"""Games, words and rules (docs/wire.md, section 1)."""

from typing import Final

from digsite import locales
from digsite.core.game import find
from digsite.local.requests import Asked, RoomAnswer, Routes, as_answer
from digsite.local.room import Room
from digsite.server.wire import offers
from digsite.server.wire.refusals import Refused


async def games(room: Room, asked: Asked) -> RoomAnswer:
    return as_answer(offers.shown_games(room.settings))


async def rules(room: Room, asked: Asked, game: str) -> RoomAnswer:
    lang = asked.query.get("lang", asked.lang)
    sections = offers.rules_sections(find(game).name, lang)
    return as_answer({"game": game, "lang": lang, "sections": sections})


async def catalogue(room: Room, asked: Asked) -> RoomAnswer:
    return as_answer(offers.shown_locales())


async def fluent(room: Room, asked: Asked, lang: str, file: str) -> RoomAnswer:
    if lang not in locales.LANGUAGES or file not in offers.fluent_texts(lang):
        raise Refused("page.unknown")
    return RoomAnswer(200, offers.fluent_texts(lang)[file][1])


async def no_addresses(room: Room, asked: Asked) -> RoomAnswer:
    return as_answer({"addresses": []})


ROUTES: Final[Routes] = [
    ("GET", "/games", games),
    ("GET", r"/games/(\w+)/rules", rules),
    ("GET", "/locales", catalogue),
    ("GET", r"/locales/(\w+)/(\w+)\.ftl", fluent),
    ("GET", "/addresses", no_addresses),
]
