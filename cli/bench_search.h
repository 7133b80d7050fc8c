/* bench_search.h - the speed of the search bot, for bench.c. */
#ifndef CLI_BENCH_SEARCH_H
#define CLI_BENCH_SEARCH_H

#include <ochre/game.h>

void cli_bench_search_heads(void);
/* Measures and prints a row; false: there was nothing to decide. */
bool cli_bench_search(const ochre_game *game, int players, uint64_t seed, bool as_json);

#endif
