"""Reading the public JSON of a game of Undermining back: form, ranges and counts are checked."""

from typing import Any

from digsite.core.forms import Integer
from digsite.core.public_checks import (
    check_colour,
    check_end,
    check_rounds,
    part,
    require,
    with_progress_round,
)
from digsite.undermining.boards import (
    Drawing,
    ImpossibleBoard,
    check,
    check_size,
    drawing_of,
    put_into,
)
from digsite.undermining.edition import needs_number
from digsite.undermining.rules.mat import (
    bays,
    copies,
    one_card,
    slots,
    tokens_in_bays,
    upgrades_built,
)
from digsite.undermining.rules.refinery import wanted
from digsite.undermining.rules.scoring import most_star_bucks_win, take_reward
from digsite.undermining.rules.tech import SWAPS
from digsite.undermining.table.state import (
    COLOURS,
    CONTRACT_SLOTS,
    EQUIPMENT_NAMES,
    HIGHEST_REWARD,
    LOWEST_REWARD,
    MOST_COLUMNS,
    MOST_CONTRACTS,
    MOST_IN_BAG,
    MOST_PLAYERS,
    MOST_ROWS,
    MOST_TECH,
    MOST_WANTED,
    NO_CONTRACT,
    NOBODY,
    NOWHERE,
    ORE_NAMES,
    RESOURCE_NAMES,
    SPACE_NAMES,
    STAR_TILES,
    TALLEST_PILE,
    TECH_NAMES,
    TILE_NAMES,
    UNDERGROUND,
    Phase,
    Resource,
    State,
    Tech,
    Tile,
)

PRINTED_TILES = TILE_NAMES[Tile.ROCK :]


def read_public(data: dict[str, Any], state: State) -> None:
    """Fill a state from its public JSON; raises ImpossibleState with the path and the reason."""
    filled = with_defaults(data)
    state.read_public(filled, "")
    read_board(part(filled, "board", dict), state)
    read_tiles(part(filled, "tiles", dict), state)
    read_seats(part(filled, "seats", list), state)
    check_workshop(state)
    read_contracts(part(filled, "contracts", list), state)
    read_contract_deck(part(filled, "contract_deck", list), state)
    read_tech_deck(part(filled, "tech_deck", list), state)
    read_bag(part(filled, "bag", list), state)
    check_scores(filled.get("scores", []))
    check_turn(state)
    read_last_seat(filled["last_seat"], state)
    check_end(filled.get("winners"), state, is_over=state.phase == Phase.OVER)
    if state.phase == Phase.OVER:
        check_winners(filled.get("winners"), state)


def with_defaults(data: dict[str, Any]) -> dict[str, Any]:
    """What may be left out, filled in."""
    filled = {"last_seat": None} | with_progress_round(data)
    if "first" not in data:
        seats = data.get("seats")
        mats = seats if isinstance(seats, list) else []
        entered = any(mat.get("at") is not None for mat in mats if isinstance(mat, dict))
        filled["first"] = 0 if entered else data.get("seat", 0)
    return filled


def place_in(names: tuple[str, ...], word: object, path: str) -> int:
    """The place of a word in a list of names."""
    require(isinstance(word, str), path, "must be a name")
    assert isinstance(word, str)
    choices = "spaces of the board" if names is SPACE_NAMES else ", ".join(names)
    require(word in names, path, f"must be one of the {choices}, not {word[:40]!r}")
    return names.index(word)


def read_board(data: dict[str, Any], state: State) -> None:
    for key in ("columns", "rows"):
        require(key in data, f"board.{key}", "is missing")
    columns = Integer(1, MOST_COLUMNS).number(data["columns"], "board.columns")
    rows = Integer(1, MOST_ROWS).number(data["rows"], "board.rows")
    drawn: dict[str, tuple[int, ...]] = {}
    for key in ("bedrock", "portals", "refineries"):
        path = f"board.{key}"
        spaces = [place_in(SPACE_NAMES, word, path) for word in part(data, path, list, key)]
        require(len(set(spaces)) == len(spaces), path, "names a space twice")
        for space in spaces:
            inside = space % MOST_COLUMNS < columns and space // MOST_COLUMNS < rows
            outside = not inside and space < UNDERGROUND
            require(not outside, path, f"names {SPACE_NAMES[space]}, which is not on the board")
        drawn[key] = tuple(sorted(spaces))
    for space in drawn["bedrock"]:
        covered = space >= UNDERGROUND or space in drawn["portals"] + drawn["refineries"]
        require(not covered, "board.bedrock", f"cannot be on {SPACE_NAMES[space]}")
    drawing = Drawing(columns, rows, **drawn)
    try:
        check_size(columns, rows)
        check(drawing)
    except ImpossibleBoard as error:
        require(False, "board", f"cannot be played on: {error}")
    put_into(state, drawing)


def read_tiles(data: dict[str, Any], state: State) -> None:
    ground = set(drawing_of(state).ground)
    for name, word in data.items():
        path = f"tiles.{str(name)[:20]}"
        space = place_in(SPACE_NAMES, name, path)
        require(space in ground, path, "cannot hold a tile")
        state.tiles[space] = Tile.ROCK + place_in(PRINTED_TILES, word, path)
    for space in ground:
        if state.tiles[space] == Tile.NONE:
            state.tunnels[space // MOST_COLUMNS] |= 1 << space % MOST_COLUMNS


def read_seats(data: list[Any], state: State) -> None:
    require(len(data) == state.players, "seats", f"must be {state.players}, one for each player")
    for seat, mat in enumerate(data):
        path = f"seats[{seat}]"
        state.seats[seat].read_public(mat, path)
        check_colour(mat, seat, COLOURS)
        require("at" in mat, f"{path}.at", "is missing")
        read_umv(mat["at"], state, seat, f"{path}.at")
        check_mat(mat, state, seat, path)
        for word in part(mat, f"{path}.tech", list, "tech"):
            take_card(place_in(TECH_NAMES, word, f"{path}.tech"), state, seat, f"{path}.tech")
        for stars in part(mat, f"{path}.stars", list, "stars"):
            reward = Integer(LOWEST_REWARD, HIGHEST_REWARD).number(stars, f"{path}.stars")
            reason = f"are more than the {STAR_TILES} star-buck tiles that there are"
            require(state.rewards_taken < STAR_TILES, f"{path}.stars", reason)
            take_reward(state, seat, reward)


def read_umv(word: object, state: State, seat: int, path: str) -> None:
    """Where a UMV stands: on the surface, or alone on a space without a tile."""
    mat = state.seats[seat]
    mat.at = NOWHERE
    if word is None:
        return
    space = place_in(SPACE_NAMES, word, path)
    if space < UNDERGROUND:
        free = space in drawing_of(state).ground and state.tiles[space] == Tile.NONE
        require(free, path, f"cannot be {word}, where no UMV can stand")
        others = [other.at for other in state.seats[:seat]]
        require(space not in others, path, f"cannot be {word}, where another UMV stands")
    mat.at = space


def check_mat(mat: dict[str, Any], state: State, seat: int, path: str) -> None:
    room = bays(state, seat)
    require(mat.get("bays") == room, f"{path}.bays", f"must be {room}: two and those built")
    loaded = tokens_in_bays(state, seat)
    require(loaded <= room, f"{path}.cargo", f"has {loaded} tokens for {room} bays")
    most = slots(state.players)
    require(mat.get("slots") == most, f"{path}.slots", f"must be {most}")
    built = upgrades_built(state, seat)
    require(built <= most, f"{path}.equipment", f"has {built} upgrades for {most} slots")


def take_card(card: int, state: State, seat: int, path: str) -> None:
    check_copies(card, state, [], path)
    state.seats[seat].tech += one_card(card)
    state.seats[seat].tech_count += 1


def check_copies(card: int, state: State, deck: list[int], path: str) -> None:
    """Whether one more of a tech card can be there: once, or as often as the box has it."""
    most = most_copies(state, card)
    there = deck.count(card) + sum(copies(int(mat.tech), card) for mat in state.seats)
    require(there < most, path, f"has more than {most} {TECH_NAMES[card]}")


def most_copies(state: State, card: int) -> int:
    """How many of a tech card there can be; one even of those that the box has not."""
    return max(1, copies(int(state.box.tech), card))


def check_workshop(state: State) -> None:
    for kind, name in enumerate(EQUIPMENT_NAMES):
        built = sum(mat.equipment[kind] for mat in state.seats)
        there, most = state.workshop[kind] + built, state.box.equipment[kind]
        reason = f"and the seats have {there} together, but there are {most}"
        require(there <= most, f"workshop.{name}", reason)


def read_needs(data: object, state: State, path: str) -> int:
    require(isinstance(data, dict), path, "must be an object")
    assert isinstance(data, dict)
    require(bool(data), path, "must want something")
    known = RESOURCE_NAMES if is_xanium_wanted(state) else ORE_NAMES
    for resource, amount in data.items():
        require(resource in known, path, f"has no place for {str(resource)[:40]}")
        Integer(1, MOST_WANTED).number(amount, f"{path}.{resource}")
    return needs_number(data)


def is_xanium_wanted(state: State) -> bool:
    """Whether contracts that want X-anium are in the box at all."""
    return any(wanted(int(needs), Resource.XANIUM) for needs in state.box.contract)


def read_contracts(data: list[Any], state: State) -> None:
    require(len(data) == CONTRACT_SLOTS, "contracts", f"must be {CONTRACT_SLOTS}")
    for slot, entry in enumerate(data):
        path, contract = f"contracts[{slot}]", state.contracts[slot]
        require(isinstance(entry, dict), path, "must be an object")
        pile = part(entry, f"{path}.stars", list, "stars")
        most = f"must be at most {TALLEST_PILE}, highest first"
        require(len(pile) <= TALLEST_PILE, f"{path}.stars", most)
        rewards = [Integer(LOWEST_REWARD, HIGHEST_REWARD).number(s, f"{path}.stars") for s in pile]
        require(rewards == sorted(rewards, reverse=True), f"{path}.stars", most)
        contract.left = len(rewards)
        contract.stars = rewards[::-1] + [0] * (TALLEST_PILE - len(rewards))
        require("needs" in entry, f"{path}.needs", "is missing")
        if entry["needs"] is not None:
            require(bool(rewards), f"{path}.needs", "must be null where the pile is empty")
            contract.needs = read_needs(entry["needs"], state, f"{path}.needs")


def read_contract_deck(data: list[Any], state: State) -> None:
    """Contracts have no names, so two that want the same are two cards."""
    active = sum(contract.needs != NO_CONTRACT for contract in state.contracts)
    reason = f"has {len(data)} cards besides {active} active ones; there are {MOST_CONTRACTS}"
    require(active + len(data) <= MOST_CONTRACTS, "contract_deck", reason)
    cards = [
        read_needs(needs, state, f"contract_deck[{place}]") for place, needs in enumerate(data)
    ]
    state.contracts_left = len(cards)
    state.contract_deck = cards[::-1] + [NO_CONTRACT] * (MOST_CONTRACTS - len(cards))


def read_tech_deck(data: list[Any], state: State) -> None:
    deck: list[int] = []
    for word in data:
        card = place_in(TECH_NAMES, word, "tech_deck")
        check_copies(card, state, deck, "tech_deck")
        deck.append(card)
    require(len(deck) <= MOST_TECH, "tech_deck", f"holds at most {MOST_TECH} cards")
    state.tech_left = len(deck)
    state.tech_deck = deck[::-1] + [0] * (MOST_TECH - len(deck))


def read_bag(data: list[Any], state: State) -> None:
    require(len(data) <= MOST_IN_BAG, "bag", f"holds at most {MOST_IN_BAG} tiles")
    for place, word in enumerate(data):
        state.bag[place] = Tile.ROCK + place_in(PRINTED_TILES, word, f"bag[{place}]")
    state.in_bag = len(data)


def check_scores(data: object) -> None:
    """What was scored is counted again, so only the form matters."""
    good = isinstance(data, list) and all(type(stars) is int for stars in data)
    require(good, "scores", "must be a list of numbers")


def check_turn(state: State) -> None:
    check_rounds(state)
    most = SWAPS * most_copies(state, Tech.TRANSMUTE)
    require(state.swaps_left <= most, "swaps_left", f"must be at most {most}")
    if state.phase == Phase.OVER:
        for name in ("actions_left", "drill_steps_left", "swaps_left"):
            require(getattr(state, name) == 0, name, "must be 0 once the game is over")
        for name in ("building", "phasing", "uplink"):
            require(not getattr(state, name), name, "must be false once the game is over")


def read_last_seat(data: object, state: State) -> None:
    """Who has the last turn; unless told, the seat before the one to move."""
    state.last_seat = NOBODY
    if not state.last_turns:
        require(data is None, "last_seat", "must be null before the last turns")
    elif data is None:
        state.last_seat = (state.seat + state.players - 1) % state.players
    else:
        state.last_seat = Integer(0, state.players - 1).number(data, "last_seat")


def check_winners(winners: object, state: State) -> None:
    """Who has won follows from the rest of the state."""
    most_star_bucks_win(state)
    best = [seat for seat in range(MOST_PLAYERS) if state.won[seat]]
    require(winners == best, "winners", f"must be {best}, who have most star bucks")
