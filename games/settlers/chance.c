/* chance.c - the events that nobody decides (section 6): who begins, dice, the card that is stolen, and
 * the face of an exploration counter, which is settled when it is turned up (ST-921). */
#include "games/settlers/state.h"

#include <ochre/dice.h>

static ochre_action event_of(const st_counter *c)
{
    switch (c->kind) {
    case ST_FACE_DESERT: return (ochre_action){ST_REVEAL_DESERT, {(uint8_t)(c->terrain - 1)}};
    case ST_FACE_ADAPTATION:
        return (ochre_action){ST_REVEAL_ADAPTATION, {(uint8_t)(c->colour - 1)}};
    default: return (ochre_action){.verb = ST_REVEAL_ENEMIES};
    }
}

/* The counters of the group of the box that is being taken. */
static uint32_t group_bag(const st_edition *e, const st_state *s)
{
    uint32_t bag = 0;
    for (int c = 0; c < e->counter_count; c++)
        if (e->counters[c].group == e->boxes[s->box - 1].group)
            bag |= UINT32_C(1) << c;
    return bag & s->bag;
}

int st_counter_shown(const st_edition *e, const st_state *s, ochre_action event)
{
    for (uint32_t bag = group_bag(e, s); bag != 0; bag &= bag - 1)
        if (ochre_action_same(event_of(&e->counters[__builtin_ctz(bag)]), event))
            return __builtin_ctz(bag) + 1;
    return 0;
}

/* ---- all outcomes ---- */

static int list_first(const st_state *s, ochre_action *out, uint32_t *weight)
{
    for (int seat = 0; seat < s->seats; seat++) {
        out[seat] = (ochre_action){ST_ROLL_FIRST, {(uint8_t)seat}};
        weight[seat] = 1;
    }
    return s->seats;
}

static int list_rolls(ochre_action *out, uint32_t *weight)
{
    uint8_t   count[OCHRE_ROLLS_MOST][OCHRE_FACES];
    const int n = ochre_dice_list(2, count, weight);
    for (int i = 0; i < n; i++) {
        out[i] = (ochre_action){.verb = ST_ROLL_DICE};
        memcpy(out[i].arg, count[i], OCHRE_FACES);
    }
    return n;
}

static int list_draws(const st_state *s, ochre_action *out, uint32_t *weight)
{
    const uint8_t *hand = s->players[s->victim].hand;
    int            n = 0;
    for (int r = 0; r < ST_RESOURCES; r++) {
        if (hand[r] == 0)
            continue;
        out[n] = (ochre_action){ST_DRAW_CARD, {(uint8_t)r}};
        weight[n++] = hand[r]; /* ST-713 */
    }
    return n;
}

/* Counters that look the same are one outcome. */
static int list_faces(const st_edition *e, const st_state *s, ochre_action *out, uint32_t *weight)
{
    int n = 0;
    for (uint32_t bag = group_bag(e, s); bag != 0; bag &= bag - 1) {
        const ochre_action event = event_of(&e->counters[__builtin_ctz(bag)]);
        int                at = 0;
        while (at < n && !ochre_action_same(out[at], event))
            at++;
        if (at == n) {
            out[n] = event;
            weight[n++] = 0;
        }
        weight[at]++;
    }
    return n;
}

int st_outcomes(const void *edition, const void *state, ochre_action *out, uint32_t *weight)
{
    const st_state *s = state;
    switch (s->phase) {
    case ST_FIRST: return list_first(s, out, weight);
    case ST_ROLL: return list_rolls(out, weight);
    case ST_DRAW: return list_draws(s, out, weight);
    default: return list_faces(edition, s, out, weight);
    }
}

/* ---- one outcome ---- */

static ochre_action draw_one(const st_state *s, ochre_rng *rng)
{
    const st_player *p = &s->players[s->victim];
    int              skip = (int)ochre_rng_below(rng, (uint32_t)st_hand_size(p));
    int              r = 0;
    for (; skip >= p->hand[r]; r++)
        skip -= p->hand[r];
    return (ochre_action){ST_DRAW_CARD, {(uint8_t)r}};
}

static ochre_action reveal_one(const st_edition *e, const st_state *s, ochre_rng *rng)
{
    uint32_t bag = group_bag(e, s);
    for (uint32_t skip = ochre_rng_below(rng, (uint32_t)__builtin_popcount(bag)); skip > 0; skip--)
        bag &= bag - 1;
    return event_of(&e->counters[__builtin_ctz(bag)]);
}

ochre_action st_sample(const void *edition, const void *state, ochre_rng *rng)
{
    const st_state *s = state;
    switch (s->phase) {
    case ST_FIRST: return (ochre_action){ST_ROLL_FIRST, {(uint8_t)ochre_rng_below(rng, s->seats)}};
    case ST_ROLL: {
        ochre_action roll = {.verb = ST_ROLL_DICE};
        ochre_dice_throw(rng, 2, roll.arg);
        return roll;
    }
    case ST_DRAW: return draw_one(s, rng);
    default: return reveal_one(edition, s, rng);
    }
}
