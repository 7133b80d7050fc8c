/* setup.c - how a game of Neanderthal begins: tribesmen and the Fire Starter stand ready; the places, the
 * species and the sexuality cards are chance's (NE-114). */
#include <string.h>

#include "games/neanderthal/game.h"
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
    const int      from = s->first == 0 ? NE_ARCHAIC : s->first - 1; /* NE-003 */
    const uint64_t once = (uint64_t)s->seat_of[0] | (uint64_t)s->seat_of[1] << 8 |
                          (uint64_t)s->seat_of[2] << 16; /* NE-001 */
    uint64_t around = (once | once << 24) >> 8 * from;
    uint32_t order = 0; /* a byte a seat; no branch, for the first player changes every round */
    int      playing = 0;
    for (int i = 0; i < NE_SPECIES; i++, around >>= 8) {
        const unsigned number = around & 0xff, seat = number - (number != 0);
        const unsigned plays = (number != 0) & !s->players[seat].extinct;
        order |= seat * plays << 8 * playing;
        playing += (int)plays;
    }
    for (int i = 0; i < NE_SEATS; i++)
        s->order[i] = (uint8_t)(order >> 8 * i);
    s->playing = (uint8_t)playing;
}

/* What ne_derive would find: the deadpile and the pool are what is left. */
static void set_up(const ne_edition *e, ne_player *p)
{
    p->camp = e->start_camp;                /* NE-105 */
    p->elders = p->young = NE_FIRE_STARTER; /* NE-106 */
    p->dead = (uint8_t)(e->tribesmen - 1 - e->start_camp - 1);
    for (int c = 0; c < NE_COLOURS; c++)
        p->pool[c] = e->disks;
    p->pool[e->elders[NE_ELDERS - 1].colour]--;
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
    memset(s, 0, ne_game.state_size); /* the library: of sizeof would become a slow loop */
    s->seats = (uint8_t)setup->players;
    s->solo = (uint8_t)solo;
    s->phase = NE_SETUP;
    s->event_deck = s->seats == 1 || solo == 1 ? e->event_cards_solo : e->event_cards; /* NE-110 */
    for (int i = 0; i < s->seats; i++)
        set_up(e, &s->players[i]);
    s->unseen = (UINT64_C(1) << NE_BIOMES) - 1;
    s->unrevealed = (UINT32_C(1) << NE_DAUGHTERS) - 1;
    s->deck[0] = s->deck[1] = NE_REGION;
    ne_derive_ranks(e, s);
    return NULL;
}
