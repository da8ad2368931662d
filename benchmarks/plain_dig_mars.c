/* Random games of Dig Mars in plain C, written by hand: what `python -m benchmarks.plain` holds the
 * compiled kernels against. It deals, lists and chooses in the same order, so every game must end
 * in the same state after the same moves; that is checked before anything is timed.
 *
 * Nothing plays by it. The rules are those of src/digsite/dig_mars/rules.
 */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { WIDTH = 4, SPACES = 16, HEIGHT = 3, TILES = 48, SEATS = 4, HIGHEST = 4, MOST_LEGAL = 1364 };
enum { ACTIONS_PER_TURN = 3, ROUNDS_WITHOUT_PROGRESS = 12 };
enum { PLACING, PLAYING, OVER };
enum { NO_ENDING, DECLARED, LAST_TILE, NO_PROGRESS };
enum { NO_BONUS, EXTRA_DIG, EXTRA_CARRY, EXTRA_FORTUNE, INSPECT_BONUS, RELOCATE_BONUS };

/* Actions are numbered as Digsite numbers them. */
enum {
    PLACE = 0,
    DIG = PLACE + SPACES,
    CARRY = DIG + SPACES,
    MOVE = CARRY + SPACES,
    UPGRADE_DIGGING = MOVE + SPACES * SPACES,
    UPGRADE_CARRYING,
    UPGRADE_FLEET,
    INSPECT = UPGRADE_FLEET + SPACES,
    RELOCATE = INSPECT + SPACES,
    DECLARE = RELOCATE + SEATS * SPACES * SPACES,
    END
};

typedef struct {
    uint32_t a, b, c, counter;
} Chance;

typedef struct {
    int8_t dig, carry, fortune, bonus;
} Tile;

typedef struct {
    Tile tiles[HEIGHT]; /* from the bottom; carried ones stay written above the stack */
    int8_t height;
    bool explored;
} Stack;

typedef struct {
    int digging, carrying, fleet, fortune;
    int8_t stations[SPACES];
    bool inspected[SPACES];
} Player;

typedef struct {
    int players, phase, seat, first, actions, round, progress_round, tiles_left, ending;
    int extra_dig, extra_carry, inspect, relocate;
    bool open_variant, won[SEATS];
    Stack stacks[SPACES];
    Player seats[SEATS];
    Chance chance;
} Game;

/* The generator: sfc32, and Lemire's draw below a bound. */

static uint32_t next(Chance *chance) {
    uint32_t word = chance->a + chance->b + chance->counter++;
    chance->a = chance->b ^ (chance->b >> 9);
    chance->b = chance->c + (chance->c << 3);
    chance->c = ((chance->c << 21) | (chance->c >> 11)) + word;
    return word;
}

static uint32_t draw(Chance *chance, uint32_t below) {
    uint64_t product = (uint64_t)next(chance) * below;
    if ((uint32_t)product < below) {
        uint32_t threshold = -below % below;
        while ((uint32_t)product < threshold) product = (uint64_t)next(chance) * below;
    }
    return product >> 32;
}

static void seed(Chance *chance, uint32_t low, uint32_t middle, uint32_t high) {
    *chance = (Chance){low, middle, high, 1};
    for (int i = 0; i < 15; i++) next(chance);
}

/* Setting up */

static void set_up(Game *game, const Tile box[TILES]) {
    Tile tiles[TILES];
    memcpy(tiles, box, sizeof tiles);
    for (int i = TILES - 1; i > 0; i--) {
        int other = draw(&game->chance, i + 1);
        Tile tile = tiles[i];
        tiles[i] = tiles[other];
        tiles[other] = tile;
    }
    for (int space = 0; space < SPACES; space++) {
        Stack *stack = &game->stacks[space];
        memcpy(stack->tiles, tiles + HEIGHT * space, sizeof stack->tiles);
        stack->height = HEIGHT;
        stack->explored = false;
    }
    game->tiles_left = TILES;
    memset(game->won, 0, sizeof game->won);
    memset(game->seats, 0, sizeof game->seats);
    for (int seat = 0; seat < game->players; seat++) {
        Player *player = &game->seats[seat];
        player->digging = player->carrying = player->fleet = 1;
    }
    game->first = game->seat = draw(&game->chance, game->players);
    game->phase = PLACING;
    game->round = 1;
    game->progress_round = 0;
    game->actions = game->extra_dig = game->extra_carry = game->inspect = game->relocate = 0;
    game->ending = NO_ENDING;
}

/* What the rules ask */

static int helpers(const Game *game, int space) {
    int stations = -1;
    for (int seat = 0; seat < game->players; seat++) stations += game->seats[seat].stations[space];
    return stations;
}

static bool can_act(const Game *game) { return game->tiles_left > 0 && game->actions > 0; }

static bool can_upgrade(const Game *game, int level) {
    return can_act(game) && level < HIGHEST && game->seats[game->seat].fortune >= level;
}

static bool can_declare(const Game *game) {
    int wanted = 40 - 10 * (game->players - 2);
    return !game->open_variant && game->seats[game->seat].fortune >= wanted;
}

/* Legal actions */

static int list_moves(const Game *game, int origin, int step, int ahead, int32_t *legal, int count) {
    int target = origin;
    for (int i = 0; i < ahead; i++) {
        target += step;
        bool stack = game->stacks[target].height > 0;
        if (i == 0 || stack) legal[count++] = MOVE + origin * SPACES + target;
        if (stack) break;
    }
    return count;
}

static int list_at_stations(const Game *game, int32_t *legal, int count) {
    const Player *own = &game->seats[game->seat];
    bool acts = can_act(game);
    for (int space = 0; space < SPACES; space++) {
        if (own->stations[space] == 0) continue;
        const Stack *stack = &game->stacks[space];
        if (stack->height > 0) {
            const Tile *top = &stack->tiles[stack->height - 1];
            if (stack->explored) {
                if ((acts || game->extra_carry) && top->carry <= own->carrying + helpers(game, space))
                    legal[count++] = CARRY + space;
            } else if ((acts || game->extra_dig) && top->dig <= own->digging + helpers(game, space))
                legal[count++] = DIG + space;
        }
        if (acts) {
            int row = space / WIDTH, column = space % WIDTH;
            count = list_moves(game, space, -WIDTH, row, legal, count);
            count = list_moves(game, space, -1, column, legal, count);
            count = list_moves(game, space, 1, WIDTH - 1 - column, legal, count);
            count = list_moves(game, space, WIDTH, WIDTH - 1 - row, legal, count);
        }
    }
    return count;
}

static int list_relocations(const Game *game, int32_t *legal, int count) {
    for (int owner = 0; owner < game->players; owner++)
        for (int origin = 0; origin < SPACES; origin++) {
            if (game->seats[owner].stations[origin] == 0) continue;
            int start = RELOCATE + (owner * SPACES + origin) * SPACES;
            for (int target = 0; target < SPACES; target++)
                if (target != origin && game->stacks[target].height > 0)
                    legal[count++] = start + target;
        }
    return count;
}

static int list_legal(const Game *game, int32_t *legal) {
    int count = 0;
    if (game->phase == PLACING) {
        for (int space = 0; space < SPACES; space++)
            if (game->stacks[space].height > 0) legal[count++] = PLACE + space;
        return count;
    }
    const Player *own = &game->seats[game->seat];
    count = list_at_stations(game, legal, count);
    if (can_upgrade(game, own->digging)) legal[count++] = UPGRADE_DIGGING;
    if (can_upgrade(game, own->carrying)) legal[count++] = UPGRADE_CARRYING;
    if (can_upgrade(game, own->fleet))
        for (int space = 0; space < SPACES; space++) legal[count++] = UPGRADE_FLEET + space;
    if (game->inspect)
        for (int space = 0; space < SPACES; space++)
            if (game->stacks[space].height > 0 && !game->stacks[space].explored)
                legal[count++] = INSPECT + space;
    if (game->relocate) count = list_relocations(game, legal, count);
    if (can_declare(game)) legal[count++] = DECLARE;
    legal[count++] = END;
    return count;
}

/* Playing */

static void finish(Game *game, int ending) {
    game->phase = OVER;
    game->ending = ending;
}

static void most_fortune_wins(Game *game) {
    int most = 0;
    for (int seat = 0; seat < game->players; seat++)
        if (game->seats[seat].fortune > most) most = game->seats[seat].fortune;
    for (int seat = 0; seat < game->players; seat++)
        game->won[seat] = game->seats[seat].fortune == most;
}

static void dig(Game *game, int space) {
    if (game->extra_dig) game->extra_dig--;
    else game->actions--;
    Stack *stack = &game->stacks[space];
    stack->explored = true;
    for (int seat = 0; seat < game->players; seat++) game->seats[seat].inspected[space] = false;
    switch (stack->tiles[stack->height - 1].bonus) {
    case EXTRA_DIG: game->extra_dig++; break;
    case EXTRA_CARRY: game->extra_carry++; break;
    case EXTRA_FORTUNE: game->seats[game->seat].fortune++; break;
    case INSPECT_BONUS: game->inspect++; break;
    case RELOCATE_BONUS: game->relocate++; break;
    }
    game->progress_round = game->round;
}

static void carry(Game *game, int space) {
    if (game->extra_carry) game->extra_carry--;
    else game->actions--;
    Stack *stack = &game->stacks[space];
    int fortune = stack->tiles[--stack->height].fortune, sharers = 0;
    stack->explored = false;
    game->tiles_left--;
    for (int seat = 0; seat < game->players; seat++) sharers += game->seats[seat].stations[space] > 0;
    int share = fortune / sharers;
    for (int seat = 0; seat < game->players; seat++)
        if (game->seats[seat].stations[space] > 0) game->seats[seat].fortune += share;
    game->seats[game->seat].fortune += fortune - share * sharers;
    game->progress_round = game->round;
    if (game->tiles_left == 0 && !can_declare(game)) {
        most_fortune_wins(game);
        finish(game, LAST_TILE);
    }
}

static void upgrade(Game *game, int *level) {
    game->actions--;
    game->seats[game->seat].fortune -= (*level)++;
    game->progress_round = game->round;
}

static void lapse(Game *game) {
    game->actions = game->extra_dig = game->extra_carry = game->inspect = game->relocate = 0;
}

static void end_turn(Game *game) {
    int following = (game->seat + 1) % game->players;
    bool last_of_round = following == game->first;
    lapse(game);
    if (game->tiles_left == 0) {
        most_fortune_wins(game);
        finish(game, LAST_TILE);
    } else if (last_of_round && game->round - game->progress_round >= ROUNDS_WITHOUT_PROGRESS) {
        most_fortune_wins(game);
        finish(game, NO_PROGRESS);
    }
    if (game->phase == PLAYING) {
        if (last_of_round) game->round++;
        game->seat = following;
        game->actions = ACTIONS_PER_TURN;
    }
}

static void place(Game *game, int space) {
    game->seats[game->seat].stations[space]++;
    game->seat = (game->seat + 1) % game->players;
    if (game->seat == game->first) {
        game->phase = PLAYING;
        game->actions = ACTIONS_PER_TURN;
    }
}

static void play(Game *game, int action) {
    Player *own = &game->seats[game->seat];
    if (action < DIG) place(game, action - PLACE);
    else if (action < CARRY) dig(game, action - DIG);
    else if (action < MOVE) carry(game, action - CARRY);
    else if (action < UPGRADE_DIGGING) {
        game->actions--;
        own->stations[(action - MOVE) / SPACES]--;
        own->stations[(action - MOVE) % SPACES]++;
    } else if (action == UPGRADE_DIGGING) upgrade(game, &own->digging);
    else if (action == UPGRADE_CARRYING) upgrade(game, &own->carrying);
    else if (action < INSPECT) {
        upgrade(game, &own->fleet);
        own->stations[action - UPGRADE_FLEET]++;
    } else if (action < RELOCATE) {
        game->inspect--;
        own->inspected[action - INSPECT] = true;
    } else if (action < DECLARE) {
        int which = action - RELOCATE;
        int8_t *stations = game->seats[which / (SPACES * SPACES)].stations;
        game->relocate--;
        stations[which / SPACES % SPACES]--;
        stations[which % SPACES]++;
    } else if (action == DECLARE) {
        game->won[game->seat] = true;
        finish(game, DECLARED);
    } else end_turn(game);
    if (game->phase == OVER) lapse(game);
}

static int64_t play_out(Game *game, Chance *chance) {
    int32_t legal[MOST_LEGAL];
    int64_t moves = 0;
    for (; game->ending == NO_ENDING; moves++)
        play(game, legal[draw(chance, list_legal(game, legal))]);
    return moves;
}

/* Plays games by number, as `digsite simulate` does; returns how many moves they had. */
int64_t plain_games(const Tile *box, int players, bool open_variant, uint32_t low, uint32_t middle,
                    uint32_t start, int64_t games) {
    Game game = {.players = players, .open_variant = open_variant};
    Chance chance;
    int64_t moves = 0;
    for (uint32_t number = start; number < start + games; number++) {
        seed(&game.chance, low, middle, number);
        set_up(&game, box);
        seed(&chance, low, middle, number + (UINT32_C(1) << 31));
        moves += play_out(&game, &chance);
    }
    return moves;
}

/* Writes everything that is known at the end of one such game, as whole numbers; returns how many. */
int64_t plain_ending(const Tile *box, int players, bool open_variant, uint32_t low, uint32_t middle,
                     uint32_t number, int64_t *facts) {
    Game game = {.players = players, .open_variant = open_variant};
    Chance chance;
    int64_t count = 0;
    seed(&game.chance, low, middle, number);
    set_up(&game, box);
    seed(&chance, low, middle, number + (UINT32_C(1) << 31));
    facts[count++] = play_out(&game, &chance);
    int64_t numbers[] = {game.seat, game.first, game.actions, game.round, game.progress_round,
                         game.tiles_left, game.ending, game.chance.a, game.chance.b, game.chance.c,
                         game.chance.counter};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) facts[count++] = numbers[i];
    for (int space = 0; space < SPACES; space++) {
        Stack *stack = &game.stacks[space];
        facts[count++] = stack->height;
        facts[count++] = stack->explored;
        for (int i = 0; i < HEIGHT; i++) {
            facts[count++] = stack->tiles[i].dig;
            facts[count++] = stack->tiles[i].carry;
            facts[count++] = stack->tiles[i].fortune;
            facts[count++] = stack->tiles[i].bonus;
        }
    }
    for (int seat = 0; seat < players; seat++) {
        Player *player = &game.seats[seat];
        facts[count++] = game.won[seat];
        facts[count++] = player->digging;
        facts[count++] = player->carrying;
        facts[count++] = player->fleet;
        facts[count++] = player->fortune;
        for (int space = 0; space < SPACES; space++) {
            facts[count++] = player->stations[space];
            facts[count++] = player->inspected[space];
        }
    }
    return count;
}
