/* moves.c - what may be done now in Pebbles: who decides, and the list. */
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

static int list_wades(const pb_player *p, ochre_action *out)
{
    int n = 0;
    for (int dice = 1; dice <= PB_DICE && pb_basket(p) + dice <= PB_BASKET; dice++)
        out[n++] = (ochre_action){PB_DO_WADE, {(uint8_t)dice}};
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
            out[n++] = (ochre_action){PB_DO_DROP, {(uint8_t)kind}};
    return n;
}
