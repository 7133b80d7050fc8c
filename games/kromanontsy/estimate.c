/* estimate.c - who will win, guessed from the position: each seat's expected share of the win.
 *
 * A seat's final score is guessed from its points, figures and cards, from what its cards may become,
 * and from how near it is to a settlement; the share halves with every so many points behind. Only open
 * things are counted, so the estimate tells nobody anything. */
#include "games/kromanontsy/hints.h"

#include <ochre/hints.h>

enum {
    WHOLE = OCHRE_WHOLE_WIN * 1000,
    CARD = 70,
    LOOT = 90,
    TECHNOLOGY = 25, /* one more on which others build */
    SETTLEMENT_PART = 60,
    NEAR = 6,      /* technologies from a settlement that count for nothing yet */
    HALVING = 350, /* points behind that halve the chance at the end */
    MONTHLY = 14   /* solo: tenths of a technology learned a month */
};

static int guess_final(const kr_edition *e, const kr_state *s, int seat)
{
    const kr_player *p = &s->players[seat];
    const int        loot = p->hand[KR_LOOT], near = kr_settlement_deficit(e, s, seat, NULL);
    int              worth = p->points * KR_POINT + (p->cards - loot) * CARD + loot * LOOT;
    for (int i = 0; i < KR_PREDATORS; i++)
        if (p->figures >> i & 1)
            worth += e->predators[i].figure_points * KR_POINT;
    if (near > 0 && near <= NEAR)
        worth += (NEAR + 1 - near) * SETTLEMENT_PART;
    return worth + p->learned * TECHNOLOGY;
}

/* A game against the game is a whole win or none: the likelier of the two. */
static uint32_t guess_solo(const kr_edition *e, const kr_state *s)
{
    const int near = kr_settlement_deficit(e, s, 0, NULL) - 1;
    const int months = e->solo_months - s->round;
    return near * 10 <= months * MONTHLY + MONTHLY / 2 ? WHOLE : 0;
}

/* The farther the leader is from the trigger, the more can still happen. */
static int halving(const kr_edition *e, const kr_state *s, const int *final)
{
    int best = final[0];
    for (int seat = 1; seat < s->seats; seat++)
        best = final[seat] > best ? final[seat] : best;
    const int to_come = e->threshold[s->seats - 2] * KR_POINT - best;
    return HALVING + (to_come > 0 ? to_come / 6 : 0);
}

void kr_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS],
                 ochre_notes *notes)
{
    (void)notes;
    const kr_edition *e = edition;
    const kr_state   *s = state;
    int               final[KR_SEATS] = {0};
    if (s->phase == KR_OVER) {
        ochre_result result;
        kr_result(e, s, &result);
        ochre_hint_result(&result, s->seats, share);
        return;
    }
    if (kr_is_solo(s)) {
        memset(share, 0, OCHRE_SEATS * sizeof share[0]);
        share[0] = guess_solo(e, s);
        return;
    }
    for (int seat = 0; seat < s->seats; seat++)
        final[seat] = guess_final(e, s, seat);
    ochre_hint_shares(final, s->seats, halving(e, s, final), share);
}
