"""How a message leaves: by web push, e-mail or webhook. Everything here waits, in threads."""

import base64
import json
import smtplib
import ssl
from email.message import EmailMessage
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from digsite.server import outgoing
from digsite.server.keys import now
from digsite.server.outgoing import Unreachable
from digsite.server.settings import Settings

PUSH_LIFETIME: Final = 24 * 3600
GONE: Final = (404, 410)
AGENT: Final = "Digsite"


class Gone(Exception):
    """The receiver says that nobody listens there any more."""


def new_vapid_key() -> str:
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_vapid_key(private: str) -> str:
    """What a browser needs to subscribe: the uncompressed point in base64url."""
    numbers = Vapid02.from_pem(private.encode()).public_key.public_numbers()
    point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_push(subscription: dict[str, Any], *, private: bool) -> None:
    """Refuses what no browser has made."""
    outgoing.check(subscription["endpoint"], private=private)
    try:
        point, auth = _decoded(subscription["p256dh"]), _decoded(subscription["auth"])
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Unreachable("keys") from None
    if len(auth) != 16:
        raise Unreachable("keys")


def push(settings: Settings, vapid: str, target: str, message: dict[str, Any]) -> None:
    """Encrypted for the browser alone (RFC 8291), signed by this server (RFC 8292)."""
    subscription = json.loads(target)
    parts = urlsplit(subscription["endpoint"])
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": now() // 1000 + 12 * 3600,
        "sub": settings.public_url or "https://localhost",
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
    private = settings.private_targets
    status, _ = outgoing.post(subscription["endpoint"], body, headers, private=private)
    _require_taken(status)


def webhook(settings: Settings, url: str, message: dict[str, Any]) -> bytes:
    """What the receiver answers."""
    headers = {"Content-Type": "application/json", "User-Agent": AGENT}
    body = json.dumps(message, ensure_ascii=False).encode()
    status, answer = outgoing.post(url, body, headers, private=settings.private_targets)
    _require_taken(status)
    return answer


def _require_taken(status: int) -> None:
    if status in GONE:
        raise Gone
    if not 200 <= status < 300:
        raise Unreachable(f"status {status}")


def email(settings: Settings, to: str, subject: str, text: str) -> None:
    assert settings.smtp_host is not None
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.smtp_from, to, subject
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    context = ssl.create_default_context()
    try:
        if settings.smtp_security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                settings.smtp_host, settings.smtp_port, timeout=outgoing.SECONDS, context=context
            )
        else:
            server = smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=outgoing.SECONDS)
        with server:
            if settings.smtp_security == "starttls":
                server.starttls(context=context)
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password or "")
            server.send_message(message)
    except (OSError, smtplib.SMTPException) as error:
        raise Unreachable(type(error).__name__) from None
