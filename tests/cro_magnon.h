/* cro_magnon.h - positions that the tests of Cro-Magnon begin from. */
#ifndef TESTS_CRO_MAGNON_H
#define TESTS_CRO_MAGNON_H

#include <ochre/match.h>

#include "games/cro_magnon/game.h"
#include "games/cro_magnon/state.h"
#include "tests/testing.h"

static inline void begin(const cm_edition *e, cm_state *s, int players)
{
    ochre_setup setup;
    ochre_setup_default(&cm_game, players, &setup);
    assert_null(cm_start(e, s, &setup));
}

/* The beginning of a game, seat 1 to move. */
static inline void deal(cm_state *s, int players, ochre_rng *rng)
{
    begin(&cm_standard, s, players);
    while (cm_actor(s) == OCHRE_CHANCE)
        cm_apply(&cm_standard, s, cm_sample(&cm_standard, s, rng));
    s->turn = 0;
}

/* The seat gets the tile, and the first uncollected tile of the type on the map counts for it. */
static inline void hand(cm_state *s, int seat, int type, int action)
{
    const unsigned area = s->uncollected[type] & (0u - s->uncollected[type]);
    s->players[seat].tiles[type] = (uint16_t)(s->players[seat].tiles[type] | 1u << action);
    s->uncollected[type] = (uint16_t)(s->uncollected[type] & ~area);
    s->collected[type] = (uint16_t)(s->collected[type] | area);
    cm_derive(&cm_standard, s);
}

enum { MOTHER = 0, SUN = 1, SHELLS = 3 };

#endif
