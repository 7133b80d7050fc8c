/* worth.c - what tribes and tiles are worth to a seat, in hundredths of a point.
 *
 * An area is worth what the conflicts to come will bring there: one for each resource tile on it, the
 * sooner and the surer the fewer tiles of the type are left uncollected. What a conflict brings is taken
 * from the tribes as they stand now, and as they would stand with one tribe more or fewer, for a lead
 * can be lost. A tile is worth what the end chart gives for it. */
#include "games/cro_magnon/hints.h"

#include <string.h>

int cm_worth_soon(const cm_state *s, int type)
{
    const int left = cm_count(s->uncollected[type]);
    if (s->scored >> type & 1)
        return 0;
    return cm_w_soon[left < CM_W_SOON_MOST ? left : CM_W_SOON_MOST];
}

/* Forces are half units; the seat's own may be moved up or down a little. */
static int outcome(const cm_state *s, int seat, int area, const uint8_t cubes[CM_SEATS], int shift)
{
    uint8_t force[CM_SEATS] = {0};
    int     top = 0, next = 0, tops = 0, nexts = 0;
    for (int i = 0; i < s->seats; i++) {
        force[i] = (uint8_t)(cubes[i] == 0 ? 0 : CM_WHOLE * cubes[i] + (i == seat ? shift : 0));
        if (force[i] > top) {
            next = top, nexts = tops;
            top = force[i], tops = 1;
        } else if (force[i] == top) {
            tops++;
        } else if (force[i] > next) {
            next = force[i], nexts = 1;
        } else if (force[i] == next) {
            nexts++;
        }
    }
    const int first = cm_first_value(&s->areas[area]) * CM_POINT;
    const int second = cm_second_value(&s->areas[area]) * CM_POINT;
    if (top == 0 || tops > 2)
        return 0;
    if (tops == 2)
        return force[seat] == top ? (first + second) / 2 : -(first + second) * CM_W_RIVALS / 200;
    const int runner_up = next > 0 ? second / nexts : 0;
    const int others = s->seats > 2 ? s->seats - 1 : 1;
    if (force[seat] == top)
        return first - (next > 0 ? second * CM_W_RIVALS / 100 / others : 0);
    return (force[seat] > 0 && force[seat] == next ? runner_up : 0) -
           first * CM_W_RIVALS / 100 / others;
}

int cm_worth_standing(const cm_state *s, int seat, int area, const uint8_t cubes[CM_SEATS])
{
    const int even = outcome(s, seat, area, cubes, 0);
    if (cubes[seat] == 0)
        return even;
    return (2 * even + outcome(s, seat, area, cubes, CM_WHOLE) +
            outcome(s, seat, area, cubes, 1 - CM_WHOLE)) /
           4;
}

int cm_worth_with(const cm_mind *m, int area, int seat, int change)
{
    uint8_t cubes[CM_SEATS];
    memcpy(cubes, m->s->areas[area].cubes, sizeof cubes);
    cubes[seat] = (uint8_t)(cubes[seat] + change);
    return cm_worth_standing(m->s, m->seat, area, cubes) * m->future[area] / 100;
}

int cm_worth_share(const cm_state *s, int seat, int area)
{
    const int mine = outcome(s, seat, area, s->areas[area].cubes, 0);
    return mine > 0 ? mine : 0;
}

/* The chart's step for one tile more than `number`. */
static int chart_step(const cm_edition *e, int type, int number)
{
    const cm_category_data *c = &e->categories[e->types[type].category];
    if (number >= c->chart_length)
        return 0;
    return (c->end_chart[number] - (number > 0 ? c->end_chart[number - 1] : 0)) * CM_POINT;
}

int cm_worth_tile(const cm_mind *m, int type)
{
    return chart_step(m->e, type, cm_count(m->p->tiles[type]));
}

/* Steps from each area to the nearest one with an uncollected tile. */
static void measure(cm_mind *m)
{
    unsigned reached = 0, own = 0;
    for (int t = 0; t < CM_TYPES; t++) {
        reached |= m->s->uncollected[t];
        own += (unsigned)cm_count(m->s->uncollected[t] & m->p->here);
    }
    m->is_idle = own <= 1;
    m->is_bare = own == 0;
    for (int steps = 1; steps < CM_AREAS; steps++) {
        unsigned next = reached;
        for (unsigned areas = reached; areas != 0; areas &= areas - 1)
            next |= m->e->areas[__builtin_ctz(areas)].adjacent;
        for (unsigned areas = next & ~reached; areas != 0; areas &= areas - 1)
            m->far[__builtin_ctz(areas)] = steps;
        if (next == reached)
            return;
        reached = next;
    }
}

cm_mind cm_mind_of(const cm_edition *e, const cm_state *s, int seat)
{
    cm_mind m = {.e = e, .s = s, .p = &s->players[seat], .seat = seat};
    for (int t = 0; t < CM_TYPES; t++) {
        const int soon = cm_worth_soon(s, t), held = cm_count(m.p->tiles[t]);
        for (unsigned areas = (unsigned)(s->uncollected[t] | s->collected[t]); areas != 0;
             areas &= areas - 1)
            m.future[__builtin_ctz(areas)] += soon;
        m.keep[t] = held > 0 ? chart_step(e, t, held - 1) : 0;
    }
    for (int area = 1; area < CM_AREAS; area++) {
        if (m.future[area] == 0)
            continue;
        const int now = cm_worth_with(&m, area, seat, 0);
        m.gain[area] = cm_worth_with(&m, area, seat, 1) - now;
        if (s->areas[area].cubes[seat] > 0)
            m.loss[area] = now - cm_worth_with(&m, area, seat, -1);
    }
    measure(&m);
    return m;
}
