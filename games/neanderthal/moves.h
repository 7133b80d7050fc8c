/* moves.h - how the lists of moves put actions together: as whole words, verb in the lowest byte. */
#ifndef GAMES_NEANDERTHAL_MOVES_H
#define GAMES_NEANDERTHAL_MOVES_H

#include "games/neanderthal/table.h"

#define NE_WORD(verb)    ((uint64_t)(verb))
#define NE_ARG(i, value) ((uint64_t)(value) << (8 + 8 * (i)))

/* Lists grow at their end: whoever adds to one is told where it ends, and tells where it ends then. */

static inline ochre_action *ne_add(uint64_t word, ochre_action *end)
{
    *end = ochre_action_packed(word);
    return end + 1;
}

/* Stored in any case, and counted if it is allowed: cheaper than a branch that cannot be foreseen. */
static inline ochre_action *ne_add_if(unsigned allowed, uint64_t word, ochre_action *end)
{
    *end = ochre_action_packed(word);
    return end + allowed;
}

/* The verb with each member of the set in its first argument. Most sets are small: three are stored in any
 * case, so that the loop is seldom repeated. */
static inline ochre_action *ne_add_set(uint32_t set, int verb, ochre_action *end)
{
    const uint32_t last = UINT32_C(1) << 31; /* of no set: there has to be a bit to find */
    do {
        for (int i = 0; i < 3; i++) {
            const unsigned member = (unsigned)__builtin_ctz(set | last);
            end = ne_add_if(set != 0, NE_WORD(verb) | NE_ARG(0, member), end);
            set &= set - 1;
        }
    } while (set != 0);
    return end;
}

/* The same with ranks, which are few and written from 1. */
static inline ochre_action *ne_add_ranks(unsigned ranks, int verb, ochre_action *end)
{
    for (int rank = 0; rank < NE_ELDERS; rank++)
        end = ne_add_if(ranks >> rank & 1, NE_WORD(verb) | NE_ARG(0, rank + 1), end);
    return end;
}

#endif
