/* moves.c - what a player of Neanderthal may do now, but for assignments and proposals, which have files
 * of their own. Whatever is listed here is found by masks; order does not matter but is fixed. */
#include "games/neanderthal/moves.h"

int ne_actor(const void *state)
{
    /* By phase: who decides if it is no seat; else where the seat is written, from `turn` on. */
    enum { TURN = offsetof(ne_state, turn) };
    enum { ASKED = offsetof(ne_state, asked) - TURN, VICTIM = offsetof(ne_state, victim) - TURN };
    /* clang-format off */
    static const int16_t deciders[NE_PHASES] = {
        [NE_SETUP] = OCHRE_CHANCE,  [NE_DEALING] = OCHRE_CHANCE,     [NE_REVEAL] = OCHRE_CHANCE,
        [NE_THAW] = OCHRE_CHANCE,   [NE_ELDER_DEATH] = OCHRE_CHANCE, [NE_RIVALRY] = OCHRE_CHANCE,
        [NE_ATTACK] = OCHRE_CHANCE, [NE_HUNTING] = OCHRE_CHANCE,     [NE_PREDATOR] = OCHRE_CHANCE,
        [NE_REFILL] = OCHRE_CHANCE, [NE_COURTSHIP] = OCHRE_CHANCE,   [NE_END] = OCHRE_OVER,
        [NE_DISCARDING] = ASKED,    [NE_ANSWER] = ASKED,             [NE_FALLING] = VICTIM,
    };
    /* clang-format on */
    const uint8_t *bytes = state;
    const int      decider = deciders[((const ne_state *)state)->phase];
    const int      is_seat = -(decider >= 0); /* as a mask: a branch here could not be foreseen */
    return (bytes[TURN + (decider & is_seat)] & is_seat) | (decider & ~is_seat);
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

static int list_hosts(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e;
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

/* All amounts of white and orange, orange running first: one loop, for its end is what cannot be foreseen.
 * With each go the first `kept` amounts of black; those that are too many are overwritten by the next. */
static inline int list_amounts(int kept, const int most[NE_COLOURS], ochre_action *out)
{
    const int      pairs = (most[NE_WHITE] + 1) * (most[NE_ORANGE] + 1);
    const uint64_t last = NE_ARG(1, most[NE_ORANGE]), carry = NE_ARG(0, 1) - last - NE_ARG(1, 1);
    uint64_t       word = NE_WORD(NE_DO_BID);
    int            n = 0;
    for (int i = 0; i < pairs; i++) {
        for (int black = 0; black < kept; black++)
            out[n + black] = ochre_action_packed(word | blacks[black]);
        n += most[NE_BLACK] + 1;
        word += NE_ARG(1, 1) + (carry & (0u - (uint64_t)((word & NE_ARG(1, 0xff)) == last)));
    }
    return n;
}

/* All bids, none at all among them: that is the first, and in its place stands `pass`. */
static int list_bids(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    const ne_player *p = &s->players[s->turn];
    const unsigned   colours = e->daughters[s->event - 1].colours;
    int              most[NE_COLOURS];
    for (int c = 0; c < NE_COLOURS; c++)
        most[c] = p->pool[c] * (int)(colours >> c & 1);
    const int n = most[NE_BLACK] < 4 ? list_amounts(4, most, out)
                                     : list_amounts(NE_DISKS_MOST + 1, most, out);
    out[0] = plain(NE_DO_PASS);
    return n;
}

/* ---- phases 3 and 4 ---- */

static int list_strikes(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e;
    int n = 0;
    for (int i = 0; i < s->playing; i++)
        if (s->order[i] != s->turn && ne_is_at(s, s->order[i], s->at - 1))
            out[n++] = with(NE_DO_STRIKE, s->players[s->order[i]].species - 1, 0);
    return n;
}

static int list_resolves(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e;
    const ne_hunts hunts = ne_all_hunts(s);
    const unsigned predators = hunts.once & s->predators;
    const unsigned contested = hunts.twice & ~predators;
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
static unsigned young_elders(const ne_state *s, const ne_player *p, unsigned colours)
{
    return p->young & ne_of_colours(s->coloured, colours);
}

static uint32_t young_husbands(const ne_state *s, const ne_player *p, unsigned colours)
{
    const uint32_t has_colour = 0u - (colours >> NE_HUSBAND_DISK & 1);
    return p->husbands & p->daughters & s->unripe & has_colour;
}

static unsigned colours_on(const uint8_t disks[NE_COLOURS])
{
    return (unsigned)((disks[0] != 0) | (disks[1] != 0) << 1 | (disks[2] != 0) << 2);
}

bool ne_can_free(const ne_state *s, int seat, unsigned colours)
{
    const ne_player *p = &s->players[seat];
    if ((young_elders(s, p, colours) | young_husbands(s, p, colours)) != 0)
        return true;
    for (uint32_t d = p->daughters; d != 0; d &= d - 1)
        if (colours_on(s->disks[__builtin_ctz(d)]) & colours)
            return true;
    for (uint32_t items = p->items; items != 0; items &= items - 1)
        if (s->item_disks[__builtin_ctz(items)] & colours)
            return true;
    return false;
}

/* The action with each of the colours in its second argument. */
static int list_colours(unsigned colours, ochre_action action, ochre_action *out, int n)
{
    for (int c = 0; c < NE_COLOURS; c++) {
        out[n] = ochre_action_packed(ochre_action_bits(action) | NE_ARG(1, c));
        n += (int)(colours >> c & 1);
    }
    return n;
}

/* All targets, with the verbs of `free` or `neolexia`: four in a row from `first` on. */
static int list_targets(const ne_state *s, unsigned colours, int first, ochre_action *out, int n)
{
    const ne_player *p = &s->players[s->turn];
    n = ne_list_ranks(young_elders(s, p, colours), first, out, n);
    for (uint32_t d = p->daughters; d != 0; d &= d - 1)
        n = list_colours(colours_on(s->disks[__builtin_ctz(d)]) & colours,
                         with(first + 1, __builtin_ctz(d), 0), out, n);
    n = ne_list_set(young_husbands(s, p, colours), first + 2, out, n);
    for (uint32_t items = p->items; items != 0; items &= items - 1)
        n = list_colours(s->item_disks[__builtin_ctz(items)] & colours,
                         with(first + 3, __builtin_ctz(items), 0), out, n);
    return n;
}

static int list_frees(const ne_state *s, int colour, ochre_action *out)
{
    const int n = list_targets(s, ne_colours_freed(colour), NE_DO_FREE_ELDER, out, 0);
    out[n] = plain(NE_DO_SKIP);
    return n + 1;
}

static int list_rewards(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    return list_frees(s, ne_biome_at(e, s, s->at - 1)->free[s->reward], out);
}

static int list_herd(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    return list_frees(s, e->items[s->herd - 1].free[s->reward], out);
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
    if (ne_can_free(s, s->turn, ne_known_colours(s, p)))
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
        for (uint32_t d = usable_daughters(e, s, p); d != 0; d &= d - 1)
            n = list_colours(portal_colours(e, p, __builtin_ctz(d)),
                             with(NE_DO_PORTAL, __builtin_ctz(d), 0), out, n);
        n = list_targets(s, ne_known_colours(s, p), NE_DO_NEOLEXIA_ELDER, out, n);
    }
    out[n++] = plain(NE_DO_PASS);
    return n;
}

/* ---- short lists ---- */

static int list_sides(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    const uint8_t *sides = e->cards[s->players[s->turn].card - 1].sides;
    out[0] = with(NE_DO_SIDE, sides[0], 0);
    out[1] = with(NE_DO_SIDE, sides[1], 0);
    return 2;
}

static int list_elders(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e;
    return ne_list_ranks(s->players[s->turn].elders, NE_DO_LOSE_ELDER, out, 0);
}

static int list_flips(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e, (void)s;
    out[0] = plain(NE_DO_FLIP);
    out[1] = plain(NE_DO_KEEP);
    return 2;
}

static int list_discards(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e;
    return ne_list_set(s->players[s->asked].hand, NE_DO_DISCARD, out, 0);
}

static int list_talk(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    const int n = ne_list_proposals(e, s, out);
    out[n] = plain(NE_DO_DONE);
    return n + 1;
}

static int list_answers(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e, (void)s;
    out[0] = plain(NE_DO_ACCEPT);
    out[1] = plain(NE_DO_REFUSE);
    return 2;
}

static int list_divorces(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e;
    const int n = ne_list_set(s->players[s->turn].husbands, NE_DO_DIVORCE, out, 0);
    out[n] = plain(NE_DO_DONE);
    return n + 1;
}

static int list_falls(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e, (void)s;
    return ne_list_set(3, NE_DO_FALL, out, 0);
}

static int list_nothing(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e, (void)s, (void)out;
    return 0; /* chance's decision, or nobody's */
}

/* ---- the contract ---- */

/* As in apply.c: one jump, after which each list needs only its own registers. */
typedef int list(const ne_edition *e, const ne_state *s, ochre_action *out);

static list *const lists[NE_PHASES] = {
    [NE_SETUP] = list_nothing,       [NE_DEALING] = list_nothing,   [NE_SIDE] = list_sides,
    [NE_REVEAL] = list_nothing,      [NE_ICONS] = list_nothing,     [NE_THAW] = list_nothing,
    [NE_ELDER_DEATH] = list_nothing, [NE_BLIZZARD] = list_blizzard, [NE_CHAOS] = list_elders,
    [NE_FLIPPING] = list_flips,      [NE_WANDERLUST] = list_hosts,  [NE_DISCARDING] = list_discards,
    [NE_BIDDING] = list_bids,        [NE_RIVALRY] = list_nothing,   [NE_ASSIGN] = ne_list_assign,
    [NE_NEGOTIATE] = list_talk,      [NE_ANSWER] = list_answers,    [NE_LEAVE] = list_divorces,
    [NE_ATTACK] = list_nothing,      [NE_STRIKING] = list_strikes,  [NE_FALLING] = list_falls,
    [NE_RESOLVING] = list_resolves,  [NE_HUNTING] = list_nothing,   [NE_PREDATOR] = list_nothing,
    [NE_REWARD] = list_rewards,      [NE_CLAIM] = list_claims,      [NE_REFILL] = list_nothing,
    [NE_COURTSHIP] = list_nothing,   [NE_HERD] = list_herd,         [NE_ACTION] = list_actions,
    [NE_END] = list_nothing,
};

int ne_legal(const void *edition, const void *state, ochre_action *out)
{
    return lists[((const ne_state *)state)->phase](edition, state, out);
}
