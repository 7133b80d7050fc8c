/* setup.c - how a game of Stone Age begins. */
#include "games/stone_age/state.h"

#include <string.h>

const ochre_option sa_options[] = {{.name = "first",
                                    .lo = 0,
                                    .hi = SA_SEATS,
                                    .fallback = 0,
                                    .help = "seat of the start player; 0: chance decides (SA-101)"},
                                   {.name = NULL}};

const char *sa_start(const void *edition, void *state, const ochre_setup *setup)
{
    const sa_edition *e = edition;
    sa_state         *s = state;
    const int         first = setup->option[0];
    if (setup->players < 2 || setup->players > SA_SEATS)
        return "SA-001";
    if (first < 0 || first > setup->players)
        return "SA-101";
    memset(s, 0, sizeof *s);
    s->seats = (uint8_t)setup->players;
    s->round = 1;
    for (int b = 0; b < e->limits[s->seats - 2].building_stacks; b++)
        s->left[b] = e->tiles_per_stack;
    for (int i = 0; i < s->seats; i++) {
        s->players[i].people = s->players[i].home = e->start_people;
        s->players[i].food = e->start_food;
    }
    sa_derive(e, s); /* all cards and tiles are in their bags */
    if (first == 0)
        return NULL; /* phase FIRST: chance chooses the start player */
    s->start = s->turn = (uint8_t)(first - 1);
    s->phase = SA_SETUP;
    return NULL;
}
