/* bench_search.c - `ochre bench --search`: iterations of the search bot a second, on one thread.
 *
 * Three manners in the same positions, taken from the middle of games between greedy players:
 *
 *     full      rollouts to the end of the game, each action as likely
 *     cut       a few decisions drawn so behind the leaf, then the game's estimate
 *     level     as the levels play this game: by its hints
 *
 * The time is that of the process alone. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <ochre/match.h>
#include <ochre/search.h>

#include "cli/bench_search.h"
#include "cli/cli.h"

enum { POSITIONS = 8, ITERATIONS = 1000, APART = 14, CUT = 8, UNIFORM = 100 };

static const double MOMENT = 0.3; /* seconds that a measurement takes at least */

typedef struct {
    alignas(16) uint8_t bytes[OCHRE_STATE];
} position;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Every so many free decisions of one game; the next game where it ends. Returns how many were found. */
static int find_positions(const ochre_game *game, int players, uint64_t seed, position *out)
{
    const ochre_bot *const greedy = ochre_bot_named("greedy");
    int                    found = 0;
    for (uint64_t deal = 0; found < POSITIONS && deal < POSITIONS; deal++) {
        position    p = {{0}};
        ochre_setup setup;
        ochre_rng   rng;
        ochre_rng_seed(&rng, seed, deal);
        ochre_setup_default(game, players, &setup);
        if (game->start(game->edition, p.bytes, &setup) != NULL)
            return 0;
        for (int decisions = 0; game->actor(p.bytes) != OCHRE_OVER && found < POSITIONS;) {
            ochre_action legal[OCHRE_LEGAL], action;
            if (game->actor(p.bytes) == OCHRE_CHANCE)
                action = game->sample(game->edition, p.bytes, &rng);
            else {
                if (game->legal(game->edition, p.bytes, legal) > 1 && decisions++ % APART == 0)
                    out[found++] = p;
                action = greedy->choose(game, game->edition, p.bytes, &rng);
            }
            game->apply(game->edition, p.bytes, action);
        }
    }
    return found;
}

static double iterations_a_second(const ochre_game *game, const ochre_search *search,
                                  const position *positions, int count, ochre_thinking *thinking)
{
    double    seconds = 0;
    uint64_t  made = 0;
    ochre_rng rng;
    ochre_rng_seed(&rng, 1, 1);
    while (seconds < MOMENT) {
        const double start = now();
        for (int i = 0; i < count; i++) {
            ochre_action action;
            if (ochre_search_choose(search, game, game->edition, positions[i].bytes, &rng, thinking,
                                    &action) == OCHRE_OK)
                made += thinking->iterations;
        }
        seconds += now() - start;
    }
    return (double)made / seconds;
}

bool cli_bench_search(const ochre_game *game, int players, uint64_t seed, bool as_json)
{
    position *const positions = cli_alloc(POSITIONS * sizeof(*positions));
    ochre_thinking  thinking = {.bytes = ochre_search_memory(2 * ITERATIONS)};
    thinking.memory = cli_alloc(thinking.bytes);
    memset(thinking.memory, 0, thinking.bytes);
    const int    count = find_positions(game, players, seed, positions);
    ochre_search full = ochre_search_default, level = ochre_search_of(game);
    full.iterations = level.iterations = ITERATIONS;
    full.uniform = UNIFORM;
    full.cut = OCHRE_SEARCH_TO_THE_END;
    ochre_search cut = full;
    cut.cut = CUT;
    if (count > 0) {
        const double speed[3] = {iterations_a_second(game, &full, positions, count, &thinking),
                                 iterations_a_second(game, &cut, positions, count, &thinking),
                                 iterations_a_second(game, &level, positions, count, &thinking)};
        printf(as_json ? "{\"game\":\"%s\",\"players\":%d,\"full\":%.0f,\"cut\":%.0f,"
                         "\"level\":%.0f}\n"
                       : "%-18s %2d %9.0f %9.0f %9.0f\n",
               game->id, players, speed[0], speed[1], speed[2]);
        fflush(stdout);
    }
    free(thinking.memory);
    free(positions);
    return count > 0;
}

void cli_bench_search_heads(void)
{
    printf("iterations a second on one thread\n%-18s %2s %9s %9s %9s\n", "game", "N", "full", "cut",
           "level");
}
