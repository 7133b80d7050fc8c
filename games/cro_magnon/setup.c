/* setup.c - how a game of Cro-Magnon begins: empty map, full bags, cubes in East Africa. All that is
 * dealt comes by chance, one tile at a time (CM-701). */
#include "games/cro_magnon/state.h"

#include <string.h>

void cm_tiles_of_types(const cm_edition *e, uint16_t tiles[CM_TYPES])
{
    memset(tiles, 0, sizeof(uint16_t) * CM_TYPES);
    for (int i = 0; i < e->tile_count; i++) {
        const cm_tile *tile = &e->action_tiles[i];
        tiles[tile->type] = (uint16_t)(tiles[tile->type] | 1u << tile->action);
    }
}

const char *cm_start(const void *edition, void *state, const ochre_setup *setup)
{
    const cm_edition   *e = edition;
    const cm_constants *c = &e->constants;
    cm_state           *s = state;
    if (setup->players < c->min_players || setup->players > c->max_players)
        return "CM-803";
    memset(s, 0, sizeof *s);
    s->seats = (uint8_t)setup->players;
    s->open = 1u << 0;                            /* CM-108, CM-213 */
    for (int seat = 0; seat < s->seats; seat++) { /* CM-107 */
        s->areas[0].cubes[seat] = c->start_cubes;
        s->players[seat].here = 1u << 0;
        s->players[seat].stock = (uint8_t)(c->cubes_per_player - c->start_cubes);
    }
    for (int i = 0; i < CM_VALUE_KINDS; i++) {
        s->deck[i] = e->initial_values[i].count;
        s->stack[i] = e->additional_values[i].count; /* CM-109 */
    }
    for (int area = 0; area < CM_AREAS; area++)
        if (e->areas[area].entry_cost != 0)
            s->guarded = (uint16_t)(s->guarded | 1u << area);
    cm_tiles_of_types(e, s->bag); /* CM-106 */
    return NULL;
}
