/* estimate.c - the expected share of the win of each seat, from what lies on the table.
 *
 * Points as they stand, and what is still growing: disks in the pool, things that will mature, portals. The
 * lead counts the more the fewer rounds are left. A solo game with three species is won or lost by all, and
 * estimate_together.c tells how likely. */
#include "games/neanderthal/estimate.h"
#include "games/neanderthal/hints.h"

#include <ochre/hints.h>

/* Hundredths of a point that a seat may end with. */
static int outlook(const ne_edition *e, const ne_state *s, int seat)
{
    const ne_mind m = ne_mind_of(e, s, seat);
    int           worth =
        ne_points_of(e, s, seat) * NE_POINT + ne_in_pool(m.p) * m.disk * NE_W_DISK_ESTIMATE / 100;
    if (m.p->sexuality == 0)
        return 0;
    for (int rank = 0; rank < NE_ELDERS; rank++)
        if (m.p->young >> rank & 1)
            worth += ne_worth_elder(&m, rank) / NE_W_YOUNG_ESTIMATE;
    for (uint32_t d = m.p->daughters; d != 0; d &= d - 1)
        if (!ne_is_active(e, s, m.p, __builtin_ctz(d)))
            worth += ne_worth_daughter(&m, __builtin_ctz(d)) * NE_W_GIRL_ESTIMATE / 100;
    for (uint32_t items = m.p->items; items != 0; items &= items - 1)
        if (s->item_disks[__builtin_ctz(items)] != 0)
            worth += ne_worth_item(&m, __builtin_ctz(items)) / NE_W_ITEM_ESTIMATE;
    for (uint32_t hand = m.p->hand; hand != 0; hand &= hand - 1)
        worth += ne_worth_card(&m, __builtin_ctz(hand)) * NE_W_CARD_ESTIMATE / 100;
    worth += ne_count(m.p->portals) * ne_worth_portal(&m) + m.p->tribal * NE_W_TRIBAL * m.later;
    return worth;
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
        ne_share_together(e, s, share);
        return;
    }
    int worth[NE_SEATS];
    for (int seat = 0; seat < s->seats; seat++)
        worth[seat] = outlook(e, s, seat);
    ochre_hint_shares(worth, s->seats, NE_W_HALVING_OF_SHARE + s->event_deck * NE_W_HALVING_A_ROUND,
                      share);
}
