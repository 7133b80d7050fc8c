/* careless.c - the easy level: a player who sees what the hints see, and errs as people do.
 *
 * Each action is drawn by its weight to the power of 1 / carelessness: what is nearly as good as the best is
 * taken nearly as often, a blunder seldom, and nonsense (far below the best) never. */
#include "bots/bots.h"
#include "bots/search_math.h"
#include "bots/search_rollout.h"

#include <stdalign.h>
#include <string.h>

enum {
    NONSENSE = 14, /* halvings below the best weight */
    SCALE = 1 << 20
};

ochre_action bots_careless(float carelessness, const ochre_game *game, const void *edition,
                           const void *state, ochre_rng *rng)
{
    alignas(16) uint8_t guess[OCHRE_STATE];
    ochre_action        legal[OCHRE_LEGAL];
    uint32_t            weight[OCHRE_LEGAL], best = 1;
    memcpy(guess, state, game->state_size);
    game->hide(edition, guess, game->actor(state), rng);
    const int count = game->legal(edition, guess, legal);
    game->weigh(edition, guess, legal, count, weight, NULL);
    for (int i = 0; i < count; i++)
        best = weight[i] > best ? weight[i] : best;
    for (int i = 0; i < count; i++) {
        const bool  is_nonsense = weight[i] == 0 || weight[i] < best >> NONSENSE;
        const float below = is_nonsense ? 0 : bots_log2(weight[i]) - bots_log2(best);
        weight[i] = is_nonsense ? 0 : (uint32_t)(SCALE * bots_power2(below / carelessness));
    }
    return legal[bots_draw(weight, count, rng)];
}
