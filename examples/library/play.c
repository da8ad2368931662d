/* A whole game through digsite.h: seat 0 searches, the others play at random.
 *
 *     python -m digsite.ffi library build/library
 *     cc -Ibuild/library -o build/play examples/library/play.c -Lbuild/library -ldigsite_dig_mars
 *     LD_LIBRARY_PATH=build/library build/play 7 build/library/dig_mars.network.bin
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "digsite.h"

enum { ITERATIONS = 200 };

static uint32_t next(uint32_t *chance) {
    *chance = *chance * 1664525u + 1013904223u;
    return *chance >> 16;
}

/* Gives a search the network in a file. */
static int use_network(digsite_search *search, const char *path) {
    FILE *file = fopen(path, "rb");
    size_t size = digsite_network_bytes(), read = 0;
    char *network = malloc(size);
    if (file && network) read = fread(network, 1, size, file);
    int refused = read != size || digsite_use_network(search, network, read);
    free(network);
    if (file) fclose(file);
    return refused;
}

int main(int count, char **given) {
    uint32_t seed = count > 1 ? (uint32_t)strtoul(given[1], 0, 10) : 1, chance = seed;
    digsite_game *game = malloc(digsite_game_bytes()), *seen = malloc(digsite_game_bytes());
    digsite_search *search = calloc(1, digsite_search_bytes());
    int32_t *legal = malloc(digsite_actions() * sizeof *legal);
    if (!game || !seen || !search || !legal) return 1;
    if (count > 2 && use_network(search, given[2])) return 1;

    digsite_new_game(game, 0, -1, seed, 0, 0);
    printf("%s, %s\n", digsite_name(), digsite_table(0));
    for (uint32_t move = 1; digsite_ending(game) == 0; move++) {
        int64_t seat = digsite_seat(game), action;
        if (seat == 0) {
            /* A search sees what its seat sees. */
            digsite_view(game, seat, seen);
            action = digsite_think(search, seen, ITERATIONS, seed, move, 0);
        } else {
            action = legal[next(&chance) % digsite_legal_actions(game, legal)];
        }
        printf("%d %s\n", (int)seat, digsite_action(action));
        if (digsite_play(game, action) != 0) return 1;
    }
    for (int64_t seat = 0; seat < digsite_players(game); seat++)
        printf("seat %d: %d%s\n", (int)seat, (int)digsite_score(game, seat),
               digsite_has_won(game, seat) ? ", won" : "");
    free(legal);
    free(search);
    free(seen);
    free(game);
    return 0;
}
