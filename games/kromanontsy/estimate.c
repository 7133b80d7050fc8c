/* estimate.c - who will win, guessed from the position: each seat's expected share of the win.
 *
 * A seat's final score is guessed from its points, figures and cards, from what its cards may become,
 * and from how near it is to a settlement; the share halves with every so many points behind. Only open
 * things are counted, so the estimate tells nobody anything. */
#include "games/kromanontsy/hints.h"

#include <ochre/hints.h>

enum { WHOLE = OCHRE_WHOLE_WIN * 1000 };

static int guess_final(const kr_edition *e, const kr_state *s, int seat)
{
    const kr_player *p = &s->players[seat];
    const int        loot = p->hand[KR_LOOT], near = kr_settlement_deficit(e, s, seat, NULL);
    int worth = p->points * KR_POINT + (p->cards - loot) * KR_W_HELD_CARD + loot * KR_W_HELD_LOOT;
    for (int i = 0; i < KR_PREDATORS; i++)
        if (p->figures >> i & 1)
            worth += e->predators[i].figure_points * KR_POINT;
    if (near > 0 && near <= KR_W_NEAR)
        worth += (KR_W_NEAR + 1 - near) * KR_W_NEARER;
    return worth + p->learned * KR_W_LEARNED;
}

/* A game against the game is a whole win or none: the likelier of the two. */
static uint32_t guess_solo(const kr_edition *e, const kr_state *s)
{
    const int near = kr_settlement_deficit(e, s, 0, NULL) - 1;
    const int months = e->solo_months - s->round;
    const int tenths = months * KR_W_SOLO_MONTHLY + KR_W_SOLO_MONTHLY * KR_W_SOLO_THIS_MONTH / 100;
    return near * 10 <= tenths ? WHOLE : 0;
}

/* The farther the leader is from the trigger, the more can still happen. */
static int halving(const kr_edition *e, const kr_state *s, const int *final)
{
    int best = final[0];
    for (int seat = 1; seat < s->seats; seat++)
        best = final[seat] > best ? final[seat] : best;
    const int to_come = e->threshold[s->seats - 2] * KR_POINT - best;
    return KR_W_HALVING_OF_SHARES + (to_come > 0 ? to_come / KR_W_HALVING_EARLIER : 0);
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
