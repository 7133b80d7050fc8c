/* analyse.h - what the parts of `ochre analyse` share.
 *
 *   analyse.c        the arguments, and the report
 *   analyse_match.c  the curve, the turning points and the luck of a whole match */
#ifndef CLI_ANALYSE_H
#define CLI_ANALYSE_H

#include <ochre/match.h>

enum { ANALYSE_TURNS = 3 /* turning points */ };

typedef struct analyse_point {
    int    ply;                /* actions done before it */
    double share[OCHRE_SEATS]; /* of the win, expected, 0 .. 1 */
} analyse_point;

typedef struct analyse_turn {
    int    point; /* it came about between the point before and this one */
    int    ply;   /* most of it by this action, counted from 0 */
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

/* analyse_match.c: each point, and each event of chance before and after, by so many playouts. */
void analyse_match(const ochre_match *m, int playouts, uint64_t seed, analysis *out);

#endif
