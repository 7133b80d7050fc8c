/* odds.c - what a roll may bring, before it is thrown: the yield by pips alone and, if the player has
 * tools ready, the yield with all of them added. */
#include "games/stone_age/words.h"

#include <ochre/dice.h>

enum { CARD_DICE = 2 }; /* SA-508 */

/* The dice that would be thrown after the action, and for what; 0: none. */
static int dice_after(const sa_edition *e, const sa_state *s, ochre_action a, int *yields)
{
    if (a.verb == SA_DO_PLACE_CROWD) {
        *yields = a.arg[0];
        return a.arg[1];
    }
    if (a.verb == SA_DO_RESOLVE && a.arg[0] < SA_GATHER_PLACES) {
        *yields = a.arg[0];
        return s->gather[a.arg[0]][s->turn];
    }
    const int slot = sa_slot_at(s);
    if (a.verb != SA_DO_PAY || sa_stack_at(s) >= 0 || slot < 0 || s->display[slot] == 0)
        return 0;
    const sa_upper *top = &e->cards[s->display[slot] - 1].top;
    if (top->type != SA_TOP_ROLL)
        return 0;
    *yields = top->resource;
    return CARD_DICE;
}

/* Pips that give the same yield are one value. */
static void fill(ochre_odds *odds, int dice, int added, int divisor)
{
    const int most = (int)(sizeof(odds->value) / sizeof(odds->value[0]));
    uint64_t  ways[61];
    ochre_dice_sums(dice, ways);
    odds->count = 0;
    for (int pips = dice; pips <= OCHRE_FACES * dice; pips++) {
        const int value = (pips + added) / divisor;
        if (odds->count == 0 || odds->value[odds->count - 1] != value) {
            if (odds->count == most)
                return;
            odds->value[odds->count] = value;
            odds->weight[odds->count++] = 0;
        }
        odds->weight[odds->count - 1] += ways[pips];
    }
}

int sa_odds(const void *edition, const void *state, int viewer, ochre_action action,
            ochre_odds out[OCHRE_ODDS])
{
    const sa_edition *e = edition;
    const sa_state   *s = state;
    int               yields = 0;
    const int         dice = dice_after(e, s, action, &yields);
    (void)viewer; /* tools lie open */
    if (dice < 1 || dice > SA_PEOPLE_MOST)
        return 0;
    const sa_name *name = sa_yield_name(e, yields);
    const int      divisor = sa_yield_divisor(e, yields);
    out[0].label[OCHRE_EN] = name->en;
    out[0].label[OCHRE_RU] = name->ru;
    fill(&out[0], dice, 0, divisor);
    const int tools = sa_ready_tools(&s->players[s->turn]);
    if (tools == 0)
        return 1;
    out[1].label[OCHRE_EN] = "all tools added";
    out[1].label[OCHRE_RU] = "со всеми орудиями";
    fill(&out[1], dice, tools, divisor);
    return 2;
}
