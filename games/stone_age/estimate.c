/* estimate.c - who will win, guessed from the position: each seat's expected share of the win.
 *
 * A seat's final score is guessed from its points, its lower halves as they will count, its stock, and
 * what its people, tools and field will bring in the rounds to come. The share halves with every so
 * many points behind, the fewer the nearer the end. Extra cards are counted by their number alone, so
 * the estimate tells nobody anything. */
#include "games/stone_age/hints.h"

#include <ochre/hints.h>

enum {
    EXTRA_CARD = 5 * SA_POINT,
    FOOD_STOCK = 70,
    WORK_A_ROUND = 260, /* a person's, before he eats */
    FOOD_A_ROUND = 140,
    TOOL_A_ROUND = 80,
    HALVING_A_ROUND = 100 /* added to halving[] for each round to come */
};

/* Points behind that halve the chance at the end, with 2, 3 and 4 players. */
static const int halving[SA_SEATS - 1] = {1000, 800, 700};

static int guess_final(const sa_edition *e, const sa_state *s, int seat)
{
    const sa_player *p = &s->players[seat];
    const sa_mind    m = sa_mind_of(e, s, seat, p->cards);
    const int        hunt = (p->people - p->track) * FOOD_A_ROUND; /* what feeding will cost */
    int              worth = p->score * SA_POINT + sa_worth_lower(&m) + p->extras * EXTRA_CARD;
    for (int r = 0; r < SA_RESOURCES; r++)
        worth += p->goods[r] * m.unit[r];
    worth += SA_PICKED * p->picks * m.unit[SA_STONE];
    if (m.later > 0)
        worth += (p->food < 20 ? p->food : 20) * FOOD_STOCK;
    return worth +
           m.later * (p->people * WORK_A_ROUND - hunt + sa_tool_total(p) * TOOL_A_ROUND) / SA_ROUND;
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
    ochre_hint_shares(final, s->seats, halving[s->seats - 2] + later * HALVING_A_ROUND / SA_ROUND,
                      share);
}
