/* Digsite: the rules and the search of one game, for any language that can call C.
 *
 * Each game is a library of its own (libdigsite_dig_mars.so, libdigsite_undermining.so) with the
 * functions below. All memory is the caller's: a game is digsite_game_bytes() bytes that can be
 * copied with memcpy, and a view is a game from which everything is gone that its seat may not
 * know. Nothing is kept between calls, so any number of threads may play at once, each with games
 * and a search of its own. Where the bytes of each field stand is written in <game>.json. The
 * network that judges positions for the search is a file of its own, <game>.network.bin.
 *
 * Seats and actions count from 0. A function that refuses returns a negative number or, where it
 * says so, the number of a reason; it never reads or writes beyond what it was given.
 */
#ifndef DIGSITE_H
#define DIGSITE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct digsite_game digsite_game;
typedef struct digsite_search digsite_search;

/* What there is */

const char *digsite_name(void); /* "dig_mars" */
int64_t digsite_rules_version(void);
int64_t digsite_game_bytes(void);
int64_t digsite_search_bytes(void);  /* some 15 MB; set to zero before its first use */
int64_t digsite_network_bytes(void); /* the size of <game>.network.bin */
int64_t digsite_tables(void);        /* numbers of players, each with all its options */
const char *digsite_table(int64_t table);   /* "players=2 variant=standard", or NULL; those of
                                               earlier rules come last and say so: "rules_version=1" */
int64_t digsite_actions(void);              /* how many actions are known, legal or not */
const char *digsite_action(int64_t action); /* its notation: "dig b2", or NULL */
const char *digsite_reason(int64_t reason); /* a stable code: "dig.level", or NULL */

/* Playing. The seed is three numbers of 32 bits; equal seeds deal equal games, here and in Python. */

int64_t digsite_new_game(digsite_game *game, int64_t table, int64_t first, /* -1: drawn */
                         uint32_t low, uint32_t middle, uint32_t high);    /* 0, or -1 */
int64_t digsite_players(const digsite_game *game);
int64_t digsite_seat(const digsite_game *game); /* whose turn it is */
int64_t digsite_round(const digsite_game *game);
int64_t digsite_ending(const digsite_game *game); /* 0 while the game goes on */
int64_t digsite_has_won(const digsite_game *game, int64_t seat);
int64_t digsite_score(const digsite_game *game, int64_t seat);
int64_t digsite_legal_actions(const digsite_game *game, int32_t *actions); /* writes up to digsite_actions() */
int64_t digsite_why_not(const digsite_game *game, int64_t action); /* a reason; 0 if legal, -1 if over or unknown */
int64_t digsite_play(digsite_game *game, int64_t action);          /* as digsite_why_not; 0 if it was played */

/* Hidden information. Seat -1 is a spectator. */

int64_t digsite_view(const digsite_game *game, int64_t seat, digsite_game *seen); /* 0, or -1 */
int64_t digsite_redeal(digsite_game *seen, int64_t seat, uint32_t low, uint32_t middle,
                       uint32_t high); /* a game that the seat could be in; 0, or -1 */

/* Searching: only for the seat whose turn it is, from its view. Without the network, which a search
 * needs to be given only once, it judges positions by fixed weights and plays worse. */

int64_t digsite_use_network(digsite_search *search, const void *network, int64_t bytes); /* 0, or -1 */
int64_t digsite_think(digsite_search *search, const digsite_game *seen, int64_t iterations,
                      uint32_t low, uint32_t middle, uint32_t high); /* the best action, or -1 */
int64_t digsite_visits(const digsite_search *search, int64_t action);
double digsite_win_chance(const digsite_search *search, int64_t action, int64_t seat); /* 0 to 1, or -1 */

#ifdef __cplusplus
}
#endif
#endif
