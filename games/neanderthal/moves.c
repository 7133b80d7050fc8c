/* moves.c - what a player of Neanderthal may do now, but for assignments and proposals, which have files
 * of their own. Whatever is listed here is found by masks; order does not matter but is fixed. */
#include "games/neanderthal/moves.h"

/* Who decides in a phase: mostly the seat whose turn it is. */
enum { ANOTHER = 1 };
static_assert(OCHRE_CHANCE == -1, "any seat with all bits set is chance");

static const int deciders[NE_PHASES] = {
    [NE_SETUP] = OCHRE_CHANCE,  [NE_DEALING] = OCHRE_CHANCE,     [NE_REVEAL] = OCHRE_CHANCE,
    [NE_THAW] = OCHRE_CHANCE,   [NE_ELDER_DEATH] = OCHRE_CHANCE, [NE_RIVALRY] = OCHRE_CHANCE,
    [NE_ATTACK] = OCHRE_CHANCE, [NE_HUNTING] = OCHRE_CHANCE,     [NE_PREDATOR] = OCHRE_CHANCE,
    [NE_REFILL] = OCHRE_CHANCE, [NE_COURTSHIP] = OCHRE_CHANCE,   [NE_DISCARDING] = ANOTHER,
    [NE_ANSWER] = ANOTHER,      [NE_FALLING] = ANOTHER,          [NE_END] = ANOTHER,
};

static int another_actor(const ne_state *s)
{
    if (s->phase == NE_END)
        return OCHRE_OVER;
    return s->phase == NE_FALLING ? s->victim : s->asked;
}

int ne_actor(const void *state)
{
    const ne_state *s = state;
    const int       decider = deciders[s->phase];
    return decider == ANOTHER ? another_actor(s) : s->turn | decider;
}

/* ---- phase 1 ---- */

static int list_blizzard(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    const ne_player *p = &s->players[s->turn];
    ochre_action    *end = ne_add_ranks(p->elders, NE_DO_LOSE_ELDER, out);
    end = ne_add_daughters(ne_unguarded(s, p), NE_DO_LOSE_DAUGHTER, end);
    if (p->items != 0)
        end = ne_add_items(ne_animals_of(e, p), NE_DO_LOSE_ANIMAL, end);
    return (int)(end - out);
}

static int list_hosts(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e;
    ochre_action *end = out;
    for (int i = 0; i < s->playing; i++) {
        const ne_player *p = &s->players[s->order[i]];
        const bool       may_host = s->order[i] != s->turn && ne_has_chaperone(p);
        end = ne_add_if(may_host, NE_WORD(NE_DO_SEND) | NE_ARG(0, p->species - 1), end);
    }
    return (int)(end - out);
}

/* All amounts of all colours, black running first. Seldom needed: kept out of the way of the rest. */
static __attribute__((noinline)) ochre_action *add_amounts(const int     most[NE_COLOURS],
                                                           ochre_action *end)
{
    for (int white = 0; white <= most[NE_WHITE]; white++)
        for (int orange = 0; orange <= most[NE_ORANGE]; orange++)
            for (int black = 0; black <= most[NE_BLACK]; black++)
                end = ne_add(NE_WORD(NE_DO_BID) | NE_ARG(0, white) | NE_ARG(1, orange) |
                                 NE_ARG(2, black),
                             end);
    return end;
}

/* With two colours: rows of amounts of the second, one for each amount of the first. As many as a pool
 * mostly holds are ready to be copied, for each pair of colours; what is too many is overwritten by the next row.
 * No branch hangs on the pools. */
enum { FEW = 6 };

#define BID(x, i, y, j) (NE_WORD(NE_DO_BID) | NE_ARG(x, i) | NE_ARG(y, j))
#define BID_ROW(x, i, y)                                                                           \
    {                                                                                              \
        BID(x, i, y, 0), BID(x, i, y, 1), BID(x, i, y, 2), BID(x, i, y, 3), BID(x, i, y, 4),       \
            BID(x, i, y, 5)                                                                        \
    }
#define BIDS(x, y)                                                                                 \
    {                                                                                              \
        BID_ROW(x, 0, y), BID_ROW(x, 1, y), BID_ROW(x, 2, y), BID_ROW(x, 3, y), BID_ROW(x, 4, y),  \
            BID_ROW(x, 5, y)                                                                       \
    }
static const uint64_t few_bids[NE_COLOURS][FEW][FEW] = {
    BIDS(NE_WHITE, NE_ORANGE), BIDS(NE_WHITE, NE_BLACK), BIDS(NE_ORANGE, NE_BLACK)};

static ochre_action *add_rows(const uint64_t row[FEW][FEW], int rows, int columns,
                              ochre_action *end)
{
    memcpy(end, row[0], sizeof row[0]);
    memcpy(end + columns, row[1], sizeof row[0]);
    memcpy(end + 2 * columns, row[2], sizeof row[0]);
    memcpy(end + 3 * columns, row[3], sizeof row[0]);
    memcpy(end + 4 * columns, row[4], sizeof row[0]);
    memcpy(end + 5 * columns, row[5], sizeof row[0]);
    return end + rows * columns;
}

/* All bids, none at all among them: that is the first, and in its place stands `pass`. */
static int list_bids(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    const ne_player *p = &s->players[s->turn];
    const unsigned   colours = e->daughters[s->event - 1].colours;
    const bool       black = (colours >> NE_BLACK & 1) != 0, white = (colours & 1) != 0;
    const int        second = black ? NE_BLACK : NE_ORANGE, first = black & !white;
    int              most[NE_COLOURS];
    ochre_action    *end;
    for (int c = 0; c < NE_COLOURS; c++)
        most[c] = p->pool[c] * (int)(colours >> c & 1);
    if (colours != 7 && most[first] < FEW && most[second] < FEW)
        end = add_rows(few_bids[first + second - 1], most[first] + 1, most[second] + 1, out);
    else
        end = add_amounts(most, out);
    ne_add(NE_WORD(NE_DO_PASS), out);
    return (int)(end - out);
}

/* ---- phases 3 and 4 ---- */

static int list_strikes(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e;
    ochre_action *end = out;
    for (int i = 0; i < s->playing; i++) {
        const int  seat = s->order[i];
        const bool is_enemy = seat != s->turn && ne_is_at(s, seat, s->at - 1);
        end = ne_add_if(is_enemy, NE_WORD(NE_DO_STRIKE) | NE_ARG(0, s->players[seat].species - 1),
                        end);
    }
    return (int)(end - out);
}

static int list_resolves(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e;
    const ne_hunts hunts = ne_all_hunts(s);
    const unsigned predators = hunts.once & s->predators;
    const unsigned contested = hunts.twice & ~predators;
    const unsigned group = contested != 0 ? contested : predators;
    return (int)(ne_add_places(group, NE_DO_RESOLVE, out) - out);
}

int ne_claims(const ne_edition *e, const ne_state *s)
{
    const ne_biome  *b = ne_biome_at(e, s, s->at - 1);
    const ne_player *p = &s->players[s->turn];
    int              kind = 0;
    if (s->survivors == 0)
        return 0;
    for (int face = 0; face < NE_FACES; face++)
        kind = ne_most(kind, s->roll[face]);
    const int claims = (b->trophy_kind != 0) & (kind >= b->trophy_kind); /* NE-415 */
    const int elder = p->elders << 1 >> b->item_elder & 1;
    if (((b->item != 0) & (kind >= b->item_kind) & elder) != 0 && !ne_hand_is_full(e, s, p))
        return claims | 2; /* NE-416 */
    return claims;
}

static int list_claims(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    ochre_action *end = ne_add_six_of((uint32_t)ne_claims(e, s), 0, NE_DO_CLAIM, out);
    end = ne_add(NE_WORD(NE_DO_PASS), end);
    return (int)(end - out);
}

/* ---- freeing disks ---- */

/* Elders of his with a disk of these colours, as bits of rank - 1. */
static unsigned young_elders(const ne_state *s, const ne_player *p, unsigned colours)
{
    return p->young & ne_of_colours(s->coloured[0], s->coloured[1], s->coloured[2], colours);
}

static uint32_t young_husbands(const ne_state *s, const ne_player *p, unsigned colours)
{
    const uint32_t has_colour = 0u - (colours >> NE_HUSBAND_DISK & 1);
    return p->husbands & p->daughters & s->unripe & has_colour;
}

/* Daughters of his with such a disk. */
static uint32_t laden_daughters(const ne_state *s, const ne_player *p, unsigned colours)
{
    return p->daughters & ne_of_colours(s->laden[0], s->laden[1], s->laden[2], colours);
}

/* The colours that lie on her, as bits. */
static unsigned colours_on(const ne_state *s, int d)
{
    return (s->laden[0] >> d & 1) | (s->laden[1] >> d & 1) << 1 | (s->laden[2] >> d & 1) << 2;
}

/* Hardly anybody has items: kept out of the way of the rest. */
static __attribute__((noinline)) bool can_free_item(const ne_state *s, uint32_t items,
                                                    unsigned colours)
{
    for (; items != 0; items &= items - 1)
        if (s->item_disks[__builtin_ctz(items)] & colours)
            return true;
    return false;
}

bool ne_can_free(const ne_state *s, int seat, unsigned colours)
{
    const ne_player *p = &s->players[seat];
    if ((young_elders(s, p, colours) | young_husbands(s, p, colours) |
         laden_daughters(s, p, colours)) != 0)
        return true;
    return p->items != 0 && can_free_item(s, p->items, colours);
}

/* The verb for one thing, with each of the colours in the second argument. */
static ochre_action *add_colours(unsigned colours, int verb, int what, ochre_action *end)
{
    for (int c = 0; c < NE_COLOURS; c++)
        end = ne_add_if(colours >> c & 1, NE_WORD(verb) | NE_ARG(0, what) | NE_ARG(1, c), end);
    return end;
}

/* The first of these daughters with her disks of these colours; if there is none, a bit past all daughters
 * stands for her, on whom nothing lies. */
static ochre_action *add_first(const ne_state *s, uint32_t daughters, unsigned colours, int verb,
                               ochre_action *end)
{
    const int d = __builtin_ctz(daughters | ~(uint32_t)NE_ALL_DAUGHTERS);
    return add_colours(colours_on(s, d) & colours, verb, d, end);
}

/* Mostly there are at most two: no branch hangs on how many of those. */
static ochre_action *add_laden(const ne_state *s, uint32_t daughters, unsigned colours, int verb,
                               ochre_action *end)
{
    const uint32_t but_one = daughters & (daughters - 1);
    end = add_first(s, daughters, colours, verb, end);
    end = add_first(s, but_one, colours, verb, end);
    for (uint32_t rest = but_one & (but_one - 1); rest != 0; rest &= rest - 1)
        end = add_first(s, rest, colours, verb, end);
    return end;
}

static __attribute__((noinline)) ochre_action *
add_items(const ne_state *s, uint32_t items, unsigned colours, int verb, ochre_action *end)
{
    for (; items != 0; items &= items - 1) {
        const int item = __builtin_ctz(items);
        end = add_colours(s->item_disks[item] & colours, verb, item, end);
    }
    return end;
}

/* All targets, with the verbs of `free` or `neolexia`: four in a row from `first` on. */
static ochre_action *add_targets(const ne_state *s, unsigned colours, int first, ochre_action *end)
{
    const ne_player *p = &s->players[s->turn];
    end = ne_add_ranks(young_elders(s, p, colours), first, end);
    end = add_laden(s, laden_daughters(s, p, colours), colours, first + 1, end);
    const uint32_t husbands = young_husbands(s, p, colours);
    if (husbands != 0)
        end = ne_add_daughters(husbands, NE_WORD(first + 2), end);
    return p->items != 0 ? add_items(s, p->items, colours, first + 3, end) : end;
}

static int list_frees(const ne_state *s, int colour, ochre_action *out)
{
    ochre_action *end = add_targets(s, ne_colours_freed(colour), NE_DO_FREE_ELDER, out);
    end = ne_add(NE_WORD(NE_DO_SKIP), end);
    return (int)(end - out);
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
    return e->daughters[d].colours & ~taken & ne_pool_colours(p);
}

/* NE-523. */
static uint32_t usable_daughters(const ne_edition *e, const ne_state *s, const ne_player *p)
{
    return (p->husbands & ~p->daughters) | ne_active(e, s, p);
}

static bool may_play(const ne_edition *e, const ne_player *p, int item)
{
    const int biome = ne_biome_with(e, item);
    return biome >= 0 && (ne_mature_elders(p) >> (e->biomes[biome].item_elder - 1) & 1) != 0 &&
           (e->items[item].cost & ~ne_pool_colours(p)) == 0; /* NE-528 */
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
    ochre_action    *end = out;
    if (p->tribal) {
        for (uint32_t hand = p->hand; hand != 0; hand &= hand - 1)
            end = ne_add_if(may_play(e, p, __builtin_ctz(hand)),
                            NE_WORD(NE_DO_PLAY) | NE_ARG(0, __builtin_ctz(hand)), end);
    } else {
        for (uint32_t d = usable_daughters(e, s, p); d != 0; d &= d - 1)
            end = add_colours(portal_colours(e, p, __builtin_ctz(d)), NE_DO_PORTAL,
                              __builtin_ctz(d), end);
        end = add_targets(s, ne_known_colours(s, p), NE_DO_NEOLEXIA_ELDER, end);
    }
    end = ne_add(NE_WORD(NE_DO_PASS), end);
    return (int)(end - out);
}

/* ---- short lists ---- */

static int list_two(uint64_t first, uint64_t second, ochre_action *out)
{
    ne_add(second, ne_add(first, out));
    return 2;
}

static int list_sides(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    const uint8_t *sides = e->cards[s->players[s->turn].card - 1].sides;
    return list_two(NE_WORD(NE_DO_SIDE) | NE_ARG(0, sides[0]),
                    NE_WORD(NE_DO_SIDE) | NE_ARG(0, sides[1]), out);
}

static int list_elders(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e;
    return (int)(ne_add_ranks(s->players[s->turn].elders, NE_DO_LOSE_ELDER, out) - out);
}

static int list_flips(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e, (void)s;
    return list_two(NE_WORD(NE_DO_FLIP), NE_WORD(NE_DO_KEEP), out);
}

static int list_discards(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e;
    return (int)(ne_add_items(s->players[s->asked].hand, NE_DO_DISCARD, out) - out);
}

static int list_talk(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    const int n = ne_list_proposals(e, s, out);
    ne_add(NE_WORD(NE_DO_DONE), out + n);
    return n + 1;
}

static int list_answers(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e, (void)s;
    return list_two(NE_WORD(NE_DO_ACCEPT), NE_WORD(NE_DO_REFUSE), out);
}

static int list_divorces(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e;
    ochre_action *end = ne_add_daughters(s->players[s->turn].husbands, NE_DO_DIVORCE, out);
    end = ne_add(NE_WORD(NE_DO_DONE), end);
    return (int)(end - out);
}

static int list_falls(const ne_edition *e, const ne_state *s, ochre_action *out)
{
    (void)e, (void)s;
    return list_two(NE_WORD(NE_DO_FALL), NE_WORD(NE_DO_FALL) | NE_ARG(0, 1), out);
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
