/* moves.h - how the lists of moves put actions together: as whole words, verb in the lowest byte. */
#ifndef GAMES_NEANDERTHAL_MOVES_H
#define GAMES_NEANDERTHAL_MOVES_H

#include "games/neanderthal/table.h"

#define NE_WORD(verb)    ((uint64_t)(verb))
#define NE_ARG(i, value) ((uint64_t)(value) << (8 + 8 * (i)))

/* The verb with each member of the set in its first argument. Most sets are small: a few are stored in any
 * case, and counted if they are there, so that the loop is seldom entered. */
static inline int ne_list_set(uint32_t set, int verb, ochre_action *out, int n)
{
    const uint32_t last = UINT32_C(1) << 31; /* of no set: there has to be a bit to find */
    for (int i = 0; i < 3; i++) {
        out[n] = ochre_action_packed(NE_WORD(verb) | NE_ARG(0, __builtin_ctz(set | last)));
        n += set != 0;
        set &= set - 1;
    }
    for (; set != 0; set &= set - 1)
        out[n++] = ochre_action_packed(NE_WORD(verb) | NE_ARG(0, __builtin_ctz(set)));
    return n;
}

/* The same with ranks, which are written from 1. They are few: all are stored, and counted if they are
 * there, which costs less than a branch that cannot be foreseen. */
static inline int ne_list_ranks(unsigned ranks, int verb, ochre_action *out, int n)
{
    for (int rank = 0; rank < NE_ELDERS; rank++) {
        out[n] = ochre_action_packed(NE_WORD(verb) | NE_ARG(0, rank + 1));
        n += (int)(ranks >> rank & 1);
    }
    return n;
}

#endif
