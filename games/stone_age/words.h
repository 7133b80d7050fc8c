/* words.h - small helps for draw and say: the table and the log in two languages. */
#ifndef GAMES_STONE_AGE_WORDS_H
#define GAMES_STONE_AGE_WORDS_H

#include "games/stone_age/state.h"

#include <ochre/say.h>

/* May the viewer know which extra card the seat took (SA-512, SA-583)? */
static inline bool sa_knows_extra(const sa_state *s, int viewer, int seat)
{
    return s->phase == SA_END || viewer == OCHRE_EVERYTHING || viewer == seat;
}

/* What a roll brings: 0 food, 1 + sa_resource. */
static inline const sa_name *sa_yield_name(const sa_edition *e, int yields)
{
    return yields == 0 ? &e->food_name : &e->resources[yields - 1].name;
}

static inline int sa_yield_divisor(const sa_edition *e, int yields)
{
    return yields == 0 ? e->food_divisor : e->resources[yields - 1].divisor;
}

static inline bool sa_is_card_place(int place)
{
    return place >= SA_CARD_1 && place < SA_BUILDING_1;
}

static inline int sa_once_value(int bit) /* of SA_ONCE_4, SA_ONCE_3, SA_ONCE_2 by bit number */
{
    return 4 - bit;
}

/* All the unused tools together, one-use tools included (SA-402). */
static inline int sa_ready_tools(const sa_player *p)
{
    int sum = 0;
    for (int i = 0; i < SA_TOOL_SLOTS; i++)
        sum += (p->used >> i & 1) ? 0 : p->tools[i];
    for (int i = 0; i < 3; i++)
        sum += (p->once >> i & 1) ? sa_once_value(i) : 0;
    return sum;
}

#endif
