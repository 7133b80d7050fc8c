/* bag.h - a face-down deck as the set of its cards: which one is drawn is settled when it is drawn. */
#ifndef OCHRE_BAG_H
#define OCHRE_BAG_H

#include <stdint.h>

#include <ochre/rng.h>

static inline int ochre_bag_size(uint64_t bag)
{
    return __builtin_popcountll(bag);
}

/* For each byte, how many cards lie in it and in those below; a byte of sums never overflows. */
static inline uint64_t ochre_bag_sums(uint64_t bag)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    bag -= bag >> 1 & 0x55 * ones;
    bag = (bag & 0x33 * ones) + (bag >> 2 & 0x33 * ones);
    return ((bag + (bag >> 4)) & 0x0f * ones) * ones;
}

/* How many of the eight ascending sums are at most n, which is below 128. */
static inline int ochre_bag_passed(uint64_t sums, uint64_t n)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    return (int)((((n * ones | 0x80 * ones) - sums) >> 7 & ones) * ones >> 56);
}

/* The number of the card that has n cards of the bag below it: first its byte, then its bit. Nothing
 * here is a branch, for nobody could foresee which card is drawn. */
static inline int ochre_bag_nth(uint64_t bag, uint64_t sums, uint64_t n)
{
    const uint64_t ones = UINT64_C(0x0101010101010101), diagonal = UINT64_C(0x8040201008040201);
    const int      low = 8 * ochre_bag_passed(sums, n);
    const uint64_t spread = (bag >> low & 0xff) * ones & diagonal;
    const uint64_t bits = (spread + 0x7f * ones) >> 7 & ones;
    return low + ochre_bag_passed(bits * ones, n - (sums << 8 >> low & 0xff));
}

/* The number, from 0, of a card drawn evenly from a bag that is not empty. The bag stays as it is. Where the
 * processor can put a bit into the n-th place of a set, that is all; the card is the same. */
static inline int ochre_bag_draw(uint64_t bag, ochre_rng *rng)
{
#ifdef __BMI2__
    const uint32_t n = ochre_rng_below(rng, (uint32_t)ochre_bag_size(bag));
    return __builtin_ctzll(__builtin_ia32_pdep_di(UINT64_C(1) << n, bag));
#else
    const uint64_t sums = ochre_bag_sums(bag);
    return ochre_bag_nth(bag, sums, ochre_rng_below(rng, (uint32_t)(sums >> 56)));
#endif
}

#endif
