/* bench.h - random games in a row, and the signature over their final states. */
#ifndef OCHRE_BENCH_H
#define OCHRE_BENCH_H

#include <ochre/game.h>

typedef struct ochre_bench_plan {
    int         players;
    int         games;
    uint64_t    seed;
    bool        copying; /* copy the state before every decision, as a search does */
    ochre_setup setup;   /* options; players as above */
} ochre_bench_plan;

typedef struct ochre_bench_result {
    uint64_t games, decisions, events; /* whole games; choices of seats; events of chance */
    uint64_t actions;                  /* legal actions over all decisions */
    uint64_t longest;                  /* longest list of legal actions */
    uint64_t signature;
} ochre_bench_result;

/* Plays; no clock, no allocation. The same on every machine for the same plan. */
ochre_bench_result ochre_bench_run(const ochre_game *game, const void *edition,
                                   const ochre_bench_plan *plan);

/* The yardstick: per step a copy of `size` bytes, a random number and one branch that cannot be
 * foreseen. Returns something that depends on all steps. Ratios are taken against a copy of
 * OCHRE_YARDSTICK bytes for every game, so that they can be compared, and so that a game does not look
 * slower for making its state smaller; the ratio at a game's own size is told as well. */
enum { OCHRE_YARDSTICK = 1024 };
uint64_t ochre_bench_reference(size_t size, uint64_t steps, uint64_t seed);

#endif
