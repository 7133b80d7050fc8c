/* chance.c - the events of Кроманьонцы that nobody decides: who starts, settlements, cards drawn,
 * revealed and stolen, the events of the solo game (section 6).
 *
 * Decks are bags: which card it was is settled when it is drawn (KR-601). */
#include "games/kromanontsy/table.h"

#include <ochre/bag.h>

/* The resources with a back, and how many there are of them. */
static const uint8_t hidden_by[KR_BACKS][2] = {
    [KR_FOREST] = {KR_WOOD, KR_WOOD},    [KR_MOUNTAINS] = {KR_STONE, KR_STONE},
    [KR_RIVER] = {KR_FLINT, KR_SPRING},  [KR_PLAIN] = {KR_GRASS, KR_CLAY},
    [KR_LOOT_BACK] = {KR_LOOT, KR_LOOT},
};

int kr_row_due(const kr_state *s)
{
    for (int row = 0; row < KR_ROWS; row++)
        if (s->rows[row][KR_CELLS - 1] == KR_EMPTY)
            return row;
    return -1;
}

unsigned kr_unplaced(const kr_state *s)
{
    unsigned placed = 0;
    for (int row = 0; row < KR_ROWS; row++)
        if (kr_is_settlement(s->rows[row][KR_CELLS - 1]))
            placed |= 1u << (s->rows[row][KR_CELLS - 1] - KR_CELL_SETTLEMENT);
    return ((1u << KR_SETTLEMENTS) - 1) & ~placed;
}

/* Winter lies below the other events (KR-810). */
static unsigned next_events(const kr_state *s)
{
    const unsigned left = s->events, others = left & ((1u << KR_WINTER) - 1);
    return others != 0 ? others : left;
}

/* ---- all outcomes ---- */

static int list_bag(uint64_t bag, ochre_action event, int i, ochre_action *out, uint32_t *weight)
{
    int n = 0;
    for (; bag != 0; bag &= bag - 1, n++) {
        event.arg[i] = (uint8_t)__builtin_ctzll(bag);
        out[n] = event;
        weight[n] = 1;
    }
    return n;
}

static int list_counts(int verb, const uint8_t *kinds, int count, const uint8_t *copies,
                       ochre_action *out, uint32_t *weight)
{
    int n = 0;
    for (int i = 0; i < count; i++) {
        if (copies[kinds[i]] == 0 || (i > 0 && kinds[i] == kinds[i - 1]))
            continue;
        out[n] = (ochre_action){(uint8_t)verb, {kinds[i]}};
        weight[n++] = copies[kinds[i]];
    }
    return n;
}

int kr_outcomes(const void *edition, const void *state, ochre_action *out, uint32_t *weight)
{
    const kr_state *s = state;
    (void)edition;
    switch (s->phase) {
    case KR_FIRST:
        return list_bag((1u << s->seats) - 1, (ochre_action){.verb = KR_CHANCE_FIRST}, 0, out,
                        weight);
    case KR_SETUP: {
        const ochre_action settle = {KR_CHANCE_SETTLE, {(uint8_t)kr_row_due(s)}};
        return list_bag(kr_unplaced(s), settle, 1, out, weight);
    }
    case KR_DRAW: /* KR-602 */
        return list_counts(KR_CHANCE_DRAW, kr_kinds[s->place - 1], KR_KINDS, s->deck, out, weight);
    case KR_REVEAL: {
        const int          row = s->reveal - 1;
        const ochre_action reveal = {KR_CHANCE_REVEAL, {(uint8_t)row}};
        return list_bag(s->unseen & kr_row_mask(row), reveal, 1, out, weight);
    }
    case KR_STEAL:
        return list_counts(KR_CHANCE_STEAL, hidden_by[s->place - 1], 2,
                           s->players[s->victim - 1].hand, out, weight);
    default:
        return list_bag(next_events(s), (ochre_action){.verb = KR_CHANCE_EVENT}, 0, out, weight);
    }
}

/* ---- one outcome ---- */

/* Put together as one word: from single bytes it would have to be read back from memory. */
static ochre_action event(int verb, int a, int b)
{
    return ochre_action_packed((uint64_t)verb | (uint64_t)a << 8 | (uint64_t)b << 16);
}

static uint8_t draw_card(const kr_state *s, ochre_rng *rng)
{
    const uint8_t *kinds = kr_kinds[s->place - 1];
    const int      first = s->deck[kinds[0]], second = first + s->deck[kinds[1]];
    const int      at = (int)ochre_rng_below(rng, (uint32_t)(second + s->deck[kinds[2]]));
    return kinds[(at >= first) + (at >= second)];
}

static uint8_t steal_card(const kr_state *s, ochre_rng *rng)
{
    const uint8_t *kinds = hidden_by[s->place - 1];
    const uint8_t *hand = s->players[s->victim - 1].hand;
    if (kinds[0] == kinds[1])
        return kinds[0]; /* KR-605 */
    const uint32_t at = ochre_rng_below(rng, (uint32_t)(hand[kinds[0]] + hand[kinds[1]]));
    return kinds[at >= hand[kinds[0]]];
}

ochre_action kr_sample(const void *edition, const void *state, ochre_rng *rng)
{
    const kr_state *s = state;
    (void)edition;
    switch (s->phase) {
    case KR_FIRST: return event(KR_CHANCE_FIRST, (int)ochre_rng_below(rng, s->seats), 0);
    case KR_SETUP:
        return event(KR_CHANCE_SETTLE, kr_row_due(s), ochre_bag_draw(kr_unplaced(s), rng));
    case KR_DRAW: return event(KR_CHANCE_DRAW, draw_card(s, rng), 0);
    case KR_REVEAL: {
        const int row = s->reveal - 1;
        return event(KR_CHANCE_REVEAL, row, ochre_bag_draw(s->unseen & kr_row_mask(row), rng));
    }
    case KR_STEAL: return event(KR_CHANCE_STEAL, steal_card(s, rng), 0);
    default: return event(KR_CHANCE_EVENT, ochre_bag_draw(next_events(s), rng), 0);
    }
}
