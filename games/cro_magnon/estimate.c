/* estimate.c - who will win, guessed from the position: each seat's expected share of the win.
 *
 * A seat's final score is guessed from its points, the chart for the fronts of its tiles, and what the
 * areas would bring it in the conflicts to come as the tribes stand now. The share halves with every so
 * many points behind, the fewer the nearer the end. Undersides are not looked at, so the estimate tells
 * nobody anything. */
#include "games/cro_magnon/hints.h"

#include <ochre/hints.h>

/* In percent: if nobody goes on taking tiles the game ends without another conflict (CM-502). */
static int liveliness(const cm_edition *e, const cm_state *s)
{
    const int limit = e->constants.stall_turns_per_player * s->seats;
    return 100 * (limit - s->stall) / limit;
}

static int guess_final(const cm_edition *e, const cm_state *s, int seat, const int future[CM_AREAS])
{
    const cm_player *p = &s->players[seat];
    uint8_t          fronts[CM_TYPES];
    int              lands = 0;
    cm_fronts(p, fronts);
    const int own = (p->points + cm_chart_points(e, fronts)) * CM_POINT - p->stock * CM_W_STOCK;
    for (int area = 1; area < CM_AREAS; area++)
        lands += cm_worth_share(s, seat, area) * future[area] / 100;
    return own + lands * liveliness(e, s) / 100;
}

void cm_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS],
                 ochre_notes *notes)
{
    (void)notes;
    const cm_edition *e = edition;
    const cm_state   *s = state;
    int               final[CM_SEATS];
    if (s->phase == CM_END) {
        ochre_result result;
        cm_result(e, s, &result);
        ochre_hint_result(&result, s->seats, share);
        return;
    }
    const cm_mind m = cm_mind_of(e, s, 0);
    const int     types_left = e->constants.types_scored_to_end - cm_count(s->scored);
    for (int seat = 0; seat < s->seats; seat++)
        final[seat] = guess_final(e, s, seat, m.future);
    ochre_hint_shares(final, s->seats, CM_W_HALVING_OF_SHARE + types_left * CM_W_HALVING_EACH_TYPE,
                      share);
}
