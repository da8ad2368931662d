"""Passkeys: a challenge goes to the browser, and what an authenticator makes of it comes back.

The library takes a second to load on a slow machine, so it is loaded by whoever first signs in.
"""

from __future__ import annotations

import ipaddress
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from digsite.server.store.people.models import Ceremony, Passkey
from digsite.server.times import MINUTE, now
from digsite.server.wire.refusals import Refused
from digsite.server.wire.responses import GameJson

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

SITE: Final = "Digsite"
LIFETIME: Final = 5 * MINUTE
"""How long an authenticator may take; the browser is told the same."""
CHALLENGE_BYTES: Final = 32


@dataclass(frozen=True)
class Site:
    """For whom passkeys are: the page's own origin, and the name in it."""

    origin: str

    @property
    def name(self) -> str:
        """The relying party's id; passkeys know hosts by name, never by address."""
        name = urlsplit(self.origin).hostname or ""
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name
        raise Refused("passkey.address")


def new_challenge() -> str:
    return secrets.token_urlsafe(CHALLENGE_BYTES)


def creation_options(
    site: Site, ceremony: Ceremony, name: str, known: Sequence[Passkey] = ()
) -> GameJson:
    """What a browser needs in order to make a passkey, as `parseCreationOptionsFromJSON` takes it.

    It can be found without naming the account, and asks for nothing about the authenticator.
    """
    import webauthn
    from webauthn.helpers.structs import AuthenticatorSelectionCriteria, ResidentKeyRequirement

    assert ceremony.account_id is not None
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=SITE,
        user_id=ceremony.account_id.encode(),
        user_name=name,
        user_display_name=name,
        challenge=_bytes(ceremony.challenge),
        timeout=LIFETIME,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED
        ),
        exclude_credentials=[_descriptor(passkey) for passkey in known],
    )
    return _json(webauthn.options_to_json(options))


def request_options(site: Site, ceremony: Ceremony) -> GameJson:
    """What a browser needs in order to use a passkey; whose, its user chooses."""
    import webauthn

    options = webauthn.generate_authentication_options(
        rp_id=site.name, challenge=_bytes(ceremony.challenge), timeout=LIFETIME
    )
    return _json(webauthn.options_to_json(options))


def made_passkey(site: Site, ceremony: Ceremony, credential: GameJson) -> Passkey:
    """The new passkey; refuses one that was not made for this challenge at this site."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=_bytes(ceremony.challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception:
        # What a browser sends can be wrong in ways for which the library has no error of its own.
        raise Refused("passkey.refused") from None
    at = now()
    return Passkey(
        id=bytes_to_base64url(made.credential_id),
        account_id=ceremony.account_id,
        public_key=bytes_to_base64url(made.credential_public_key),
        sign_count=made.sign_count,
        created=at,
        used=at,
    )


def passkey_named_in(credential: GameJson) -> str:
    """The id of the passkey that a browser says it has used."""
    name = credential.get("id")
    if not isinstance(name, str) or not name:
        raise Refused("passkey.refused")
    return name


def require_use(site: Site, ceremony: Ceremony, credential: GameJson, passkey: Passkey) -> int:
    """Refuses what was not signed by this passkey; returns how often it has signed."""
    import webauthn

    try:
        used = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=_bytes(ceremony.challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=_bytes(passkey.public_key),
            credential_current_sign_count=passkey.sign_count,
        )
    except Exception:
        raise Refused("passkey.refused") from None
    return used.new_sign_count


def _descriptor(passkey: Passkey) -> PublicKeyCredentialDescriptor:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return PublicKeyCredentialDescriptor(id=_bytes(passkey.id))


def _bytes(text: str) -> bytes:
    from webauthn.helpers import base64url_to_bytes

    return base64url_to_bytes(text)


def _json(text: str) -> GameJson:
    options: GameJson = json.loads(text)
    return options
