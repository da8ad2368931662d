"""Which addresses belong to the public network, whatever Python's version knows of them.

The networks are those of IANA's registries of special-purpose addresses, with everything that
carries another address within it (mapped, NAT64, 6to4, Teredo): what is inside need not be public.
Python's own lists lag behind the registries, and differ between its versions.
"""

import ipaddress
from typing import Final

GLOBAL_UNICAST: Final = ipaddress.IPv6Network("2000::/3")
"""The only part of IPv6 that is given to the public network; the rest is special or nobody's."""
SPECIAL_4: Final = tuple(
    map(
        ipaddress.IPv4Network,
        (
            "0.0.0.0/8",  # this network
            "10.0.0.0/8",
            "100.64.0.0/10",  # behind a provider's translation
            "127.0.0.0/8",
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",  # protocol assignments
            "192.0.2.0/24",  # documentation
            "192.31.196.0/24",  # AS112: answered by whoever is near
            "192.52.193.0/24",  # multicast tunnels
            "192.88.99.0/24",  # relays from IPv6, withdrawn
            "192.168.0.0/16",
            "192.175.48.0/24",  # AS112
            "198.18.0.0/15",  # benchmarks
            "198.51.100.0/24",  # documentation
            "203.0.113.0/24",  # documentation
            "224.0.0.0/4",  # multicast
            "240.0.0.0/4",  # reserved, and broadcast
        ),
    )
)
SPECIAL_6: Final = tuple(
    map(
        ipaddress.IPv6Network,
        (
            "2001::/23",  # protocol assignments, Teredo among them
            "2001:db8::/32",  # documentation
            "2002::/16",  # 6to4
            "2620:4f:8000::/48",  # AS112
            "3fff::/20",  # documentation
        ),
    )
)


def is_public(address: str) -> bool:
    """Whether an address belongs to the public network, and not to ours or to this machine."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv4Address):
        special = any(parsed in network for network in SPECIAL_4)
    else:
        special = parsed not in GLOBAL_UNICAST or any(parsed in network for network in SPECIAL_6)
    return parsed.is_global and not special
