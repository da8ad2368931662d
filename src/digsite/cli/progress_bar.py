"""A progress bar on the terminal: how many of many games have been played."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from digsite.cli.shared import errors


class RateColumn(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0:,.0f} games/s")


@contextmanager
def progress_bar(title: str, games: int) -> Iterator[Callable[[int], None]]:
    """Yields a function to be told how many more games have been played."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        RateColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=errors(), transient=True) as bar:
        task = bar.add_task(title, total=games)
        yield lambda count: bar.advance(task, count)
