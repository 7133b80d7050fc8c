/* secrets.c - what a seat cannot see: the undersides of other players' tiles, and so which tiles the
 * bags hold.
 *
 * Of each type, the hidden tiles and those in the bag are exchangeable, but for one thing: a tile drawn
 * and not shown was no `value` (CM-551, CM-702). So the hidden tiles go back into the bag and as many
 * are drawn again, evenly from what is no value. A deal in which the player to decide could not have
 * come here is no possibility (CM-555): then all is dealt again. The true deal is a possibility, so
 * this ends, and each deal has the odds it has for somebody who knows no more. */
#include "games/cro_magnon/state.h"

#include <ochre/bag.h>

/* What players other than the viewer hold without having shown it. */
static unsigned hidden(const cm_state *s, int viewer, int seat, int type)
{
    return seat == viewer ? 0 : s->players[seat].tiles[type] & ~(unsigned)CM_BIT_VALUE;
}

static void deal_type(cm_state *s, int viewer, int type, ochre_rng *rng)
{
    int number[CM_SEATS];
    for (int seat = 0; seat < s->seats; seat++) {
        const unsigned back = hidden(s, viewer, seat, type);
        number[seat] = __builtin_popcount(back);
        s->bag[type] = (uint16_t)(s->bag[type] | back);
        s->players[seat].tiles[type] = (uint16_t)(s->players[seat].tiles[type] & ~back);
    }
    for (int seat = 0; seat < s->seats; seat++)
        for (; number[seat] > 0; number[seat]--) {
            const unsigned tile = 1u << ochre_bag_draw(s->bag[type] & ~(unsigned)CM_BIT_VALUE, rng);
            s->players[seat].tiles[type] = (uint16_t)(s->players[seat].tiles[type] | tile);
            s->bag[type] = (uint16_t)(s->bag[type] & ~tile);
        }
}

void cm_hide(const void *edition, void *state, int viewer, ochre_rng *rng)
{
    cm_state *s = state;
    if (viewer == OCHRE_EVERYTHING || s->phase == CM_END)
        return; /* at the end all is shown (CM-553) */
    do {
        for (int t = 0; t < CM_TYPES; t++)
            deal_type(s, viewer, t, rng);
    } while (!cm_can_decide(edition, s));
}

ochre_action cm_seen(const void *edition, const void *before, int viewer, ochre_action action)
{
    const cm_state *s = before;
    (void)edition;
    if (action.verb != CM_DRAW_TILE || action.arg[1] == CM_VALUE || viewer == OCHRE_EVERYTHING ||
        viewer == s->turn)
        return action;
    return (ochre_action){CM_DRAW_HIDDEN, {action.arg[0]}}; /* CM-551 */
}
