"""Recipients as they are counted: one name for one receiver, however it is spelled."""

import json
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from digsite.server.notices.safe_http import DEFAULT_PORT, host_name

SAME_DOMAIN: Final = {"googlemail.com": "gmail.com"}
DOTLESS: Final = ("gmail.com",)
"""Where dots before the @ mean nothing; elsewhere they tell mailboxes apart."""


@dataclass(frozen=True)
class Recipient:
    """`name` is the mailbox or the address on the web, `host` the domain that answers for it."""

    name: str
    host: str


def recipient(kind: str, target: str) -> Recipient:
    """Whom a notice goes to."""
    if kind == "email":
        return _mailbox(target)
    parts = urlsplit(json.loads(target)["endpoint"] if kind == "push" else target)
    host, port = host_name(parts.hostname or ""), parts.port or DEFAULT_PORT[parts.scheme]
    return Recipient(f"{host}:{port}{parts.path or '/'}?{parts.query}", host)


def _mailbox(address: str) -> Recipient:
    local, _, domain = address.lower().rpartition("@")
    domain = SAME_DOMAIN.get(domain, domain)
    local = local.partition("+")[0] or local
    if domain in DOTLESS:
        local = local.replace(".", "")
    return Recipient(f"{local}@{domain}", domain)
