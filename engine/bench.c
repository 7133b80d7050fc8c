/* bench.c - random games in a row, for measuring and for the signature.
 *
 * Whoever calls holds the watch: nothing here reads a clock. Every game has its own random stream,
 * numbered by the game, so the hundredth game is the same whether or not ninety-nine came before. The
 * signature chains the hashes of the final states in order. */
#include <ochre/bench.h>

#include <assert.h>
#include <stdalign.h>
#include <string.h>

typedef struct table {
    const ochre_game *game;
    const void       *edition;
    bool              copying;
    uint8_t          *now, *spare;
    ochre_action      legal[OCHRE_LEGAL];
    alignas(64) uint8_t state[2][OCHRE_STATE];
} table;

static void decide(table *t, ochre_rng *rng, ochre_bench_result *sum)
{
    const ochre_game *game = t->game;
    if (t->copying) {
        memcpy(t->spare, t->now, game->state_size);
        uint8_t *copy = t->spare;
        t->spare = t->now;
        t->now = copy;
    }
    const int count = game->legal(t->edition, t->now, t->legal);
    assert(count >= 1 && count <= OCHRE_LEGAL);
    game->apply(t->edition, t->now, t->legal[ochre_rng_below(rng, (uint32_t)count)]);
    sum->decisions++;
    sum->actions += (uint64_t)count;
    if (sum->longest < (uint64_t)count)
        sum->longest = (uint64_t)count;
}

static void play_out(table *t, ochre_rng *rng, ochre_bench_result *sum)
{
    const ochre_game *game = t->game;
    for (;;) {
        const int actor = game->actor(t->now);
        if (actor >= 0) {
            decide(t, rng, sum);
        } else if (actor == OCHRE_CHANCE) {
            game->apply(t->edition, t->now, game->sample(t->edition, t->now, rng));
            sum->events++;
        } else {
            return;
        }
    }
}

ochre_bench_result ochre_bench_run(const ochre_game *game, const void *edition,
                                   const ochre_bench_plan *plan)
{
    ochre_bench_result sum = {0};
    table              t = {.game = game, .edition = edition, .copying = plan->copying};
    t.now = t.state[0];
    t.spare = t.state[1];
    ochre_setup setup = plan->setup;
    setup.players = plan->players;
    for (int number = 0; number < plan->games; number++) {
        ochre_rng rng;
        ochre_rng_seed(&rng, plan->seed, (uint64_t)number);
        memset(t.now, 0, game->state_size);
        if (game->start(edition, t.now, &setup) != NULL)
            return sum;
        play_out(&t, &rng, &sum);
        sum.signature = ochre_hash(sum.signature, t.now, game->state_size);
        sum.games++;
    }
    return sum;
}

/* A branch that stays one, and a copy that is made: without the mark a compiler would turn the two
 * sides into arithmetic. */
#define KEEP_BRANCH() __asm__ volatile("" ::: "memory")

uint64_t ochre_bench_reference(size_t size, uint64_t steps, uint64_t seed)
{
    alignas(64) uint8_t buffer[2][OCHRE_STATE];
    assert(size >= 1 && size <= OCHRE_STATE);
    __asm__("" : "+r"(size)); /* unknown to the compiler: the library's memcpy is the one to beat */
    ochre_rng rng;
    ochre_rng_seed(&rng, seed, 0);
    for (size_t i = 0; i < size; i++)
        buffer[0][i] = (uint8_t)ochre_rng_next(&rng);
    uint64_t sum = 0;
    for (uint64_t step = 0; step < steps; step++) {
        uint8_t *copy = buffer[~step & 1];
        memcpy(copy, buffer[step & 1], size);
        const uint64_t random = ochre_rng_next(&rng);
        uint8_t       *spot = &copy[(uint32_t)random * (uint64_t)size >> 32];
        if ((*spot ^ random >> 63) & 1) { /* hangs on what was copied, as a rule does */
            *spot = (uint8_t)(*spot + (random >> 40));
            KEEP_BRANCH();
        } else {
            sum += *spot;
            KEEP_BRANCH();
        }
    }
    return ochre_hash(sum, buffer[steps & 1], size);
}
