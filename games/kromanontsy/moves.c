/* moves.c - what a player of Кроманьонцы may do now; what may be done with an animal stands in
 * moves_hunt.c.
 *
 * The list of a turn is long and asked for all the time, so it is built without searching: a hand is one
 * word of eight counts and is compared with a whole cost in a few instructions; actions are put together
 * as 64-bit words; where it pays, an action is stored in any case and the length grows only if it is
 * legal (the buffer holds OCHRE_LEGAL, and no list of any edition comes near that end). */
#include "games/kromanontsy/table.h"

#define WORD(verb)    ((uint64_t)(verb))
#define ARG(i, value) ((uint64_t)(value) << (8 + 8 * (i)))

/* Those asked answer clockwise (KR-344). */
static int answerer(const kr_state *s)
{
    int seat = kr_next_seat(s, s->turn);
    while (!((s->asked & ~s->answered) >> seat & 1))
        seat = kr_next_seat(s, seat);
    return seat;
}

int kr_actor(const void *state)
{
    static const int others[KR_PHASES] = {
        /* 0: a player decides */
        [KR_FIRST] = OCHRE_CHANCE,  [KR_SETUP] = OCHRE_CHANCE, [KR_DRAW] = OCHRE_CHANCE,
        [KR_REVEAL] = OCHRE_CHANCE, [KR_STEAL] = OCHRE_CHANCE, [KR_EVENT] = OCHRE_CHANCE,
        [KR_OVER] = OCHRE_OVER};
    const kr_state *s = state;
    const int       seat = s->turn, other = others[s->phase];
    if (s->phase == KR_ANSWER)
        return answerer(s);
    return other != 0 ? other : seat;
}

/* ---- sets of four ---- */

/* What `at` makes of the numbers in each set of four. */
#define SETS_OF_FOUR(at)                                                                           \
    {                                                                                              \
        {0}, {at(0)}, {at(1)}, {at(0), at(1)}, {at(2)}, {at(0), at(2)}, {at(1), at(2)},            \
            {at(0), at(1), at(2)}, {at(3)}, {at(0), at(3)}, {at(1), at(3)}, {at(0), at(1), at(3)}, \
            {at(2), at(3)}, {at(0), at(2), at(3)}, {at(1), at(2), at(3)},                          \
        {                                                                                          \
            at(0), at(1), at(2), at(3)                                                             \
        }                                                                                          \
    }
static const uint8_t sizes[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

/* ---- exploring and trading ---- */

/* The terrains that can be explored, one bit each (KR-306); in the solo game one may be closed (KR-822). */
static unsigned terrains_open(const kr_state *s)
{
    unsigned open = 0;
    for (int terrain = 0; terrain < KR_TERRAINS; terrain++) {
        const uint8_t *kinds = kr_kinds[terrain];
        const int      cards =
            s->deck[kinds[0]] | s->deck[kinds[1]] | s->deck[kinds[2]] | s->piles[terrain].count;
        open |= (unsigned)(cards != 0) << terrain;
    }
    return open & ~(1u << s->closed >> 1);
}

#define EXPLORED(i) WORD(KR_DO_EXPLORE) | ARG(0, i)
#define EXTRA(i)    WORD(KR_DO_EXTRA) | ARG(0, i)
static const uint64_t explorations[16][KR_TERRAINS] = SETS_OF_FOUR(EXPLORED);
static const uint64_t additional[16][KR_TERRAINS] = SETS_OF_FOUR(EXTRA);

static int list_terrains(unsigned terrains, const uint64_t by_set[16][KR_TERRAINS],
                         ochre_action *out, int n)
{
    memcpy(out + n, by_set[terrains], sizeof by_set[terrains]);
    return n + sizes[terrains];
}

/* The high bits of the bytes whose resource can be traded: something is given for it, the hand has so
 * much, and the supply has the loot. */
static uint64_t tradable(const kr_edition *e, const kr_state *s)
{
    uint64_t have, give, get;
    memcpy(&have, s->players[s->turn].hand, sizeof have);
    memcpy(&give, e->exchange.give, sizeof give);
    memcpy(&get, e->exchange.get, sizeof get);
    const uint64_t supply = (uint64_t)kr_loot_supply(s) * KR_ONES;
    return kr_left_over(have, give) & kr_left_over(supply, get) & (give + ~KR_HIGH_BITS) &
           KR_HIGH_BITS;
}

static ochre_action trade_of(uint64_t resources)
{
    return ochre_action_packed(WORD(KR_DO_TRADE) | ARG(0, __builtin_ctzll(resources) / KR_BYTE));
}

/* Seldom more than one: the first is stored in any case. */
static int list_trades(const kr_edition *e, const kr_state *s, ochre_action *out, int n)
{
    uint64_t left = tradable(e, s);
    out[n] = trade_of(left | UINT64_C(1) << 63); /* there has to be a bit to find */
    n += left != 0;
    for (left &= left - 1; left != 0; left &= left - 1)
        out[n++] = trade_of(left);
    return n;
}

/* ---- learning ---- */

/* Choices of positions for two jokers and more, in ascending order of their number and then of
 * themselves; and where each number of jokers begins. */
static const uint8_t choices[] = {
    3,  5,  6,  9,  10, 12, 17, 18, 20, 24, 33, 34, 36, 40, 48,                     /* two */
    7,  11, 13, 14, 19, 21, 22, 25, 26, 28, 35, 37, 38, 41, 42, 44, 49, 50, 52, 56, /* three */
    15, 23, 27, 29, 30, 39, 43, 45, 46, 51, 53, 54, 57, 58, 60,                     /* four */
    31, 47, 55, 59, 61, 62,                                                         /* five */
    63};
static const uint8_t choices_from[] = {0, 0, 0, 15, 35, 50, 56, 57};
static_assert(sizeof choices == 57, "all of six positions but none and single ones");

/* A card that must be paid for, and what it costs and leaves. */
typedef struct offer {
    const kr_technology *t;
    int                  technology;
    int                  alike; /* positions before this are named from the lowest on (KR-426) */
    int                  loot;  /* that is left for jokers */
    uint64_t             left;  /* kr_left_over of the hand */
} offer;

static bool is_enough(uint64_t left)
{
    return (~left & KR_HIGH_BITS) == 0;
}

/* May the position be named together with those jokers (KR-425, KR-426)? */
static bool is_nameable(const offer *o, int i, unsigned jokers)
{
    const uint8_t *cost = o->t->cost;
    bool           is_first = cost[i] != 1 + KR_LOOT;
    for (int j = 0; j < i && i < o->alike; j++)
        is_first &= (cost[j] != cost[i]) | (jokers >> j & 1);
    return is_first;
}

static uint64_t relief(const kr_edition *e, const offer *o, int i)
{
    return (UINT64_C(1) << (KR_BYTE * o->t->cost[i])) -
           ((uint64_t)e->joker_loot << (KR_BYTE * (1 + KR_LOOT)));
}

static bool is_payment(const kr_edition *e, const offer *o, unsigned jokers)
{
    uint64_t left = o->left;
    for (unsigned rest = jokers; rest != 0; rest &= rest - 1) {
        const int i = __builtin_ctz(rest);
        if (!is_nameable(o, i, jokers))
            return false;
        left += relief(e, o, i);
    }
    return is_enough(left);
}

/* Cards that are missing, in all bytes together. */
static int missing_cards(uint64_t left)
{
    const uint64_t short_of = (~left & KR_HIGH_BITS) >> 7;
    const uint64_t missing = (KR_HIGH_BITS - left) & (short_of * 0xff);
    return (int)(missing * KR_ONES >> 56);
}

/* All payments with at least one joker. */
static int list_jokers(const kr_edition *e, const offer *o, ochre_action *out, int n)
{
    const uint64_t learn = WORD(KR_DO_LEARN) | ARG(0, o->technology);
    const int      cards = o->t->cost_count;
    for (int i = 0; i < cards; i++) {
        out[n] = ochre_action_packed(learn | ARG(1, 1u << i));
        const int enough = is_enough(o->left + relief(e, o, i));
        n += enough & is_nameable(o, i, 0);
    }
    for (int count = 2; count <= cards && count * e->joker_loot <= o->loot; count++)
        for (int k = choices_from[count]; k < choices_from[count + 1] && choices[k] >> cards == 0;
             k++)
            if (is_payment(e, o, choices[k]))
                out[n++] = ochre_action_packed(learn | ARG(1, choices[k]));
    return n;
}

static int loot_left(uint64_t left)
{
    return (int)(left >> (KR_BYTE * (1 + KR_LOOT))) - 128;
}

/* The cells whose price could be paid with jokers, one bit each. */
static unsigned cells_for_jokers(const kr_edition *e, const kr_state *s, uint64_t hand)
{
    unsigned cells = 0;
    for (int i = 0; i < KR_ALL_CELLS; i++) {
        const uint64_t left = kr_left_over(hand, kr_price_at(s, i));
        const int      loot = loot_left(left);
        cells |= (unsigned)((loot >= e->joker_loot) & (missing_cards(left) * e->joker_loot <= loot))
                 << i;
    }
    return cells;
}

/* Seldom needed and long: kept out of the way of the rest. */
static __attribute__((noinline)) int list_all_jokers(const kr_edition *e, const kr_state *s,
                                                     uint64_t hand, ochre_action *out, int n)
{
    for (unsigned cells = cells_for_jokers(e, s, hand); cells != 0; cells &= cells - 1) {
        const int            i = __builtin_ctz(cells);
        const uint64_t       left = kr_left_over(hand, kr_price_at(s, i));
        const int            technology = kr_cell(s, i) - KR_CELL_TECHNOLOGY;
        const kr_technology *t = &e->technologies[technology];
        const int            alike = t->cost_count - (i % KR_CELLS != 0);
        const offer          o = {t, technology, alike, loot_left(left), left};
        n = list_jokers(e, &o, out, n);
    }
    return n;
}

static int list_learning(const kr_edition *e, const kr_state *s, ochre_action *out, int n)
{
    const kr_player *p = &s->players[s->turn];
    const uint64_t   hand = kr_hand_word(p);
    const uint64_t   learn = WORD(KR_DO_LEARN) - ARG(0, KR_CELL_TECHNOLOGY);
    const bool       jokers = p->hand[KR_LOOT] >= e->joker_loot;
    size_t           length = (size_t)n;
    for (int i = 0; i < KR_ALL_CELLS; i++) {
        /* What lies there is a technology, or not counted: only technologies have a price. */
        out[length] = ochre_action_packed(learn + ARG(0, kr_cell(s, i)));
        length += kr_covers(hand, kr_price_at(s, i));
    }
    return jokers ? list_all_jokers(e, s, hand, out, (int)length) : (int)length;
}

/* ---- using technologies ---- */

static int list_attacks(const kr_state *s, ochre_action *out, int n)
{
    for (int seat = 0; seat < s->seats; seat++) {
        if (seat == s->turn)
            continue;
        for (int back = 0; back < KR_BACKS; back++) {
            out[n] = ochre_action_packed(WORD(KR_DO_ATTACK) | ARG(0, seat) | ARG(1, back));
            n += kr_backs(&s->players[seat], back) != 0;
        }
    }
    return n;
}

/* The high bits of the bytes of eight cells, or four, that hold a resource. */
static uint64_t resource_cells(uint64_t cells)
{
    const uint64_t from = cells + (128 - KR_CELL_RESOURCE) * KR_ONES;
    const uint64_t behind = cells + (128 - KR_CELL_SETTLEMENT) * KR_ONES;
    return from & ~behind & KR_HIGH_BITS;
}
static_assert(KR_CELL_KINDS < 128, "a carry stays in its byte");

/* The cells with a resource, one bit each, row by row. */
static unsigned cells_with_resources(const kr_state *s)
{
    uint64_t first = 0, last = 0;
    memcpy(&first, s->rows, 2 * KR_CELLS);
    memcpy(&last, s->rows[2], KR_CELLS);
    /* One bit in each byte: a multiplication brings the eight together. */
    const uint64_t gather = UINT64_C(0x0102040810204080);
    const uint64_t a = (resource_cells(first) >> 7) * gather >> 56;
    const uint64_t b = (resource_cells(last) >> 7) * gather >> 56;
    return (unsigned)(a | b << 2 * KR_CELLS);
}
static_assert(KR_ROWS == 3 && KR_CELLS == 4, "two rows fill a word");

/* Piles with a resource on top, one bit each (KR-467). */
static unsigned piles_with_resources(const kr_state *s)
{
    unsigned open = 0;
    for (int back = 0; back < KR_BACKS; back++) {
        const uint8_t *pile = (const uint8_t *)&s->piles[back]; /* the count, then the cards */
        const int      count = pile[0], top = pile[count];
        open |= (unsigned)((count != 0) & (top < KR_RESOURCES)) << back;
    }
    return open;
}

/* Every way to take a card, with a household card (newtech) or for more action points (develop): from
 * each set of four piles, and of the four cells of each row. */
enum { TO_DEVELOP = KR_DO_DEVELOP_ROW - KR_DO_NEWTECH_ROW, GROUPS = 1 + KR_ROWS };
static_assert(KR_DO_DEVELOP_DISCARD - KR_DO_NEWTECH_DISCARD == TO_DEVELOP, "the same step");

#define FROM_PILE(back)      (WORD(KR_DO_NEWTECH_DISCARD) | ARG(0, back))
#define FROM_ROW(row, cell)  (WORD(KR_DO_NEWTECH_ROW) | ARG(0, row) | ARG(1, 1 + (cell)))
#define FROM_WEAPONS(cell)   FROM_ROW(KR_WEAPON, cell)
#define FROM_HOUSEHOLD(cell) FROM_ROW(KR_HOUSEHOLD, cell)
#define FROM_DWELLINGS(cell) FROM_ROW(KR_DWELLING, cell)
#define BOTH(take)           take, take + TO_DEVELOP
#define BOTH_PILE(back)      BOTH(FROM_PILE(back))
#define BOTH_WEAPONS(cell)   BOTH(FROM_WEAPONS(cell))
#define BOTH_HOUSEHOLD(cell) BOTH(FROM_HOUSEHOLD(cell))
#define BOTH_DWELLINGS(cell) BOTH(FROM_DWELLINGS(cell))
static const uint64_t takes[GROUPS][16][4] = {SETS_OF_FOUR(FROM_PILE), SETS_OF_FOUR(FROM_WEAPONS),
                                              SETS_OF_FOUR(FROM_HOUSEHOLD),
                                              SETS_OF_FOUR(FROM_DWELLINGS)};
static const uint64_t double_takes[GROUPS][16][8] = {
    SETS_OF_FOUR(BOTH_PILE), SETS_OF_FOUR(BOTH_WEAPONS), SETS_OF_FOUR(BOTH_HOUSEHOLD),
    SETS_OF_FOUR(BOTH_DWELLINGS)};

/* What can be taken is a set for each group, four bits each, and the loot on its pile. */
static int list_takes_by_one(unsigned sets, unsigned loot, uint64_t step, ochre_action *out, int n)
{
    for (int group = 0; group < GROUPS; group++) {
        const unsigned set = sets >> 4 * group & 15;
        for (int i = 0; i < 4; i++)
            out[n + i] = ochre_action_packed(takes[group][set][i] + step);
        n += sizes[set];
        if (group > 0)
            continue;
        out[n] = ochre_action_packed(FROM_PILE(KR_LOOT_BACK) + step);
        n += (int)loot;
    }
    return n;
}

static int list_takes_by_both(unsigned sets, unsigned loot, ochre_action *out, int n)
{
    for (int group = 0; group < GROUPS; group++) {
        const unsigned set = sets >> 4 * group & 15;
        memcpy(out + n, double_takes[group][set], sizeof double_takes[group][set]);
        n += 2 * sizes[set];
        if (group > 0)
            continue;
        out[n] = ochre_action_packed(FROM_PILE(KR_LOOT_BACK));
        out[n + 1] = ochre_action_packed(FROM_PILE(KR_LOOT_BACK) + TO_DEVELOP);
        n += 2 * (int)loot;
    }
    return n;
}

static int list_takes(const kr_edition *e, const kr_state *s, ochre_action *out, int n)
{
    const kr_player *p = &s->players[s->turn];
    const bool       newtech = (s->ap >= e->cost.newtech) & (p->used < p->skill[KR_HOUSEHOLD]);
    const bool       develop = s->ap >= e->cost.develop;
    if (!(newtech | develop))
        return n;
    const unsigned piles = piles_with_resources(s), loot = piles >> KR_LOOT_BACK;
    const unsigned sets = (piles & 15) | cells_with_resources(s) << KR_TERRAINS;
    if (newtech & develop)
        return list_takes_by_both(sets, loot, out, n);
    return list_takes_by_one(sets, loot, newtech ? 0 : TO_DEVELOP, out, n);
}

static int list_improvements(const kr_edition *e, const kr_player *p, ochre_action *out, int n)
{
    uint64_t unturned = p->knows & kr_row_mask(KR_DWELLING) & ~p->improved;
    for (; unturned != 0; unturned &= unturned - 1) {
        const int technology = __builtin_ctzll(unturned);
        const int improve = e->technologies[technology].improve;
        const int most = improve < p->hand[KR_LOOT] ? improve : p->hand[KR_LOOT];
        for (int k = 1; k <= most; k++)
            out[n++] = ochre_action_packed(WORD(KR_DO_IMPROVE) | ARG(0, technology) | ARG(1, k));
    }
    return n;
}

/* Skills or needs, the bytes of a word; the fourth belongs to something else. */
static uint32_t three_rows(const uint8_t rows[KR_ROWS])
{
    uint32_t word;
    memcpy(&word, rows, sizeof word);
    return word & 0xffffff;
}
static_assert(offsetof(kr_player, limit) == offsetof(kr_player, skill) + KR_ROWS, "a fourth byte");
static_assert(offsetof(kr_settlement, points) == offsetof(kr_settlement, needs) + KR_ROWS,
              "a fourth byte");

static int list_settlements(const kr_edition *e, const kr_state *s, bool may, ochre_action *out,
                            int n)
{
    const uint32_t high_bits = 0x808080;
    const uint32_t skill = three_rows(s->players[s->turn].skill) | high_bits;
    for (int row = 0; row < KR_ROWS; row++) {
        const int cell = s->rows[row][KR_CELLS - 1];
        if (!kr_is_settlement(cell))
            continue;
        const uint32_t needs = three_rows(e->settlements[cell - KR_CELL_SETTLEMENT].needs);
        out[n] = ochre_action_packed(WORD(KR_DO_SETTLE) | ARG(0, row));
        n += may & (((skill - needs) & high_bits) == high_bits);
    }
    return n;
}

/* ---- whole lists ---- */

static int list_for_points(const kr_edition *e, const kr_state *s, unsigned terrains,
                           ochre_action *out)
{
    const kr_player *p = &s->players[s->turn];
    const bool       solo = kr_is_solo(s);
    int n = list_terrains(terrains & -(unsigned)(s->ap >= e->cost.explore), explorations, out, 0);
    if (!solo && ((s->ap >= e->cost.attack) & (kr_ready_weapons(p) > 0))) /* KR-813 */
        n = list_attacks(s, out, n);
    n = list_takes(e, s, out, n);
    if (!solo && ((s->ap >= e->cost.improve) & (p->hand[KR_LOOT] != 0)))
        n = list_improvements(e, p, out, n);
    return n;
}

static int list_turn(const kr_edition *e, const kr_state *s, ochre_action *out)
{
    const kr_player *p = &s->players[s->turn];
    const unsigned   terrains = terrains_open(s);
    const bool       solo = kr_is_solo(s); /* nobody is ahead of him, so there is no allowance */
    const bool       may_settle = solo ? s->ap >= e->solo_settle_cost : !s->acted;
    int              n = s->ap > 0 ? list_for_points(e, s, terrains, out) : 0;
    n = list_trades(e, s, out, n);
    n = list_learning(e, s, out, n);
    n = list_settlements(e, s, may_settle & (p->settlement == 0), out, n);
    if (!solo) {
        const bool may_more = !s->extra_used & (kr_allowance(e, s) > 0);
        n = list_terrains(terrains & -(unsigned)may_more, additional, out, n);
    }
    out[n++] = ochre_action_packed(WORD(KR_DO_END));
    return n;
}

static int list_drops(const kr_edition *e, const kr_state *s, ochre_action *out)
{
    const uint8_t *hand = s->players[s->turn].hand;
    int            n = 0;
    (void)e;
    for (int r = 0; r < KR_RESOURCES; r++) {
        out[n] = ochre_action_packed(WORD(KR_DO_DROP) | ARG(0, r));
        n += hand[r] != 0;
    }
    return n;
}

static int list_extra(const kr_edition *e, const kr_state *s, ochre_action *out)
{
    const int n = list_terrains(terrains_open(s), additional, out, 0);
    (void)e;
    out[n] = ochre_action_packed(WORD(KR_DO_STOP));
    return n + 1;
}

static int list_nothing(const kr_edition *e, const kr_state *s, ochre_action *out)
{
    (void)e, (void)s, (void)out;
    return 0; /* chance's decision, or nobody's */
}

/* ---- the door ---- */

/* One jump to the list, as to the deeds in apply.c. */
typedef int lister(const kr_edition *e, const kr_state *s, ochre_action *out);

static lister *const listers[KR_PHASES] = {
    [KR_FIRST] = list_nothing,  [KR_SETUP] = list_nothing,  [KR_TURN] = list_turn,
    [KR_DRAW] = list_nothing,   [KR_HUNT] = kr_list_hunt,   [KR_OFFER] = kr_list_hunt,
    [KR_ANSWER] = kr_list_hunt, [KR_JOINT] = kr_list_hunt,  [KR_FLEE] = list_drops,
    [KR_EXTRA] = list_extra,    [KR_REVEAL] = list_nothing, [KR_STEAL] = list_nothing,
    [KR_LIMIT] = list_drops,    [KR_EVENT] = list_nothing,  [KR_EVENTDROP] = list_drops,
    [KR_OVER] = list_nothing,
};

int kr_legal(const void *edition, const void *state, ochre_action *out)
{
    const kr_state *s = state;
    return listers[s->phase](edition, s, out);
}
