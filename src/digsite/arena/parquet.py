"""Simulated games as a Parquet file, one row per game."""

from typing import Any

from digsite.arena.simulate import Simulation
from digsite.core.errors import BadRequest


def write_parquet(simulation: Simulation, path: str) -> int:
    """Write the games; says how many rows. The file's metadata tells what was simulated."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        reason = "Writing Parquet needs pyarrow: pip install 'digsite[data]'."
        raise BadRequest(reason) from None
    table = pa.table(columns(simulation), metadata=metadata(simulation))
    try:
        pq.write_table(table, path, compression="zstd")
    except OSError as error:
        raise BadRequest(f"{path} cannot be written ({error}).") from None
    return int(table.num_rows)


def columns(simulation: Simulation) -> dict[str, Any]:
    """Number, length, ending, first player, winners and actions used, a list per column."""
    game = simulation.game
    endings = [game.endings[number] for number in simulation.column("ending")]
    table: dict[str, Any] = {
        "game": list(range(len(endings))),
        "moves": simulation.column("moves"),
        "rounds": simulation.column("rounds"),
        "first": simulation.column("first"),
        "ending": endings,
    }
    won = simulation.column("won")
    for seat in range(simulation.players):
        table[f"won_{seat}"] = [bool(row[seat]) for row in won]
    used = simulation.column("families")
    for number, family in enumerate(game.actions.families):
        table[family.name.replace(" ", "_")] = [row[number] for row in used]
    return table


def metadata(simulation: Simulation) -> dict[str, str]:
    """What was simulated, so that the file explains itself."""
    return {
        "game": simulation.game.name,
        "rules_version": str(simulation.game.rules_version),
        "players": str(simulation.players),
        "seed": str(simulation.seed),
        "options": str(dict(simulation.options)),
    }
