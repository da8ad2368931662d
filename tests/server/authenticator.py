"""An authenticator: makes passkeys for sites and signs challenges with them, as a device does."""

import base64
import hashlib
import json
import secrets
from typing import Any
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.serving import Browser, Json

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """Keeps discoverable passkeys; `sign_in` uses the latest one."""

    def __init__(self) -> None:
        self.keys: dict[bytes, ec.EllipticCurvePrivateKey] = {}
        self.users: dict[bytes, str] = {}
        self.count = 0

    def create(self, options: Json, origin: str) -> Json:
        """A new passkey, as `PublicKeyCredential.toJSON()` gives it."""
        key, name = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(32)
        self.keys[name], self.users[name] = key, options["user"]["id"]
        point = key.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(name).to_bytes(2, "big") + name + public
        data = self._data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = _client("webauthn.create", options, origin)
        response = {"clientDataJSON": _text(client), "attestationObject": _text(attestation)}
        return _credential(name, response)

    def get(self, options: Json, origin: str) -> Json:
        """The latest passkey's signature under a challenge."""
        name, key = list(self.keys.items())[-1]
        self.count += 1
        client = _client("webauthn.get", options, origin)
        data = self._data(options["rpId"], PRESENT | VERIFIED)
        signed = key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signed}
        response = {part: _text(value) for part, value in parts.items()}
        return _credential(name, response | {"userHandle": self.users[name]})

    def _data(self, site: str, flags: int) -> bytes:
        return (
            hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")
        )


def _client(kind: str, options: Json, origin: str) -> bytes:
    told = {"type": kind, "challenge": options["challenge"], "origin": origin}
    return json.dumps(told).encode()


def _credential(name: bytes, response: Json) -> Json:
    named = {"id": _text(name), "rawId": _text(name), "type": "public-key"}
    return named | {"response": response, "clientExtensionResults": {}}


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def at_localhost(browser: Browser) -> Browser:
    """The browser with the page open under a name: passkeys know no numbers."""
    url = urlsplit(browser.served.url)
    origin = f"http://localhost:{url.port}"
    browser.http.headers.update({"Host": f"localhost:{url.port}", "Origin": origin})
    return browser


def origin_of(browser: Browser) -> str:
    return browser.http.headers["Origin"]


def sign_up(browser: Browser, name: str, device: Authenticator | None = None, **more: Any) -> Json:
    """A new account with a passkey of this device."""
    at_localhost(browser)
    begun = browser.post("/api/account/sign-up", {"name": name})
    credential = (device or Authenticator()).create(begun["options"], origin_of(browser))
    return finish(browser, begun, credential, **more)


def sign_in(browser: Browser, device: Authenticator, **more: Any) -> Json:
    at_localhost(browser)
    begun = browser.post("/api/account/sign-in")
    return finish(browser, begun, device.get(begun["options"], origin_of(browser)), **more)


def finish(browser: Browser, begun: Json, credential: Json, **more: Any) -> Json:
    body = {"ceremony": begun["ceremony"], "credential": credential} | more
    return browser.post("/api/account/finish", body)
