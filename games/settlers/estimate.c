/* estimate.c - who will win, guessed from the position: each seat's expected share of the win.
 *
 * A seat is guessed by its points, what its camps produce, its levels, its explorers and the number of
 * its cards. The share halves with every so much behind, the less the nearer somebody is to the end.
 * Kinds of cards are not looked at, so the estimate tells nobody anything. */
#include "games/settlers/hints.h"

#include <ochre/hints.h>

enum {
    CARD = 9,
    LEVEL = 14,
    EXPLORER = 25,
    COUNTER = 20,
    COLOUR = 25,
    PIP = 14, /* for a hundred turns to come */
    HALVING = 70,
    HALVING_A_TURN = 3
};

static int guess(const st_edition *e, const st_state *s, int seat)
{
    const st_player *p = &s->players[seat];
    int              worth = ST_POINT_WORTH * st_points(e, s, seat), pips = 0;
    for (int c = 0; c < p->camp_count; c++)
        pips += st_pips(e, s, p->camps[c]);
    for (int c = 0; c < ST_TRIBES; c++)
        worth += p->tribes[c] > 0 ? COLOUR : 0;
    worth += LEVEL * st_total(st_cards(p->levels)) + CARD * st_hand_size(p);
    worth += EXPLORER * p->explorer_count + COUNTER * st_counter_number(p);
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
