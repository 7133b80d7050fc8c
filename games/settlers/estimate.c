/* estimate.c - who will win, guessed from the position: each seat's expected share of the win.
 *
 * A seat is guessed by traits that anybody at the table can name: its points, what its camps produce, its levels
 * and explorers, and what it has in hand or has walked towards the thing that it should work for next. What a trait is
 * worth shifts while the game goes on: camps that produce win in the beginning, points at the end. Hands are read as
 * they lie: whoever asks has dealt anew what he cannot see. */
#include "games/settlers/weights.h"

#include <ochre/hints.h>

/* ---- traits ---- */

static void look_at_camps(const st_edition *e, const st_state *s, const st_player *p, int *of)
{
    unsigned kinds = 0;
    for (int c = 0; c < p->camp_count; c++) {
        const st_point *at = st_at(e, p->camps[c]);
        for (int i = 0; i < at->hex_count; i++) {
            const int  hex = at->hexes[i], ways = st_ways(e->hexes[hex - 1].number);
            const bool is_robbed = hex == s->neanderthal || hex == s->sabertooth;
            if (s->deserts >> (hex - 1) & 1)
                continue;
            kinds |= 1u << e->terrains[e->hexes[hex - 1].terrain].produces;
            of[ST_T_PIPS] += is_robbed ? ways * ST_W_ROBBED / 100 : ways;
        }
    }
    of[ST_T_KINDS] = __builtin_popcount(kinds);
    of[ST_T_CAMPS] = p->camp_count;
}

static void look_at_levels(const st_player *p, int *of)
{
    const int shelter = p->levels[ST_SHELTER], clothing = p->levels[ST_CLOTHING];
    of[ST_T_FOOD] = p->levels[ST_FOOD];
    of[ST_T_SHELTER] = shelter;
    of[ST_T_CLOTHING] = clothing;
    of[ST_T_SHELTER_STEPS] = (shelter >= 2) + (shelter >= 3);
    of[ST_T_CLOTHING_STEPS] = (clothing >= 2) + (clothing >= 3);
}

static void look_at_plan(const st_edition *e, const st_state *s, int seat, ochre_notes *notes,
                         int *of)
{
    st_atlas   own;
    st_outlook outlook;
    st_look(e, s, seat, notes, &own, &outlook);
    const st_plan plan = st_plan_of(&outlook);
    const int     hand = st_hand_worth(&plan, s->players[seat].hand);
    of[ST_T_OUTLOOK] = (ST_W_OUTLOOK_PLAN * plan.gain + ST_W_OUTLOOK_HAND * hand) / 100;
}

void st_traits(const st_edition *e, const st_state *s, int seat, ochre_notes *notes,
               int of[ST_TRAITS])
{
    const st_player *p = &s->players[seat];
    memset(of, 0, ST_TRAITS * sizeof of[0]);
    look_at_camps(e, s, p, of);
    look_at_levels(p, of);
    look_at_plan(e, s, seat, notes, of);
    for (int c = 0; c < ST_TRIBES; c++)
        of[ST_T_COLOURS] += p->tribes[c] > 0;
    of[ST_T_POINTS] = st_points(e, s, seat);
    of[ST_T_EXPLORERS] = p->explorer_count;
    of[ST_T_COUNTERS] = st_counter_number(p);
    of[ST_T_TURN] = s->turn == seat;
    of[ST_T_EXPLORATION] = s->exploration == seat + 1;
    of[ST_T_EXPANSION] = s->expansion == seat + 1;
}

static int guess(const st_edition *e, const st_state *s, int seat, ochre_notes *notes)
{
    const int span = ST_W_USUAL_TURNS - ST_W_LEAST_TURNS;
    const int ahead = st_turns_left(e, s) - ST_W_LEAST_TURNS;
    int       of[ST_TRAITS], worth = 0;
    st_traits(e, s, seat, notes, of);
    for (int t = 0; t < ST_TRAITS; t++) {
        const int early = st_w_traits[t].early, late = st_w_traits[t].late;
        worth += of[t] * (early * ahead + late * (span - ahead)) / span;
    }
    return worth;
}

void st_estimate(const void *edition, const void *state, uint32_t share[OCHRE_SEATS],
                 ochre_notes *notes)
{
    const st_edition *e = edition;
    const st_state   *s = state;
    int               worth[ST_SEATS];
    if (s->phase == ST_END) {
        ochre_result result;
        st_result(e, s, &result);
        ochre_hint_result(&result, s->seats, share);
        return;
    }
    for (int seat = 0; seat < s->seats; seat++)
        worth[seat] = guess(e, s, seat, notes);
    ochre_hint_shares(worth, s->seats, ST_W_HALVING_OF_SHARES, share);
}
