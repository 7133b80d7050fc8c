/* setup.c - how a game of Neanderthal begins: tribesmen and the Fire Starter stand ready; the places, the
 * species and the sexuality cards are chance's (NE-114). */
#include <string.h>

#include "games/neanderthal/state.h"

const ochre_option ne_options[] = {
    {.name = "solo",
     .lo = 0,
     .hi = 1,
     .fallback = 0,
     .help = "1: one person plays all three species, with three seats (NE-100, NE-702)"},
    {.name = NULL}};

void ne_set_order(ne_state *s)
{
    const int from = s->first == 0 ? NE_ARCHAIC : s->first - 1; /* NE-003 */
    memset(s->order, 0, sizeof s->order);
    s->playing = 0;
    for (int i = 0; i < NE_SPECIES; i++) {
        const int species = from + i < NE_SPECIES ? from + i : from + i - NE_SPECIES; /* NE-001 */
        const int seat = s->seat_of[species] - 1;
        if (seat >= 0 && !s->players[seat].extinct)
            s->order[s->playing++] = (uint8_t)seat;
    }
}

const char *ne_start(const void *edition, void *state, const ochre_setup *setup)
{
    const ne_edition *e = edition;
    ne_state         *s = state;
    const int         solo = setup->option[0];
    if (setup->players < 1 || setup->players > NE_SEATS)
        return "NE-100";
    if (solo < 0 || solo > 1 || (solo == 1 && setup->players != NE_SEATS))
        return "NE-100";
    memset(s, 0, sizeof *s);
    s->seats = (uint8_t)setup->players;
    s->solo = (uint8_t)solo;
    s->phase = NE_SETUP;
    s->event_deck = s->seats == 1 || solo == 1 ? e->event_cards_solo : e->event_cards; /* NE-110 */
    for (int i = 0; i < s->seats; i++) {
        s->players[i].camp = e->start_camp;                           /* NE-105 */
        s->players[i].elders = s->players[i].young = NE_FIRE_STARTER; /* NE-106 */
    }
    ne_derive(e, s); /* decks, pools and deadpiles are the rest */
    return NULL;
}
