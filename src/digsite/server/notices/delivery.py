"""How a message leaves: by web push, e-mail or webhook.

The libraries that encrypt and send are loaded with the first message: a server starts without them.
"""

import asyncio
import base64
import json
import socket
from email.message import EmailMessage
from typing import Final, Literal, cast
from urllib.parse import urlsplit

from typing_extensions import TypedDict

from digsite.server.notices import safe_http
from digsite.server.notices.recipients import recipient
from digsite.server.notices.safe_http import SafeHttp, Unreachable, host_name
from digsite.server.settings import Settings
from digsite.server.times import DAY, HOUR, SECOND, now

PUSH_LIFETIME: Final = DAY // SECOND
GONE: Final = (404, 410)
AGENT: Final = "Digsite"


class PushTarget(TypedDict):
    """Where a browser is reached, and the keys to write to it alone."""

    endpoint: str
    p256dh: str
    auth: str


class TurnMessage(TypedDict):
    """Nothing of the game itself: who reads it is not known to hold the seat."""

    type: Literal["turn"]
    table: str
    seat: int
    game: str
    title: str
    link: str
    remove: str


class Challenge(TypedDict):
    """Asks a webhook whether it wants to be told."""

    type: Literal["confirm"]
    challenge: str


Message = TurnMessage | Challenge


class Gone(Exception):
    """The receiver says that nobody listens there any more."""


def asked_host(settings: Settings, kind: str, target: str) -> str:
    """The machine that a message is handed to."""
    if kind == "email":
        return host_name(settings.smtp_host or "")
    return recipient(kind, target).host


def new_vapid_key() -> str:
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_vapid_key(private: str) -> str:
    """What a browser needs to subscribe: the uncompressed point in base64url."""
    from py_vapid import Vapid02

    numbers = Vapid02.from_pem(private.encode()).public_key.public_numbers()
    point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_push(subscription: PushTarget, *, private: bool) -> None:
    """Refuses a subscription that no browser made."""
    from cryptography.hazmat.primitives.asymmetric import ec

    safe_http.check(subscription["endpoint"], private=private)
    try:
        point, auth = _decoded(subscription["p256dh"]), _decoded(subscription["auth"])
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Unreachable("keys") from None
    if len(auth) != 16:
        raise Unreachable("keys")


async def push(http: SafeHttp, vapid: str, target: str, message: Message) -> None:
    """Encrypted for the browser alone (RFC 8291), signed by this server (RFC 8292)."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec
    from py_vapid import Vapid02

    subscription: PushTarget = json.loads(target)
    parts = urlsplit(subscription["endpoint"])
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": (now() + 12 * HOUR) // SECOND,
        "sub": http.settings.public_url or "https://localhost",
    }
    body = http_ece.encrypt(
        json.dumps(message, ensure_ascii=False).encode(),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_decoded(subscription["p256dh"]),
        auth_secret=_decoded(subscription["auth"]),
        version="aes128gcm",
    )
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(PUSH_LIFETIME),
        "Urgency": "normal",
    }
    headers |= Vapid02.from_pem(vapid.encode()).sign(claims)
    status, _ = await http.post(subscription["endpoint"], body, headers)
    _require_taken(status)


async def webhook(http: SafeHttp, url: str, message: Message) -> bytes:
    """Post a message; returns what the receiver answers."""
    headers = {"Content-Type": "application/json", "User-Agent": AGENT}
    body = json.dumps(message, ensure_ascii=False).encode()
    status, answer = await http.post(url, body, headers)
    _require_taken(status)
    return answer


def _require_taken(status: int) -> None:
    if status in GONE:
        raise Gone
    if not 200 <= status < 300:
        raise Unreachable(f"status {status}")


async def email(http: SafeHttp, to: str, subject: str, text: str) -> None:
    import aiosmtplib

    settings = http.settings
    assert settings.smtp_host is not None
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.smtp_from, to, subject
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    seconds = settings.smtp_seconds
    async with http.deadline(seconds):
        addresses = await http.resolver.addresses(settings.smtp_host)
        line = await http.connected(addresses, settings.smtp_port, seconds)
        client = aiosmtplib.SMTP(
            hostname=settings.smtp_host,
            sock=line,
            # Its own way of finding this out asks the network.
            local_hostname=socket.gethostname(),
            use_tls=settings.smtp_security == "tls",
            start_tls=settings.smtp_security == "starttls",
            tls_context=None if settings.smtp_security == "none" else http.tls,
            username=settings.smtp_user or None,
            password=settings.smtp_password or "",
            timeout=None,
        )
        try:
            await client.connect()
            await client.send_message(message)
        except aiosmtplib.SMTPException as error:
            raise Unreachable(type(error).__name__) from None
        else:
            # Said without waiting for the answer: the message is taken, whatever comes now.
            if client.transport is not None:
                cast(asyncio.WriteTransport, client.transport).write(b"QUIT\r\n")
        finally:
            client.close()
