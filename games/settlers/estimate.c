/* estimate.c - who will win, guessed from the position: each seat's expected share of the win.
 *
 * A seat is guessed by its points, what its camps produce, its levels, its explorers and the number of
 * its cards. The share halves with every so much behind, the less the nearer somebody is to the end.
 * Kinds of cards are not looked at, so the estimate tells nobody anything. */
#include "games/settlers/hints.h"

enum {
    WHOLE = OCHRE_WHOLE_WIN * 1000,
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

/* 2 to the power of -below / halving, times 2^20; straight between whole powers. */
static uint64_t power(int below, int halving)
{
    const int whole = below / halving, rest = below % halving;
    if (whole >= 20)
        return 1;
    const uint64_t top = UINT64_C(1) << (20 - whole);
    return top - top / 2 * (uint64_t)rest / (uint64_t)halving;
}

static void share_exactly(const st_edition *e, const st_state *s, uint32_t share[OCHRE_SEATS])
{
    ochre_result result = {.how = NULL};
    st_result(e, s, &result);
    for (int seat = 0; seat < s->seats; seat++)
        share[seat] = result.share[seat] * 1000u;
}

void st_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS])
{
    const st_edition *e = edition;
    const st_state   *s = state;
    int               worth[ST_SEATS], leader = 0;
    uint64_t          chance[ST_SEATS], sum = 0;
    memset(share, 0, sizeof share[0] * OCHRE_SEATS);
    if (s->phase == ST_END) {
        share_exactly(e, s, share);
        return;
    }
    for (int seat = 0; seat < s->seats; seat++) {
        worth[seat] = guess(e, s, seat);
        leader = worth[seat] > worth[leader] ? seat : leader;
    }
    const int halving = HALVING + HALVING_A_TURN * st_turns_left(e, s);
    for (int seat = 0; seat < s->seats; seat++)
        sum += chance[seat] = power(worth[leader] - worth[seat], halving);
    uint32_t given = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        share[seat] = (uint32_t)(chance[seat] * WHOLE / sum);
        given += share[seat];
    }
    share[leader] += WHOLE - given; /* what division lost */
}
