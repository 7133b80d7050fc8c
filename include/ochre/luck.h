/* luck.h - what a position is worth to each seat, and what chance brought whom.
 *
 * Chances are measured by playouts: games played on by the hints, as search does it. The luck of an event is what a seat's
 * chances are after it less what they were before. How good those players are does not matter for a sum of luck to
 * be fair: the event falls without regard to the measure, so whatever is measured, its mean over all outcomes is nothing.
 * Therefore a win less the luck of its game is worth as much in the mean as the win, and varies less: in The Settlers,
 * where dice decide most games, less than half as much. Whoever compares players needs so many games less. */
#ifndef OCHRE_LUCK_H
#define OCHRE_LUCK_H

#include <ochre/game.h>

enum { OCHRE_PLAYOUTS = 1000000 }; /* the most of one measure */

/* Each seat's expected share of the win, 0 .. 1. The notes may be NULL; where they are not they serve the next
 * position, too. */
void ochre_chances(const ochre_game *game, const void *edition, const void *state, int playouts,
                   ochre_rng *rng, ochre_notes *notes, double share[OCHRE_SEATS]);

/* Adds to `luck` what the outcome of the event that the state waits for brings each seat, in shares of the win, by so many
 * playouts from before it and from after it. The stream must not be the one that the outcome was drawn from. */
void ochre_luck_add(const ochre_game *game, const void *edition, const void *state,
                    ochre_action outcome, int playouts, ochre_rng *rng, ochre_notes *notes,
                    double luck[OCHRE_SEATS]);

#endif
