/* hints.h - what a sensible player looks at, shared by hints.c, worth.c and estimate.c.
 *
 * All worths are in hundredths of a point, all expected pieces in hundredths of a piece; integers only,
 * so that a bot plays the same on every machine. The figures that they weigh with are in weights.h. */
#ifndef GAMES_STONE_AGE_HINTS_H
#define GAMES_STONE_AGE_HINTS_H

#include "games/stone_age/weights.h"
#include "games/stone_age/words.h"

enum {
    SA_POINT = 100,
    SA_PIECE = 100,
    SA_ROUND = 10 /* rounds to come are counted in tenths */
};

/* What one seat owns and may expect. */
typedef struct sa_mind {
    const sa_edition *e;
    const sa_state   *s;
    const sa_player  *p;
    int               seat;
    int               later;              /* tenths of rounds after this one */
    int               unit[SA_RESOURCES]; /* worth of a piece */
    int               kind[SA_KINDS];     /* multipliers on the cards */
    unsigned          once, twice;        /* green symbols, bit n - 1 for symbol n */
    int spare[SA_RESOURCES]; /* pieces owned or expected from people placed, less what his
                                              fixed tiles cost; below 0: missing */
    int loose;               /* pieces that his cards and free tiles cost */
    int hunger;              /* food missing in this round; below 0: left over */
} sa_mind;

/* worth.c */
sa_mind sa_mind_of(const sa_edition *e, const sa_state *s, int seat, uint64_t cards);
int     sa_expect(const sa_edition *e, int yields, int dice, int tools); /* pieces */
int     sa_worth_tool(const sa_mind *m);
int     sa_worth_field(const sa_mind *m);
int     sa_worth_person(const sa_mind *m);
int     sa_worth_food(const sa_mind *m, int pieces);
int     sa_worth_goods(const sa_mind *m, int resource, int pieces);
int     sa_worth_card(const sa_mind *m, const sa_card *card);
int     sa_worth_gift(const sa_mind *m, int gift);
int     sa_worth_lower(const sa_mind *m);   /* of all lower halves, as they will count at the end */
int     sa_worth_builder(const sa_mind *m); /* of one more building, besides its points */

#endif
