/* words.h - small helps for draw and say: the table and the log in two languages. */
#ifndef GAMES_NEANDERTHAL_WORDS_H
#define GAMES_NEANDERTHAL_WORDS_H

#include "games/neanderthal/table.h"

#include <ochre/say.h>

/* The species of a seat; before the deal nobody has one. */
static inline const char *ne_people(const ne_edition *e, const ne_state *s, int seat,
                                    ochre_lang lang)
{
    static const char *const seats[2][NE_SEATS] = {{"Seat 1", "Seat 2", "Seat 3"},
                                                   {"Место 1", "Место 2", "Место 3"}};
    assert(seat >= 0 && seat < NE_SEATS);
    const int species = s->players[seat].species;
    return species != 0 ? ne_in(lang, &e->species[species - 1].name) : seats[lang][seat];
}

static inline const char *ne_place_name(int place, ochre_lang lang)
{
    static const char *const names[2][NE_PLACES] = {
        {"north 1", "north 2", "north 3", "north 4", "north 5", "north 6", "south 1", "south 2",
         "south 3", "south 4", "south 5", "south 6"},
        {"север 1", "север 2", "север 3", "север 4", "север 5", "север 6", "юг 1", "юг 2", "юг 3",
         "юг 4", "юг 5", "юг 6"}};
    return names[lang][place];
}

static inline const char *ne_location_name(const ne_edition *e, int location, ochre_lang lang)
{
    return location < NE_PLACES ? ne_place_name(location, lang)
                                : ne_in(lang, &e->daughters[location - NE_PLACES].name);
}

#endif
