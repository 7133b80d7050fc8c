/* words.h - small helps for draw and say: the table and the log in two languages. */
#ifndef GAMES_KROMANONTSY_WORDS_H
#define GAMES_KROMANONTSY_WORDS_H

#include "games/kromanontsy/table.h"

#include <ochre/say.h>

/* May the viewer see the faces of the seat's hand (section 7)? */
static inline bool kr_knows_hand(int viewer, int seat)
{
    return viewer == OCHRE_EVERYTHING || viewer == seat;
}

static inline const kr_name *kr_card_name(const kr_edition *e, int card)
{
    if (card < KR_DEER)
        return &e->resources[card].name;
    return card < KR_WOLF ? &e->herbivores[card - KR_DEER].name
                          : &e->predators[card - KR_WOLF].name;
}

static inline const kr_name *kr_back_name(const kr_edition *e, int back)
{
    return back == KR_LOOT_BACK ? &e->resources[KR_LOOT].name : &e->terrains[back].name;
}

/* How people call a seat; alone, it is the tribe. */
static inline const char *kr_seat_name(const kr_edition *e, const kr_state *s, int seat,
                                       ochre_lang lang)
{
    return kr_is_solo(s) ? ochre_word(lang, "The tribe", "Община") : kr_in(lang, &e->colours[seat]);
}

#endif
