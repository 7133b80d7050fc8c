/* hints.h - what a sensible player looks at, shared by hints.c, worth.c and estimate.c.
 *
 * All worths are in hundredths of a point; integers only, so that a bot plays the same on every
 * machine. Only open things are read, and the actor's own tiles. */
#ifndef GAMES_CRO_MAGNON_HINTS_H
#define GAMES_CRO_MAGNON_HINTS_H

#include "games/cro_magnon/weights.h"
#include "games/cro_magnon/words.h"

enum { CM_POINT = 100 };

/* What one seat owns and may expect. */
typedef struct cm_mind {
    const cm_edition *e;
    const cm_state   *s;
    const cm_player  *p;
    int               seat;
    int               future[CM_AREAS]; /* times the area will still be scored, in hundredths */
    int               gain[CM_AREAS];   /* worth of one more own tribe there */
    int               loss[CM_AREAS];   /* worth of the last one there */
    int               far[CM_AREAS];    /* steps to the nearest area with a tile to take */
    bool              is_idle;          /* hardly a tile can be taken where he is, */
    bool              is_bare;          /* or none at all */
    int               keep[CM_TYPES];   /* what a tile of the type held is worth until the end */
} cm_mind;

/* worth.c */
cm_mind cm_mind_of(const cm_edition *e, const cm_state *s, int seat);
/* How often a tile of the type will still be scored, in hundredths. */
int cm_worth_soon(const cm_state *s, int type);
/* What the area brings to the seat, less what it brings to the others, if it is scored once with these
 * tribes; lead and safety count a little. */
int cm_worth_standing(const cm_state *s, int seat, int area, const uint8_t cubes[CM_SEATS]);
/* The same with the tribes as they are, but for one seat's. */
int cm_worth_with(const cm_mind *m, int area, int seat, int change);
/* What the area brings to a seat alone. */
int cm_worth_share(const cm_state *s, int seat, int area);
/* A tile of the type more. */
int cm_worth_tile(const cm_mind *m, int type);

#endif
