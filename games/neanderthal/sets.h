/* sets.h - the members of small sets, looked up instead of searched for.
 *
 * Places of a row, ranks and a third of the daughters are sets of six; a region's biomes and all daughters are
 * three of them. A search bit by bit ends where nobody foresees it, which costs more than the lookup. */
#ifndef GAMES_NEANDERTHAL_SETS_H
#define GAMES_NEANDERTHAL_SETS_H

#include <stdint.h>

enum { NE_SIX = 6 };

typedef struct ne_six {
    uint64_t member[NE_SIX]; /* ascending, as first arguments of actions; zeros behind the last */
    uint64_t below;          /* a byte for each of 0 .. 6: how many members are below it */
    uint64_t count;
} ne_six;

extern const ne_six ne_sixes[1 << NE_SIX]; /* by the set */

/* Six elements of a set, from the one with this number on. */
static inline const ne_six *ne_six_of(uint32_t set, int first)
{
    return &ne_sixes[set >> first & ((1u << NE_SIX) - 1)];
}

#endif
