/* hints.h - what a sensible player looks at, shared by hints.c, worth.c and estimate.c.
 *
 * All worths are in hundredths of a point; integers only, so that a bot plays the same on every
 * machine. */
#ifndef GAMES_KROMANONTSY_HINTS_H
#define GAMES_KROMANONTSY_HINTS_H

#include "games/kromanontsy/table.h"
#include "games/kromanontsy/weights.h"

enum { KR_POINT = 100 };

/* What one seat has, lacks and wants. */
typedef struct kr_mind {
    const kr_edition *e;
    const kr_state   *s;
    const kr_player  *p;
    int               seat;
    int lacking[KR_ROWS];      /* technologies that the nearest settlement still asks for */
    int deficit;               /* of them together; 0: none, or no settlement to be had */
    int gain[KR_ALL_CELLS];    /* of learning what lies in the cells; 0: can't */
    int missing[KR_ALL_CELLS]; /* cards that he lacks for it */
    int want[KR_RESOURCES];    /* worth of one more card */
    int keep[KR_RESOURCES];    /* worth of the last one that he has */
} kr_mind;

kr_mind kr_mind_of(const kr_edition *e, const kr_state *s, int seat);
int     kr_worth_technology(const kr_mind *m, int technology);
int     kr_worth_hunt(const kr_mind *m, int animal, int power); /* trophies alone */
int     kr_worth_exploring(const kr_mind *m, int terrain);

/* How far the seat is from each settlement's needs: the smallest sum, 0 if none can be had;
 * lacking[] may be NULL. */
int kr_settlement_deficit(const kr_edition *e, const kr_state *s, int seat, int *lacking);

#endif
