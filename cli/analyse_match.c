/* analyse_match.c - a whole match: its curve, its turning points, and the luck of each seat.
 *
 * The curve has a point at the beginning, wherever the decision passes to another seat, and at the end. A turning
 * point is a step of the curve; of neighbouring steps only the larger counts. Luck is the sum, over the
 * events of chance that came upon a seat, of what the outcome was worth to it less what all outcomes are
 * worth in the mean; events before anybody has decided anything belong to nobody. */
#include "cli/analyse.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"

enum { MOST_POINTS = 400, APART = 2 };

/* ---- luck ---- */

static double expected(const ochre_match *m, const void *state, int seat)
{
    static ochre_action event[OCHRE_LEGAL];
    static uint32_t     weight[OCHRE_LEGAL];
    const int           count = m->game->outcomes(m->edition, state, event, weight);
    double              sum = 0, all = 0;
    for (int i = 0; i < count; i++) {
        alignas(16) uint8_t copy[OCHRE_STATE];
        memcpy(copy, state, m->game->state_size);
        m->game->apply(m->edition, copy, event[i]);
        sum += weight[i] * analyse_at_once(m, copy).share[seat];
        all += weight[i];
    }
    return sum / all;
}

static void add_luck(const ochre_match *m, const void *before, const void *after, int seat,
                     analysis *out)
{
    out->luck[seat] += analyse_at_once(m, after).share[seat] - expected(m, before, seat);
    out->events[seat]++;
}

/* ---- the curve ---- */

static void add_point(analysis *out, const ochre_match *m, const void *state, int ply, int playouts,
                      ochre_rng *rng)
{
    out->point[out->points].ply = ply;
    out->point[out->points++].value = analyse_by_playouts(m, state, playouts, rng);
}

/* How often the decision passes to another seat. */
static int count_passes(const ochre_match *m)
{
    alignas(16) uint8_t state[OCHRE_STATE];
    int                 passes = 0, decider = -1;
    ochre_match_replay(m, 0, state);
    for (int ply = 0; ply < m->plies; ply++) {
        const int actor = m->game->actor(state);
        passes += actor >= 0 && actor != decider;
        decider = actor >= 0 ? actor : decider;
        m->game->apply(m->edition, state, m->log[ply]);
    }
    return passes;
}

static void walk(const ochre_match *m, int playouts, ochre_rng *rng, analysis *out)
{
    alignas(16) uint8_t before[OCHRE_STATE], after[OCHRE_STATE];
    const int           every = count_passes(m) / MOST_POINTS + 1;
    int                 decider = -1, passes = 0;
    ochre_match_replay(m, 0, before);
    for (int ply = 0; ply < m->plies; ply++) {
        const int actor = m->game->actor(before);
        if (actor >= 0 && actor != decider && passes++ % every == 0)
            add_point(out, m, before, ply, playouts, rng);
        decider = actor >= 0 ? actor : decider;
        memcpy(after, before, sizeof after);
        m->game->apply(m->edition, after, m->log[ply]);
        if (actor == OCHRE_CHANCE && decider >= 0)
            add_luck(m, before, after, decider, out);
        memcpy(before, after, sizeof before);
    }
    add_point(out, m, before, m->plies, playouts, rng);
}

/* ---- turning points ---- */

static analyse_turn step_at(const ochre_match *m, const analysis *a, int point)
{
    const analyse_value *from = &a->point[point - 1].value, *to = &a->point[point].value;
    int                  seat = 0;
    for (int i = 1; i < m->setup.players; i++)
        if (fabs(to->share[i] - from->share[i]) > fabs(to->share[seat] - from->share[seat]))
            seat = i;
    return (analyse_turn){.point = point,
                          .ply = a->point[point].ply - 1,
                          .seat = seat,
                          .from = from->share[seat],
                          .to = to->share[seat]};
}

static bool is_taken(const analysis *a, int point)
{
    for (int i = 0; i < a->turns; i++)
        if (abs(a->turn[i].point - point) < APART)
            return true;
    return false;
}

static void find_turns(const ochre_match *m, analysis *a)
{
    while (a->turns < ANALYSE_TURNS) {
        analyse_turn best = {.point = 0};
        for (int point = 1; point < a->points; point++) {
            const analyse_turn step = step_at(m, a, point);
            if (!is_taken(a, point) && fabs(step.to - step.from) > fabs(best.to - best.from))
                best = step;
        }
        if (best.point == 0)
            return;
        a->turn[a->turns++] = best;
    }
}

void analyse_match(const ochre_match *m, int playouts, uint64_t seed, analysis *out)
{
    ochre_rng rng;
    memset(out, 0, sizeof *out);
    out->point = cli_alloc((MOST_POINTS + 2) * sizeof *out->point);
    ochre_rng_seed(&rng, seed, 0);
    walk(m, playouts, &rng, out);
    find_turns(m, out);
}
