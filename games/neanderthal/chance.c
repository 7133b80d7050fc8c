/* chance.c - the events of Neanderthal that nobody decides (section 6): deals, cards and dice.
 *
 * Decks are bags: a biome is any card of its region that was never revealed, an event any daughter that was
 * never revealed (NE-018, NE-201). What lies under an ice sheet is settled when it flips. */
#include <ochre/bag.h>
#include <ochre/dice.h>

#include "games/neanderthal/table.h"

int ne_dice_due(const ne_edition *e, const ne_state *s)
{
    const bool one = (s->phase == NE_ELDER_DEATH) | (s->phase == NE_COURTSHIP);
    return one ? 1 : ne_least(s->dice, e->max_dice); /* NE-027 */
}

int ne_place_due(const ne_state *s)
{
    if (s->phase != NE_SETUP)
        return s->at - 1;
    const unsigned left = ~(unsigned)s->biomes & NE_ALL_PLACES; /* no ice yet */
    return left != 0 ? __builtin_ctz(left) : -1;
}

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

static ochre_action sample_deal(const ne_state *s, ochre_rng *rng)
{
    const deal d = deal_due(s);
    const int  species = ochre_bag_draw(d.species, rng);
    const int  card = ochre_bag_draw(d.cards, rng);
    return (ochre_action){NE_DEAL, {(uint8_t)d.seat, (uint8_t)species, (uint8_t)card}};
}

static ochre_action sample_roll(int dice, ochre_rng *rng)
{
    return ochre_action_packed(NE_ROLL | ochre_dice_throw_packed(rng, dice) << 8);
}

/* The members of every set of six, from the right a hexadecimal digit each, and leftmost how many. */
/* clang-format off */
static const uint32_t sixes[64] = {
    0x00000000, 0x10000000, 0x10000001, 0x20000010, 0x10000002, 0x20000020, 0x20000021, 0x30000210,
    0x10000003, 0x20000030, 0x20000031, 0x30000310, 0x20000032, 0x30000320, 0x30000321, 0x40003210,
    0x10000004, 0x20000040, 0x20000041, 0x30000410, 0x20000042, 0x30000420, 0x30000421, 0x40004210,
    0x20000043, 0x30000430, 0x30000431, 0x40004310, 0x30000432, 0x40004320, 0x40004321, 0x50043210,
    0x10000005, 0x20000050, 0x20000051, 0x30000510, 0x20000052, 0x30000520, 0x30000521, 0x40005210,
    0x20000053, 0x30000530, 0x30000531, 0x40005310, 0x30000532, 0x40005320, 0x40005321, 0x50053210,
    0x20000054, 0x30000540, 0x30000541, 0x40005410, 0x30000542, 0x40005420, 0x40005421, 0x50054210,
    0x30000543, 0x40005430, 0x40005431, 0x50054310, 0x40005432, 0x50054320, 0x50054321, 0x60543210,
};
/* clang-format on */
static_assert(NE_REGION == 18 && NE_DAUGHTERS == 18, "three sixes");

/* As ochre_bag_draw, from a bag of at most eighteen: fewer steps that wait for each other, and no branch. */
static int draw_card(uint32_t bag, ochre_rng *rng)
{
    const uint32_t low = sixes[bag & 63] >> 28, middle = sixes[bag >> 6 & 63] >> 28;
    const uint32_t n = ochre_rng_below(rng, low + middle + (sixes[bag >> 12] >> 28));
    const uint32_t past_low = n >= low, past_middle = n >= low + middle;
    const uint32_t six = 6 * (past_low + past_middle);
    const uint32_t left = n - low * past_low - middle * past_middle;
    return (int)(six + (sixes[bag >> six & 63] >> 4 * left & 7));
}

/* A biome or the event: one way for both, as nobody foresees which is next. */
static ochre_action sample_card(const ne_state *s, ochre_rng *rng)
{
    const bool     is_event = s->phase == NE_REVEAL;
    const int      first = !is_event && south_is_due(s) ? NE_REGION : 0;
    const uint32_t region = (uint32_t)(s->unseen >> first) & ((1u << NE_REGION) - 1);
    const int      card = first + draw_card(is_event ? s->unrevealed : region, rng);
    return ochre_action_packed((is_event ? NE_EVENT : NE_DRAW) | (uint64_t)card << 8);
}

/* Phases by what chance does in them; one jump for each would be foreseen less often. */
static const uint32_t draws = 1u << NE_SETUP | 1u << NE_REVEAL | 1u << NE_THAW | 1u << NE_REFILL;
static const uint32_t rolls = 1u << NE_ELDER_DEATH | 1u << NE_ATTACK | 1u << NE_HUNTING |
                              1u << NE_PREDATOR | 1u << NE_COURTSHIP;
static_assert(NE_PHASES <= 32, "phases are bits of a word");

ochre_action ne_sample(const void *edition, const void *state, ochre_rng *rng)
{
    const ne_edition *e = edition;
    const ne_state   *s = state;
    const uint32_t    now = ne_bit(s->phase);
    if (now & rolls)
        return sample_roll(ne_dice_due(e, s), rng);
    if (now & draws)
        return sample_card(s, rng);
    if (s->phase == NE_RIVALRY)
        return ochre_action_packed(NE_RIVAL | (uint64_t)e->rival_bid[ochre_rng_below(rng, NE_FACES)]
                                                  << 8);
    return sample_deal(s, rng);
}
