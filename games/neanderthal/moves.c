/* moves.c - what a player of Neanderthal may do now, but for assignments and proposals, which have files
 * of their own. Whatever is listed here is found by masks; order does not matter but is fixed. */
#include "games/neanderthal/moves.h"

int ne_actor(const void *state)
{
    static const int8_t others[NE_PHASES] = {
        [NE_SETUP] = OCHRE_CHANCE,  [NE_DEALING] = OCHRE_CHANCE,     [NE_REVEAL] = OCHRE_CHANCE,
        [NE_THAW] = OCHRE_CHANCE,   [NE_ELDER_DEATH] = OCHRE_CHANCE, [NE_RIVALRY] = OCHRE_CHANCE,
        [NE_ATTACK] = OCHRE_CHANCE, [NE_HUNTING] = OCHRE_CHANCE,     [NE_PREDATOR] = OCHRE_CHANCE,
        [NE_REFILL] = OCHRE_CHANCE, [NE_COURTSHIP] = OCHRE_CHANCE,   [NE_END] = OCHRE_OVER};
    const ne_state *s = state;
    const bool      asks = s->phase == NE_DISCARDING || s->phase == NE_ANSWER;
    const int       seat = asks ? s->asked : s->phase == NE_FALLING ? s->victim : s->turn;
    return others[s->phase] != 0 ? others[s->phase] : seat;
}

static ochre_action plain(int verb)
{
    return ochre_action_packed(NE_WORD(verb));
}

static ochre_action with(int verb, int a, int b)
{
    return ochre_action_packed(NE_WORD(verb) | NE_ARG(0, a) | NE_ARG(1, b));
}

/* ---- phase 1 ---- */

static int list_blizzard(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    const ne_player *p = &s->players[s->turn];
    const uint32_t   guarded = ne_married(s) & ~s->unripe;
    int              n = ne_list_ranks(p->elders, NE_DO_LOSE_ELDER, out, 0);
    n = ne_list_set(p->daughters & ~guarded, NE_DO_LOSE_DAUGHTER, out, n);
    for (uint32_t items = p->items; items != 0; items &= items - 1)
        if (e->items[__builtin_ctz(items)].kind == NE_ANIMAL)
            out[n++] = with(NE_DO_LOSE_ANIMAL, __builtin_ctz(items), 0);
    return n;
}

static int list_hosts(const ne_state *s, ochre_action *out)
{
    int n = 0;
    for (int i = 0; i < s->playing; i++) {
        const ne_player *p = &s->players[s->order[i]];
        if (s->order[i] != s->turn && ne_has_chaperone(p))
            out[n++] = with(NE_DO_SEND, p->species - 1, 0);
    }
    return n;
}

/* Every amount of black there is, ready to be added to a bid. */
static const uint64_t blacks[NE_DISKS_MOST + 1] = {
    NE_ARG(2, 0), NE_ARG(2, 1), NE_ARG(2, 2), NE_ARG(2, 3), NE_ARG(2, 4),
    NE_ARG(2, 5), NE_ARG(2, 6), NE_ARG(2, 7), NE_ARG(2, 8), NE_ARG(2, 9)};

/* All amounts, none at all among them: that is the first, and in its place stands `pass`. */
static int list_bids(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    const ne_player *p = &s->players[s->turn];
    const unsigned   colours = e->daughters[s->event - 1].colours;
    const int        white = colours & 1 ? p->pool[NE_WHITE] : 0;
    const int        orange = colours & 2 ? p->pool[NE_ORANGE] : 0;
    const int        black = colours & 4 ? p->pool[NE_BLACK] : 0;
    int              n = 0;
    for (int w = 0; w <= white; w++)
        for (int o = 0; o <= orange; o++) {
            const uint64_t word = NE_WORD(NE_DO_BID) | NE_ARG(0, w) | NE_ARG(1, o);
            for (int b = 0; b <= NE_DISKS_MOST && b <= black; b++)
                out[n + b] = ochre_action_packed(word | blacks[b]);
            n += black + 1;
        }
    out[0] = plain(NE_DO_PASS);
    return n;
}

/* ---- phases 3 and 4 ---- */

static int list_strikes(const ne_state *s, ochre_action *out)
{
    int n = 0;
    for (int i = 0; i < s->playing; i++)
        if (s->order[i] != s->turn && ne_is_at(s, s->order[i], s->at - 1))
            out[n++] = with(NE_DO_STRIKE, s->players[s->order[i]].species - 1, 0);
    return n;
}

static int list_resolves(const ne_state *s, ochre_action *out)
{
    unsigned once = 0, twice = 0;
    for (int i = 0; i < s->playing; i++) {
        const unsigned here = ne_hunting(&s->players[s->order[i]]);
        twice |= once & here;
        once |= here;
    }
    const unsigned predators = once & s->predators;
    const unsigned contested = twice & ~predators;
    return ne_list_set(contested != 0 ? contested : predators, NE_DO_RESOLVE, out, 0);
}

int ne_claims(const ne_edition *e, const ne_state *s)
{
    const ne_biome  *b = ne_biome_at(e, s, s->at - 1);
    const ne_player *p = &s->players[s->turn];
    int              kind = 0, claims = 0;
    if (s->survivors == 0)
        return 0;
    for (int face = 0; face < NE_FACES; face++)
        kind = ne_most(kind, s->roll[face]);
    if (b->trophy_kind != 0 && kind >= b->trophy_kind)
        claims |= 1; /* NE-415 */
    if (b->item != 0 && kind >= b->item_kind && (p->elders >> (b->item_elder - 1) & 1) &&
        !ne_hand_is_full(e, s, p))
        claims |= 2; /* NE-416 */
    return claims;
}

static int list_claims(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    int n = ne_list_set((uint32_t)ne_claims(e, s), NE_DO_CLAIM, out, 0);
    out[n++] = plain(NE_DO_PASS);
    return n;
}

/* ---- freeing disks ---- */

/* Elders of his with a disk of these colours, as bits of rank - 1. */
static unsigned young_elders(const ne_edition *e, const ne_player *p, unsigned colours)
{
    unsigned ranks = 0;
    for (unsigned young = p->young; young != 0; young &= young - 1)
        if (colours >> e->elders[__builtin_ctz(young)].colour & 1)
            ranks |= young & (0u - young);
    return ranks;
}

static uint32_t young_husbands(const ne_state *s, const ne_player *p, unsigned colours)
{
    return colours >> NE_HUSBAND_DISK & 1 ? p->husbands & p->daughters & s->unripe : 0;
}

static unsigned colours_on(const uint8_t disks[NE_COLOURS])
{
    return (unsigned)((disks[0] != 0) | (disks[1] != 0) << 1 | (disks[2] != 0) << 2);
}

bool ne_can_free(const ne_edition *e, const ne_state *s, int seat, unsigned colours)
{
    const ne_player *p = &s->players[seat];
    if (young_elders(e, p, colours) != 0 || young_husbands(s, p, colours) != 0)
        return true;
    for (uint32_t d = p->daughters; d != 0; d &= d - 1)
        if (colours_on(s->disks[__builtin_ctz(d)]) & colours)
            return true;
    for (uint32_t items = p->items; items != 0; items &= items - 1)
        if (s->item_disks[__builtin_ctz(items)] & colours)
            return true;
    return false;
}

/* All targets, with the verbs of `free` or `neolexia`: four in a row from `first` on. */
static int list_targets(const ne_edition *e, const ne_state *s, unsigned colours, int first,
                        ochre_action *out, int n)
{
    const ne_player *p = &s->players[s->turn];
    n = ne_list_ranks(young_elders(e, p, colours), first, out, n);
    for (uint32_t d = p->daughters; d != 0; d &= d - 1) {
        unsigned on = colours_on(s->disks[__builtin_ctz(d)]) & colours;
        for (; on != 0; on &= on - 1)
            out[n++] = with(first + 1, __builtin_ctz(d), __builtin_ctz(on));
    }
    n = ne_list_set(young_husbands(s, p, colours), first + 2, out, n);
    for (uint32_t items = p->items; items != 0; items &= items - 1) {
        unsigned on = s->item_disks[__builtin_ctz(items)] & colours;
        for (; on != 0; on &= on - 1)
            out[n++] = with(first + 3, __builtin_ctz(items), __builtin_ctz(on));
    }
    return n;
}

static int list_frees(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    const uint8_t *frees =
        s->phase == NE_HERD ? e->items[s->herd - 1].free : ne_biome_at(e, s, s->at - 1)->free;
    const int colour = frees[s->reward];
    const int n =
        list_targets(e, s, colour == NE_ANY ? 7u : 1u << colour, NE_DO_FREE_ELDER, out, 0);
    out[n] = plain(NE_DO_SKIP);
    return n + 1;
}

/* ---- phase 6 ---- */

/* Colours for which her portal has an empty spot and his pool a disk. */
static unsigned portal_colours(const ne_edition *e, const ne_player *p, int d)
{
    const unsigned taken = (unsigned)p->portals >> (NE_COLOURS * e->daughters[d].portal);
    return e->daughters[d].colours & ~taken & colours_on(p->pool);
}

/* NE-523. */
static uint32_t usable_daughters(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    uint32_t usable = p->husbands & ~p->daughters;
    for (uint32_t d = p->daughters; d != 0; d &= d - 1)
        if (ne_is_active(e, s, p, __builtin_ctz(d)))
            usable |= d & (0u - d);
    return usable;
}

static bool may_play(const ne_edition *e, const ne_player *p, int item)
{
    const int biome = ne_biome_with(e, item);
    return biome >= 0 && (ne_mature_elders(p) >> (e->biomes[biome].item_elder - 1) & 1) != 0 &&
           (e->items[item].cost & ~colours_on(p->pool)) == 0; /* NE-528 */
}

bool ne_can_act(const ne_edition *e, const ne_state *s)
{
    const ne_player *p = &s->players[s->turn];
    if (p->tribal) {
        for (uint32_t hand = p->hand; hand != 0; hand &= hand - 1)
            if (may_play(e, p, __builtin_ctz(hand)))
                return true;
        return false;
    }
    if (ne_can_free(e, s, s->turn, ne_known_colours(s, p)))
        return true;
    for (uint32_t d = usable_daughters(e, s, p); d != 0; d &= d - 1)
        if (portal_colours(e, p, __builtin_ctz(d)) != 0)
            return true;
    return false;
}

static int list_actions(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    const ne_player *p = &s->players[s->turn];
    int              n = 0;
    if (p->tribal) {
        for (uint32_t hand = p->hand; hand != 0; hand &= hand - 1)
            if (may_play(e, p, __builtin_ctz(hand)))
                out[n++] = with(NE_DO_PLAY, __builtin_ctz(hand), 0);
    } else {
        for (uint32_t d = usable_daughters(e, s, p); d != 0; d &= d - 1) {
            unsigned on = portal_colours(e, p, __builtin_ctz(d));
            for (; on != 0; on &= on - 1)
                out[n++] = with(NE_DO_PORTAL, __builtin_ctz(d), __builtin_ctz(on));
        }
        n = list_targets(e, s, ne_known_colours(s, p), NE_DO_NEOLEXIA_ELDER, out, n);
    }
    out[n++] = plain(NE_DO_PASS);
    return n;
}

/* ---- the contract ---- */

static int list_two(int first, int second, ochre_action *out)
{
    out[0] = plain(first);
    out[1] = plain(second);
    return 2;
}

int ne_legal(const void *edition, const void *state, ochre_action *out)
{
    const ne_edition *e = edition;
    const ne_state   *s = state;
    const ne_player  *p = &s->players[s->turn];
    int               n;
    switch (s->phase) {
    case NE_SIDE:
        out[0] = with(NE_DO_SIDE, e->cards[p->card - 1].sides[0], 0);
        out[1] = with(NE_DO_SIDE, e->cards[p->card - 1].sides[1], 0);
        return 2;
    case NE_BLIZZARD: return list_blizzard(e, s, out);
    case NE_CHAOS: return ne_list_ranks(p->elders, NE_DO_LOSE_ELDER, out, 0);
    case NE_FLIPPING: return list_two(NE_DO_FLIP, NE_DO_KEEP, out);
    case NE_WANDERLUST: return list_hosts(s, out);
    case NE_DISCARDING: return ne_list_set(s->players[s->asked].hand, NE_DO_DISCARD, out, 0);
    case NE_BIDDING: return list_bids(e, s, out);
    case NE_ASSIGN: return ne_list_assign(e, s, out);
    case NE_NEGOTIATE:
        n = ne_list_proposals(e, s, out);
        out[n] = plain(NE_DO_DONE);
        return n + 1;
    case NE_ANSWER: return list_two(NE_DO_ACCEPT, NE_DO_REFUSE, out);
    case NE_LEAVE:
        n = ne_list_set(p->husbands, NE_DO_DIVORCE, out, 0);
        out[n] = plain(NE_DO_DONE);
        return n + 1;
    case NE_STRIKING: return list_strikes(s, out);
    case NE_FALLING: return ne_list_set(3, NE_DO_FALL, out, 0);
    case NE_RESOLVING: return list_resolves(s, out);
    case NE_REWARD:
    case NE_HERD: return list_frees(e, s, out);
    case NE_CLAIM: return list_claims(e, s, out);
    case NE_ACTION: return list_actions(e, s, out);
    default: return 0; /* chance's decision, or nobody's */
    }
}
