/* luck.c - chances by playouts, and the luck of an event: how it changes them. */
#include <ochre/luck.h>

#include <assert.h>
#include <string.h>

#include "bots/search_rollout.h"

void ochre_chances(const ochre_game *game, const void *edition, const void *state, int playouts,
                   ochre_rng *rng, ochre_notes *notes, double share[OCHRE_SEATS])
{
    const int    players = game->players(state);
    ochre_search search = ochre_search_of(game);
    bots_scratch scratch; /* needs no clearing */
    assert(playouts > 0);
    search.margin = 0; /* of the win alone */
    scratch.notes = notes;
    memset(share, 0, OCHRE_SEATS * sizeof share[0]);
    for (int i = 0; i < playouts; i++) {
        alignas(16) uint8_t copy[OCHRE_STATE];
        float               value[OCHRE_SEATS];
        memcpy(copy, state, game->state_size);
        bots_rollout(&search, game, edition, copy, rng, &scratch, value);
        for (int seat = 0; seat < players; seat++)
            share[seat] += (double)value[seat] / playouts;
    }
}

static bool has_one_outcome(const ochre_game *game, const void *edition, const void *state)
{
    ochre_action outcome[OCHRE_LEGAL];
    uint32_t     weight[OCHRE_LEGAL];
    return game->outcomes(edition, state, outcome, weight) == 1;
}

void ochre_luck_add(const ochre_game *game, const void *edition, const void *state,
                    ochre_action outcome, int playouts, ochre_rng *rng, ochre_notes *notes,
                    double luck[OCHRE_SEATS])
{
    alignas(16) uint8_t fallen[OCHRE_STATE];
    double              before[OCHRE_SEATS], after[OCHRE_SEATS];
    assert(game->actor(state) == OCHRE_CHANCE);
    if (has_one_outcome(game, edition, state))
        return;
    memcpy(fallen, state, game->state_size);
    game->apply(edition, fallen, outcome);
    ochre_chances(game, edition, fallen, playouts, rng, notes, after);
    ochre_chances(game, edition, state, playouts, rng, notes, before);
    for (int seat = 0; seat < game->players(state); seat++)
        luck[seat] += after[seat] - before[seat];
}
