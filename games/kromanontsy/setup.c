/* setup.c - how a game of Кроманьонцы begins: the same for all numbers of players (KR-109). */
#include "games/kromanontsy/table.h"

const ochre_option kr_options[] = {{.name = "first",
                                    .lo = 0,
                                    .hi = KR_SEATS,
                                    .fallback = 0,
                                    .help = "seat of the start player; 0: chance decides (KR-108)"},
                                   {.name = NULL}};

const char *kr_start(const void *edition, void *state, const ochre_setup *setup)
{
    const kr_edition *e = edition;
    kr_state         *s = state;
    const int         first = setup->option[0];
    if (setup->players < 1 || setup->players > KR_SEATS)
        return "KR-002";
    if (first < 0 || first > setup->players)
        return "KR-108";
    memset(s, 0, sizeof *s);
    s->seats = (uint8_t)setup->players;
    s->round = 1;
    for (int row = 0; row < KR_ROWS; row++)
        for (int cell = 0; cell < KR_FIRST_CELLS; cell++) /* KR-104, KR-105 */
            s->rows[row][cell] = (uint8_t)(KR_CELL_TECHNOLOGY + e->rows[row].first[cell]);
    if (kr_is_solo(s))
        s->events = (1u << KR_EVENTS) - 1; /* KR-810 */
    kr_derive(e, s); /* all cards are in their decks, all other technologies below the tops */
    if (first == 0 && !kr_is_solo(s))
        return NULL; /* phase FIRST: chance chooses the start player */
    s->start = s->turn = (uint8_t)(first > 0 ? first - 1 : 0);
    s->phase = KR_SETUP;
    return NULL;
}
