"""Edition files that bring a tutorial."""

from digsite.core.game import Game


def taught_by_edition(game: Game, *changes: tuple[str, str]) -> str:
    """The shipped components with the shipped tutorial as their own."""
    taught = (game.folder / "tutorial.toml").read_text("utf-8")
    for table in ("[start", "[[step"):
        taught = taught.replace(
            table, table.replace("start", "tutorial.start").replace("step", "tutorial.step")
        )
    text = f"{game.default_edition().text}\n[tutorial]\n{taught}"
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text
