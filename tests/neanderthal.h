/* neanderthal.h - positions that the tests of Neanderthal begin from. */
#ifndef TESTS_NEANDERTHAL_H
#define TESTS_NEANDERTHAL_H

#include <string.h>

#include <ochre/match.h>

#include "games/neanderthal/game.h"
#include "games/neanderthal/table.h"
#include "tests/testing.h"

typedef struct mode {
    int players, solo;
} mode;

static inline void begin(ne_state *s, mode m)
{
    const ochre_setup setup = {.players = m.players, .option = {m.solo}};
    memset(s, 0, sizeof *s);
    assert_null(ne_start(&ne_standard, s, &setup));
}

enum { PREY = 1, PREDATOR_PLACE = 2 }; /* places of the north, side by side */

/* A solo game in its first assignment: the Alpha, skilled against predators, and one more are in the camp;
 * north 2 has big game that any die hits, north 3 a predator, whose bloody face is the 1 that the Alpha's die is
 * fixed at. */
static inline void prepare_predator(ne_edition *e, ne_state *s)
{
    const ochre_setup setup = {.players = 1};
    ochre_rng         rng;
    ochre_action      legal[OCHRE_LEGAL];
    char              words[200];
    ochre_text        why = OCHRE_TEXT(words);
    ochre_rng_seed(&rng, 411, 0);
    memset(s, 0, sizeof *s);
    assert_null(ne_start(e, s, &setup));
    for (int actor; s->phase != NE_ASSIGN && (actor = ne_actor(s)) != OCHRE_OVER;) {
        const int count = actor == OCHRE_CHANCE ? 0 : ne_legal(e, s, legal);
        ne_apply(e, s, count == 0 ? ne_sample(e, s, &rng) : legal[0]); /* bids: `pass` is first */
    }
    assert_int_equal(s->phase, NE_ASSIGN);
    assert_true(ne_is_biome(s->places[PREY]) && ne_is_biome(s->places[PREDATOR_PLACE]));
    for (int b = 0; b < NE_BIOMES; b++)
        e->biomes[b].type = NE_SMALL;
    ne_biome *prey = &e->biomes[s->places[PREY] - 1];
    ne_biome *predator = &e->biomes[s->places[PREDATOR_PLACE] - 1];
    prey->type = NE_BIG;
    prey->precondition = prey->frost = prey->bloody = prey->babies = 0;
    prey->hits = 1;
    prey->hit_face = NE_FACES;
    prey->free_count = 0;
    prey->trophy_kind = 2; /* so that the hunt ends with a claim */
    predator->type = NE_PREDATORS;
    predator->frost = 0;
    predator->bloody = 1;
    predator->hit_face = 1;
    assert_true(ne_edition_ok(e, &why));
    ne_player *p = &s->players[0];
    p->tribal = 1;
    p->portals = 0;
    p->elders = (uint8_t)(1u << (e->types[NE_PREDATORS].alpha_elder - 1));
    p->young = 0;
    p->alpha = NE_CAMP;
    p->camp = 1;
    ne_derive(e, s);
    assert_null(ne_state_ok(e, s));
}

/* That game when both are hunting, and nothing is rolled yet. */
static inline void go_hunting(ne_edition *e, ne_state *s)
{
    *e = ne_standard;
    prepare_predator(e, s);
    ne_apply(e, s, (ochre_action){NE_DO_HUNT_ALPHA, {PREY}});
    ne_apply(e, s, (ochre_action){NE_DO_HUNT, {PREY, 1}});
    if (s->phase == NE_ASSIGN)
        ne_apply(e, s, (ochre_action){.verb = NE_DO_DONE});
    assert_int_equal(s->phase, NE_HUNTING);
}

#endif
