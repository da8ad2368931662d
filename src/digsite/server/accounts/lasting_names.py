"""Lasting names at the tables: their owners sit under them, and others do not pass for them."""

import re
from collections.abc import Sequence
from typing import Final

from digsite.server.ids import account_of
from digsite.server.seats.player_names import clean, distinct, skeleton
from digsite.server.store import Store, Table
from digsite.server.store.people.accounts import Accounts
from digsite.server.wire.refusals import Refused
from digsite.server.wire.requests import WishedSeat

OFFICES: Final = """
Digsite Admin Administrator Moderator Operator System Server Support
Betreiber Betreiberin Administratorin Moderatorin
Haldaja Administraator Moderaator Operaator Süsteem
Админ Администратор Администрация Модератор Оператор Система Сервер Поддержка
"""
"""Words that nobody is called by: their bearers would be believed to run the server."""

WORD: Final = re.compile(r"[^\W_]+")


class LastingNames:
    """`house` is what the server itself is called."""

    def __init__(self, store: Store, house: str | None = None) -> None:
        self.accounts = Accounts(store)
        self._offices = {skeleton(office) for office in OFFICES.split()}
        self._house = skeleton(house or "")

    async def is_taken(self, name: str) -> bool:
        """Whether a name could be read as that of somebody else, or of whoever runs the server."""
        look = skeleton(name)
        words = {look, *map(skeleton, WORD.findall(name))}
        is_office = look == self._house or not words.isdisjoint(self._offices)
        return is_office or await self.accounts.is_taken(look)

    async def of(self, holder: str, wished: str | None, table: Table | None = None) -> str | None:
        """The name of somebody who sits down: the lasting one, if they have one.

        At a further seat of the same table somebody else plays, under a name of their own. Who is
        called like somebody with a lasting name gets a number. An account that is being deleted
        sits down nowhere.
        """
        account_id = account_of(holder)
        if account_id is not None and not (table is not None and table.is_held_by(holder)):
            account = await self.accounts.get(account_id)
            if account is None:
                raise Refused("account.needed")
            return account.name
        name = clean(wished)
        if name is not None and await self.is_taken(name):
            return distinct(name, [name])
        return name

    async def give(self, seats: Sequence[WishedSeat], holder: str) -> None:
        """Name the seats of a new table that its host takes: the first is the host's own."""
        own = [seat for seat in seats if seat.kind == "here"]
        for seat in own[:1]:
            seat.name = await self.of(holder, seat.name)
        for seat in own[1:]:
            seat.name = await self.of("", seat.name)
