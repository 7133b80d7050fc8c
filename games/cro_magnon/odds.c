/* odds.c - what taking a tile may bring: whether it will be a value tile, and then how much the next
 * value tile is worth. A value tile that nobody has seen is in the bag (CM-271), so the odds are the
 * same for every viewer and follow from open facts alone. */
#include "games/cro_magnon/words.h"

static bool is_value_open(const cm_state *s, int type)
{
    for (int seat = 0; seat < s->seats; seat++)
        if (s->players[seat].tiles[type] & CM_BIT_VALUE)
            return true;
    return (s->used[type] & CM_BIT_VALUE) != 0;
}

static bool has_value(const cm_edition *e, int type)
{
    for (int i = 0; i < e->tile_count; i++)
        if (e->action_tiles[i].type == type && e->action_tiles[i].action == CM_VALUE)
            return true;
    return false;
}

/* First values of the stack in ascending order, equal ones put together. */
static void list_firsts(const cm_edition *e, const cm_state *s, ochre_odds *odds)
{
    odds->count = 0;
    for (int first = 0; first <= CM_VALUE_MOST; first++) {
        uint64_t tiles = 0;
        for (int k = 0; k < e->additional_count; k++)
            if (e->additional_values[k].first == first)
                tiles += s->stack[k];
        if (tiles == 0)
            continue;
        odds->value[odds->count] = first;
        odds->weight[odds->count++] = tiles;
    }
}

int cm_odds(const void *edition, const void *state, int viewer, ochre_action action,
            ochre_odds out[OCHRE_ODDS])
{
    const cm_edition *e = edition;
    const cm_state   *s = state;
    (void)viewer;
    if (action.verb != CM_DO_TAKE || s->phase != CM_TAKE || action.arg[1] >= CM_TYPES)
        return 0;
    const int type = action.arg[1], tiles = __builtin_popcount(s->bag[type]);
    if (tiles < 2 || is_value_open(s, type) || !has_value(e, type))
        return 0;
    out[0].label[OCHRE_EN] = "a value tile (0 no, 1 yes)";
    out[0].label[OCHRE_RU] = "жетон ценности (0 нет, 1 да)";
    out[0].count = 2;
    out[0].value[0] = 0;
    out[0].weight[0] = (uint64_t)(tiles - 1);
    out[0].value[1] = 1;
    out[0].weight[1] = 1;
    list_firsts(e, s, &out[1]);
    if (out[1].count == 0)
        return 1;
    out[1].label[OCHRE_EN] = "then its first place";
    out[1].label[OCHRE_RU] = "тогда его первое место";
    return 2;
}
