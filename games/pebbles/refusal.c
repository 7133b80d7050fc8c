/* refusal.c - which clause of Pebbles forbids an action.
 *
 * Written apart from moves.c and chance.c on purpose: they build what is possible, this judges any
 * eight bytes. The conformance suite compares the two, so a slip in one of them is found by the
 * other. */
#include <ochre/dice.h>
#include <ochre/notation.h>

#include "games/pebbles/game.h"
#include "games/pebbles/state.h"

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
