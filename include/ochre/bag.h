/* bag.h - a face-down deck as the set of its cards: which one is drawn is settled when it is drawn. */
#ifndef OCHRE_BAG_H
#define OCHRE_BAG_H

#include <stdint.h>

#include <ochre/rng.h>

static inline int ochre_bag_size(uint64_t bag)
{
    return __builtin_popcountll(bag);
}

/* The number, from 0, of a card drawn evenly from a bag that is not empty. The bag stays as it is. */
static inline int ochre_bag_draw(uint64_t bag, ochre_rng *rng)
{
    for (uint32_t skip = ochre_rng_below(rng, (uint32_t)ochre_bag_size(bag)); skip > 0; skip--)
        bag &= bag - 1;
    return __builtin_ctzll(bag);
}

#endif
