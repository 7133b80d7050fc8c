/* apply_fight.c - the second half of phase 3: attacks, and gathering (R7, R8).
 *
 * Locations in order, each until nobody there is left to attack. Who attacks next follows from the pools
 * and from who has already attacked: black disks cannot move while a location is fought over, so the order
 * of NE-363 stays fixed without being stored. */
#include "games/neanderthal/apply.h"

/* ---- gathering ---- */

/* Whether he gathers changes seldom, where his hunters are every round: a branch hangs on the first only. */
static void gather(const ne_edition *e, ne_state *s)
{
    for (int i = 0; i < s->playing; i++) {
        ne_player *p = &s->players[s->order[i]];
        if (ne_gathers(e, s, p))
            ne_have_babies(p, ne_count(s->berries & p->hunting)); /* NE-372 */
    }
    ne_begin_hunts(e, s);
}

/* ---- who fights ---- */

/* The seats that may attack here, as bits: all but those who did, if there is somebody else. Immature
 * husbands do not fight. */
static unsigned fighters(const ne_state *s, int location)
{
    const unsigned crowd = ne_crowd(s, location), left = crowd & ~(unsigned)s->fought;
    if ((crowd & (crowd - 1)) == 0)
        return 0;
    const uint32_t wife = location < NE_PLACES ? 0 : ne_bit(location - NE_PLACES) & s->unripe;
    return wife == 0 ? left : left & ~(1u << ne_husband_of(s, location - NE_PLACES));
}

/* The next to attack here: most black disks, then player order (NE-363); -1: nobody. The largest of numbers
 * that are made of the disks, the place in the order and the seat. */
static int next_attacker(const ne_state *s, int location)
{
    const unsigned who = fighters(s, location);
    int            most = 0;
    for (int i = 0; i < s->playing; i++) {
        const int seat = s->order[i], black = s->players[seat].pool[NE_BLACK];
        const int strength = (black + 1) << 8 | (s->playing - i) << 4 | seat;
        most = ne_most(most, strength * (int)(who >> seat & 1));
    }
    return most != 0 ? most & 0xf : -1;
}

/* ---- from location to location ---- */

/* Locations that two or more seats share, as bits. */
static uint32_t contested(const ne_state *s)
{
    uint32_t once = 0, twice = 0;
    for (int i = 0; i < s->playing; i++) {
        const ne_player *p = &s->players[s->order[i]];
        const uint32_t   here = p->hunting | (p->suitors | p->husbands) << NE_PLACES;
        twice |= once & here;
        once |= here;
    }
    return twice;
}

/* Goes on behind the location in hand, or at the first one. */
static void next_location(const ne_edition *e, ne_state *s)
{
    const uint32_t behind = ~UINT32_C(0) << s->at;
    s->fought = 0;
    for (uint32_t left = contested(s) & behind; left != 0; left &= left - 1) {
        const int location = __builtin_ctz(left), seat = next_attacker(s, location);
        if (seat < 0)
            continue; /* only immature husbands, who do not fight */
        s->at = (uint8_t)(1 + location);
        s->turn = (uint8_t)seat;
        s->dice = (uint8_t)ne_attackers(s, seat, location);
        s->phase = NE_ATTACK;
        return;
    }
    s->at = 0;
    s->turn = s->order[0];
    gather(e, s);
}

void ne_begin_fights(const ne_edition *e, ne_state *s)
{
    s->turn = s->order[0];
    s->at = 0;
    if (s->seats == 1 || s->solo) /* NE-703, NE-709 */
        gather(e, s);
    else
        next_location(e, s);
}

static void next_attack(const ne_edition *e, ne_state *s)
{
    const int location = s->at - 1;
    s->hits = 0;
    s->fought = (uint8_t)(s->fought | 1u << s->turn);
    const int seat = next_attacker(s, location);
    if (seat < 0) {
        next_location(e, s);
        return;
    }
    s->turn = (uint8_t)seat;
    s->dice = (uint8_t)ne_attackers(s, seat, location);
    s->phase = NE_ATTACK;
}

/* ---- hits ---- */

static void dies_at(ne_state *s, int seat, int location, bool alpha)
{
    ne_player *p = &s->players[seat];
    const int  d = location - NE_PLACES;
    if (location >= NE_PLACES) {
        if (p->husbands & ne_bit(d))
            ne_husband_leaves(s, seat, d, NE_DEAD); /* NE-370 */
        else
            ne_suitor_leaves(p, d, NE_DEAD);
    } else if (alpha) {
        p->alpha = NE_DEAD;
        ne_count_hunters(p, location);
    } else {
        p->hunters[location]--;
        p->dead++;
        ne_count_hunters(p, location);
    }
}

static void settle_hits(const ne_edition *e, ne_state *s);

static void hit(const ne_edition *e, ne_state *s, int seat)
{
    const int        location = s->at - 1;
    const ne_player *p = &s->players[seat];
    const bool       alpha = location < NE_PLACES && p->alpha == NE_ON_PLACE + location;
    s->hits--;
    if (alpha && p->hunters[location] > 0) {
        s->victim = (uint8_t)seat;
        s->phase = NE_FALLING; /* NE-369 */
        return;
    }
    dies_at(s, seat, location, alpha);
    settle_hits(e, s);
}

/* The hits left are assigned one after another (NE-368). */
static void settle_hits(const ne_edition *e, ne_state *s)
{
    const unsigned enemies = ne_enemies(s, s->turn, s->at - 1);
    if (s->hits == 0 || enemies == 0)
        next_attack(e, s);
    else if ((enemies & (enemies - 1)) != 0)
        s->phase = NE_STRIKING;
    else
        hit(e, s, __builtin_ctz(enemies));
}

void ne_attack_roll(const ne_edition *e, ne_state *s, uint64_t dice)
{
    const bool war = ne_is_war_party(e, s, &s->players[s->turn], s->at - 1);
    s->hits = (uint8_t)(s->hits + (dice & 0xff) + (war ? dice >> 8 & 0xff : 0)); /* NE-365 */
    s->dice = (uint8_t)(s->dice - ne_dice_due(e, s));
    if (s->dice == 0)
        settle_hits(e, s);
}

void ne_strike(const ne_edition *e, ne_state *s, int species)
{
    hit(e, s, s->seat_of[species] - 1);
}

void ne_fall(const ne_edition *e, ne_state *s, bool alpha)
{
    const int seat = s->victim;
    s->victim = 0;
    dies_at(s, seat, s->at - 1, alpha);
    settle_hits(e, s);
}
