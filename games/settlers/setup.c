/* setup.c - how a game begins (section 3, and section 9 for the variable setup). */
#include "games/settlers/state.h"

/* In the order of rules.md: first colour of seat 1, then of seat 2 ... With 3 players the last colour
 * is the one that nobody has. */
const char *const st_colour_orders[] = {"blue-white-red-orange",
                                        "blue-white-orange-red",
                                        "blue-red-white-orange",
                                        "blue-red-orange-white",
                                        "blue-orange-white-red",
                                        "blue-orange-red-white",
                                        "white-blue-red-orange",
                                        "white-blue-orange-red",
                                        "white-red-blue-orange",
                                        "white-red-orange-blue",
                                        "white-orange-blue-red",
                                        "white-orange-red-blue",
                                        "red-blue-white-orange",
                                        "red-blue-orange-white",
                                        "red-white-blue-orange",
                                        "red-white-orange-blue",
                                        "red-orange-blue-white",
                                        "red-orange-white-blue",
                                        "orange-blue-white-red",
                                        "orange-blue-red-white",
                                        "orange-white-blue-red",
                                        "orange-white-red-blue",
                                        "orange-red-blue-white",
                                        "orange-red-white-blue",
                                        NULL};

enum { ORDERS = 24 };

/* The colours by seat of the n-th word of the list: its digits to the bases 4, 3, 2 choose among the
 * colours that are left. */
static void give_colours(st_state *s, int n)
{
    uint8_t left[ST_SEATS] = {0, 1, 2, 3};
    int     ways = ORDERS;
    for (int seat = 0; seat < ST_SEATS; seat++) {
        ways /= ST_SEATS - seat;
        const int at = n / ways;
        n %= ways;
        if (seat < s->seats)
            s->players[seat].colour = left[at];
        for (int i = at; i + 1 < ST_SEATS - seat; i++)
            left[i] = left[i + 1];
    }
}

static void place_tribes(const st_edition *e, st_state *s)
{
    for (int v = 1; v <= e->point_count; v++) {
        const st_point *at = st_at(e, v);
        if (at->mark >= ST_TRIBE_PLACE && (s->seats == ST_SEATS || at->triangle)) /* ST-108 */
            s->tribes[s->tribe_count++] = (uint8_t)v;
    }
}

static void place_pieces(const st_edition *e, st_player *p)
{
    memcpy(p->camps, e->colours[p->colour].camps, ST_START_CAMPS); /* ST-106 */
    p->camp_count = ST_START_CAMPS;
    p->explorers[0] = e->colours[p->colour].explorer;
    p->explorer_count = 1;
}

static const char *refuse_setup(const ochre_setup *setup)
{
    if (setup->players < ST_LEAST_SEATS || setup->players > ST_SEATS)
        return "ST-101";
    const bool ok = setup->option[0] >= 0 && setup->option[0] <= 1 && setup->option[1] >= 0 &&
                    setup->option[1] < ORDERS && setup->option[2] >= 0 &&
                    setup->option[2] <= setup->players && setup->option[3] >= 1 &&
                    setup->option[3] <= ST_TURN_CAP;
    return ok ? NULL : "ST-115";
}

const char *st_start(const void *edition, void *state, const ochre_setup *setup)
{
    const st_edition *e = edition;
    st_state         *s = state;
    const char       *clause = refuse_setup(setup);
    if (clause != NULL)
        return clause;
    memset(s, 0, sizeof *s);
    s->seats = (uint8_t)setup->players;
    s->setup = (uint8_t)setup->option[0];
    s->turn_cap = (uint16_t)(setup->option[3] < e->turn_cap ? setup->option[3] : e->turn_cap);
    give_colours(s, setup->option[1]);
    for (int i = 0; i < s->seats; i++) {
        for (int r = 0; r < ST_RESOURCES; r++)
            s->players[i].hand[r] = e->resources[r].start; /* ST-105 */
        if (!s->setup)
            place_pieces(e, &s->players[i]);
    }
    place_tribes(e, s);
    s->boxes = e->box_count == 32 ? UINT32_MAX : (UINT32_C(1) << e->box_count) - 1; /* ST-109 */
    s->neanderthal = e->enemies[ST_NEANDERTHAL].start;
    s->sabertooth = e->enemies[ST_SABERTOOTH].start;
    st_derive(e, s);
    if (setup->option[2] == 0)
        return NULL; /* FIRST: chance chooses who begins (ST-113) */
    s->start = s->turn = (uint8_t)(setup->option[2] - 1);
    s->phase = s->setup ? ST_PLACE : ST_ROLL;
    s->turn_number = s->setup ? 0 : 1;
    return NULL;
}
