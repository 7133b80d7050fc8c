/* chance.c - what nobody decides in Pebbles: who begins, tokens and dice. outcomes() lists with exact
 * weights, sample() draws one without listing. */
#include <ochre/dice.h>

#include "games/pebbles/state.h"

static ochre_action one_argument(int verb, int argument)
{
    return (ochre_action){(uint8_t)verb, {(uint8_t)argument}};
}

static ochre_action roll_of(const uint8_t count[OCHRE_FACES])
{
    ochre_action a = {.verb = PB_DO_ROLL};
    for (int face = 0; face < OCHRE_FACES; face++)
        a.arg[face] = count[face];
    return a;
}

static int list_rolls(int dice, ochre_action *out, uint32_t *weight)
{
    uint8_t   count[PB_ROLLS][OCHRE_FACES];
    const int n = ochre_dice_list(dice, count, weight);
    for (int i = 0; i < n; i++)
        out[i] = roll_of(count[i]);
    return n;
}

int pb_outcomes(const void *edition, const void *state, ochre_action *out, uint32_t *weight)
{
    (void)edition;
    const pb_state *s = state;
    int             n = 0;
    if (s->phase == PB_ROLL)
        return list_rolls(s->dice, out, weight);
    if (s->phase == PB_FIRST) {
        for (; n < s->seats; n++) {
            out[n] = one_argument(PB_DO_FIRST, n);
            weight[n] = 1;
        }
        return n;
    }
    for (int t = 0; t < PB_TOKENS; t++)
        if (s->bag[t] > 0) {
            out[n] = one_argument(PB_DO_DRAW, t);
            weight[n++] = s->bag[t];
        }
    return n;
}

int pb_pick_token(const uint8_t bag[PB_TOKENS], ochre_rng *rng)
{
    uint32_t tokens = 0;
    for (int t = 0; t < PB_TOKENS; t++)
        tokens += bag[t];
    uint32_t which = ochre_rng_below(rng, tokens);
    int      t = 0;
    while (which >= bag[t])
        which -= bag[t++];
    return t;
}

ochre_action pb_sample(const void *edition, const void *state, ochre_rng *rng)
{
    (void)edition;
    const pb_state *s = state;
    if (s->phase == PB_FIRST)
        return one_argument(PB_DO_FIRST, (int)ochre_rng_below(rng, s->seats));
    if (s->phase == PB_DRAW)
        return one_argument(PB_DO_DRAW, pb_pick_token(s->bag, rng));
    uint8_t count[OCHRE_FACES];
    ochre_dice_throw(rng, s->dice, count);
    return roll_of(count);
}
