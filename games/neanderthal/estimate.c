/* estimate.c - the expected share of the win of each seat, from what lies on the table.
 *
 * Points as they stand, and what is still growing: disks in the pool, things that will mature, portals. The
 * lead counts the more the fewer rounds are left. A solo game is won or lost by all: with three species it
 * hangs on a mature animal, so the estimate counts the steps that the living are away from one. */
#include "games/neanderthal/hints.h"

#include <ochre/hints.h>

/* Hundredths of a point that a seat may end with. */
static int outlook(const ne_edition *e, const ne_state *s, int seat)
{
    const ne_mind m = ne_mind_of(e, s, seat);
    int           worth = ne_points_of(e, s, seat) * NE_POINT + ne_in_pool(m.p) * m.disk / 2;
    if (m.p->sexuality == 0)
        return 0;
    for (int rank = 0; rank < NE_ELDERS; rank++)
        if (m.p->young >> rank & 1)
            worth += ne_worth_elder(&m, rank) / 3;
    for (uint32_t d = m.p->daughters; d != 0; d &= d - 1)
        if (!ne_is_active(e, s, m.p, __builtin_ctz(d)))
            worth += ne_worth_daughter(&m, __builtin_ctz(d)) / 4;
    for (uint32_t items = m.p->items; items != 0; items &= items - 1)
        if (s->item_disks[__builtin_ctz(items)] != 0)
            worth += ne_worth_item(&m, __builtin_ctz(items)) / 3;
    for (uint32_t hand = m.p->hand; hand != 0; hand &= hand - 1)
        worth += ne_worth_card(&m, __builtin_ctz(hand)) / 2;
    worth += ne_count(m.p->portals) * ne_worth_portal(&m) + m.p->tribal * 60 * m.later;
    return worth;
}

/* ---- alone ---- */

/* Chances in thousandths: rounded by eye from a table of 1500 greedy games with three species, not fitted. */
enum {
    A_PORTAL = 700,  /* of making one more portal in time */
    A_CARD = 500,    /* of finding an animal */
    TWO_LIVING = 900 /* that none of the last two dies out */
};

/* Of maturing something in so many steps, one a round at most. */
static int chance_of_steps(const ne_state *s, int steps)
{
    static const int chance[] = {550, 800, 900, 950}; /* by the rounds to spare */
    const int        slack = s->event_deck + 1 - steps;
    return slack < 0 ? 0 : chance[ne_least(slack, 3)];
}

static int chance_of_card(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    const int missing = p->tribal ? 0 : ne_threshold(e, s) - ne_count(p->portals);
    int       best = chance_of_steps(s, missing + 4) * A_CARD / NE_SURE;
    for (uint32_t hand = p->hand; hand != 0; hand &= hand - 1) {
        const ne_item *item = &e->items[__builtin_ctz(hand)];
        if (item->kind == NE_ANIMAL)
            best = ne_most(best, chance_of_steps(s, missing + 1 + ne_count(item->cost)));
    }
    for (int portal = 0; portal < missing; portal++)
        best = best * A_PORTAL / NE_SURE;
    return best;
}

/* That the seat has a mature animal in the end. */
static int chance_of_animal(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    int best = chance_of_card(e, s, p);
    for (uint32_t items = p->items; items != 0; items &= items - 1) {
        const int i = __builtin_ctz(items), disks = ne_count(s->item_disks[i]);
        if (e->items[i].kind == NE_ANIMAL)
            best = ne_most(best, disks == 0 ? NE_SURE : chance_of_steps(s, disks));
    }
    return best;
}

/* Two species live and have an animal between them (NE-705): all win, or nobody (NE-713). */
static void share_together(const ne_edition *e, const ne_state *s, uint32_t share[OCHRE_SEATS])
{
    int living = 0, failing = NE_SURE;
    for (int seat = 0; seat < s->seats; seat++)
        if (ne_is_alive(s, seat)) {
            living++;
            failing = failing * (NE_SURE - chance_of_animal(e, s, &s->players[seat])) / NE_SURE;
        }
    const int won = living < 2 ? 0 : (NE_SURE - failing) * (living == 2 ? TWO_LIVING : NE_SURE);
    for (int seat = 0; seat < OCHRE_SEATS; seat++)
        share[seat] = 0;
    for (int seat = 0; seat < s->seats; seat++)
        share[seat] = (uint32_t)(won / NE_SURE * OCHRE_WHOLE_WIN / s->seats);
}

/* With one species the points decide, and nothing but the end tells. */
static void share_alone(uint32_t share[OCHRE_SEATS])
{
    const int whole = 0;
    ochre_hint_shares(&whole, 1, 1, share);
}

void ne_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS],
                 ochre_notes *notes)
{
    (void)notes;
    const ne_edition *e = edition;
    const ne_state   *s = state;
    if (s->phase == NE_END) {
        ochre_result result;
        ne_result(e, s, &result);
        ochre_hint_result(&result, s->seats, share);
        return;
    }
    if (s->seats == 1) {
        share_alone(share);
        return;
    }
    if (s->solo) {
        share_together(e, s, share);
        return;
    }
    int worth[NE_SEATS];
    for (int seat = 0; seat < s->seats; seat++)
        worth[seat] = outlook(e, s, seat);
    ochre_hint_shares(worth, s->seats, (3 + s->event_deck) * NE_POINT, share);
}
