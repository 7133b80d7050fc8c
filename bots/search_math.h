/* search_math.h - the little arithmetic that a search needs, without the C library's.
 *
 * A float is a sign, eight bits of exponent and twenty-three of mantissa; read as an integer it is, up to
 * scale and shift, its own logarithm. That is exact enough for priors; the root gets three steps of
 * Newton's on top and is good to a few units in the last place. */
#ifndef BOTS_SEARCH_MATH_H
#define BOTS_SEARCH_MATH_H

#include <stdint.h>

typedef union {
    float    value;
    uint32_t bits;
} bots_float;

/* x > 0 and neither tiny nor huge; 0 gives 0. */
static inline float bots_root(float x)
{
    if (x <= 0)
        return 0;
    bots_float guess = {.value = x};
    guess.bits = (guess.bits >> 1) + 0x1fbd1df5u;
    float root = guess.value;
    for (int step = 0; step < 3; step++)
        root = 0.5f * (root + x / root);
    return root;
}

/* Logarithm to base 2 of x >= 1; straight between whole powers, so at most 0.09 too small. */
static inline float bots_log2(uint32_t x)
{
    const bots_float exact = {.value = (float)x};
    return (float)(exact.bits - 0x3f800000u) * (1.0f / 8388608.0f);
}

/* The inverse of bots_log2, for -100 <= x <= 100: at most 6 % too large. */
static inline float bots_power2(float x)
{
    const bots_float result = {.bits = (uint32_t)((x + 127.0f) * 8388608.0f)};
    return result.value;
}

#endif
