/* estimate.c - who will win, guessed from the position: each seat's expected share of the win.
 *
 * A seat's final score is guessed from its points, the chart for the fronts of its tiles, and what the
 * areas would bring it in the conflicts to come as the tribes stand now. The share halves with every so
 * many points behind, the fewer the nearer the end. Undersides are not looked at, so the estimate tells
 * nobody anything. */
#include "games/cro_magnon/hints.h"

enum {
    WHOLE = OCHRE_WHOLE_WIN * 1000,
    STOCK = 60,                   /* a tribe that is still in stock */
    HALVING = 5 * CM_POINT,       /* points behind that halve the chance at the end */
    HALVING_A_TYPE = 2 * CM_POINT /* more for each type still to be scored */
};

static int guess_final(const cm_edition *e, const cm_state *s, int seat, const int future[CM_AREAS])
{
    const cm_player *p = &s->players[seat];
    uint8_t          fronts[CM_TYPES];
    cm_fronts(p, fronts);
    int worth = (p->points + cm_chart_points(e, fronts)) * CM_POINT - p->stock * STOCK;
    for (int area = 1; area < CM_AREAS; area++)
        worth += cm_worth_share(s, seat, area) * future[area] / 100;
    return worth;
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

static void share_exactly(const cm_edition *e, const cm_state *s, uint32_t share[OCHRE_SEATS])
{
    ochre_result result = {.how = NULL};
    cm_result(e, s, &result);
    for (int seat = 0; seat < s->seats; seat++)
        share[seat] = result.share[seat] * 1000u;
}

static void share_out(const int final[CM_SEATS], int seats, int halving,
                      uint32_t share[OCHRE_SEATS])
{
    uint64_t chance[CM_SEATS], sum = 0;
    uint32_t given = 0;
    int      leader = 0;
    for (int seat = 1; seat < seats; seat++)
        leader = final[seat] > final[leader] ? seat : leader;
    for (int seat = 0; seat < seats; seat++)
        sum += chance[seat] = power(final[leader] - final[seat], halving);
    for (int seat = 0; seat < seats; seat++) {
        share[seat] = (uint32_t)(chance[seat] * WHOLE / sum);
        given += share[seat];
    }
    share[leader] += WHOLE - given; /* what division lost */
}

void cm_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS])
{
    const cm_edition *e = edition;
    const cm_state   *s = state;
    int               final[CM_SEATS];
    for (int seat = 0; seat < OCHRE_SEATS; seat++)
        share[seat] = 0;
    if (s->phase == CM_END) {
        share_exactly(e, s, share);
        return;
    }
    const cm_mind m = cm_mind_of(e, s, 0);
    const int     types_left = e->constants.types_scored_to_end - cm_count(s->scored);
    for (int seat = 0; seat < s->seats; seat++)
        final[seat] = guess_final(e, s, seat, m.future);
    share_out(final, s->seats, HALVING + types_left * HALVING_A_TYPE, share);
}
