/* chance.c - the events of Neanderthal that nobody decides (section 6): deals, cards and dice.
 *
 * Decks are bags: a biome is any card of its region that was never revealed, an event any daughter that was
 * never revealed (NE-018, NE-201). What lies under an ice sheet is settled when it flips. */
#include <ochre/bag.h>
#include <ochre/dice.h>

#include "games/neanderthal/table.h"

/* In which region is the place that waits for a card? */
static bool south_is_due(const ne_state *s)
{
    return s->phase == NE_SETUP ? (~s->biomes & NE_ALL_NORTH) == 0 : s->at > NE_ROW;
}

/* The unseen cards of that region. */
static uint64_t biomes_due(const ne_state *s)
{
    const uint64_t north = (UINT64_C(1) << NE_REGION) - 1;
    return s->unseen & (south_is_due(s) ? ~north : north);
}

/* Species and sexuality cards that are not dealt yet, as bits, and the seat that is next. */
typedef struct deal {
    unsigned species, cards;
    int      seat;
} deal;

static deal deal_due(const ne_state *s)
{
    deal d = {.species = 7, .cards = 7, .seat = 0};
    for (; d.seat < s->seats && s->players[d.seat].species != 0; d.seat++) {
        d.species &= ~(1u << (s->players[d.seat].species - 1));
        d.cards &= ~(1u << (s->players[d.seat].card - 1));
    }
    return d;
}

/* ---- all outcomes ---- */

static int list_bag(uint64_t bag, int verb, ochre_action *out, uint32_t *weight)
{
    int n = 0;
    for (; bag != 0; bag &= bag - 1, n++) {
        out[n] = (ochre_action){(uint8_t)verb, {(uint8_t)__builtin_ctzll(bag)}};
        weight[n] = 1;
    }
    return n;
}

static int list_deals(const ne_state *s, ochre_action *out, uint32_t *weight)
{
    const deal d = deal_due(s);
    int        n = 0;
    for (int species = 0; species < NE_SPECIES; species++)
        for (int card = 0; card < 3; card++)
            if ((d.species >> species & 1) && (d.cards >> card & 1)) {
                out[n] =
                    (ochre_action){NE_DEAL, {(uint8_t)d.seat, (uint8_t)species, (uint8_t)card}};
                weight[n++] = 1;
            }
    return n;
}

static int list_rolls(int dice, ochre_action *out, uint32_t *weight)
{
    uint8_t   count[OCHRE_ROLLS_MOST][OCHRE_FACES];
    const int n = ochre_dice_list(dice, count, weight);
    for (int i = 0; i < n; i++) {
        out[i] = (ochre_action){.verb = NE_ROLL};
        memcpy(out[i].arg, count[i], OCHRE_FACES);
    }
    return n;
}

/* The rival's bid by the face of one die: equal bids are one outcome. */
static int list_rivals(const ne_edition *e, ochre_action *out, uint32_t *weight)
{
    int n = 0;
    for (int face = 0; face < NE_FACES; face++) {
        int i = 0;
        while (i < n && out[i].arg[0] != e->rival_bid[face])
            i++;
        if (i == n) {
            out[n] = (ochre_action){NE_RIVAL, {e->rival_bid[face]}};
            weight[n++] = 0;
        }
        weight[i]++;
    }
    return n;
}

int ne_outcomes(const void *edition, const void *state, ochre_action *out, uint32_t *weight)
{
    const ne_edition *e = edition;
    const ne_state   *s = state;
    switch (s->phase) {
    case NE_DEALING: return list_deals(s, out, weight);
    case NE_REVEAL: return list_bag(s->unrevealed, NE_EVENT, out, weight);
    case NE_RIVALRY: return list_rivals(e, out, weight);
    case NE_SETUP:
    case NE_THAW:
    case NE_REFILL: return list_bag(biomes_due(s), NE_DRAW, out, weight);
    default: return list_rolls(ne_dice_due(e, s), out, weight);
    }
}

/* ---- one outcome ---- */

static ochre_action sample_deal(const ne_edition *e, const ne_state *s, ochre_rng *rng)
{
    (void)e;
    const deal d = deal_due(s);
    const int  species = ochre_bag_draw(d.species, rng);
    const int  card = ochre_bag_draw(d.cards, rng);
    return (ochre_action){NE_DEAL, {(uint8_t)d.seat, (uint8_t)species, (uint8_t)card}};
}

static ochre_action sample_roll(const ne_edition *e, const ne_state *s, ochre_rng *rng)
{
    const int dice = ne_least(s->dice, e->max_dice); /* NE-027 */
    return ochre_action_packed(NE_ROLL | ochre_dice_throw_packed(rng, dice) << 8);
}

static ochre_action sample_die(const ne_edition *e, const ne_state *s, ochre_rng *rng)
{
    (void)e, (void)s;
    return ochre_action_packed(NE_ROLL | UINT64_C(1) << (8 + 8 * ochre_rng_below(rng, NE_FACES)));
}

static ochre_action sample_rival(const ne_edition *e, const ne_state *s, ochre_rng *rng)
{
    (void)s;
    const uint64_t bid = e->rival_bid[ochre_rng_below(rng, NE_FACES)];
    return ochre_action_packed(NE_RIVAL | bid << 8);
}

static ochre_action sample_biome(const ne_edition *e, const ne_state *s, ochre_rng *rng)
{
    (void)e;
    return ochre_action_packed(NE_DRAW | (uint64_t)ochre_bag_draw(biomes_due(s), rng) << 8);
}

static ochre_action sample_event(const ne_edition *e, const ne_state *s, ochre_rng *rng)
{
    (void)e;
    return ochre_action_packed(NE_EVENT | (uint64_t)ochre_bag_draw(s->unrevealed, rng) << 8);
}

/* As in apply.c: one jump, after which each needs only its own registers. */
typedef ochre_action draw(const ne_edition *e, const ne_state *s, ochre_rng *rng);

static draw *const draws[NE_PHASES] = {
    [NE_SETUP] = sample_biome,  [NE_DEALING] = sample_deal,    [NE_REVEAL] = sample_event,
    [NE_THAW] = sample_biome,   [NE_ELDER_DEATH] = sample_die, [NE_RIVALRY] = sample_rival,
    [NE_ATTACK] = sample_roll,  [NE_HUNTING] = sample_roll,    [NE_PREDATOR] = sample_roll,
    [NE_REFILL] = sample_biome, [NE_COURTSHIP] = sample_die,
};

ochre_action ne_sample(const void *edition, const void *state, ochre_rng *rng)
{
    return draws[((const ne_state *)state)->phase](edition, state, rng);
}
