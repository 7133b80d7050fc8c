/* hints.h - from a game's own worths to what bots read: weights of actions, and shares of the win.
 *
 * A game says what an action or a position is worth, in any unit; these turn worths into proportions. A
 * worth that lies `halving` below the best counts half, twice as far below a quarter, and so on. Integers
 * only, so that bots play the same on every machine. */
#ifndef OCHRE_HINTS_H
#define OCHRE_HINTS_H

#include <ochre/game.h>

/* For weigh(): the best gets 2^24, nothing less than 1. */
void ochre_hint_weights(const int *worth, int count, int halving, uint32_t *weight);

/* For estimate(): 60000 in all; what division loses goes to the leader. */
void ochre_hint_shares(const int *worth, int seats, int halving, uint32_t share[OCHRE_SEATS]);

/* For estimate(), when the game is over: the shares as they are. */
void ochre_hint_result(const ochre_result *result, int seats, uint32_t share[OCHRE_SEATS]);

#endif
