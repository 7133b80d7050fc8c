/* words.h - small helps for fields, score, draw and say: who may know what, and two languages. */
#ifndef GAMES_CRO_MAGNON_WORDS_H
#define GAMES_CRO_MAGNON_WORDS_H

#include "games/cro_magnon/state.h"

#include <ochre/say.h>

/* May the viewer look under the tiles of the seat? The one place that says so (section 7). */
static inline bool cm_knows_tiles(const cm_state *s, int viewer, int seat)
{
    return s->phase == CM_END || viewer == OCHRE_EVERYTHING || viewer == seat; /* CM-553 */
}

/* Types of which the player holds the spent value tile: open to all. */
static inline unsigned cm_spent(const cm_player *p)
{
    unsigned types = 0;
    for (int t = 0; t < CM_TYPES; t++)
        types |= (unsigned)(p->tiles[t] >> CM_VALUE & 1) << t;
    return types;
}

/* Number of tiles of each type that the player holds: open to all. */
static inline void cm_fronts(const cm_player *p, uint8_t fronts[CM_TYPES])
{
    for (int t = 0; t < CM_TYPES; t++)
        fronts[t] = (uint8_t)__builtin_popcount(p->tiles[t]);
}

/* The type in the slot of a category in the area, or -1. */
static inline int cm_type_on(const cm_edition *e, const cm_state *s, int area, int category)
{
    for (int t = 0; t < CM_TYPES; t++)
        if (e->types[t].category == category && ((s->uncollected[t] | s->collected[t]) >> area & 1))
            return t;
    return -1;
}

#endif
