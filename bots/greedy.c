/* greedy.c - takes what the game's own hints want most, one move at a time.
 *
 * The hints look only at what the actor knows; dealing the rest anew first makes sure of it. Equal
 * wishes are settled by lot, so that two games are seldom the same. */
#include "bots/bots.h"

#include <stdalign.h>
#include <string.h>

static ochre_action choose(const ochre_game *game, const void *edition, const void *state,
                           ochre_rng *rng)
{
    alignas(16) uint8_t guess[OCHRE_STATE];
    memcpy(guess, state, game->state_size);
    game->hide(edition, guess, game->actor(state), rng);

    ochre_action legal[OCHRE_LEGAL];
    uint32_t     weight[OCHRE_LEGAL];
    const int    count = game->legal(edition, guess, legal);
    game->weigh(edition, guess, legal, count, weight, NULL);

    int      best = 0;
    uint32_t equals = 1;
    for (int i = 1; i < count; i++) {
        if (weight[i] > weight[best]) {
            best = i;
            equals = 1;
        } else if (weight[i] == weight[best] && ochre_rng_below(rng, ++equals) == 0) {
            best = i;
        }
    }
    return legal[best];
}

const ochre_bot bots_greedy = {
    .name = "greedy",
    .about = {"takes what looks best at once", "берёт то, что сразу выглядит лучшим"},
    .choose = choose,
};
