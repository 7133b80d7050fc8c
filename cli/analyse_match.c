/* analyse_match.c - a whole match: its curve, its turning points, and the luck of each seat.
 *
 * The curve has a point at the beginning, wherever the decision passes to another seat, and at the end; of one who
 * plays alone, wherever chance has decided something. A turning point is a step of the curve, told by the action that
 * changed most in it; of neighbouring steps only the larger counts. Luck is the sum, over the events of chance that came
 * upon a seat, of what its chances were after it less what they were before; events before anybody has decided anything
 * belong to nobody. */
#include "cli/analyse.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <ochre/luck.h>

#include "cli/cli.h"

enum { MOST_POINTS = 400, APART = 2 };

typedef struct analyst {
    const ochre_match *m;
    int                playouts;
    ochre_rng          rng;
    ochre_notes        notes;
    analysis          *out;
} analyst;

/* ---- luck ---- */

static void add_luck(analyst *by, const void *before, ochre_action outcome, int seat)
{
    const ochre_match *const m = by->m;
    double                   luck[OCHRE_SEATS] = {0};
    ochre_luck_add(m->game, m->edition, before, outcome, by->playouts, &by->rng, &by->notes, luck);
    by->out->luck[seat] += luck[seat];
    by->out->events[seat]++;
}

/* ---- the curve ---- */

static void add_point(analyst *by, const void *state, int ply)
{
    const ochre_match *const m = by->m;
    analyse_point *const     point = &by->out->point[by->out->points++];
    point->ply = ply;
    ochre_chances(m->game, m->edition, state, by->playouts, &by->rng, &by->notes, point->share);
}

/* Who decides now, decided last, and did the last action (or chance). */
typedef struct course {
    int actor, decider, before;
} course;

static const course at_first = {.decider = -1, .before = -1};

static void look(course *c, const ochre_match *m, const void *state)
{
    c->actor = m->game->actor(state);
}

static void step_on(course *c)
{
    c->decider = c->actor >= 0 ? c->actor : c->decider;
    c->before = c->actor;
}

/* Does a new point of the curve begin here? */
static bool has_passed(const course *c, const ochre_match *m)
{
    const bool alone = m->setup.players == 1;
    return c->actor >= 0 && (c->actor != c->decider || (alone && c->before == OCHRE_CHANCE));
}

static int count_passes(const ochre_match *m)
{
    alignas(16) uint8_t state[OCHRE_STATE];
    int                 passes = 0;
    course              c = at_first;
    ochre_match_replay(m, 0, state);
    for (int ply = 0; ply < m->plies; ply++) {
        look(&c, m, state);
        passes += has_passed(&c, m);
        step_on(&c);
        m->game->apply(m->edition, state, m->log[ply]);
    }
    return passes;
}

static void walk(analyst *by)
{
    const ochre_match *const m = by->m;
    alignas(16) uint8_t      state[OCHRE_STATE];
    const int                every = count_passes(m) / MOST_POINTS + 1;
    int                      passes = 0;
    course                   c = at_first;
    ochre_match_replay(m, 0, state);
    for (int ply = 0; ply < m->plies; ply++) {
        look(&c, m, state);
        if (has_passed(&c, m) && passes++ % every == 0)
            add_point(by, state, ply);
        step_on(&c);
        if (c.actor == OCHRE_CHANCE && c.decider >= 0)
            add_luck(by, state, m->log[ply], c.decider);
        m->game->apply(m->edition, state, m->log[ply]);
    }
    add_point(by, state, m->plies);
}

/* ---- turning points ---- */

static analyse_turn step_at(const ochre_match *m, const analysis *a, int point)
{
    const double *from = a->point[point - 1].share, *to = a->point[point].share;
    int           seat = 0;
    for (int i = 1; i < m->setup.players; i++)
        if (fabs(to[i] - from[i]) > fabs(to[seat] - from[seat]))
            seat = i;
    return (analyse_turn){.point = point,
                          .ply = a->point[point].ply - 1,
                          .seat = seat,
                          .from = from[seat],
                          .to = to[seat]};
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

/* Of the actions of a step the one that did most of it. */
static void find_action(analyst *by, analyse_turn *t)
{
    const ochre_match *const m = by->m;
    const int                end = by->out->point[t->point].ply;
    alignas(16) uint8_t      state[OCHRE_STATE];
    double                   share[OCHRE_SEATS], before = t->from, most = 0;
    int                      ply = by->out->point[t->point - 1].ply;
    for (ochre_match_replay(m, ply, state); ply < end; ply++) {
        m->game->apply(m->edition, state, m->log[ply]);
        ochre_chances(m->game, m->edition, state, by->playouts, &by->rng, &by->notes, share);
        const double change = (share[t->seat] - before) * (t->to > t->from ? 1 : -1);
        if (change > most) {
            most = change;
            t->ply = ply;
        }
        before = share[t->seat];
    }
}

void analyse_match(const ochre_match *m, int playouts, uint64_t seed, analysis *out)
{
    analyst *const by = cli_alloc(sizeof *by);
    memset(by, 0, sizeof *by);
    memset(out, 0, sizeof *out);
    out->point = cli_alloc((MOST_POINTS + 2) * sizeof *out->point);
    by->m = m;
    by->playouts = playouts;
    by->out = out;
    ochre_rng_seed(&by->rng, seed, 0);
    walk(by);
    find_turns(m, out);
    for (int i = 0; i < out->turns; i++)
        find_action(by, &out->turn[i]);
    free(by);
}
