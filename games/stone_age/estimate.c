/* estimate.c - who will win, guessed from the position: each seat's expected share of the win.
 *
 * A seat's final score is guessed from its points, its lower halves as they will count, its stock, and
 * what its people, tools and field will bring in the rounds to come. The share halves with every so
 * many points behind, the fewer the nearer the end. Extra cards are counted by their number alone, so
 * the estimate tells nobody anything. */
#include "games/stone_age/hints.h"

#include <ochre/hints.h>

static int guess_final(const sa_edition *e, const sa_state *s, int seat)
{
    const sa_player *p = &s->players[seat];
    const sa_mind    m = sa_mind_of(e, s, seat, p->cards);
    const int        hunt = (p->people - p->track) * SA_W_FOOD_A_ROUND; /* what feeding will cost */
    int worth = p->score * SA_POINT + sa_worth_lower(&m) + p->extras * SA_W_EXTRA_CARD_TAKEN;
    for (int r = 0; r < SA_RESOURCES; r++)
        worth += p->goods[r] * m.unit[r];
    worth += SA_PICKED * p->picks * m.unit[SA_STONE];
    if (m.later > 0)
        worth += (p->food < SA_W_FOOD_COUNTED ? p->food : SA_W_FOOD_COUNTED) * SA_W_FOOD_STOCK;
    return worth +
           m.later * (p->people * SA_W_WORK_A_ROUND - hunt + sa_tool_total(p) * SA_W_TOOL_A_ROUND) /
               SA_ROUND;
}

void sa_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS],
                 ochre_notes *notes)
{
    (void)notes;
    const sa_edition *e = edition;
    const sa_state   *s = state;
    int               final[SA_SEATS];
    if (s->phase == SA_END) {
        ochre_result result;
        sa_result(e, s, &result);
        ochre_hint_result(&result, s->seats, share);
        return;
    }
    for (int seat = 0; seat < s->seats; seat++)
        final[seat] = guess_final(e, s, seat);
    const int later = sa_mind_of(e, s, 0, 0).later;
    ochre_hint_shares(final, s->seats,
                      sa_w_halving_of_share[s->seats - 2] + later * SA_W_HALVING_A_ROUND / SA_ROUND,
                      share);
}
