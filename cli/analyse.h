/* analyse.h - what the parts of `ochre analyse` share.
 *
 *   analyse.c        the arguments, and the report
 *   analyse_value.c  what a position is worth to each seat
 *   analyse_match.c  the curve, the turning points and the luck of a whole match */
#ifndef CLI_ANALYSE_H
#define CLI_ANALYSE_H

#include <ochre/match.h>

enum { ANALYSE_TURNS = 3 /* turning points */ };

/* Expected shares of the win, 0 .. 1. */
typedef struct analyse_value {
    double share[OCHRE_SEATS];
} analyse_value;

typedef struct analyse_point {
    int           ply; /* actions done before it */
    analyse_value value;
} analyse_point;

typedef struct analyse_turn {
    int    point; /* it came about between the point before and this one */
    int    ply;   /* by this action, counted from 0 */
    int    seat;  /* whose share changed most */
    double from, to;
} analyse_turn;

typedef struct analysis {
    analyse_point *point; /* to be freed */
    int            points;
    analyse_turn   turn[ANALYSE_TURNS];
    int            turns;
    double         luck[OCHRE_SEATS];   /* in wins */
    int            events[OCHRE_SEATS]; /* of chance that were the seat's */
} analysis;

/* analyse_value.c: by `playouts` games of hints from the position on; or at once, by the game's own estimate
 * after the turn's player has done the obvious. */
analyse_value analyse_by_playouts(const ochre_match *m, const void *state, int playouts,
                                  ochre_rng *rng);
analyse_value analyse_at_once(const ochre_match *m, const void *state);

/* analyse_match.c */
void analyse_match(const ochre_match *m, int playouts, uint64_t seed, analysis *out);

#endif
