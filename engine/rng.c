/* rng.c - how the generator gets its first state.
 *
 * splitmix64 turns a counter into four words that look independent, so that neighbouring seeds give
 * unrelated sequences. The stream is folded in between two mixes: for one seed no two streams share
 * a state, and for one stream no two seeds do. */
#include <ochre/rng.h>

static uint64_t splitmix(uint64_t *counter)
{
    *counter += 0x9e3779b97f4a7c15u;
    uint64_t z = *counter;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

void ochre_rng_seed(ochre_rng *rng, uint64_t seed, uint64_t stream)
{
    uint64_t counter = seed;
    counter = splitmix(&counter) + stream;
    counter = splitmix(&counter);
    /* At most one of four successive outputs is zero, so the state is never all zero. */
    for (int i = 0; i < 4; i++)
        rng->s[i] = splitmix(&counter);
}
