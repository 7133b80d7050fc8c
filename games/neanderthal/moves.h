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

/* The word with two of the six in its first argument, added to what stands there. */
static inline void ne_put_two(const ne_six *six, int first, uint64_t word, ochre_action *end)
{
    const uint64_t words[2] = {six->member[first] + word, six->member[first + 1] + word};
    memcpy(end + first, words, sizeof words);
}

/* The same with each of the six: four are stored in any case, and as many count as there are. */
static inline ochre_action *ne_add_six(const ne_six *six, uint64_t word, ochre_action *end)
{
    ne_put_two(six, 0, word, end);
    ne_put_two(six, 2, word, end);
    if (__builtin_expect(six->count > 4, 0))
        ne_put_two(six, 4, word, end);
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

/* Ranks are written from 1, and seldom are they more than two. */
static inline ochre_action *ne_add_ranks(unsigned ranks, int verb, ochre_action *end)
{
    const ne_six  *six = ne_six_of(ranks, 0);
    const uint64_t word = NE_WORD(verb) | NE_ARG(0, 1);
    ne_put_two(six, 0, word, end);
    if (__builtin_expect(six->count > 2, 0)) {
        ne_put_two(six, 2, word, end);
        ne_put_two(six, 4, word, end);
    }
    return end + six->count;
}

#endif
