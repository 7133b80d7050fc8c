/* moves.h - how the lists of moves put actions together: as whole words, verb in the lowest byte. */
#ifndef GAMES_NEANDERTHAL_MOVES_H
#define GAMES_NEANDERTHAL_MOVES_H

#include "games/neanderthal/sets.h"
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

/* The word with each of the six in its first argument, added to what stands there. All are stored, as many as
 * there are count. */
static inline ochre_action *ne_add_six(const ne_six *six, uint64_t word, ochre_action *end)
{
    const uint64_t words[NE_SIX] = {six->member[0] + word, six->member[1] + word,
                                    six->member[2] + word, six->member[3] + word,
                                    six->member[4] + word, six->member[5] + word};
    memcpy(end, words, sizeof words);
    return end + six->count;
}

/* The same with the six that begin with the element `first` of a larger set, and with sets of several sixes. */
static inline ochre_action *ne_add_six_of(uint32_t set, int first, uint64_t word, ochre_action *end)
{
    return ne_add_six(ne_six_of(set, first), word + NE_ARG(0, first), end);
}

static inline ochre_action *ne_add_places(unsigned places, uint64_t word, ochre_action *end)
{
    end = ne_add_six_of(places, 0, word, end);
    return ne_add_six_of(places, NE_SIX, word, end);
}

static inline ochre_action *ne_add_daughters(uint32_t daughters, uint64_t word, ochre_action *end)
{
    end = ne_add_six_of(daughters, 0, word, end);
    end = ne_add_six_of(daughters, NE_SIX, word, end);
    return ne_add_six_of(daughters, 2 * NE_SIX, word, end);
}

static inline ochre_action *ne_add_items(uint32_t items, uint64_t word, ochre_action *end)
{
    end = ne_add_daughters(items, word, end);
    return ne_add_six_of(items, 3 * NE_SIX, word, end);
}
static_assert(NE_PLACES == 2 * NE_SIX && NE_DAUGHTERS == 3 * NE_SIX && NE_ITEMS <= 4 * NE_SIX,
              "in sixes");

/* Ranks are written from 1. */
static inline ochre_action *ne_add_ranks(unsigned ranks, int verb, ochre_action *end)
{
    return ne_add_six(ne_six_of(ranks, 0), NE_WORD(verb) | NE_ARG(0, 1), end);
}

#endif
