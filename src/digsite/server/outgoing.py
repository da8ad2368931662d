"""Requests from this server to addresses that strangers gave: to public ones only.

The name is resolved once, every address it has must be public, and the connection goes to an
address that was checked: a name that answers differently the next time gains nothing. Redirects
are not followed, little is sent and less is read.
"""

import http.client
import socket
import ssl
from typing import Final
from urllib.parse import SplitResult, urlsplit

from digsite.server.networks import is_public

SECONDS: Final = 10.0
MOST_READ: Final = 2048
LONGEST_URL: Final = 1000


class Unreachable(Exception):
    """The address cannot or must not be reached."""


def post(
    url: str, body: bytes, headers: dict[str, str], *, private: bool = False
) -> tuple[int, bytes]:
    """The status and the beginning of the answer; `private` lets tests talk to themselves."""
    parts, port = _checked(url, private=private)
    assert parts.hostname is not None
    address = _public_address(parts.hostname, port, private=private)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    connection = http.client.HTTPConnection(parts.hostname, port, timeout=SECONDS)
    try:
        connection.sock = _connected(parts, address, port)
        connection.request("POST", path, body, headers | {"Connection": "close"})
        answer = connection.getresponse()
        return answer.status, answer.read(MOST_READ)
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise Unreachable(type(error).__name__) from None
    finally:
        connection.close()


def check(url: str, *, private: bool = False) -> None:
    """Refuses an address that could never be asked."""
    _checked(url, private=private)


def _checked(url: str, *, private: bool) -> tuple[SplitResult, int]:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Unreachable("URL") from None
    plain = len(url) <= LONGEST_URL and url.isascii() and url.isprintable() and " " not in url
    if not plain or not parts.hostname or parts.username is not None or "@" in parts.netloc:
        raise Unreachable("URL")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Unreachable("https")
    return parts, port or (443 if parts.scheme == "https" else 80)


def _public_address(host: str, port: int, *, private: bool) -> str:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable("DNS") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (private or all(is_public(address) for address in addresses)):
        raise Unreachable("private")
    return addresses[0]


def _connected(parts: SplitResult, address: str, port: int) -> socket.socket:
    line = socket.create_connection((address, port), SECONDS)
    if parts.scheme != "https":
        return line
    try:
        context = ssl.create_default_context()
        return context.wrap_socket(line, server_hostname=parts.hostname)
    except BaseException:
        line.close()
        raise
