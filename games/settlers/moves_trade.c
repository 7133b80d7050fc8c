/* moves_trade.c - what may be done in trade.
 *
 * One to three cards of four kinds: there are 34 such bundles. A set of bundles is a word of 34 bits, and
 * a list of offers is the intersection of four such sets, one for each kind: the bundles that ask for no
 * more of the kind than is there. Nine tenths of the decisions of random games are made here. */
#include "games/settlers/state.h"

#define CARDS(meat, flint, hides, bone)                                                            \
    ((uint32_t)(meat) | (uint32_t)(flint) << 8 | (uint32_t)(hides) << 16 | (uint32_t)(bone) << 24)

enum { BUNDLES = 34 };

/* clang-format off */
static const uint32_t bundles[BUNDLES] = {
    CARDS(1, 0, 0, 0), CARDS(0, 1, 0, 0), CARDS(0, 0, 1, 0), CARDS(0, 0, 0, 1),
    CARDS(2, 0, 0, 0), CARDS(1, 1, 0, 0), CARDS(1, 0, 1, 0), CARDS(1, 0, 0, 1),
    CARDS(0, 2, 0, 0), CARDS(0, 1, 1, 0), CARDS(0, 1, 0, 1), CARDS(0, 0, 2, 0),
    CARDS(0, 0, 1, 1), CARDS(0, 0, 0, 2), CARDS(3, 0, 0, 0), CARDS(2, 1, 0, 0),
    CARDS(2, 0, 1, 0), CARDS(2, 0, 0, 1), CARDS(1, 2, 0, 0), CARDS(1, 1, 1, 0),
    CARDS(1, 1, 0, 1), CARDS(1, 0, 2, 0), CARDS(1, 0, 1, 1), CARDS(1, 0, 0, 2),
    CARDS(0, 3, 0, 0), CARDS(0, 2, 1, 0), CARDS(0, 2, 0, 1), CARDS(0, 1, 2, 0),
    CARDS(0, 1, 1, 1), CARDS(0, 1, 0, 2), CARDS(0, 0, 3, 0), CARDS(0, 0, 2, 1),
    CARDS(0, 0, 1, 2), CARDS(0, 0, 0, 3),
};

/* The bundles with at most 0, 1, 2, 3 cards of the kind. */
static const uint64_t with_at_most[ST_RESOURCES][ST_TRADED + 1] = {
    {0x3ff003f0e, 0x3fffc3fef, 0x3ffffbfff, 0x3ffffffff},
    {0x3c0e378dd, 0x3f8fbfeff, 0x3feffffff, 0x3ffffffff},
    {0x22596e5bb, 0x337dff7ff, 0x3bfffffff, 0x3ffffffff},
    {0x04b2dcb77, 0x0df7fdfff, 0x1ffffffff, 0x3ffffffff},
};

/* The bundles of at most 1, 2, 3 cards. */
static const uint64_t no_larger_than[ST_TRADED] = {0x00000000f, 0x000003fff, 0x3ffffffff};
/* clang-format on */

static uint64_t bundles_within(const uint8_t most[ST_RESOURCES])
{
    uint64_t set = UINT64_MAX;
    for (int r = 0; r < ST_RESOURCES; r++)
        set &= with_at_most[r][most[r] < ST_TRADED ? most[r] : ST_TRADED];
    return set;
}

static int list_bundles(uint64_t set, int verb, ochre_action *out, int n)
{
    for (; set != 0; set &= set - 1)
        out[n++] =
            ochre_action_packed((uint64_t)verb | (uint64_t)bundles[__builtin_ctzll(set)] << 8);
    return n;
}

static int list_word(int verb, ochre_action *out, int n)
{
    out[n] = ochre_action_packed((uint64_t)verb);
    return n + 1;
}

static uint64_t allowed(const st_edition *e)
{
    return no_larger_than[e->cards_per_side - 1];
}

static bool others_have_cards(const st_state *s)
{
    uint32_t held = 0;
    for (int i = 0; i < ST_SEATS; i++)
        held |= i == s->turn ? 0 : st_cards(s->players[i].hand);
    return held != 0;
}

static int list_trade(const st_edition *e, const st_state *s, ochre_action *out)
{
    const uint8_t *hand = s->players[s->turn].hand;
    int            n = 0;
    const bool     may_offer = s->offers < e->offers_per_turn && st_cards(hand) != 0 &&
                           others_have_cards(s); /* ST-412, ST-420 */
    if (may_offer)
        n = list_bundles(bundles_within(hand) & allowed(e), ST_DO_OFFER, out, n);
    for (int r = 0; r < ST_RESOURCES; r++)
        for (int t = 0; hand[r] >= e->bank_rate && t < ST_RESOURCES; t++)
            if (t != r && s->supply[t] > 0)
                out[n++] = ochre_action_packed(ST_DO_BANK | (uint64_t)r << 8 | (uint64_t)t << 16);
    if (may_offer)
        n = list_word(ST_DO_INVITE, out, n);
    return list_word(ST_DO_ENDTRADE, out, n);
}

/* What may be wanted: kinds that are not given; and no counter that is merely the offer accepted. */
static int list_wants(const st_edition *e, const st_state *s, ochre_action *out)
{
    const st_player *p = &s->players[s->asked], *active = &s->players[s->turn];
    uint8_t          most[ST_RESOURCES];
    for (int r = 0; r < ST_RESOURCES; r++)
        most[r] = p->give[r] > 0 ? 0 : ST_TRADED;
    const int n = list_bundles(bundles_within(most) & allowed(e), ST_DO_FOR, out, 0);
    if (p == active || st_cards(p->give) != st_cards(active->want))
        return n;
    const uint64_t mirror = ST_DO_FOR | (uint64_t)st_cards(active->give) << 8; /* ST-421 */
    int            kept = 0;
    for (int i = 0; i < n; i++) {
        out[kept] = out[i];
        kept += ochre_action_bits(out[i]) != mirror;
    }
    return kept;
}

static int list_replies(const st_edition *e, const st_state *s, ochre_action *out)
{
    const st_player *p = &s->players[s->asked], *active = &s->players[s->turn];
    int              n = 0;
    if (st_cards(active->want) != 0 && st_covers(st_cards(p->hand), st_cards(active->want)))
        n = list_word(ST_DO_ACCEPT, out, n); /* ST-414, ST-416 */
    n = list_word(ST_DO_DECLINE, out, n);
    return list_bundles(bundles_within(p->hand) & allowed(e), ST_DO_COUNTER, out, n);
}

static int list_deals(const st_state *s, ochre_action *out)
{
    const uint32_t hand = st_cards(s->players[s->turn].hand);
    int            n = 0;
    for (int i = 0; i < s->seats; i++) {
        const st_player *p = &s->players[i];
        const bool       can = p->reply == ST_ACCEPTED ||
                         (p->reply == ST_COUNTERED && st_covers(hand, st_cards(p->want)));
        if (can)
            out[n++] = ochre_action_packed(ST_DO_DEAL | (uint64_t)i << 8);
    }
    return list_word(ST_DO_NODEAL, out, n);
}

int st_legal_trade(const st_edition *e, const st_state *s, ochre_action *out)
{
    switch (s->phase) {
    case ST_TRADE: return list_trade(e, s, out);
    case ST_ASK: return list_wants(e, s, out);
    case ST_REPLY: return list_replies(e, s, out);
    default: assert(s->phase == ST_CLOSE); return list_deals(s, out);
    }
}
