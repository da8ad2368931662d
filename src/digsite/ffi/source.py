"""The C text of a game's library: its kernels, its facts, and the functions of digsite.h."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib.resources import files
from itertools import product
from typing import Any, Final, NamedTuple

from digsite.bots import search, tree
from digsite.bots.mind import mind_of
from digsite.bots.network_file import shipped_network
from digsite.core.c.program import Program
from digsite.core.c.signature import signature
from digsite.core.game import Game
from digsite.core.schema import Struct
from digsite.ffi import entries

ENTRIES: Final = (
    entries.begin_game,
    entries.list_legal,
    entries.reason_against,
    entries.play_legal,
    entries.leave_known,
    entries.deal_unknown,
    entries.count_score,
    entries.make_room,
    entries.most_visited,
    search.begin,
    search.search,
    tree.keep,
    tree.step_down,
    tree.write_report,
)


def header() -> str:
    """The text of digsite.h."""
    return files("digsite.ffi").joinpath("digsite.h").read_text("utf-8")


class OfferedTable(NamedTuple):
    """What a game can be begun with."""

    players: int
    options: dict[str, str]
    rules_version: int


def tables(game: Game) -> Iterator[OfferedTable]:
    """Every number of players with every choice of options, by today's rules and then by earlier.

    So a table keeps its place when the rules change.
    """
    offered = game.default_edition().options
    for version in game.rules_versions:
        for players in game.players:
            for values in product(*offered.values()):
                yield OfferedTable(players, dict(zip(offered, values, strict=True)), version)


def network_bytes(game: Game) -> bytes | None:
    """The network that judges positions for the search, as `digsite_use_network` takes it."""
    network = shipped_network(game)
    return None if network is None else network.to_record().tobytes()


def text(game: Game) -> str:
    """The whole program of a game."""
    program = Program(game)
    for function in ENTRIES:
        entered = signature(function, game)
        program.entry(function, replace(entered, name=f"digsite_kernel_{function.__name__}"))
    return "\n".join([program.text, header(), *_facts(game), GLUE])


def facts(game: Game) -> dict[str, Any]:
    """What a caller in another language may want to know, as JSON."""
    return {
        "game": game.name,
        "rules_version": game.rules_version,
        "tables": [table._asdict() for table in tables(game)],
        "actions": list(game.actions.notations),
        "reasons": {int(reason): reason.code for reason in game.reasons if reason},
        "endings": list(game.endings),
        "bytes": game.state_type.dtype().itemsize,
        "fields": layout(game.state_type),
    }


def layout(struct: type[Struct], start: int = 0) -> dict[str, Any]:
    """Where every field stands: its first byte, its type, and how many there are in a row."""
    dtype, found = struct.dtype(), {}
    for field in struct.fields():
        at = start + dtype.fields[field.name][1]
        one: dict[str, Any] = {"at": at}
        if field.length is not None:
            one["length"] = field.length
        if field.struct is None:
            one["type"] = field.type_code
        else:
            one |= {"bytes": field.struct.dtype().itemsize, "fields": layout(field.struct, at)}
        found[field.name] = one
    return found


def _facts(game: Game) -> Iterator[str]:
    edition, size = game.default_edition(), game.state_type.dtype().itemsize
    opened = [
        game.prepare(players, options, edition, rules_version=version).to_record().tobytes()
        for players, options, version in tables(game)
    ]
    yield f"enum {{ TABLES = {len(opened)}, ACTIONS = {game.actions.size} }};"
    yield f'static const char *const GAME_NAME = "{game.name}";'
    yield f"static const int64_t RULES_VERSION = {game.rules_version};"
    yield _bytes("OPENED", opened, size)
    yield _strings("TABLE_NAMES", [_table_name(game, table) for table in tables(game)])
    yield _strings("ACTION_NAMES", list(game.actions.notations))
    codes = {int(reason): reason.code for reason in game.reasons if reason}
    yield _strings("REASON_NAMES", [codes.get(number) for number in range(max(codes) + 1)])
    yield f"enum {{ REASONS = {max(codes) + 1}, LEAST_PLAYERS = {game.players[0]} }};"
    minds = [mind_of(game, players).to_record().tobytes() for players in game.players]
    yield _bytes("MINDS", minds, len(minds[0]))


def _table_name(game: Game, table: OfferedTable) -> str:
    choices: dict[str, str | int] = {"players": table.players, **table.options}
    if table.rules_version != game.rules_version:
        choices["rules_version"] = table.rules_version
    return " ".join(f"{name}={value}" for name, value in choices.items())


def _strings(name: str, values: Sequence[str | None]) -> str:
    inside = ", ".join("0" if value is None else json.dumps(value) for value in values)
    return f"static const char *const {name}[{len(values)}] = {{{inside}}};"


def _bytes(name: str, rows: list[bytes], size: int) -> str:
    inside = ",\n".join("{" + ",".join(str(byte) for byte in row) + "}" for row in rows)
    return f"static const unsigned char {name}[{len(rows)}][{size}] = {{\n{inside}}};"


GLUE: Final = """\
struct digsite_game { State state; };
struct digsite_search {
    State states[2];
    Workspace space;
    Report report;
    Mind mind;
    Network network;
    int64_t has_network;
    int64_t players;
    Tree tree;
};

static int is_seat(const digsite_game *game, int64_t seat) {
    return seat >= 0 && seat < game->state.players;
}

EXPORTED const char *digsite_name(void) { return GAME_NAME; }
EXPORTED int64_t digsite_rules_version(void) { return RULES_VERSION; }
EXPORTED int64_t digsite_game_bytes(void) { return sizeof(digsite_game); }
EXPORTED int64_t digsite_search_bytes(void) { return sizeof(digsite_search); }
EXPORTED int64_t digsite_network_bytes(void) { return sizeof(Network); }
EXPORTED int64_t digsite_tables(void) { return TABLES; }
EXPORTED const char *digsite_table(int64_t table) {
    return table >= 0 && table < TABLES ? TABLE_NAMES[table] : 0;
}
EXPORTED int64_t digsite_actions(void) { return ACTIONS; }
EXPORTED const char *digsite_action(int64_t action) {
    return action >= 0 && action < ACTIONS ? ACTION_NAMES[action] : 0;
}
EXPORTED const char *digsite_reason(int64_t reason) {
    return reason >= 0 && reason < REASONS ? REASON_NAMES[reason] : 0;
}

EXPORTED int64_t digsite_new_game(digsite_game *game, int64_t table, int64_t first,
                                  uint32_t low, uint32_t middle, uint32_t high) {
    if (table < 0 || table >= TABLES) return -1;
    memcpy(game, OPENED[table], sizeof *game);
    if (first < -1 || first >= game->state.players) return -1;
    digsite_kernel_begin_game(&game->state, 1, first, low, middle, high);
    return 0;
}
EXPORTED int64_t digsite_players(const digsite_game *game) { return game->state.players; }
EXPORTED int64_t digsite_seat(const digsite_game *game) { return game->state.seat; }
EXPORTED int64_t digsite_round(const digsite_game *game) { return game->state.round; }
EXPORTED int64_t digsite_ending(const digsite_game *game) { return game->state.ending; }
EXPORTED int64_t digsite_has_won(const digsite_game *game, int64_t seat) {
    return is_seat(game, seat) ? game->state.won[seat] : -1;
}
EXPORTED int64_t digsite_score(const digsite_game *game, int64_t seat) {
    if (!is_seat(game, seat)) return -1;
    digsite_game copy = *game;
    return digsite_kernel_count_score(&copy.state, 1, seat);
}
EXPORTED int64_t digsite_legal_actions(const digsite_game *game, int32_t *actions) {
    if (game->state.ending != 0) return 0;
    digsite_game copy = *game;
    Legal legal;
    int64_t count = digsite_kernel_list_legal(&copy.state, 1, &legal, 1);
    for (int64_t index = 0; index < count; index++) actions[index] = legal.ids[index];
    return count;
}
EXPORTED int64_t digsite_why_not(const digsite_game *game, int64_t action) {
    if (game->state.ending != 0 || action < 0 || action >= ACTIONS) return -1;
    digsite_game copy = *game;
    return digsite_kernel_reason_against(&copy.state, 1, action);
}
EXPORTED int64_t digsite_play(digsite_game *game, int64_t action) {
    int64_t reason = digsite_why_not(game, action);
    if (reason == 0) digsite_kernel_play_legal(&game->state, 1, action);
    return reason;
}

EXPORTED int64_t digsite_view(const digsite_game *game, int64_t seat, digsite_game *seen) {
    if (seat != -1 && !is_seat(game, seat)) return -1;
    *seen = *game;
    digsite_kernel_leave_known(&seen->state, 1, seat);
    return 0;
}
EXPORTED int64_t digsite_redeal(digsite_game *seen, int64_t seat,
                                uint32_t low, uint32_t middle, uint32_t high) {
    if (!is_seat(seen, seat)) return -1;
    digsite_kernel_deal_unknown(&seen->state, 1, seat, low, middle, high);
    return 0;
}

EXPORTED int64_t digsite_use_network(digsite_search *search, const void *network, int64_t bytes) {
    if (bytes != sizeof search->network) return -1;
    memcpy(&search->network, network, sizeof search->network);
    search->has_network = 1;
    return 0;
}
EXPORTED int64_t digsite_think(digsite_search *search, const digsite_game *seen, int64_t iterations,
                               uint32_t low, uint32_t middle, uint32_t high) {
    if (seen->state.ending != 0 || iterations < 1) return -1;
    search->players = seen->state.players;
    search->states[0] = seen->state;
    memcpy(&search->mind, MINDS[search->players - LEAST_PLAYERS], sizeof search->mind);
    search->mind.learned = search->mind.learned && search->has_network;
    digsite_kernel_make_room(&search->tree, 1);
    digsite_kernel_begin(&search->tree, 1, &search->space, 1, low, middle, high);
    digsite_kernel_search(search->states, 2, &search->tree, 1, &search->space, 1,
                          &search->mind, 1, &search->network, 1, seen->state.seat, iterations);
    digsite_kernel_write_report(&search->tree, 1, &search->report, 1);
    return digsite_kernel_most_visited(&search->report, 1);
}
static const Found *found_of(const digsite_search *search, int64_t action) {
    for (int64_t index = 0; index < search->report.count; index++)
        if (search->report.found[index].action == action) return &search->report.found[index];
    return 0;
}
EXPORTED int64_t digsite_visits(const digsite_search *search, int64_t action) {
    const Found *found = found_of(search, action);
    return found ? found->visits : 0;
}
EXPORTED double digsite_win_chance(const digsite_search *search, int64_t action, int64_t seat) {
    const Found *found = found_of(search, action);
    if (!found || seat < 0 || seat >= search->players) return -1.0;
    double chance = found->totals[seat] / found->visits;
    return chance < 0.0 ? 0.0 : chance > 1.0 ? 1.0 : chance;
}
"""
