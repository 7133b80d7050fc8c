/* apply_court.c - the end of phase 4: courtship (R10).
 *
 * Daughters in table order; the suitor with the largest vocabulary tries first. While a daughter is courted
 * no pool changes but by the marriage that ends it, so the order of NE-431 stays fixed without being
 * stored. */
#include "games/neanderthal/apply.h"

static uint32_t courted(const ne_state *s)
{
    return s->players[0].suitors | s->players[1].suitors | s->players[2].suitors;
}

static void all_go_home(ne_state *s, int d)
{
    for (int seat = 0; seat < s->seats; seat++)
        if (s->players[seat].suitors & ne_bit(d))
            ne_suitor_leaves(&s->players[seat], d, NE_CAMP);
}

/* ---- one suitor ---- */

static void visit(const ne_edition *e, ne_state *s, int seat, int d) /* NE-438 */
{
    ne_player *p = &s->players[seat], *host = &s->players[ne_father_of(s, d)];
    (void)e;
    if (p->dead > 0 && ne_has_chaperone(host)) {
        p->dead--;
        host->guests[seat]++;
    }
    ne_suitor_leaves(p, d, NE_CAMP);
}

static void marry(ne_state *s, int seat, int d)
{
    ne_player *p = &s->players[seat];
    const bool home = (p->daughters & ne_bit(d)) != 0;
    p->suitors &= ~ne_bit(d);
    p->agreed &= ~ne_bit(d);
    p->husbands |= ne_bit(d);
    if (p->alpha == NE_AS_SUITOR + d)
        p->alpha = (uint8_t)(NE_AS_HUSBAND + d);
    if (home) { /* NE-435, NE-436 */
        p->pool[NE_HUSBAND_DISK]--;
        s->unripe |= ne_bit(d);
    }
}

static void succeed(const ne_edition *e, ne_state *s, int seat, int d)
{
    if (!ne_sex_of(e, &s->players[seat])->may_marry) {
        visit(e, s, seat, d);
        return;
    }
    marry(s, seat, d);
    all_go_home(s, d); /* NE-437 */
}

/* Goes through the suitors of one daughter; true: somebody has to roll. */
static bool court(const ne_edition *e, ne_state *s, int d)
{
    for (int seat; (seat = ne_next_suitor(e, s, d)) >= 0;) {
        const ne_player *p = &s->players[seat];
        const bool       home = (p->daughters & ne_bit(d)) != 0;
        if (home && p->pool[NE_HUSBAND_DISK] == 0) {
            ne_suitor_leaves(&s->players[seat], d, NE_CAMP); /* NE-436 */
        } else if (ne_is_sure(e, s, seat, d)) {
            succeed(e, s, seat, d);
        } else {
            s->turn = (uint8_t)seat;
            s->phase = NE_COURTSHIP;
            return true;
        }
    }
    return false;
}

/* ---- from daughter to daughter ---- */

static void next_daughter(const ne_edition *e, ne_state *s)
{
    for (uint32_t left; (left = courted(s)) != 0;) {
        const int d = __builtin_ctz(left);
        if (!ne_is_grown(s, d) || (ne_married(s) & ne_bit(d)) != 0) {
            all_go_home(s, d); /* NE-432 */
            continue;
        }
        int suitors = 0;
        for (int seat = 0; seat < s->seats; seat++)
            suitors += (s->players[seat].suitors & ne_bit(d)) != 0;
        s->at = (uint8_t)(1 + NE_PLACES + d);
        s->alone = suitors == 1;
        if (court(e, s, d))
            return;
    }
    s->at = s->alone = 0;
    s->turn = s->order[0];
    ne_begin_herds(e, s);
}

void ne_begin_courtship(const ne_edition *e, ne_state *s)
{
    next_daughter(e, s);
}

void ne_court_roll(const ne_edition *e, ne_state *s, int face)
{
    const int d = s->at - 1 - NE_PLACES;
    if (face <= e->courtship_success) /* NE-434 */
        succeed(e, s, s->turn, d);
    else
        ne_suitor_leaves(&s->players[s->turn], d, face == e->courtship_death ? NE_DEAD : NE_CAMP);
    if (!court(e, s, d))
        next_daughter(e, s);
}
