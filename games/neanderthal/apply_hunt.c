/* apply_hunt.c - phase 4 of Neanderthal: hunting rolls, predators, rewards (R9).
 *
 * Hunters leave a biome when its turn is over, so what is still to do is where hunters still stand. A hunt
 * goes: the roll, its deaths; for big game the predators it attracts, one after another; home; babies, freed
 * disks, a claim. Whoever fails makes room for the next in Least Hunter Order. */
#include <ochre/dice.h>

#include "games/neanderthal/apply.h"

/* ---- which biome is next ---- */

static void next_hunt_here(const ne_edition *e, ne_state *s);

void ne_resolve(const ne_edition *e, ne_state *s, int place)
{
    s->at = (uint8_t)(1 + place);
    next_hunt_here(e, s);
}

/* NE-401: uncontested non-predators by place, then contested ones and then predators by choice. */
static void next_biome(const ne_edition *e, ne_state *s)
{
    const ne_hunts hunts = ne_all_hunts(s);
    s->turn = s->order[0];
    s->at = 0;
    if (hunts.once == 0) {
        ne_begin_courtship(e, s);
        return;
    }
    const unsigned predators = hunts.once & s->predators;
    const unsigned peaceful = hunts.once & ~hunts.twice & ~predators;
    const unsigned fought = hunts.twice & ~predators;
    const unsigned group = fought != 0 ? fought : predators;
    if (peaceful == 0 && (group & (group - 1)) != 0)
        s->phase = NE_RESOLVING; /* NE-402 */
    else
        ne_resolve(e, s, __builtin_ctz(peaceful != 0 ? peaceful : group));
}

void ne_begin_hunts(const ne_edition *e, ne_state *s)
{
    next_biome(e, s);
}

/* ---- rolls ---- */

/* The dice of a roll, a byte a face; in two parts, so that they need not be put together in memory. */
static uint64_t dice_of(const uint8_t count[NE_FACES])
{
    uint32_t low;
    uint16_t high;
    memcpy(&low, count, sizeof low);
    memcpy(&high, count + sizeof low, sizeof high);
    return low | (uint64_t)high << 32;
}

static void keep_dice(uint8_t count[NE_FACES], uint64_t dice)
{
    const uint32_t low = (uint32_t)dice;
    const uint16_t high = (uint16_t)(dice >> 32);
    memcpy(count, &low, sizeof low);
    memcpy(count + sizeof low, &high, sizeof high);
}
static_assert(NE_FACES == sizeof(uint32_t) + sizeof(uint16_t), "two parts");

static const uint64_t ONES = UINT64_C(0x010101010101); /* one in the byte of every face */

/* The sum of all bytes of a roll. */
static int all_dice(uint64_t dice)
{
    return (int)(dice * ONES >> 8 * (NE_FACES - 1) & 0xff);
}

/* How many of those dice show one of the faces, which are bits of face - 1. */
static int dice_with(uint64_t dice, unsigned faces)
{
    const uint64_t diagonal = UINT64_C(0x201008040201);
    const uint64_t chosen = (((faces * ONES & diagonal) + 0x7f * ONES) >> 7 & ONES) * 0xff;
    return all_dice(dice & chosen);
}

static int hits_in(uint64_t dice, int limit)
{
    return all_dice(dice & ((UINT64_C(1) << 8 * limit) - 1));
}

/* Is the Alpha among the hunters, with the elder that fixes his die at 1 against such game (NE-404)? */
static bool alpha_is_sure(const ne_edition *e, const ne_player *p, int place, int type)
{
    return (p->alpha == NE_ON_PLACE + place) & ne_alpha_is_skilled(e, p, type);
}

/* ---- success ---- */

static void end_biome(const ne_edition *e, ne_state *s)
{
    memset(s->roll, 0, sizeof s->roll);
    s->survivors = s->reward = 0;
    next_biome(e, s);
}

void ne_end_hunt(const ne_edition *e, ne_state *s)
{
    end_biome(e, s);
}

static void ask_claim(const ne_edition *e, ne_state *s)
{
    s->reward = 0;
    if (ne_claims(e, s) != 0)
        s->phase = NE_CLAIM;
    else
        end_biome(e, s);
}

static void rewards_on(const ne_edition *e, ne_state *s)
{
    const ne_biome *b = ne_biome_at(e, s, s->at - 1);
    for (; s->reward < b->free_count; s->reward++) {
        const int colour = b->free[s->reward];
        if (!ne_can_free(s, s->turn, ne_colours_freed(colour)))
            continue;
        s->phase = NE_REWARD;
        return;
    }
    ask_claim(e, s);
}

void ne_rewarded(const ne_edition *e, ne_state *s)
{
    s->reward++;
    rewards_on(e, s);
}

static void succeed(const ne_edition *e, ne_state *s)
{
    const int       place = s->at - 1;
    const ne_biome *b = ne_biome_at(e, s, place);
    s->survivors = (uint8_t)ne_hunters(&s->players[s->turn], place);
    s->hits = s->losses = 0;
    for (unsigned who = ne_hunters_at(s, place); who != 0; who &= who - 1) /* NE-418, NE-419 */
        ne_hunters_go_home(&s->players[__builtin_ctz(who)], place);
    ne_have_babies(&s->players[s->turn], b->babies); /* NE-413 */
    s->reward = 0;
    rewards_on(e, s);
}

void ne_claim(const ne_edition *e, ne_state *s, int what)
{
    const int       place = s->at - 1, row = place / NE_ROW;
    const ne_biome *b = ne_biome_at(e, s, place);
    ne_player      *p = &s->players[s->turn];
    if (what == 0)
        p->trophies |= UINT64_C(1) << (s->places[place] - 1); /* NE-415 */
    else
        p->hand |= ne_bit(b->item - 1); /* NE-416 */
    ne_lay_other(s, place, NE_EMPTY);
    memset(s->roll, 0, sizeof s->roll);
    s->survivors = 0;
    if (what == 1 && s->deck[row] > 0)
        s->phase = NE_REFILL;
    else
        end_biome(e, s);
}

/* ---- failure ---- */

static void fail(const ne_edition *e, ne_state *s)
{
    ne_hunters_go_home(&s->players[s->turn], s->at - 1);
    memset(s->roll, 0, sizeof s->roll);
    s->hits = s->losses = 0;
    s->lurking = 0;
    next_hunt_here(e, s); /* NE-420 */
}

/* ---- predators ---- */

static void predator_is_met(const ne_edition *e, ne_state *s);

static void next_predator(const ne_edition *e, ne_state *s)
{
    const ne_player *p = &s->players[s->turn];
    const int        place = s->at - 1;
    if (s->lurking == 0) {
        succeed(e, s);
        return;
    }
    const int hunters = ne_hunters(p, place);
    if (hunters == 0) {
        fail(e, s); /* NE-412 */
        return;
    }
    const bool      sure = alpha_is_sure(e, p, place, NE_PREDATORS);
    const ne_biome *b = ne_biome_at(e, s, __builtin_ctz(s->lurking));
    s->hits = sure && ne_hit_limit(e, s, p, b) >= 1;
    s->losses = sure && (ne_killing_faces(e, s, p, b) & 1) != 0; /* a fixed die is a die (NE-411) */
    s->dice = (uint8_t)(hunters - sure);
    if (s->dice == 0)
        predator_is_met(e, s);
    else
        s->phase = NE_PREDATOR;
}

static void predator_is_met(const ne_edition *e, ne_state *s)
{
    const bool driven_off = s->hits > 0; /* NE-410 */
    ne_hunters_die(&s->players[s->turn], s->at - 1, s->losses);
    s->lurking = (uint16_t)(s->lurking & (s->lurking - 1));
    if (driven_off)
        next_predator(e, s);
    else
        fail(e, s);
}

void ne_predator_roll(const ne_edition *e, ne_state *s, uint64_t dice)
{
    const ne_player *p = &s->players[s->turn];
    const ne_biome  *b = ne_biome_at(e, s, __builtin_ctz(s->lurking));
    s->hits = (uint8_t)(s->hits + hits_in(dice, ne_hit_limit(e, s, p, b)));
    s->losses = (uint8_t)(s->losses + dice_with(dice, ne_killing_faces(e, s, p, b))); /* NE-411 */
    s->dice = (uint8_t)(s->dice - ne_dice_due(e, s));
    if (s->dice == 0)
        predator_is_met(e, s);
}

/* ---- one hunt ---- */

static void roll_is_in(const ne_edition *e, ne_state *s, uint64_t dice)
{
    const int       place = s->at - 1;
    const ne_biome *b = ne_biome_at(e, s, place);
    ne_player      *p = &s->players[s->turn];
    const bool      success = hits_in(dice, ne_hit_limit(e, s, p, b)) >= b->hits; /* NE-406 */
    ne_hunters_die(p, place, dice_with(dice, ne_killing_faces(e, s, p, b)));      /* NE-407 */
    if (!success) {
        fail(e, s);
        return;
    }
    s->lurking = b->type == NE_BIG ? (uint16_t)ne_attracted(s, place) : 0;
    next_predator(e, s);
}

void ne_hunt_roll(const ne_edition *e, ne_state *s, uint64_t dice)
{
    dice += dice_of(s->roll);
    keep_dice(s->roll, dice);
    s->dice = (uint8_t)(s->dice - ne_dice_due(e, s));
    if (s->dice == 0)
        roll_is_in(e, s, dice);
}

/* Of several, the one with the fewest hunters here, in player order: the smallest of numbers that are made of
 * the hunters, the place in the order and the seat. */
static int least_hunter(const ne_state *s, int place)
{
    int least = 0xff << 8;
    for (int i = 0; i < s->playing; i++) {
        const int seat = s->order[i];
        const int hunters =
            (uint8_t)(ne_hunters(&s->players[seat], place) - 1); /* none is past all */
        least = ne_least(least, hunters << 8 | i << 4 | seat);
    }
    return least & 0xf;
}

/* NE-403: of those who still stand here, the fewest hunters first. */
static void next_hunt_here(const ne_edition *e, ne_state *s)
{
    const int      place = s->at - 1;
    const unsigned who = ne_hunters_at(s, place);
    if (who == 0) {
        end_biome(e, s);
        return;
    }
    const int  best = (who & (who - 1)) == 0 ? __builtin_ctz(who) : least_hunter(s, place);
    const bool sure = alpha_is_sure(e, &s->players[best], place, ne_biome_at(e, s, place)->type);
    s->turn = (uint8_t)best;
    keep_dice(s->roll, sure);
    s->dice = (uint8_t)(ne_hunters(&s->players[best], place) - sure);
    if (s->dice == 0)
        roll_is_in(e, s, sure); /* NE-022 */
    else
        s->phase = NE_HUNTING;
}
