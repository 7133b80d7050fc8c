/* setup.c - how a game of Pebbles begins.
 *
 * Begin from zero bytes, write only what is not zero, and leave every choice that dice or a bag makes
 * to chance's first moves. */
#include <string.h>

#include "games/pebbles/state.h"

static const char *const length_names[] = {"short", "long", NULL};

const ochre_option pb_options[] = {
    {"first", 0, PB_SEATS, 0, NULL, "the seat that begins; 0: chance decides"},
    {"length", 0, 1, 1, length_names, "two cairns end a short game, three a long one"},
    {.name = NULL},
};

const char *pb_start(const void *edition, void *state, const ochre_setup *setup)
{
    const pb_edition *e = edition;
    const int32_t     first = setup->option[PB_OPTION_FIRST];
    const int32_t     length = setup->option[PB_OPTION_LENGTH];
    if (setup->players < 2 || setup->players > PB_SEATS)
        return "PB-001";
    if (first < 0 || first > setup->players)
        return "PB-101";
    if (length < 0 || length > 1)
        return "PB-102";

    pb_state *s = state;
    memset(s, 0, sizeof *s);
    s->seats = (uint8_t)setup->players;
    s->phase = first == 0 ? PB_FIRST : PB_DRAW;
    s->first = first == 0 ? 0 : (uint8_t)(first - 1);
    s->round = 1;
    s->goal = e->goal[length];
    pb_derive(e, s);
    return NULL;
}
