/* rng.h - the one random generator of the house: xoshiro256++ (Blackman and Vigna), seeded through
 * splitmix64, which passes BigCrush and PractRand at every size tried in public.
 *
 * The rules never call it. It serves whoever plays chance's seat, bots, and `hide`. Only integers
 * are drawn, so that the same seed gives the same game on every machine and compiler. */
#ifndef OCHRE_RNG_H
#define OCHRE_RNG_H

#include <stdint.h>

typedef struct ochre_rng {
    uint64_t s[4];
} ochre_rng;

/* Different (seed, stream) pairs give unrelated sequences. */
void ochre_rng_seed(ochre_rng *rng, uint64_t seed, uint64_t stream);

static inline uint64_t ochre_rng_rotate(uint64_t x, int by)
{
    return (x << by) | (x >> (64 - by));
}

static inline uint64_t ochre_rng_next(ochre_rng *rng)
{
    uint64_t *const s = rng->s;
    const uint64_t  result = ochre_rng_rotate(s[0] + s[3], 23) + s[0];
    const uint64_t  t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = ochre_rng_rotate(s[3], 45);
    return result;
}

/* Uniform over 0 .. bound-1, without bias (Lemire's multiplication with rejection); bound >= 1. */
static inline uint32_t ochre_rng_below(ochre_rng *rng, uint32_t bound)
{
    uint64_t product = (ochre_rng_next(rng) >> 32) * bound;
    if ((uint32_t)product < bound) {
        const uint32_t threshold = (0u - bound) % bound;
        while ((uint32_t)product < threshold)
            product = (ochre_rng_next(rng) >> 32) * bound;
    }
    return (uint32_t)(product >> 32);
}

#endif
