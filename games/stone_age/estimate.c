/* estimate.c - who will win, guessed from the position: each seat's expected share of the win.
 *
 * A seat's final score is guessed from its points, its lower halves as they will count, its stock, and
 * what its people, tools and field will bring in the rounds to come. The share halves with every so
 * many points behind, the fewer the nearer the end. Extra cards are counted by their number alone, so
 * the estimate tells nobody anything. */
#include "games/stone_age/hints.h"

enum {
    WHOLE = OCHRE_WHOLE_WIN * 1000,
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

static void share_exactly(const sa_edition *e, const sa_state *s, uint32_t share[OCHRE_SEATS])
{
    ochre_result result = {.how = NULL};
    sa_result(e, s, &result);
    for (int seat = 0; seat < s->seats; seat++)
        share[seat] = result.share[seat] * 1000u;
}

/* 2 to the power of -below / half, times 2^20; straight between whole powers. */
static uint64_t power(int below, int half)
{
    const int whole = below / half, rest = below % half;
    if (whole >= 20)
        return 1;
    const uint64_t top = UINT64_C(1) << (20 - whole);
    return top - top / 2 * (uint64_t)rest / (uint64_t)half;
}

void sa_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS])
{
    const sa_edition *e = edition;
    const sa_state   *s = state;
    int               final[SA_SEATS], best = 0, leader = 0;
    uint64_t          chance[SA_SEATS], sum = 0;
    for (int seat = 0; seat < OCHRE_SEATS; seat++)
        share[seat] = 0;
    if (s->phase == SA_END) {
        share_exactly(e, s, share);
        return;
    }
    for (int seat = 0; seat < s->seats; seat++) {
        final[seat] = guess_final(e, s, seat);
        if (seat == 0 || final[seat] > best) {
            best = final[seat];
            leader = seat;
        }
    }
    const int later = sa_mind_of(e, s, 0, 0).later;
    for (int seat = 0; seat < s->seats; seat++) {
        chance[seat] =
            power(best - final[seat], halving[s->seats - 2] + later * HALVING_A_ROUND / SA_ROUND);
        sum += chance[seat];
    }
    uint32_t given = 0;
    for (int seat = 0; seat < s->seats; seat++) {
        share[seat] = (uint32_t)(chance[seat] * WHOLE / sum);
        given += share[seat];
    }
    share[leader] += WHOLE - given; /* what division lost */
}
