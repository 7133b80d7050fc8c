/* odds.c - what a roll in Pebbles would bring, before it is thrown. */
#include "games/pebbles/state.h"

static void add_way(ochre_odds *odds, int32_t value)
{
    int at = 0;
    while (at < odds->count && odds->value[at] < value)
        at++;
    if (at == odds->count || odds->value[at] != value) {
        for (int i = odds->count++; i > at; i--) {
            odds->value[i] = odds->value[i - 1];
            odds->weight[i] = odds->weight[i - 1];
        }
        odds->value[at] = value;
        odds->weight[at] = 0;
    }
    odds->weight[at]++;
}

/* What the pebbles found would be worth in cairns; a slip finds nothing. */
int pb_odds(const void *edition, const void *state, int viewer, ochre_action action,
            ochre_odds out[OCHRE_ODDS])
{
    (void)state;
    (void)viewer;
    const pb_edition *e = edition;
    if (action.verb != PB_DO_WADE)
        return 0;
    out[0] = (ochre_odds){.label = {"worth of the find", "ценность находки"}};
    for (int first = 0; first < 6; first++) {
        const int value = e->value[e->face[first]];
        if (action.arg[0] == 1)
            add_way(&out[0], value);
        else
            for (int second = 0; second < 6; second++)
                add_way(&out[0], second == first ? 0 : value + e->value[e->face[second]]);
    }
    return 1;
}
