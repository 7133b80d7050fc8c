/* bots.h - what the files of this directory share. */
#ifndef BOTS_BOTS_H
#define BOTS_BOTS_H

#include <ochre/bot.h>
#include <ochre/search.h>

extern const ochre_bot bots_random, bots_greedy;

/* How a level plays a game (levels.c). */
typedef struct bots_level {
    uint32_t milliseconds; /* the most that a decision may take; 0: it does not search */
    uint32_t iterations;   /* likewise */
    float    carelessness; /* without search: the temper of its draw from the hints */
} bots_level;

/* For easy, normal and hard; nothing for others. A NULL game: any. */
bots_level bots_level_of(const ochre_game *game, ochre_bot_kind kind);

/* What somebody plays who looks at the right things and does not think them through. */
ochre_action bots_careless(float carelessness, const ochre_game *game, const void *edition,
                           const void *state, ochre_rng *rng);

#endif
