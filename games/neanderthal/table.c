/* table.c - longer questions about the table: dependants, bidders, fights, suitors, hunting skill.
 *
 * Asked by apply when it goes through a phase, by the invariants when a position comes from outside, and
 * by the picture and the hints. */
#include "games/neanderthal/table.h"

/* ---- phase 1 ---- */

uint32_t ne_animals_of(const ne_edition *e, const ne_player *p)
{
    uint32_t animals = 0;
    for (uint32_t items = p->items; items != 0; items &= items - 1)
        if (e->items[__builtin_ctz(items)].kind == NE_ANIMAL)
            animals |= items & (0u - items);
    return animals;
}

uint32_t ne_unguarded(const ne_state *s, const ne_player *p)
{
    return p->daughters & ~(ne_married(s) & ~s->unripe);
}

int ne_dependants(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    return ne_count(p->elders) + ne_count(ne_animals_of(e, p)) + ne_count(ne_unguarded(s, p));
}

bool ne_may_flip(const ne_edition *e, const ne_player *p)
{
    const unsigned mpi = e->sexualities[ne_other_side(e, p)].mpi, old = ne_mpi(e, p);
    return (mpi & ~(old | ne_pool_colours(p))) == 0;
}

/* ---- phase 3 ---- */

ochre_action ne_offer_action(const ne_state *s)
{
    return (ochre_action){(uint8_t)(NE_DO_PROPOSE_LEAVE + s->offer - NE_OFFER_LEAVE),
                          {s->terms[0], s->terms[1], s->terms[2]}};
}

bool ne_must_consent(const ne_state *s, int seat)
{
    if (seat == s->turn)
        return false;
    switch (s->offer) {
    case NE_OFFER_LEAVE: return ne_is_at(s, seat, s->terms[0]); /* NE-354 */
    case NE_OFFER_TRADE: return s->players[seat].species == 1 + s->terms[0];
    default: /* NE-356: her father or the suitor's player, whichever does not propose */
        return s->players[seat].species == 1 + s->terms[1] ||
               (s->players[seat].daughters & ne_bit(s->terms[0])) != 0;
    }
}

bool ne_is_war_party(const ne_edition *e, const ne_state *s, const ne_player *p, int location)
{
    const int  d = location - NE_PLACES;
    const bool alpha = location < NE_PLACES
                           ? p->alpha == NE_ON_PLACE + location
                           : p->alpha == NE_AS_SUITOR + d || p->alpha == NE_AS_HUSBAND + d;
    if (alpha && (ne_mature_elders(p) & NE_WARRIOR) != 0)
        return true; /* NE-366 */
    if (location >= NE_PLACES && (p->husbands & ne_bit(d)) != 0)
        return true; /* NE-367 */
    return ne_effects_of(e, s, p, NE_WEAPON) > 0;
}

/* ---- phase 4 ---- */

/* The places of the row that are ice. */
static unsigned ice_in_row(const ne_state *s, int first)
{
    unsigned ice = 0;
    for (int place = first; place < first + NE_ROW; place++)
        ice |= (unsigned)ne_is_ice(s->places[place]) << place;
    return ice;
}

/* On either side the first predator or ice is met; a predator comes unless the other is nearer. */
unsigned ne_attracted(const ne_state *s, int place)
{
    enum { FAR = NE_PLACES, WEST_END = 1, EAST_END = 1 << FAR }; /* where nothing is met */
    const int      first = place / NE_ROW * NE_ROW;
    const unsigned predators = s->predators & (unsigned)NE_ALL_NORTH << first;
    if (predators == 0)
        return 0;
    const unsigned met = predators | ice_in_row(s, first), here = 1u << place;
    const int      west = 31 - __builtin_clz((met & (here - 1)) | WEST_END);
    const int      east = __builtin_ctz((met & (0u - 2 * here)) | EAST_END);
    const int      to_west = (predators >> west & 1) != 0 ? place - west : FAR;
    const int      to_east = (predators >> east & 1) != 0 ? east - place : FAR;
    unsigned       nearer = (unsigned)(to_west <= to_east) << west;
    nearer |= (unsigned)(to_east <= to_west) << east;
    return predators & nearer;
}

int ne_next_suitor(const ne_edition *e, const ne_state *s, int d)
{
    int best = -1, most = 0;
    for (int i = 0; i < s->playing; i++) {
        const ne_player *p = &s->players[s->order[i]];
        if (!(p->suitors & ne_bit(d)))
            continue;
        const int vocabulary = ne_vocabulary(e, s, p);
        if (best < 0 || vocabulary > most) {
            best = s->order[i];
            most = vocabulary;
        }
    }
    return best;
}

bool ne_is_sure(const ne_edition *e, const ne_state *s, int seat, int d)
{
    const ne_player *p = &s->players[seat];
    if (p->alpha == NE_AS_SUITOR + d && (ne_mature_elders(p) & NE_WARRIOR) != 0)
        return true;
    if (!ne_sex_of(e, p)->may_marry)
        return false;
    return (p->agreed & ne_bit(d)) != 0 || (s->alone && (p->daughters & ne_bit(d)) != 0);
}
