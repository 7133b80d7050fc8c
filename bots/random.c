/* random.c - any legal action, each as likely: the yardstick of all other players. */
#include "bots/bots.h"

static ochre_action choose(const ochre_game *game, const void *edition, const void *state,
                           ochre_rng *rng)
{
    ochre_action legal[OCHRE_LEGAL];
    const int    count = game->legal(edition, state, legal);
    return legal[ochre_rng_below(rng, (uint32_t)count)];
}

const ochre_bot bots_random = {
    .name = "random",
    .about = {"plays anything that is allowed", "играет что угодно, лишь бы по правилам"},
    .choose = choose,
};
