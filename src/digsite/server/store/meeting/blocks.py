"""Who does not want to hear of whom."""

from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import delete, func, select

from digsite.server.ids import new_key
from digsite.server.store.database import Store
from digsite.server.store.meeting.models import Block
from digsite.server.times import now

MOST_BLOCKS: Final = 200
"""Of one person; the oldest is forgotten."""


class Blocks:
    """Every function is one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, holder: str, blocked: str, name: str | None) -> None:
        """Blocking twice is blocking once."""
        async with self.store.writing() as session:
            own = Block.holder == holder
            if await session.scalar(select(Block.id).where(own, Block.blocked == blocked)):
                return
            if (await session.scalar(select(func.count()).where(own)) or 0) >= MOST_BLOCKS:
                oldest = select(Block.id).where(own).order_by(Block.created).limit(1)
                await session.execute(delete(Block).where(Block.id.in_(oldest)))
            block = Block(id=new_key(), holder=holder, blocked=blocked, name=name, created=now())
            session.add(block)

    async def remove(self, holder: str, block_id: str) -> bool:
        """Whether there was one to remove."""
        block = Block.holder == holder, Block.id == block_id
        async with self.store.writing() as session:
            found = await session.scalar(select(Block.id).where(*block))
            await session.execute(delete(Block).where(*block))
        return found is not None

    async def of(self, holder: str) -> Sequence[Block]:
        """Whom somebody has blocked, the latest first."""
        query = select(Block).where(Block.holder == holder).order_by(Block.created.desc())
        async with self.store.reading() as session:
            return (await session.scalars(query)).all()

    async def who_blocks(self, blocked: str) -> set[str]:
        """The holders who do not want to hear of somebody."""
        query = select(Block.holder).where(Block.blocked == blocked)
        async with self.store.reading() as session:
            return set(await session.scalars(query))

    async def among(self, holders: Iterable[str]) -> set[tuple[str, str]]:
        """Who blocks whom among some."""
        some = list(holders)
        query = select(Block).where(Block.holder.in_(some), Block.blocked.in_(some))
        async with self.store.reading() as session:
            return {(block.holder, block.blocked) for block in await session.scalars(query)}
