"""Hashes that are slow on purpose, in threads of their own: guessers keep only guessers waiting."""

import asyncio
import hashlib
from concurrent.futures import ThreadPoolExecutor
from typing import Final

_THREADS: Final = ThreadPoolExecutor(2, thread_name_prefix="hashing")


async def slow_hash(text: str, salt: str, *, n: int) -> str:
    """The scrypt of a short secret; `n` is its cost: 2 ** 14 needs 16 MB and some 50 ms."""

    def work() -> str:
        return hashlib.scrypt(text.encode(), salt=salt.encode(), dklen=32, n=n, r=8, p=1).hex()

    return await asyncio.get_running_loop().run_in_executor(_THREADS, work)
