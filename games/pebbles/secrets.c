/* secrets.c - who may see what in Pebbles, and dealing anew what a seat cannot see.
 *
 * One thing is secret: each player's token, known to its owner alone until the end (PB-501). With it
 * the bag is secret too, for its gaps would tell which tokens are out. */
#include "games/pebbles/state.h"

bool pb_sees_token(const pb_state *s, int viewer, int seat)
{
    return s->phase == PB_OVER || viewer == seat || viewer == OCHRE_EVERYTHING;
}

/* All that the viewer has not seen goes back into the bag and is drawn again. Nothing done so far
 * depended on it (PB-502), so every deal is as likely as it was at the start. */
void pb_hide(const void *edition, void *state, int viewer, ochre_rng *rng)
{
    (void)edition;
    pb_state *s = state;
    bool      anew[PB_SEATS] = {false};
    for (int i = 0; i < s->seats; i++) {
        anew[i] = s->players[i].token != 0 && !pb_sees_token(s, viewer, i);
        if (anew[i])
            s->bag[s->players[i].token - 1]++;
    }
    for (int i = 0; i < s->seats; i++)
        if (anew[i]) {
            const int token = pb_pick_token(s->bag, rng);
            s->bag[token]--;
            s->players[i].token = (uint8_t)(token + 1);
        }
}

ochre_action pb_seen(const void *edition, const void *before, int viewer, ochre_action action)
{
    (void)edition;
    const pb_state *s = before;
    if (action.verb == PB_DO_DRAW && !pb_sees_token(s, viewer, s->turn))
        return (ochre_action){.verb = PB_DO_DRAW_HIDDEN};
    return action;
}
