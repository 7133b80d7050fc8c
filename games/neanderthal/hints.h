/* hints.h - what a sensible player looks at, shared by hints.c, worth.c and estimate.c.
 *
 * Worths are in hundredths of a point, chances in thousandths; integers only, so that a bot plays the same
 * on every machine. */
#ifndef GAMES_NEANDERTHAL_HINTS_H
#define GAMES_NEANDERTHAL_HINTS_H

#include "games/neanderthal/table.h"
#include "games/neanderthal/weights.h"

enum { NE_POINT = 100, NE_SURE = 1000 };

/* What one seat has and may expect. */
typedef struct ne_mind {
    const ne_edition *e;
    const ne_state   *s;
    const ne_player  *p;
    const ne_points  *vp;
    int               seat;
    int               later; /* rounds after this one */
    int               baby;  /* worth of one more tribesman */
    int               words; /* disks that the tribe can spare before Chaos threatens */
    int               disk;  /* worth of a disk in the pool */
} ne_mind;

/* What a hunt is expected to bring. */
typedef struct ne_prospect {
    int success; /* chance */
    int deaths;  /* thousandths of a tribesman */
    int worth;
} ne_prospect;

/* worth.c */
ne_mind     ne_mind_of(const ne_edition *e, const ne_state *s, int seat);
int         ne_worth_elder(const ne_mind *m, int rank);        /* once it is mature */
int         ne_worth_daughter(const ne_mind *m, int d);        /* the same */
int         ne_worth_item(const ne_mind *m, int item);         /* the same */
int         ne_worth_card(const ne_mind *m, int item);         /* of the card in hand */
int         ne_worth_portal(const ne_mind *m);                 /* of one more portal disk */
int         ne_worth_target(const ne_mind *m, ochre_action a); /* of a disk freed there */
ne_prospect ne_prospect_of(const ne_mind *m, int place, int hunters, bool alpha);

/* Chance that at least `least` of n dice show at most `limit`. */
int ne_chance_of_hits(int n, int limit, int least);

#endif
