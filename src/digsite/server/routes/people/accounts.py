"""A name that lasts: signing up, in and out, passkeys, export, deletion (docs/wire.md, 8)."""

from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response

from digsite.server.accounts.ceremonies import Site
from digsite.server.accounts.signing_in import SignedIn
from digsite.server.accounts.statistics import shown_ratings
from digsite.server.edge.hosts import is_secure
from digsite.server.ids import account_holder, digest
from digsite.server.routes.bodies import BoundedRoute
from digsite.server.routes.dependencies import Address, TheServices, require_few
from digsite.server.seats.player_names import clean, distinct, skeleton
from digsite.server.services import Services
from digsite.server.settings import Settings
from digsite.server.store.attempts import Attempts
from digsite.server.store.people.accounts import Accounts
from digsite.server.store.people.models import Account, Session
from digsite.server.store.people.passkeys import Passkeys
from digsite.server.store.people.ratings import Ratings
from digsite.server.times import DAY
from digsite.server.wire.people import (
    AccountExport,
    AccountOffer,
    AddingPasskey,
    ChangedAccount,
    DeletedAccount,
    PasskeyAnswer,
    ShownAccount,
    ShownCeremony,
    SigningUp,
)
from digsite.server.wire.refusals import Refused
from digsite.server.wire.requests import Nothing
from digsite.server.wire.responses import CodeShown

router = APIRouter(prefix="/api/account", tags=["accounts"], route_class=BoundedRoute)
RENAMES_A_DAY: Final = 5


def _site(request: Request) -> Site:
    """The site whose page asks; the guard has compared a browser's Origin with the Host."""
    settings: Settings = request.app.state.settings
    scheme = "https" if is_secure(request, settings) else "http"
    host = request.headers.get("host", "")
    return Site(request.headers.get("origin") or f"{scheme}://{host}")


async def _device(request: Request, response: Response, services: TheServices) -> str:
    """The browser that asks, signed in or not."""
    return await services.credentials.welcome_device(request, response)


async def _session(request: Request, services: TheServices) -> Session:
    session = await services.credentials.session_of(request)
    if session is None:
        raise Refused("account.needed")
    return session


def _require_offer(services: TheServices) -> None:
    if not services.settings.accounts:
        raise Refused("account.off")


TheSite = Annotated[Site, Depends(_site)]
Device = Annotated[str, Depends(_device)]
TheSession = Annotated[Session, Depends(_session)]
Offered = Depends(_require_offer)


@router.get("")
async def account(request: Request, services: TheServices) -> AccountOffer:
    """Whether accounts are offered here, and who is signed in."""
    session = await services.credentials.session_of(request)
    device = await services.credentials.device_of(request)
    held = [] if device is None else await Accounts(services.store).tables_of(device)
    try:
        ready = bool(_site(request).name)
    except Refused:
        ready = False
    return {
        "offered": services.settings.accounts,
        "ready": ready,
        "tables": len(held),
        "account": None if session is None else await _shown(services, session),
    }


@router.post("/sign-up", dependencies=[Offered])
async def sign_up(
    wish: SigningUp, request: Request, services: TheServices, site: TheSite, device: Device
) -> ShownCeremony:
    """Ask for a new account; its first passkey comes with `finish`."""
    most = services.settings.sign_ups_per_hour
    await require_few(services.store, request, Refused("account.too_many"), most)
    return await services.signing_in.begin_sign_up(site, device, wish.name)


@router.post("/sign-in", dependencies=[Offered])
async def sign_in(
    _: Nothing, request: Request, services: TheServices, site: TheSite, device: Device
) -> ShownCeremony:
    """Ask for a challenge to sign in with."""
    await _count_challenge(services, request)
    return await services.signing_in.begin_sign_in(site, device)


@router.post("/passkeys", dependencies=[Offered])
async def add_passkey(
    wish: AddingPasskey,
    request: Request,
    services: TheServices,
    site: TheSite,
    device: Device,
    address: Address,
) -> ShownCeremony:
    """Ask to add a passkey: to the account that is signed in, or to that of a code."""
    await _count_challenge(services, request)
    if wish.code is not None:
        account_id = await services.signing_in.account_of_code(address, wish.code)
    else:
        account_id = (await _session(request, services)).account_id
    return await services.signing_in.begin_adding(site, device, account_id)


@router.post("/finish", dependencies=[Offered])
async def finish(
    answer: PasskeyAnswer,
    request: Request,
    response: Response,
    services: TheServices,
    site: TheSite,
    device: Device,
) -> ShownAccount:
    """Bring a passkey's answer to a challenge; whoever does is signed in."""
    found = await services.signing_in.finish(site, device, answer.ceremony, answer.credential)
    session = await _begin_session(services, request, response, found)
    if answer.take_along:
        holder, kept = account_holder(found.account_id), await _account(services, session)
        named = partial(distinct, kept.name)
        for table_id in await Accounts(services.store).take_along(device, holder, named):
            services.tables.changed_elsewhere(table_id, None)
        # Games that were over before are part of the history too.
        await services.finish_watch.notes.note_all(0)
    return await _shown(services, session)


async def _begin_session(
    services: Services, request: Request, response: Response, found: SignedIn
) -> Session:
    begun = await services.credentials.sign_in(
        request, response, found.account_id, found.passkey_id
    )
    if begun is None:
        raise Refused("passkey.unknown")
    await services.session_watch.look()
    return begun


@router.post("/sign-out")
async def sign_out(
    _: Nothing, request: Request, response: Response, services: TheServices
) -> AccountOffer:
    """End the session of this browser; it keeps what it held without the account."""
    await services.credentials.sign_out(request, response)
    await services.session_watch.look()
    return (await account(request, services)) | {"account": None}


@router.post("/code")
async def new_code(
    _: Nothing, request: Request, services: TheServices, session: TheSession
) -> CodeShown:
    """A one-time code by which another device adds a passkey of its own."""
    await _count_challenge(services, request)
    return await services.signing_in.new_code(session.account_id)


@router.post("/passkeys/{passkey}/remove")
async def remove_passkey(
    passkey: str, _: Nothing, services: TheServices, session: TheSession
) -> ShownAccount:
    """Remove a passkey, and sign out whoever came by it; never the last one."""
    passkeys = Passkeys(services.store)
    for kept in await passkeys.of(session.account_id):
        if _name_of(kept.id) == passkey:
            if not await passkeys.remove(session.account_id, kept.id):
                raise Refused("passkey.last")
            await services.session_watch.look()
            return await _shown(services, session)
    raise Refused("passkey.unknown")


@router.put("")
async def change(wish: ChangedAccount, services: TheServices, session: TheSession) -> ShownAccount:
    """Change the name, or who may see the profile."""
    kept = await _account(services, session)
    values: dict[str, object] = {}
    if wish.public is not None:
        values["public"] = wish.public
    if wish.name is not None and clean(wish.name) != kept.name:
        values |= await _new_name(services, kept, wish.name)
    if values and not await Accounts(services.store).change(kept.id, **values):
        raise Refused("account.name_taken")
    return await _shown(services, session)


async def _new_name(services: Services, kept: Account, wished: str) -> dict[str, object]:
    if skeleton(clean(wished) or "") == kept.skeleton:
        name = clean(wished) or kept.name
    else:
        name = await services.signing_in.free_name(wished)
    attempts = Attempts(services.store)
    if not await attempts.may("account name", kept.id, most=RENAMES_A_DAY, period=DAY):
        raise Refused("account.too_many")
    return {"name": name, "skeleton": skeleton(name)}


@router.get("/export")
async def export(response: Response, services: TheServices, session: TheSession) -> AccountExport:
    """Everything that is kept of this account, as a file."""
    response.headers["content-disposition"] = 'attachment; filename="digsite-account.json"'
    departure = services.departure
    with departure.writing(session.account_id):
        return {
            "account": await _shown(services, session),
            "tables": await departure.tables_of(session.account_id),
            "notices": await departure.notices_of(session.account_id),
            "said": await departure.said_of(session.account_id),
            "blocks": await departure.blocks_of(session.account_id),
            "reports": await departure.reports_of(session.account_id),
            "games": await departure.games_of(session.account_id),
            "ratings": shown_ratings(await Ratings(services.store).of(session.account_id)),
        }


@router.post("/delete")
async def delete(
    wish: DeletedAccount,
    request: Request,
    response: Response,
    services: TheServices,
    session: TheSession,
) -> AccountOffer:
    """Delete the account for good."""
    kept = await _account(services, session)
    if clean(wish.name) != kept.name:
        raise Refused("account.not_confirmed", name=kept.name)
    await services.departure.delete(kept.id)
    return await sign_out(Nothing(), request, response, services)


async def _count_challenge(services: Services, request: Request) -> None:
    most = services.settings.challenges_per_hour
    await require_few(services.store, request, Refused("passkey.too_often"), most)


async def _account(services: Services, session: Session) -> Account:
    kept = await Accounts(services.store).get(session.account_id)
    if kept is None:
        raise Refused("account.needed")
    return kept


async def _shown(services: Services, session: Session) -> ShownAccount:
    kept = await _account(services, session)
    return {
        "account": kept.id,
        "name": kept.name,
        "public": kept.public,
        "created": kept.created,
        "passkeys": [
            {
                "passkey": _name_of(passkey.id),
                "created": passkey.created,
                "used": passkey.used,
                "here": passkey.id == session.passkey_id,
            }
            for passkey in await Passkeys(services.store).of(kept.id)
        ],
    }


def _name_of(passkey_id: str) -> str:
    """A short name for a passkey; its id may be as long as its maker likes."""
    return digest(passkey_id)[:16]
