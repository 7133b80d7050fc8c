/* mutate.c - how libFuzzer changes the inputs of targets that read JSON. Its own changes are blind:
 * hardly any leaves a whole edition well formed. So three in four changes put another number in place of
 * a number, or one word of the text in place of another, and what comes out is nearly always read to
 * its end. Without a fuzzer nobody calls this. */
#include <stdio.h>
#include <string.h>

#include <ochre/rng.h>

#include "fuzz/fuzzing.h"

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned int seed);
__attribute__((weak)) size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);

typedef struct piece {
    size_t from, length;
} piece;

/* Puts other bytes in place of a piece; returns the new size, the old one where there is no room. */
static size_t replace(uint8_t *data, size_t size, size_t most, piece old, const char *by,
                      size_t length)
{
    const size_t behind = old.from + old.length;
    if (size - old.length + length > most)
        return size;
    memmove(data + old.from + length, data + behind, size - behind);
    memcpy(data + old.from, by, length);
    return size - old.length + length;
}

static bool is_digit(uint8_t c)
{
    return c >= '0' && c <= '9';
}

/* The first number from somewhere on. */
static bool find_number(const uint8_t *data, size_t size, ochre_rng *rng, piece *found)
{
    size_t at = ochre_rng_below(rng, (uint32_t)size);
    while (at < size && !is_digit(data[at]))
        at++;
    found->from = at;
    while (at < size && is_digit(data[at]))
        at++;
    found->length = at - found->from;
    return found->length > 0;
}

/* The first word in quotes from somewhere on, without them. */
static bool find_word(const uint8_t *data, size_t size, ochre_rng *rng, piece *found)
{
    const size_t   at = ochre_rng_below(rng, (uint32_t)size);
    const uint8_t *open = memchr(data + at, '"', size - at);
    if (open == NULL)
        return false;
    found->from = (size_t)(open - data) + 1;
    const uint8_t *close = memchr(data + found->from, '"', size - found->from);
    if (close == NULL)
        return false;
    found->length = (size_t)(close - data) - found->from;
    return found->length < 40;
}

static size_t change_number(uint8_t *data, size_t size, size_t most, ochre_rng *rng)
{
    static const uint32_t bounds[] = {2, 3, 4, 5, 8, 12, 12, 40, 256, UINT32_MAX};
    const uint32_t        bound = bounds[ochre_rng_below(rng, sizeof bounds / sizeof bounds[0])];
    char                  text[16];
    piece                 old;
    if (!find_number(data, size, rng, &old))
        return size;
    const int length = snprintf(text, sizeof text, "%u", (unsigned)ochre_rng_below(rng, bound));
    return replace(data, size, most, old, text, (size_t)length);
}

static size_t change_word(uint8_t *data, size_t size, size_t most, ochre_rng *rng)
{
    char  text[40];
    piece old, other;
    if (!find_word(data, size, rng, &old) || !find_word(data, size, rng, &other))
        return size;
    memcpy(text, data + other.from, other.length);
    return replace(data, size, most, old, text, other.length);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t most, unsigned int seed)
{
    ochre_rng rng;
    ochre_rng_seed(&rng, seed, 0);
    if (size == 0 || ochre_rng_below(&rng, 4) == 0)
        return LLVMFuzzerMutate(data, size, most);
    for (uint32_t changes = 1 + ochre_rng_below(&rng, 3); changes > 0; changes--)
        size = ochre_rng_below(&rng, 4) > 0 ? change_number(data, size, most, &rng)
                                            : change_word(data, size, most, &rng);
    return size;
}
