/* pieces.c - tribesmen, disks and cards on the move: what every phase does with them in the same way.
 *
 * A tribesman goes from one post to the camp or to the deadpile; disks on whatever leaves play return to
 * the pool of their owner (NE-012); a card leaves the game. */
#include "games/neanderthal/apply.h"

/* ---- tribesmen ---- */

void ne_elder_leaves(const ne_edition *e, ne_player *p, int rank, int to)
{
    const unsigned bit = 1u << rank;
    if (p->young & bit)
        p->pool[e->elders[rank].colour]++;
    p->elders = (uint8_t)(p->elders & ~bit);
    p->young = (uint8_t)(p->young & ~bit);
    p->support[rank] = 0; /* NE-309 */
    ne_dismiss(p, NE_AS_ELDER + rank, to);
}

void ne_husband_leaves(ne_state *s, int seat, int d, int to)
{
    ne_player *p = &s->players[seat];
    if (s->unripe & ne_bit(d))
        p->pool[NE_HUSBAND_DISK]++;
    p->husbands &= ~ne_bit(d);
    s->unripe &= ~ne_bit(d);
    s->shifted &= ~ne_bit(d);
    ne_dismiss(p, NE_AS_HUSBAND + d, to);
}

/* ---- cards ---- */

void ne_daughter_leaves(ne_state *s, int seat, int d)
{
    ne_player *p = &s->players[seat];
    const int  husband = ne_husband_of(s, d);
    for (int c = 0; c < NE_COLOURS; c++) {
        p->pool[c] = (uint16_t)(p->pool[c] + s->disks[d][c]);
        s->disks[d][c] = 0;
        s->laden[c] &= ~ne_bit(d);
    }
    if (husband >= 0)
        ne_husband_leaves(s, husband, d, NE_CAMP); /* NE-216 */
    p->daughters &= ~ne_bit(d);
    s->spent |= ne_bit(d);
}

static void item_is_gone(const ne_edition *e, ne_state *s, int item)
{
    const int biome = ne_biome_with(e, item);
    if (biome >= 0)
        s->gone |= UINT64_C(1) << biome;
}

void ne_item_leaves(const ne_edition *e, ne_state *s, int seat, int item)
{
    ne_player *p = &s->players[seat];
    for (int c = 0; c < NE_COLOURS; c++)
        p->pool[c] = (uint16_t)(p->pool[c] + (s->item_disks[item] >> c & 1));
    s->item_disks[item] = 0;
    p->items &= ~ne_bit(item);
    item_is_gone(e, s, item);
}

void ne_discard(const ne_edition *e, ne_state *s, int seat, int item)
{
    s->players[seat].hand &= ~ne_bit(item);
    item_is_gone(e, s, item);
}

/* ---- disks ---- */

/* A `free` or `neolexia` action: the two families of verbs stand in the same order. */
void ne_free_disk(const ne_edition *e, ne_state *s, int seat, ochre_action target)
{
    const int  verb = target.verb >= NE_DO_NEOLEXIA_ELDER
                          ? target.verb - NE_DO_NEOLEXIA_ELDER + NE_DO_FREE_ELDER
                          : target.verb;
    const int  what = target.arg[0], rank = what - 1;
    ne_player *p = &s->players[seat];
    int        colour = target.arg[1];
    switch (verb) {
    case NE_DO_FREE_ELDER:
        p->young = (uint8_t)(p->young & ~(1u << rank));
        colour = e->elders[rank].colour;
        break;
    case NE_DO_FREE_DAUGHTER:
        s->disks[what][colour]--;
        s->laden[colour] &= ~((uint32_t)(s->disks[what][colour] == 0) << what);
        break;
    case NE_DO_FREE_HUSBAND:
        s->unripe &= ~ne_bit(what);
        colour = NE_HUSBAND_DISK;
        break;
    default: s->item_disks[what] = (uint8_t)(s->item_disks[what] & ~(1u << colour)); break;
    }
    p->pool[colour]++;
}
