/* moves.c - what may be done now in Pebbles (the list), and which clause forbids the rest.
 *
 * The list and the refusal are written apart on purpose: legal() and outcomes() build what is
 * possible, refusal() judges any eight bytes. The conformance suite compares the two, so a slip in
 * one of them is found by the other. */
#include <ochre/dice.h>
#include <ochre/notation.h>

#include "games/pebbles/game.h"
#include "games/pebbles/state.h"

int pb_actor(const void *state)
{
    const pb_state *s = state;
    switch ((pb_phase)s->phase) {
    case PB_TURN:
    case PB_DROP: return s->turn;
    case PB_OVER: return OCHRE_OVER;
    case PB_FIRST:
    case PB_DRAW:
    case PB_ROLL: break;
    }
    return OCHRE_CHANCE;
}

/* ---- the list ---- */

static ochre_action one_argument(int verb, int argument)
{
    return (ochre_action){(uint8_t)verb, {(uint8_t)argument}};
}

static int list_wades(const pb_player *p, ochre_action *out)
{
    int n = 0;
    for (int dice = 1; dice <= PB_DICE && pb_basket(p) + dice <= PB_BASKET; dice++)
        out[n++] = one_argument(PB_DO_WADE, dice);
    return n;
}

/* Every way to take three pebbles from the basket: at most ten. */
static int list_stacks(const pb_player *p, ochre_action *out)
{
    int n = 0;
    for (int white = 0; white <= PB_CAIRN && white <= p->pebbles[PB_WHITE]; white++)
        for (int grey = 0; white + grey <= PB_CAIRN && grey <= p->pebbles[PB_GREY]; grey++) {
            const int red = PB_CAIRN - white - grey;
            if (red <= p->pebbles[PB_RED])
                out[n++] =
                    (ochre_action){PB_DO_STACK, {(uint8_t)white, (uint8_t)grey, (uint8_t)red}};
        }
    return n;
}

int pb_legal(const void *edition, const void *state, ochre_action *out)
{
    (void)edition;
    const pb_state  *s = state;
    const pb_player *p = &s->players[s->turn];
    if (s->phase == PB_TURN) {
        const int wades = list_wades(p, out);
        return wades + list_stacks(p, out + wades);
    }
    int n = 0;
    for (int kind = 0; kind < PB_KINDS; kind++)
        if (p->pebbles[kind] > 0)
            out[n++] = one_argument(PB_DO_DROP, kind);
    return n;
}

/* ---- chance ---- */

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

/* ---- the refusal ---- */

static const char *refuse_wade(const pb_player *p, int dice)
{
    return pb_basket(p) + dice > PB_BASKET ? "PB-203" : NULL;
}

static const char *refuse_stack(const pb_player *p, const uint8_t pebbles[PB_KINDS])
{
    int total = 0;
    for (int kind = 0; kind < PB_KINDS; kind++) {
        if (pebbles[kind] > p->pebbles[kind])
            return "PB-207";
        total += pebbles[kind];
    }
    return total != PB_CAIRN ? "PB-207" : NULL;
}

/* Which phase each kind of action belongs to; what is only a view belongs to none (PB-501). */
static const uint8_t phase_of[] = {
    [PB_DO_FIRST] = PB_FIRST, [PB_DO_DRAW] = PB_DRAW, [PB_DO_DRAW_HIDDEN] = UINT8_MAX,
    [PB_DO_ROLL] = PB_ROLL,   [PB_DO_WADE] = PB_TURN, [PB_DO_STACK] = PB_TURN,
    [PB_DO_DROP] = PB_DROP,
};

const char *pb_refusal(const void *edition, const void *state, ochre_action action)
{
    (void)edition;
    const pb_state *s = state;
    if (!ochre_action_formed(&pb_game, action))
        return "PB-004";
    if (s->phase == PB_OVER)
        return "PB-006";
    if (phase_of[action.verb] != s->phase)
        return "PB-301";
    const pb_player *p = &s->players[s->turn];
    switch (action.verb) {
    case PB_DO_FIRST: return action.arg[0] < s->seats ? NULL : "PB-302";
    case PB_DO_DRAW: return s->bag[action.arg[0]] > 0 ? NULL : "PB-302";
    case PB_DO_ROLL: return ochre_dice_number(action.arg) == s->dice ? NULL : "PB-302";
    case PB_DO_WADE: return refuse_wade(p, action.arg[0]);
    case PB_DO_STACK: return refuse_stack(p, action.arg);
    default: return p->pebbles[action.arg[0]] > 0 ? NULL : "PB-206";
    }
}
