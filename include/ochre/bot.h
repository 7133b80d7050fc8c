/* bot.h - players that know only the contract and a game's own hints.
 *
 * A bot never sees the true state: it gets its own random stream and begins by dealing anew all that
 * its seat cannot see. */
#ifndef OCHRE_BOT_H
#define OCHRE_BOT_H

#include <ochre/game.h>

typedef struct ochre_bot {
    const char *name;     /* "random", "greedy" */
    const char *about[2]; /* one line, by language */

    /* The seat's choice; the actor of the state must be a seat. Draws from rng alone. */
    ochre_action (*choose)(const ochre_game *game, const void *edition, const void *state,
                           ochre_rng *rng);
} ochre_bot;

extern const ochre_bot *const ochre_bots[]; /* ends in NULL */
const ochre_bot              *ochre_bot_named(const char *name);

#endif
