/* secrets.c - what a seat cannot see: the extra card of another player, and which cards are undrawn.
 *
 * The extra card was drawn evenly from the bag, and so was everything turned up since: to somebody who
 * did not see it, each card of the bag and each hidden card is equally likely to be any of them
 * (SA-582). So the hidden cards go back into the bag and as many are drawn again. */
#include "games/stone_age/state.h"

#include <ochre/bag.h>

void sa_hide(const void *edition, void *state, int viewer, ochre_rng *rng)
{
    sa_state *s = state;
    (void)edition;
    if (viewer == OCHRE_EVERYTHING || s->phase == SA_END)
        return; /* at the end all is shown (section 7) */
    for (int i = 0; i < s->seats; i++) {
        if (i == viewer)
            continue;
        s->undrawn |= s->players[i].extra;
        s->players[i].extra = 0;
    }
    for (int i = 0; i < s->seats; i++)
        for (int n = 0; i != viewer && n < s->players[i].extras; n++) {
            const uint64_t card = UINT64_C(1) << ochre_bag_draw(s->undrawn, rng);
            s->players[i].extra |= card;
            s->undrawn &= ~card;
        }
}

ochre_action sa_seen(const void *edition, const void *before, int viewer, ochre_action action)
{
    const sa_state *s = before;
    (void)edition;
    if (action.verb != SA_DRAW_CARD || viewer == OCHRE_EVERYTHING || viewer == s->turn)
        return action;
    return (ochre_action){.verb = SA_DRAW_HIDDEN}; /* SA-581 */
}
