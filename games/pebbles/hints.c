/* hints.c - what a sensible player of Pebbles looks at: for bots.
 *
 * Two thoughts are enough to beat a random player. A cairn is worth what it scores less what its
 * pebbles would bring by the own token. And wading with two dice is better while there is little to
 * lose by a slip. Only integers: the same hints on every machine. */
#include "games/pebbles/state.h"

/* Points by the own token that a cairn of these pebbles would cost at the end. */
static int token_loss(const pb_edition *e, const pb_player *p, const uint8_t pebbles[PB_KINDS])
{
    pb_player left = *p;
    for (int kind = 0; kind < PB_KINDS; kind++)
        left.pebbles[kind] = (uint8_t)(left.pebbles[kind] - pebbles[kind]);
    return pb_token_points(e, p) - pb_token_points(e, &left);
}

static int want_stack(const pb_edition *e, const pb_player *p, const uint8_t pebbles[PB_KINDS])
{
    const int gain = 2 * pb_cairn_points(e, pebbles) - token_loss(e, p, pebbles);
    return gain < 1 ? 1 : gain * gain;
}

/* The pebble that is worth least, in a cairn or by the token. */
static int want_drop(const pb_edition *e, const pb_player *p, int kind)
{
    uint8_t dropped[PB_KINDS] = {0};
    dropped[kind] = 1;
    const int loss = 2 * e->value[kind] + token_loss(e, p, dropped);
    return loss > 19 ? 1 : 20 - loss;
}

void pb_weigh(const void *edition, const void *state, const ochre_action *legal, int count,
              uint32_t *weight, ochre_notes *notes)
{
    (void)notes;
    const pb_edition *e = edition;
    const pb_state   *s = state;
    const pb_player  *p = &s->players[s->turn];
    for (int i = 0; i < count; i++) {
        int want = 1;
        switch (legal[i].verb) {
        case PB_DO_WADE: want = legal[i].arg[0] == 2 ? 80 : 40; break;
        case PB_DO_STACK: want = want_stack(e, p, legal[i].arg); break;
        case PB_DO_DROP: want = want_drop(e, p, legal[i].arg[0]); break;
        default: break;
        }
        weight[i] = (uint32_t)want;
    }
}

/* How well a seat stands: points, the token's, and half of what the basket could become. */
static uint32_t standing(const pb_edition *e, const pb_player *p)
{
    int basket = 0;
    for (int kind = 0; kind < PB_KINDS; kind++)
        basket += p->pebbles[kind] * e->value[kind];
    const uint32_t twice = (uint32_t)(2 * (p->points + pb_token_points(e, p)) + basket + 4);
    return twice * twice;
}

void pb_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS],
                 ochre_notes *notes)
{
    (void)notes;
    const pb_edition *e = edition;
    const pb_state   *s = state;
    ochre_result      result;
    pb_result(e, s, &result);
    uint64_t all = 0;
    for (int i = 0; i < s->seats; i++)
        all += standing(e, &s->players[i]);
    for (int i = 0; i < OCHRE_SEATS; i++) {
        if (s->phase == PB_OVER)
            share[i] = result.share[i] * 1000u;
        else
            share[i] =
                i < s->seats ? (uint32_t)(standing(e, &s->players[i]) * UINT64_C(60000) / all) : 0;
    }
}
