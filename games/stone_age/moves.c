/* moves.c - what a player of Stone Age may do now.
 *
 * Lists are built from masks and counts, without trying places one by one: all single places that are
 * taken are the bits of all players' `on` together, the crowds of two places are one word of eight
 * bytes, and payments have a file of their own. Actions are put together as 64-bit words (verb in the
 * lowest byte, then the arguments).
 *
 * Random play is bound by branches that cannot be foreseen, not by stores. So the two commonest lists
 * are written without any: the moves of a place, or of a set of four places, are copied in any case, and
 * the length grows by as many of them as are legal; what is not is overwritten by the next (the buffer
 * holds OCHRE_LEGAL). */
#include "games/stone_age/state.h"

#include <string.h>

enum { VILLAGE = 1 << SA_TOOLMAKER | 1 << SA_HUT | 1 << SA_FIELD };

#define WORD(verb)    ((uint64_t)(verb))
#define ARG(i, value) ((uint64_t)(uint8_t)(value) << (8 + 8 * (i)))

/* One die each, clockwise from the buyer (SA-521). */
static int chooser(const sa_state *s)
{
    const int seat = s->turn + s->seats - sa_gift_dice(s);
    return seat < s->seats ? seat : seat - s->seats;
}

int sa_actor(const void *state)
{
    static const int others[SA_PHASES] = {
        /* 0: a player decides */
        [SA_FIRST] = OCHRE_CHANCE,     [SA_SETUP] = OCHRE_CHANCE, [SA_ROLL] = OCHRE_CHANCE,
        [SA_GIFT_ROLL] = OCHRE_CHANCE, [SA_DRAW] = OCHRE_CHANCE,  [SA_NEXT_TILE] = OCHRE_CHANCE,
        [SA_REFILL] = OCHRE_CHANCE,    [SA_END] = OCHRE_OVER};
    const sa_state *s = state;
    const int       seat = s->turn, other = others[s->phase];
    if (s->phase == SA_CHOOSE)
        return chooser(s);
    return other != 0 ? other : seat;
}

/* ---- sets of places ---- */

/* The verb with the members of each set of four places, ready to be copied. */
#define AT(verb, place) (WORD(verb) | ARG(0, place))
#define SETS_OF_4(verb, a)                                                                         \
    SETS_OF_3(verb, a), {AT(verb, a + 3)}, {AT(verb, a), AT(verb, a + 3)},                         \
        {AT(verb, a + 1), AT(verb, a + 3)}, {AT(verb, a), AT(verb, a + 1), AT(verb, a + 3)},       \
        {AT(verb, a + 2), AT(verb, a + 3)}, {AT(verb, a), AT(verb, a + 2), AT(verb, a + 3)},       \
        {AT(verb, a + 1), AT(verb, a + 2), AT(verb, a + 3)},                                       \
    {                                                                                              \
        AT(verb, a), AT(verb, a + 1), AT(verb, a + 2), AT(verb, a + 3)                             \
    }
#define SETS_OF_3(verb, a)                                                                         \
    {0}, {AT(verb, a)}, {AT(verb, a + 1)}, {AT(verb, a), AT(verb, a + 1)}, {AT(verb, a + 2)},      \
        {AT(verb, a), AT(verb, a + 2)}, {AT(verb, a + 1), AT(verb, a + 2)},                        \
    {                                                                                              \
        AT(verb, a), AT(verb, a + 1), AT(verb, a + 2)                                              \
    }
typedef uint64_t          sets_of_four[16][4];
static const sets_of_four places_by_four[4] = {{SETS_OF_4(SA_DO_PLACE, 0)},
                                               {SETS_OF_4(SA_DO_PLACE, 4)},
                                               {SETS_OF_4(SA_DO_PLACE, 8)},
                                               {SETS_OF_4(SA_DO_PLACE, 12)}};
static const sets_of_four acts_by_four[4] = {{SETS_OF_4(SA_DO_RESOLVE, 0)},
                                             {SETS_OF_4(SA_DO_RESOLVE, 4)},
                                             {SETS_OF_4(SA_DO_RESOLVE, 8)},
                                             {SETS_OF_4(SA_DO_RESOLVE, 12)}};
static const uint8_t      sizes[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

/* The members among the i-th four places; returns the new length of the list. */
static size_t put_four(ochre_action *out, size_t n, const sets_of_four *by_four, unsigned places,
                       int i)
{
    const unsigned set = places >> 4 * i & 15;
    memcpy(out + n, by_four[i][set], sizeof by_four[i][set]);
    return n + sizes[set];
}

/* ---- crowds ---- */

/* Every placement of a crowd there is, ready to be copied: 1 to 10 hunters, elsewhere 1 to 7 people (an
 * eighth makes the row even). */
#define CROWD(place, people) (WORD(SA_DO_PLACE_CROWD) | ARG(0, place) | ARG(1, people))
#define EIGHT_CROWDS(place)                                                                        \
    CROWD(place, 1), CROWD(place, 2), CROWD(place, 3), CROWD(place, 4), CROWD(place, 5),           \
        CROWD(place, 6), CROWD(place, 7), CROWD(place, 8)
static const uint64_t hunts[SA_PEOPLE_MOST] = {EIGHT_CROWDS(SA_HUNT), CROWD(SA_HUNT, 9),
                                               CROWD(SA_HUNT, 10)};
static const uint64_t crowds[SA_RESOURCES][8] = {{EIGHT_CROWDS(SA_FOREST)},
                                                 {EIGHT_CROWDS(SA_CLAYPIT)},
                                                 {EIGHT_CROWDS(SA_QUARRY)},
                                                 {EIGHT_CROWDS(SA_RIVER)}};

/* Resource places hold at most seven people, so figures about all four of them fit in one word, four
 * bits a place. The words of the crowds are folded into one with a byte for each seat: clay pit and
 * forest in the lower half, quarry and river in the upper. */
#define HALVES UINT64_C(0x0000000100000001)
#define FOURS  (0x11 * HALVES) /* a one for each of the four places, in the lowest bytes */
enum { CLAYPIT_BITS = 0, FOREST_BITS = 4, QUARRY_BITS = 32, RIVER_BITS = 36 };

/* The four seats of each place added up. */
static uint64_t seats_sum(uint64_t folded)
{
    return folded * UINT32_C(0x01010101) >> 24 & 0xff * HALVES;
}

/* The rings left in each resource place, by those bits; none where the seat may not go. */
static inline uint64_t rings_open(const sa_edition *e, const sa_state *s, int seat)
{
    const uint64_t far = sa_crowd_pair(s, SA_FOREST) >> 32 | sa_crowd_pair(s, SA_RIVER) << 32;
    const uint64_t folded = sa_crowd_pair(s, SA_CLAYPIT) | far << 4;
    const uint64_t groups = (folded + 0x77 * SA_ONES) >> 3 & 0x11 * SA_ONES;
    const uint64_t most = e->limits[s->seats - 2].gather_players;
    const uint64_t crowded = (seats_sum(groups) + (8 - most) * FOURS) >> 3; /* SA-218, SA-219 */
    const uint64_t rings = e->rings * FOURS - seats_sum(folded);            /* SA-213 */
    const uint64_t present = groups >> 8 * seat;                            /* SA-204 */
    return rings & ~(((present | crowded) & FOURS) * 15);
}

/* ---- placement ---- */

/* The single places that there are. */
static unsigned limits_open(const sa_limits *limits)
{
    return VILLAGE | SA_CARD_PLACES | ((1u << limits->building_stacks) - 1) << SA_BUILDING_1;
}

/* The single places that the seat may take, as bits of sa_place. */
static unsigned free_singles(const sa_edition *e, const sa_state *s, int seat)
{
    const sa_player *p = s->players;
    const sa_limits *limits = &e->limits[s->seats - 2];
    const unsigned   taken = (unsigned)(p[0].on | p[1].on | p[2].on | p[3].on);
    const bool       is_full = sizes[(taken & VILLAGE) >> 4] >= limits->village_places; /* SA-217 */
    const unsigned   hut = (unsigned)(p[seat].home < 2) << SA_HUT;                      /* SA-211 */
    return limits_open(limits) & ~taken & ~hut & ~(is_full * (unsigned)VILLAGE);
}
static_assert((VILLAGE & ~(15 << 4)) == 0, "the village lies in one set of four");

bool sa_can_place(const sa_edition *e, const sa_state *s, int seat)
{
    if (s->players[seat].home == 0)
        return false;
    if ((free_singles(e, s, seat) != 0) | (s->gather[SA_HUNT][seat] == 0))
        return true;
    return rings_open(e, s, seat) != 0;
}

static size_t put_crowd(ochre_action *out, size_t n, int resource, size_t home, uint64_t rings)
{
    memcpy(out + n, crowds[resource], sizeof crowds[resource]);
    rings &= 15;
    return n + (rings < home ? rings : home);
}

static int list_places(const sa_edition *e, const sa_state *s, ochre_action *out)
{
    const int      seat = s->turn;
    const uint64_t rings = rings_open(e, s, seat);
    const size_t   home = s->players[seat].home;
    const unsigned singles = free_singles(e, s, seat);
    memcpy(out, hunts, sizeof hunts);
    size_t n = home * (s->gather[SA_HUNT][seat] == 0); /* SA-212 */
    n = put_crowd(out, n, SA_WOOD, home, rings >> FOREST_BITS);
    n = put_crowd(out, n, SA_BRICK, home, rings >> CLAYPIT_BITS);
    n = put_crowd(out, n, SA_STONE, home, rings >> QUARRY_BITS);
    n = put_crowd(out, n, SA_GOLD, home, rings >> RIVER_BITS);
    n = put_four(out, n, places_by_four, singles, 1);
    n = put_four(out, n, places_by_four, singles, 2);
    return (int)put_four(out, n, places_by_four, singles, 3);
}

/* ---- actions ---- */

static int list_picks(ochre_action *out, int n)
{
    for (int a = SA_WOOD; a <= SA_GOLD; a++)
        for (int b = a; b <= SA_GOLD; b++)
            out[n++] = ochre_action_packed(WORD(SA_DO_PICK) | ARG(0, a) | ARG(1, b));
    return n;
}

/* Whether the seat has people in either place of a pair: bits 0 and 32. */
static uint64_t pair_gathering(const sa_state *s, int place, int seat)
{
    const uint64_t people = sa_crowd_pair(s, place) >> 8 * seat & 0x7f * HALVES;
    return (people + 0x7f * HALVES) >> 7 & HALVES;
}

/* The gather places where the seat has people, as bits of sa_place. */
static unsigned gathering(const sa_state *s, int seat)
{
    const uint64_t even = pair_gathering(s, SA_HUNT, seat) |
                          pair_gathering(s, SA_CLAYPIT, seat) << SA_CLAYPIT |
                          (pair_gathering(s, SA_RIVER, seat) & 1) << SA_RIVER;
    return (unsigned)((even | even >> 31) & 31); /* the odd places stand 32 bits above */
}

static int list_acts(const sa_edition *e, const sa_state *s, ochre_action *out)
{
    const sa_player *p = &s->players[s->turn];
    const unsigned   places = gathering(s, s->turn) | p->on;
    (void)e;
    size_t n = put_four(out, 0, acts_by_four, places, 0);
    n = put_four(out, n, acts_by_four, places, 1);
    n = put_four(out, n, acts_by_four, places, 2);
    n = put_four(out, n, acts_by_four, places, 3);
    return p->picks > 0 ? list_picks(out, (int)n) : (int)n;
}

/* All subsets of what is ready, ascending. Eight at a time, which are enough for three tools: fewer
 * subsets repeat, and only the first ones count. */
static int list_tools(const sa_edition *e, const sa_state *s, ochre_action *out)
{
    static const uint8_t subsets[8] = {1, 2, 2, 4, 2, 4, 4, 8};
    const unsigned       ready = sa_tools_ready(&s->players[s->turn]);
    unsigned             subset = 0;
    int                  n = 0;
    (void)e;
    do {
        for (int i = 0; i < 8; i++) {
            out[n++] = ochre_action_packed(WORD(SA_DO_USE) | ARG(0, subset));
            subset = (subset - ready) & ready;
        }
    } while (subset != 0);
    return subsets[ready & 7] * subsets[ready >> SA_TOOL_SLOTS];
}

static int list_fixed_payment(const uint16_t have[SA_RESOURCES], const uint8_t cost[SA_RESOURCES],
                              ochre_action *out, int n)
{
    out[n] = ochre_action_packed(WORD(SA_DO_PAY) | ARG(0, cost[0]) | ARG(1, cost[1]) |
                                 ARG(2, cost[2]) | ARG(3, cost[3]));
    return n + ((have[0] >= cost[0]) & (have[1] >= cost[1]) & (have[2] >= cost[2]) &
                (have[3] >= cost[3]));
}

static int list_pays(const sa_edition *e, const sa_state *s, ochre_action *out)
{
    const uint16_t *have = s->players[s->turn].goods;
    const int       stack = sa_stack_at(s);
    out[0] = ochre_action_packed(WORD(SA_DO_DECLINE));
    if (stack < 0)
        return sa_list_payments(have, SA_DO_PAY, e->slot_cost[sa_slot_at(s)], 0, out, 1);
    const sa_building *tile = &e->buildings[s->tile[stack] - 1];
    if (tile->type == SA_FIXED)
        return list_fixed_payment(have, tile->cost, out, 1);
    if (tile->type == SA_EXACT)
        return sa_list_payments(have, SA_DO_PAY, tile->count, tile->kinds, out, 1);
    int n = 1;
    for (int total = tile->min; total <= tile->max; total++)
        n = sa_list_payments(have, SA_DO_PAY, total, 0, out, n);
    return n;
}

static int list_choices(const sa_edition *e, const sa_state *s, ochre_action *out)
{
    int n = 0;
    (void)e;
    for (int face = 1; face <= 6; face++) {
        out[n] = ochre_action_packed(WORD(SA_DO_CHOOSE) | ARG(0, face));
        n += s->gifts[face - 1] != 0;
    }
    return n;
}

static int list_picks_now(const sa_edition *e, const sa_state *s, ochre_action *out)
{
    (void)e, (void)s;
    out[0] = ochre_action_packed(WORD(SA_DO_KEEP));
    return list_picks(out, 1);
}

static int list_feeds(const sa_edition *e, const sa_state *s, ochre_action *out)
{
    const sa_player *p = &s->players[s->turn];
    (void)e;
    out[0] = ochre_action_packed(WORD(SA_DO_STARVE));
    const int n = sa_list_payments(p->goods, SA_DO_FEED, s->shortage, 0, out, 1);
    return p->picks > 0 ? list_picks(out, n) : n;
}

/* ---- the door ---- */

static int list_nothing(const sa_edition *e, const sa_state *s, ochre_action *out)
{
    (void)e, (void)s, (void)out;
    return 0; /* chance's decision, or nobody's */
}

/* One jump to the list, which then needs no more registers than its own: with a switch, all lists would
 * pay for the longest one. */
typedef int lister(const sa_edition *e, const sa_state *s, ochre_action *out);

static lister *const listers[SA_PHASES] = {
    [SA_FIRST] = list_nothing,     [SA_SETUP] = list_nothing,     [SA_PLACE] = list_places,
    [SA_ACT] = list_acts,          [SA_ROLL] = list_nothing,      [SA_TOOLS] = list_tools,
    [SA_PAY] = list_pays,          [SA_GIFT_ROLL] = list_nothing, [SA_CHOOSE] = list_choices,
    [SA_PICKNOW] = list_picks_now, [SA_DRAW] = list_nothing,      [SA_NEXT_TILE] = list_nothing,
    [SA_FEED] = list_feeds,        [SA_REFILL] = list_nothing,    [SA_END] = list_nothing,
};

int sa_legal(const void *edition, const void *state, ochre_action *out)
{
    const sa_state *s = state;
    return listers[s->phase](edition, s, out);
}
