/* hints.c - worths into weights and shares. */
#include <ochre/hints.h>

#include <string.h>

enum { BEST_WEIGHT = 1 << 24, BEST_CHANCE = 1 << 20, WHOLE = OCHRE_WHOLE_WIN * 1000 };

/* `best` times 2 to the power of -below / halving; straight between whole powers, at least 1. */
static uint32_t fallen(uint32_t best, int below, int halving)
{
    const int halvings = below / halving, rest = below % halving;
    if (halvings >= 32 || best >> halvings == 0)
        return 1;
    const uint32_t top = best >> halvings;
    return top - (uint32_t)((uint64_t)(top / 2) * (uint32_t)rest / (uint32_t)halving);
}

static int best_of(const int *worth, int count)
{
    int best = 0;
    for (int i = 1; i < count; i++)
        best = worth[i] > worth[best] ? i : best;
    return best;
}

void ochre_hint_weights(const int *worth, int count, int halving, uint32_t *weight)
{
    const int best = worth[best_of(worth, count)];
    for (int i = 0; i < count; i++)
        weight[i] = fallen(BEST_WEIGHT, best - worth[i], halving);
}

void ochre_hint_shares(const int *worth, int seats, int halving, uint32_t share[OCHRE_SEATS])
{
    const int leader = best_of(worth, seats);
    uint64_t  chance[OCHRE_SEATS], sum = 0;
    uint32_t  given = 0;
    memset(share, 0, sizeof share[0] * OCHRE_SEATS);
    for (int seat = 0; seat < seats; seat++) {
        chance[seat] = fallen(BEST_CHANCE, worth[leader] - worth[seat], halving);
        sum += chance[seat];
    }
    for (int seat = 0; seat < seats; seat++) {
        share[seat] = (uint32_t)(chance[seat] * WHOLE / sum);
        given += share[seat];
    }
    share[leader] += WHOLE - given;
}

void ochre_hint_result(const ochre_result *result, int seats, uint32_t share[OCHRE_SEATS])
{
    memset(share, 0, sizeof share[0] * OCHRE_SEATS);
    for (int seat = 0; seat < seats; seat++)
        share[seat] = result->share[seat] * 1000u;
}
