/* search_rollout.h - playing on from a leaf of the tree, and what the end was worth. */
#ifndef BOTS_SEARCH_ROLLOUT_H
#define BOTS_SEARCH_ROLLOUT_H

#include <ochre/search.h>

/* Scratch for lists of actions, which need no clearing, and where the game's notes are. */
typedef struct {
    ochre_notes *notes;
    ochre_action legal[OCHRE_LEGAL];
    uint32_t     weight[OCHRE_LEGAL];
} bots_scratch;

/* Lets chance and those without a choice do what they must. Returns the seat that has a choice, whose
 * legal actions (two or more) are then in the scratch, or OCHRE_OVER. */
int bots_skip_forced(const ochre_game *game, const void *edition, void *state, ochre_rng *rng,
                     bots_scratch *scratch, int *count);

/* An action drawn by weight. */
int bots_draw(const uint32_t *weight, int count, ochre_rng *rng);

/* Plays on, as far as the search wants, and writes each seat's value, 0 .. 1. Leaves the state at the
 * point that was judged. */
void bots_rollout(const ochre_search *search, const ochre_game *game, const void *edition,
                  void *state, ochre_rng *rng, bots_scratch *scratch, float value[OCHRE_SEATS]);

#endif
