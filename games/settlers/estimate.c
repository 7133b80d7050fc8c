/* estimate.c - who will win, guessed from the position: each seat's expected share of the win.
 *
 * A seat is guessed by its points, what its camps produce, its levels and its explorers; by what the thing
 * that it should work for next would bring (an explorer that comes nearer to its goal, or a level on the
 * way, counts for what it has saved); and by its cards, the needed ones more. The share halves with every
 * so much behind, the less the nearer somebody is to the end. Hands are read as they lie: whoever asks has
 * dealt anew what he cannot see. */
#include "games/settlers/hints.h"

#include <ochre/hints.h>

enum {
    HAND = 14, /* percent of its worth for a trade */
    LEVEL = 14,
    EXPLORER = 25,
    COUNTER = 20,
    COLOUR = 25,
    PLAN = 80, /* percent of its gain */
    PIP = 14,  /* for a hundred turns to come */
    HALVING = 70,
    HALVING_A_TURN = 3
};

static int guess(const st_edition *e, const st_state *s, int seat)
{
    const st_player *p = &s->players[seat];
    st_outlook       outlook;
    st_look(e, s, seat, &st_judged, &outlook);
    const st_plan plan = st_plan_of(&outlook);
    int           worth = ST_POINT_WORTH * st_points(e, s, seat), pips = 0;
    for (int c = 0; c < p->camp_count; c++)
        pips += st_pips(e, s, p->camps[c]);
    for (int c = 0; c < ST_TRIBES; c++)
        worth += p->tribes[c] > 0 ? COLOUR : 0;
    worth += LEVEL * st_total(st_cards(p->levels));
    worth += EXPLORER * p->explorer_count + COUNTER * st_counter_number(p);
    worth += (PLAN * plan.gain + HAND * st_hand_worth(&plan, p->hand)) / 100;
    return worth + pips * PIP * st_turns_left(e, s) / 100;
}

void st_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS])
{
    const st_edition *e = edition;
    const st_state   *s = state;
    int               worth[ST_SEATS];
    if (s->phase == ST_END) {
        ochre_result result;
        st_result(e, s, &result);
        ochre_hint_result(&result, s->seats, share);
        return;
    }
    for (int seat = 0; seat < s->seats; seat++)
        worth[seat] = guess(e, s, seat);
    ochre_hint_shares(worth, s->seats, HALVING + HALVING_A_TURN * st_turns_left(e, s), share);
}
