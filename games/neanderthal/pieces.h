/* pieces.h - tribesmen on the move, for what is done so often that a call would cost more than the move.
 *
 * Nobody foresees where the Alpha is, so nothing here branches on it. */
#ifndef GAMES_NEANDERTHAL_PIECES_H
#define GAMES_NEANDERTHAL_PIECES_H

#include <stddef.h>

#include "games/neanderthal/table.h"

/* NE-010. */
static inline void ne_have_babies(ne_player *p, int count)
{
    const int born = ne_least(count, p->dead);
    p->camp = (uint8_t)(p->camp + born);
    p->dead = (uint8_t)(p->dead - born);
    const bool alpha = (count > born) & (p->alpha == NE_DEAD);
    p->alpha = alpha ? NE_CAMP : p->alpha;
}

/* NE-011. */
static inline void ne_camp_dies(ne_player *p, int count)
{
    const int ordinary = ne_least(count, p->camp);
    p->camp = (uint8_t)(p->camp - ordinary);
    p->dead = (uint8_t)(p->dead + ordinary);
    const bool alpha = (count > ordinary) & (p->alpha == NE_CAMP);
    p->alpha = alpha ? NE_DEAD : p->alpha;
}

/* Whoever holds the post (a value of player.alpha) goes to the camp or dies; the caller clears the post. */
static inline void ne_dismiss(ne_player *p, int post, int to)
{
    const bool alpha = p->alpha == post;
    p->alpha = alpha ? (uint8_t)to : p->alpha;
    p->camp = (uint8_t)(p->camp + (!alpha & (to == NE_CAMP)));
    p->dead = (uint8_t)(p->dead + (!alpha & (to == NE_DEAD)));
}

static inline void ne_suitor_leaves(ne_player *p, int d, int to)
{
    p->suitors &= ~ne_bit(d);
    p->agreed &= ~ne_bit(d); /* NE-356 */
    ne_dismiss(p, NE_AS_SUITOR + d, to);
}

static inline void ne_hunters_go_home(ne_player *p, int place)
{
    p->camp = (uint8_t)(p->camp + p->hunters[place]);
    p->hunters[place] = 0;
    p->hunting = (uint16_t)(p->hunting & ~(1u << place));
    p->alpha = p->alpha == NE_ON_PLACE + place ? NE_CAMP : p->alpha;
}

/* Some left: perhaps nobody hunts there any more. */
static inline void ne_count_hunters(ne_player *p, int place)
{
    p->hunting = (uint16_t)(p->hunting & ~((unsigned)(ne_hunters(p, place) == 0) << place));
}

static inline void ne_hunters_die(ne_player *p, int place, int count)
{
    const int ordinary = ne_least(count, p->hunters[place]);
    p->hunters[place] = (uint8_t)(p->hunters[place] - ordinary);
    p->dead = (uint8_t)(p->dead + ordinary);
    const bool alpha = (count > ordinary) & (p->alpha == NE_ON_PLACE + place);
    p->alpha = alpha ? NE_DEAD : p->alpha;
    ne_count_hunters(p, place);
}

/* ---- places ---- */

/* Sets of places that lie side by side in the state change together: `biomes` and `predators`, and those of
 * `asking` with `berries` behind them. */
static_assert(offsetof(ne_state, predators) == offsetof(ne_state, biomes) + 2, "side by side");
static_assert(offsetof(ne_state, berries) == offsetof(ne_state, asking) + 6, "side by side");

static inline void ne_mark_place(ne_state *s, int place, uint32_t kinds, uint64_t needs)
{
    char *const biomes = (char *)s + offsetof(ne_state, biomes);
    char *const asking = (char *)s + offsetof(ne_state, asking);
    uint32_t    two;
    uint64_t    four;
    memcpy(&two, biomes, sizeof two);
    memcpy(&four, asking, sizeof four);
    two = (two & ~(UINT32_C(0x10001) << place)) | kinds << place;
    four = (four & ~(UINT64_C(0x1000100010001) << place)) | needs << place;
    memcpy(biomes, &two, sizeof two);
    memcpy(asking, &four, sizeof four);
}

/* A biome comes to lie on the place, or something that is none; the sets are kept. */
static inline void ne_lay_biome(const ne_edition *e, ne_state *s, int place, int biome)
{
    const ne_biome *b = &e->biomes[biome];
    const uint32_t  predator = b->type == NE_PREDATORS;
    const uint64_t  marks = b->precondition | (uint64_t)b->gather << NE_COLOURS;
    const uint64_t  spread = marks | marks << 15 | marks << 30 | marks << 45;
    ne_mark_place(s, place, 1 | predator << 16, spread & UINT64_C(0x1000100010001));
    s->places[place] = (uint8_t)(1 + biome);
}

static inline void ne_lay_other(ne_state *s, int place, int cover)
{
    ne_mark_place(s, place, 0, 0);
    s->places[place] = (uint8_t)cover;
}

static inline void ne_clear_place(ne_state *s, int place) /* the biome there leaves the game */
{
    s->gone |= UINT64_C(1) << (s->places[place] - 1);
    ne_lay_other(s, place, NE_EMPTY);
}

#endif
