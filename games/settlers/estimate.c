/* estimate.c - who will win, guessed from the position: each seat's expected share of the win.
 *
 * A seat is guessed by traits that anybody at the table can name: its points, what its camps produce, its levels
 * and explorers, and what it has in hand or has walked towards the thing that it should work for next. What a trait is
 * worth shifts while the game goes on: camps that produce win in the beginning, points at the end. Hands are read as
 * they lie: whoever asks has dealt anew what he cannot see. */
#include "games/settlers/hints.h"

#include <ochre/hints.h>

enum {
    HALVING = 10000, /* who is so far behind has half the chance */
    ROBBED = 6,
    GAIN = 80, /* percent, in OUTLOOK */
    HAND = 14
};

/* Fitted by tune/fit_settlers.c to who won 8000 games of greedy players, half of them with three and half with four: the
 * weights under which the winners of 476,000 positions were likeliest. On the games held back the mean of -ln(the
 * winner's share) is 0.85; weights chosen by hand, which made much less of what camps bring, had 0.96, and to think all
 * seats even is 1.26. */
static const struct {
    int early, late;
} weights[ST_TRAITS] = {
    [ST_T_POINTS] = {0, 7793},
    [ST_T_PIPS] = {1654, 1304},
    [ST_T_KINDS] = {9031, 7536},
    [ST_T_CAMPS] = {0, 3226},
    [ST_T_FOOD] = {4459, 3271},
    [ST_T_SHELTER] = {1758, 37},
    [ST_T_CLOTHING] = {2126, 1181},
    [ST_T_SHELTER_STEPS] = {2452, 6758},
    [ST_T_CLOTHING_STEPS] = {19, 5859},
    [ST_T_EXPLORERS] = {3731, 5657},
    [ST_T_COUNTERS] = {0, 1289},
    [ST_T_COLOURS] = {0, 7557},
    [ST_T_OUTLOOK] = {48, 77},
    [ST_T_TURN] = {1420, 3018},
    [ST_T_EXPLORATION] = {-19403, -7005},
    [ST_T_EXPANSION] = {-2002, -6162},
};

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
            of[ST_T_PIPS] += is_robbed ? ways * ROBBED / 10 : ways;
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
    of[ST_T_OUTLOOK] =
        (GAIN * plan.gain + HAND * st_hand_worth(&plan, s->players[seat].hand)) / 100;
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
    const int span = ST_EARLY - ST_LATE, ahead = st_turns_left(e, s) - ST_LATE;
    int       of[ST_TRAITS], worth = 0;
    st_traits(e, s, seat, notes, of);
    for (int t = 0; t < ST_TRAITS; t++)
        worth += of[t] * (weights[t].early * ahead + weights[t].late * (span - ahead)) / span;
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
    ochre_hint_shares(worth, s->seats, HALVING, share);
}
