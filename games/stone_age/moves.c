/* moves.c - what a player of Stone Age may do now.
 *
 * Lists are built from masks and counts, without trying places one by one: all single places that are
 * taken are the bits of all players' `on` together, a crowd is a 32-bit row of four bytes, a payment's
 * loops run only over amounts that can be completed. Actions are put together as 64-bit words (verb in
 * the lowest byte, then the arguments).
 *
 * Random play is bound by branches that cannot be foreseen, not by stores. So the two commonest lists
 * are written without any: the moves of a place are stored in any case, and the length grows by as many
 * of them as are legal; what is not is overwritten by the next (the buffer holds OCHRE_LEGAL). */
#include "games/stone_age/state.h"

#include <string.h>

enum {
    VILLAGE = 1 << SA_TOOLMAKER | 1 << SA_HUT | 1 << SA_FIELD,
    ALL_CARDS = 15 << SA_CARD_1,
};

#define WORD(verb)    ((uint64_t)(verb))
#define ARG(i, value) ((uint64_t)(uint8_t)(value) << (8 + 8 * (i)))

int sa_actor(const void *state)
{
    /* By phase: does chance decide (1), a player (0), or nobody (2)? */
    static const uint8_t decider[SA_PHASES] = {
        [SA_FIRST] = 1, [SA_SETUP] = 1,     [SA_ROLL] = 1,   [SA_GIFT_ROLL] = 1,
        [SA_DRAW] = 1,  [SA_NEXT_TILE] = 1, [SA_REFILL] = 1, [SA_END] = 2};
    const sa_state *s = state;
    if (decider[s->phase] != 0)
        return decider[s->phase] == 1 ? OCHRE_CHANCE : OCHRE_OVER;
    if (s->phase != SA_CHOOSE)
        return s->turn;
    const int seat = s->turn + s->seats - sa_gift_dice(s); /* one die each, clockwise (SA-521) */
    return seat < s->seats ? seat : seat - s->seats;
}

/* ---- placement ---- */

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

static uint32_t crowd_row(const sa_state *s, int place)
{
    uint32_t row;
    memcpy(&row, s->gather[place], sizeof row);
    return row;
}

/* The four bytes of a row added up. */
static int row_sum(uint32_t row)
{
    return (int)(row * UINT32_C(0x01010101) >> 24);
}

/* How many people the seat could place in a resource place: 0 if it may not at all. */
static int crowd_room(const sa_edition *e, const sa_state *s, int place, int seat)
{
    const uint32_t row = crowd_row(s, place);
    const int      groups = row_sum((row + UINT32_C(0x7f7f7f7f)) >> 7 & UINT32_C(0x01010101));
    const int      rings = e->rings - row_sum(row);
    const int      home = s->players[seat].home;
    const int      room = home < rings ? home : rings;                         /* SA-213 */
    const bool     present = (row >> (8 * seat) & 0xff) != 0;                  /* SA-204 */
    const bool     crowded = groups >= e->limits[s->seats - 2].gather_players; /* SA-218, SA-219 */
    return (present | crowded) ? 0 : room;
}

/* The single places that there are. */
static unsigned limits_open(const sa_limits *limits)
{
    return VILLAGE | ALL_CARDS | ((1u << limits->building_stacks) - 1) << SA_BUILDING_1;
}

/* The single places that the seat may take, as bits of sa_place. */
static unsigned free_singles(const sa_edition *e, const sa_state *s, int seat)
{
    const sa_player *p = s->players;
    const sa_limits *limits = &e->limits[s->seats - 2];
    const unsigned   taken = (unsigned)(p[0].on | p[1].on | p[2].on | p[3].on);
    const unsigned   village = taken >> SA_TOOLMAKER;
    const int        occupied = (int)((village & 1) + (village >> 1 & 1) + (village >> 2 & 1));
    unsigned         closed = occupied >= limits->village_places ? VILLAGE : 0; /* SA-217 */
    closed |= p[seat].home < 2 ? 1u << SA_HUT : 0;                              /* SA-211 */
    return limits_open(limits) & ~taken & ~closed;
}

bool sa_can_place(const sa_edition *e, const sa_state *s, int seat)
{
    if (s->players[seat].home == 0)
        return false;
    if (free_singles(e, s, seat) != 0 || s->gather[SA_HUNT][seat] == 0)
        return true;
    for (int place = SA_FOREST; place <= SA_RIVER; place++)
        if (crowd_room(e, s, place, seat) > 0)
            return true;
    return false;
}

/* The verb with each of the single places whose bit is set. */
static int list_singles(unsigned places, int verb, ochre_action *out, int n)
{
    for (int place = SA_TOOLMAKER; place < SA_PLACES; place++) {
        out[n] = ochre_action_packed(WORD(verb) | ARG(0, place));
        n += (int)(places >> place & 1);
    }
    return n;
}

static int list_places(const sa_edition *e, const sa_state *s, ochre_action *out)
{
    const int seat = s->turn;
    memcpy(out, hunts, sizeof hunts);
    int n = s->gather[SA_HUNT][seat] == 0 ? s->players[seat].home : 0; /* SA-212 */
    for (int place = SA_FOREST; place <= SA_RIVER; place++) {
        memcpy(out + n, crowds[place - SA_FOREST], sizeof crowds[0]);
        n += crowd_room(e, s, place, seat);
    }
    return list_singles(free_singles(e, s, seat), SA_DO_PLACE, out, n);
}

/* ---- actions ---- */

static int list_picks(ochre_action *out, int n)
{
    for (int a = SA_WOOD; a <= SA_GOLD; a++)
        for (int b = a; b <= SA_GOLD; b++)
            out[n++] = ochre_action_packed(WORD(SA_DO_PICK) | ARG(0, a) | ARG(1, b));
    return n;
}

static int list_acts(const sa_state *s, ochre_action *out)
{
    const sa_player *p = &s->players[s->turn];
    int              n = 0;
    for (int place = SA_HUNT; place <= SA_RIVER; place++) {
        out[n] = ochre_action_packed(WORD(SA_DO_RESOLVE) | ARG(0, place));
        n += s->gather[place][s->turn] != 0;
    }
    n = list_singles(p->on, SA_DO_RESOLVE, out, n);
    return p->picks > 0 ? list_picks(out, n) : n;
}

static int list_tools(const sa_state *s, ochre_action *out)
{
    const unsigned ready = sa_tools_ready(&s->players[s->turn]);
    unsigned       subset = 0;
    int            n = 0;
    do { /* all subsets of what is ready, ascending */
        out[n++] = ochre_action_packed(WORD(SA_DO_USE) | ARG(0, subset));
        subset = (subset - ready) & ready;
    } while (subset != 0);
    return n;
}

static int at_least(int a, int b)
{
    return a > b ? a : b;
}

static int at_most(int a, int b)
{
    return a < b ? a : b;
}

/* All ways to pay `total` resources out of `have` in exactly `kinds` kinds (0: any number). */
static int list_payments(const uint16_t have[SA_RESOURCES], int verb, int total, int kinds,
                         ochre_action *out, int n)
{
    const int behind_wood = have[SA_BRICK] + have[SA_STONE] + have[SA_GOLD];
    const int behind_brick = have[SA_STONE] + have[SA_GOLD];
    for (int w = at_least(0, total - behind_wood); w <= at_most(total, have[SA_WOOD]); w++) {
        const int after_wood = total - w;
        for (int b = at_least(0, after_wood - behind_brick);
             b <= at_most(after_wood, have[SA_BRICK]); b++) {
            const int after_brick = after_wood - b;
            for (int s = at_least(0, after_brick - have[SA_GOLD]);
                 s <= at_most(after_brick, have[SA_STONE]); s++) {
                const int g = after_brick - s;
                if (kinds != 0 && (w > 0) + (b > 0) + (s > 0) + (g > 0) != kinds)
                    continue;
                out[n++] =
                    ochre_action_packed(WORD(verb) | ARG(0, w) | ARG(1, b) | ARG(2, s) | ARG(3, g));
            }
        }
    }
    return n;
}

static int list_fixed_payment(const uint16_t have[SA_RESOURCES], const uint8_t cost[SA_RESOURCES],
                              ochre_action *out, int n)
{
    for (int r = 0; r < SA_RESOURCES; r++)
        if (have[r] < cost[r])
            return n;
    out[n++] = (ochre_action){SA_DO_PAY, {cost[0], cost[1], cost[2], cost[3]}};
    return n;
}

static int list_pays(const sa_edition *e, const sa_state *s, ochre_action *out)
{
    const uint16_t *have = s->players[s->turn].goods;
    int             n = 0;
    out[n++] = ochre_action_packed(WORD(SA_DO_DECLINE));
    if (sa_stack_at(s) < 0)
        return list_payments(have, SA_DO_PAY, e->slot_cost[sa_slot_at(s)], 0, out, n);
    const sa_building *tile = &e->buildings[s->tile[sa_stack_at(s)] - 1];
    if (tile->type == SA_FIXED)
        return list_fixed_payment(have, tile->cost, out, n);
    if (tile->type == SA_EXACT)
        return list_payments(have, SA_DO_PAY, tile->count, tile->kinds, out, n);
    for (int total = tile->min; total <= tile->max; total++)
        n = list_payments(have, SA_DO_PAY, total, 0, out, n);
    return n;
}

static int list_choices(const sa_state *s, ochre_action *out)
{
    int n = 0;
    for (int face = 1; face <= 6; face++)
        if (s->gifts[face - 1] != 0)
            out[n++] = ochre_action_packed(WORD(SA_DO_CHOOSE) | ARG(0, face));
    return n;
}

static int list_feeds(const sa_state *s, ochre_action *out)
{
    const sa_player *p = &s->players[s->turn];
    int              n = 0;
    out[n++] = ochre_action_packed(WORD(SA_DO_STARVE));
    n = list_payments(p->goods, SA_DO_FEED, s->shortage, 0, out, n);
    return p->picks > 0 ? list_picks(out, n) : n;
}

int sa_legal(const void *edition, const void *state, ochre_action *out)
{
    const sa_state *s = state;
    switch (s->phase) {
    case SA_PLACE: return list_places(edition, s, out);
    case SA_ACT: return list_acts(s, out);
    case SA_TOOLS: return list_tools(s, out);
    case SA_PAY: return list_pays(edition, s, out);
    case SA_CHOOSE: return list_choices(s, out);
    case SA_PICKNOW: out[0] = ochre_action_packed(WORD(SA_DO_KEEP)); return list_picks(out, 1);
    case SA_FEED: return list_feeds(s, out);
    default: return 0; /* chance's decision, or nobody's */
    }
}
