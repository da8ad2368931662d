"""Signing up, signing in, and adding a passkey on another device.

Each takes two requests: the first gives out a challenge, the second brings a passkey's answer to
it. A challenge is good for one browser, once, for five minutes.
"""

from dataclasses import dataclass
from typing import Final

from digsite.server.accounts import ceremonies
from digsite.server.accounts.ceremonies import LIFETIME, Site
from digsite.server.accounts.lasting_names import LastingNames
from digsite.server.ids import new_key
from digsite.server.seats import one_time_codes
from digsite.server.seats.player_names import clean, skeleton
from digsite.server.store import Store
from digsite.server.store.one_time_codes import OneTimeCodes
from digsite.server.store.people.accounts import Accounts
from digsite.server.store.people.models import Account, Ceremony, DeviceCode, Passkey, Purpose
from digsite.server.store.people.passkeys import Passkeys
from digsite.server.times import now
from digsite.server.wire.people import ShownCeremony
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import CodeShown, GameJson

MOST_PASSKEYS: Final = 20


@dataclass(frozen=True)
class SignedIn:
    account_id: str
    passkey_id: str


class SigningIn:
    def __init__(self, store: Store, lasting_names: LastingNames) -> None:
        self.store, self.lasting_names = store, lasting_names
        self.accounts, self.passkeys = Accounts(store), Passkeys(store)
        self.codes = OneTimeCodes(store, DeviceCode)

    async def begin_sign_up(self, site: Site, device: str, wished: str) -> ShownCeremony:
        """A challenge for the first passkey of a new account."""
        name = await self.free_name(wished)
        ceremony = _ceremony("sign_up", device, account_id=new_key(), name=name)
        return await self._given(ceremony, ceremonies.creation_options(site, ceremony, name))

    async def begin_sign_in(self, site: Site, device: str) -> ShownCeremony:
        """A challenge for whichever passkey the browser's user chooses."""
        ceremony = _ceremony("sign_in", device)
        return await self._given(ceremony, ceremonies.request_options(site, ceremony))

    async def begin_adding(self, site: Site, device: str, account_id: str) -> ShownCeremony:
        """A challenge for another passkey of an account."""
        account, known = await self.accounts.get(account_id), await self.passkeys.of(account_id)
        if account is None:
            raise Refused("account.needed")
        if len(known) >= MOST_PASSKEYS:
            raise Refused("passkey.too_many", most=MOST_PASSKEYS)
        ceremony = _ceremony("add", device, account_id=account_id)
        options = ceremonies.creation_options(site, ceremony, account.name, known)
        return await self._given(ceremony, options)

    async def finish(self, site: Site, device: str, key: str, credential: GameJson) -> SignedIn:
        """Whoever answered a challenge with a passkey is signed in by it."""
        ceremony = await self.passkeys.use(key, device)
        if ceremony is None:
            raise Refused("passkey.expired")
        if ceremony.purpose == "sign_in":
            return await self._signed_in(site, ceremony, credential)
        passkey = ceremonies.made_passkey(site, ceremony, credential)
        if ceremony.purpose == "sign_up":
            await self._sign_up(ceremony, passkey)
        elif not await self.passkeys.add(passkey):
            raise Refused("passkey.refused")
        return SignedIn(passkey.account_id, passkey.id)

    async def _sign_up(self, ceremony: Ceremony, passkey: Passkey) -> None:
        assert ceremony.name is not None
        account = Account(
            id=passkey.account_id,
            name=ceremony.name,
            skeleton=skeleton(ceremony.name),
            public=False,
            created=passkey.created,
        )
        if not await self.accounts.add(account, passkey):
            raise Refused("account.name_taken")

    async def _signed_in(self, site: Site, ceremony: Ceremony, credential: GameJson) -> SignedIn:
        passkey = await self.passkeys.get(ceremonies.passkey_named_in(credential))
        if passkey is None:
            raise Refused("passkey.unknown")
        sign_count = ceremonies.require_use(site, ceremony, credential, passkey)
        await self.passkeys.note_use(passkey, sign_count)
        return SignedIn(passkey.account_id, passkey.id)

    async def free_name(self, wished: str) -> str:
        """The name as it is kept; refuses one that could be read as somebody else's."""
        name = clean(wished)
        if name is None:
            raise Refused("account.name_empty")
        if await self.lasting_names.is_taken(name):
            raise Refused("account.name_taken")
        return name

    async def _given(self, ceremony: Ceremony, options: GameJson) -> ShownCeremony:
        key = ceremony.id
        await self.passkeys.begin(ceremony)
        return {"ceremony": key, "options": options}

    # Codes

    async def new_code(self, account_id: str) -> CodeShown:
        """A code by which another device adds a passkey; an earlier one is void."""
        made = await one_time_codes.make("device")
        await self.codes.keep(
            DeviceCode(account_id=account_id, code=made.hashed, expires=made.expires)
        )
        return made.shown

    async def account_of_code(self, address: str, typed: str) -> str:
        """The account that a code was made for, which is thereby used up."""
        code = await self.codes.use(await one_time_codes.read(self.store, "device", address, typed))
        if code is None:
            raise Refused("code.unknown")
        return code.account_id


def _ceremony(
    purpose: Purpose, device: str, account_id: str | None = None, name: str | None = None
) -> Ceremony:
    return Ceremony(
        id=new_key(),
        purpose=purpose,
        challenge=ceremonies.new_challenge(),
        device=device,
        account_id=account_id,
        name=name,
        expires=now() + LIFETIME,
    )
