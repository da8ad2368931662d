"""Which addresses a stranger may have this server speak to."""

import pytest

from digsite.server.notices.public_networks import is_public

SPECIAL = """
0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 127.0.0.1 127.255.255.255
169.254.169.254 172.16.0.0 172.31.255.255 192.0.0.0 192.0.0.8 192.0.0.9 192.0.0.170 192.0.2.1
192.31.196.1 192.52.193.1 192.88.99.0 192.88.99.255 192.168.0.0 192.168.255.255 192.175.48.1
198.18.0.0 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.0
255.255.255.255 :: ::1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 ::8.8.8.8 64:ff9b::a00:1 64:ff9b::808:808
64:ff9b:1::a00:1 100:: 100:0:0:1:: 2001:: 2001:0:4136:e378:8000:63bf:3fff:fdd2 2001:1::1 2001:2::1
2001:10::1 2001:20::1 2001:30::1 2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff 2001:db8::1 2002:7f00:1::
2002:808:808:: 2620:4f:8000::1 3fff:: 3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff 5f00::1 fc00::1
fdff:ffff::1 fe80::1 fe80::1%eth0 fec0::1 feff:ffff::1 ff02::1 4000::1 1::1
"""
"""The first, the last or some address of every network in IANA's registries, and of nobody's."""
PUBLIC = """
1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.0 93.184.215.14 100.63.255.255 100.128.0.0 172.15.255.255
172.32.0.0 192.0.1.0 192.88.98.255 192.88.100.0 192.167.255.255 192.169.0.0 198.17.255.255
198.20.0.0 223.255.255.255 2001:200::1 2001:4860:4860::8888 2003::1 2606:4700:4700::1111
2a00:1450:4001::1 3ffe::1
"""


@pytest.mark.parametrize("address", SPECIAL.split())
def test_an_address_of_special_purpose_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC.split())
def test_addresses_beside_those_are_public(address: str) -> None:
    assert is_public(address)
