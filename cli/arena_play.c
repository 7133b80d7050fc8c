/* arena_play.c - one pairing: the same deal for every rotation of the seats.
 *
 * Chance has a stream of its own that depends on the deal alone; every seat thinks with another, and luck is measured
 * with one more. What a bot remembers of a decision (its search tree) is forgotten between two games. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <ochre/luck.h>

#include "cli/arena.h"
#include "cli/mind.h"

enum {
    STREAMS = 8,
    MIND = 1,
    LUCK = 7
}; /* streams of a deal: from 0 on those of its chance, its seats, its luck */

struct arena_hall {
    const arena *a;
    ochre_notes  notes;                         /* for the playouts that measure luck */
    cli_mind     mind[ARENA_BOTS][OCHRE_SEATS]; /* a contestant may hold several seats */
    arena_guest *guest[ARENA_BOTS][OCHRE_SEATS];
};

arena_hall *arena_hall_open(const arena *a)
{
    arena_hall *hall = cli_alloc(sizeof *hall);
    memset(hall, 0, sizeof *hall);
    hall->a = a;
    return hall;
}

void arena_hall_close(arena_hall *hall)
{
    for (int i = 0; i < ARENA_BOTS; i++)
        for (int seat = 0; seat < OCHRE_SEATS; seat++) {
            cli_mind_close(&hall->mind[i][seat]);
            arena_guest_close(hall->guest[i][seat]);
        }
    free(hall);
}

/* ---- a seat's player ---- */

/* NULL, or the command of a guest that does not come. */
static const char *seat_player(arena_hall *hall, int who, int seat, uint64_t seed)
{
    const arena_contestant *one = &hall->a->contestant[who];
    if (one->command == NULL) {
        hall->mind[who][seat].spec = one->spec;
        hall->mind[who][seat].counts_work = true;
        cli_mind_forget(&hall->mind[who][seat]);
        return NULL;
    }
    if (hall->guest[who][seat] == NULL)
        hall->guest[who][seat] = arena_guest_open(one->command);
    const bool comes = hall->guest[who][seat] != NULL &&
                       arena_guest_begin(hall->guest[who][seat], hall->a, seat, seed);
    return comes ? NULL : one->command;
}

/* Our bots that search are timed by the work of their thread, so that results do not depend on what else the
 * machine does. A guest works elsewhere; and who does not search answers sooner than that clock does. */
static clockid_t clock_for(const arena_contestant *one)
{
    const bool searches = one->command == NULL && ochre_bot_memory(&one->spec) > 0;
    return searches ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC;
}

static uint64_t microseconds(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
}

/* A guest that fails to answer has a greedy move made for it, and the fault is counted. */
static ochre_action guest_choice(arena_hall *hall, int who, const void *state, int seat, int ply,
                                 ochre_rng *rng, arena_seat *sum)
{
    const arena *a = hall->a;
    ochre_action action;
    if (arena_guest_choose(hall->guest[who][seat], a, state, seat, ply, &action))
        return action;
    sum->faults++;
    return ochre_bot_named("greedy")->choose(a->game, a->edition, state, rng);
}

static ochre_action choose(arena_hall *hall, int who, const void *state, int seat, int ply,
                           ochre_rng *rng, arena_seat *sum)
{
    const arena    *a = hall->a;
    const bool      is_guest = a->contestant[who].command != NULL;
    const clockid_t clock = clock_for(&a->contestant[who]);
    const uint64_t  before = microseconds(clock);
    ochre_action    action =
        is_guest ? guest_choice(hall, who, state, seat, ply, rng, sum)
                    : cli_mind_choose(&hall->mind[who][seat], a->game, a->edition, state, rng);
    const uint64_t took = microseconds(clock) - before;
    sum->decisions++;
    sum->microseconds += took;
    if (sum->slowest < took)
        sum->slowest = took;
    return action;
}

/* ---- one game ---- */

typedef struct table {
    alignas(16) uint8_t state[OCHRE_STATE];
    ochre_rng dice, mind[OCHRE_SEATS], luck;
    double    brought[OCHRE_SEATS]; /* by chance */
} table;

/* NULL, or the command of a guest that does not come. */
static const char *lay_table(arena_hall *hall, const arena_pairing *p, int turn, table *t)
{
    const arena   *a = hall->a;
    const uint64_t deal = (uint64_t)p->deal * STREAMS;
    const uint64_t seed = a->seed ^ (uint64_t)(p->set * OCHRE_SEATS + turn + 1) << 32;
    memset(t, 0, sizeof *t);
    a->game->start(a->edition, t->state, &a->setup);
    ochre_rng_seed(&t->dice, a->seed, deal);
    ochre_rng_seed(&t->luck, seed, deal + LUCK);
    for (int seat = 0; seat < a->players; seat++) {
        const uint64_t stream = deal + MIND + (uint64_t)seat;
        ochre_rng_seed(&t->mind[seat], seed, stream);
        const char *absent =
            seat_player(hall, arena_at(a, p->set, turn, seat), seat, a->seed + stream);
        if (absent != NULL)
            return absent;
    }
    return NULL;
}

static ochre_action draw(arena_hall *hall, table *t)
{
    const arena       *a = hall->a;
    const ochre_action outcome = a->game->sample(a->edition, t->state, &t->dice);
    if (a->luck > 0)
        ochre_luck_add(a->game, a->edition, t->state, outcome, a->luck, &t->luck, &hall->notes,
                       t->brought);
    return outcome;
}

static void close_table(arena_hall *hall, const arena_pairing *p, int turn, const table *t,
                        arena_played *out)
{
    const arena *a = hall->a;
    ochre_result result;
    a->game->result(a->edition, t->state, &result);
    for (int seat = 0; seat < a->players; seat++) {
        const int who = arena_at(a, p->set, turn, seat);
        out->seat[seat].score = result.score[seat];
        out->seat[seat].rank = result.rank[seat];
        out->seat[seat].share = result.share[seat];
        out->seat[seat].luck = (int32_t)lround(t->brought[seat] * ARENA_MILLION);
        if (hall->guest[who][seat] != NULL)
            arena_guest_end(hall->guest[who][seat], a, t->state);
    }
}

static const char *play_game(arena_hall *hall, const arena_pairing *p, int turn, arena_played *out)
{
    const ochre_game *game = hall->a->game;
    table             t;
    memset(out, 0, sizeof *out);
    const char *absent = lay_table(hall, p, turn, &t);
    if (absent != NULL)
        return absent;
    for (int actor = game->actor(t.state); actor != OCHRE_OVER; actor = game->actor(t.state)) {
        if (cli_was_stopped())
            return NULL;
        const ochre_action action =
            actor == OCHRE_CHANCE
                ? draw(hall, &t)
                : choose(hall, arena_at(hall->a, p->set, turn, actor), t.state, actor,
                         (int)out->plies, &t.mind[actor], &out->seat[actor]);
        game->apply(hall->a->edition, t.state, action);
        out->plies++;
    }
    close_table(hall, p, turn, &t, out);
    return NULL;
}

const char *arena_play(arena_hall *hall, arena_pairing *p)
{
    const char *absent = NULL;
    for (int turn = 0; absent == NULL && turn < hall->a->turns; turn++)
        absent = play_game(hall, p, turn, &p->game[turn]);
    return absent;
}
