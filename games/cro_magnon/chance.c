/* chance.c - the events of Cro-Magnon that nobody decides: what the set-up deals, the underside of a
 * tile taken, the next additional value tile (section 6). Stacks and bags are multisets: what it was is
 * settled when it is drawn. */
#include "games/cro_magnon/state.h"

#include <ochre/bag.h>

/* The set-up deals 15 values, then 15 tiles of each category; then the start player is chosen. */
static int batch(const cm_state *s)
{
    return s->dealt / CM_NUMBERED;
}

/* Resource tiles of the type still to deal. */
static int tiles_left(const cm_edition *e, const cm_state *s, int type)
{
    return e->types[type].copies - cm_count(s->uncollected[type]);
}

/* ---- all outcomes ---- */

static int list_values(const cm_stock_value *kinds, const uint8_t left[CM_VALUE_KINDS], int verb,
                       ochre_action *out, uint32_t *weight)
{
    int n = 0;
    for (int i = 0; i < CM_VALUE_KINDS; i++) {
        if (left[i] == 0)
            continue;
        out[n] = (ochre_action){(uint8_t)verb, {kinds[i].first, kinds[i].second}};
        weight[n++] = left[i];
    }
    return n;
}

static int list_resources(const cm_edition *e, const cm_state *s, ochre_action *out,
                          uint32_t *weight)
{
    const int category = batch(s) - 1;
    int       n = 0;
    for (int t = 0; t < CM_TYPES; t++) {
        if (e->types[t].category != category || tiles_left(e, s, t) == 0)
            continue;
        out[n] = (ochre_action){(uint8_t)(CM_DEAL_GOD + category), {(uint8_t)t}};
        weight[n++] = (uint32_t)tiles_left(e, s, t);
    }
    return n;
}

static int list_seats(const cm_state *s, ochre_action *out, uint32_t *weight)
{
    for (int seat = 0; seat < s->seats; seat++) {
        out[seat] = (ochre_action){CM_START_SEAT, {(uint8_t)seat}};
        weight[seat] = 1;
    }
    return s->seats;
}

static int list_draws(const cm_state *s, ochre_action *out, uint32_t *weight)
{
    const int type = s->taken - 1;
    int       n = 0;
    for (unsigned bag = s->bag[type]; bag != 0; bag &= bag - 1) {
        out[n] = (ochre_action){CM_DRAW_TILE, {(uint8_t)type, (uint8_t)__builtin_ctz(bag)}};
        weight[n++] = 1;
    }
    return n;
}

int cm_outcomes(const void *edition, const void *state, ochre_action *out, uint32_t *weight)
{
    const cm_edition *e = edition;
    const cm_state   *s = state;
    if (s->phase == CM_DRAW)
        return list_draws(s, out, weight);
    if (s->phase == CM_STACK)
        return list_values(e->additional_values, s->stack, CM_STACK_VALUE, out, weight);
    if (batch(s) == 0)
        return list_values(e->initial_values, s->deck, CM_DEAL_VALUE, out, weight);
    return batch(s) <= CM_CATEGORIES ? list_resources(e, s, out, weight)
                                     : list_seats(s, out, weight);
}

/* ---- one outcome ---- */

static ochre_action sample_value(const cm_stock_value *kinds, const uint8_t left[CM_VALUE_KINDS],
                                 int verb, ochre_rng *rng)
{
    uint32_t all = 0;
    for (int i = 0; i < CM_VALUE_KINDS; i++)
        all += left[i];
    uint32_t at = ochre_rng_below(rng, all);
    int      i = 0;
    for (; at >= left[i]; i++)
        at -= left[i];
    return (ochre_action){(uint8_t)verb, {kinds[i].first, kinds[i].second}};
}

static ochre_action sample_resource(const cm_edition *e, const cm_state *s, ochre_rng *rng)
{
    const int category = batch(s) - 1;
    const int all = e->categories[category].tiles - s->dealt % CM_NUMBERED;
    int       at = (int)ochre_rng_below(rng, (uint32_t)all), t = 0;
    for (;; t++) {
        if (e->types[t].category != category)
            continue;
        at -= tiles_left(e, s, t);
        if (at < 0)
            break;
    }
    return (ochre_action){(uint8_t)(CM_DEAL_GOD + category), {(uint8_t)t}};
}

ochre_action cm_sample(const void *edition, const void *state, ochre_rng *rng)
{
    const cm_edition *e = edition;
    const cm_state   *s = state;
    if (s->phase == CM_DRAW) {
        const int type = s->taken - 1;
        return (ochre_action){CM_DRAW_TILE,
                              {(uint8_t)type, (uint8_t)ochre_bag_draw(s->bag[type], rng)}};
    }
    if (s->phase == CM_STACK)
        return sample_value(e->additional_values, s->stack, CM_STACK_VALUE, rng);
    if (batch(s) == 0)
        return sample_value(e->initial_values, s->deck, CM_DEAL_VALUE, rng);
    if (batch(s) <= CM_CATEGORIES)
        return sample_resource(e, s, rng);
    return (ochre_action){CM_START_SEAT, {(uint8_t)ochre_rng_below(rng, s->seats)}};
}
