/* game.c - how The Settlers of the Stone Age fills the contract. */
#include "games/settlers/game.h"

#include "games/settlers/state.h"

static const char *const setups[] = {"fixed", "variable", NULL};

static const ochre_option options[] = {
    {.name = "setup",
     .lo = 0,
     .hi = 1,
     .fallback = 0,
     .names = setups,
     .help = "fixed starting places, or the players place their camps in turn (ST-981)"},
    {.name = "colours",
     .lo = 0,
     .hi = 23,
     .fallback = 0,
     .names = st_colour_orders,
     .help = "the colours of the seats in order; with 3 players the last is left out (ST-102)"},
    {.name = "first",
     .lo = 0,
     .hi = ST_SEATS,
     .fallback = 0,
     .help = "seat of the start player; 0: chance decides (ST-113)"},
    {.name = "turn_cap",
     .lo = 1,
     .hi = ST_TURN_CAP,
     .fallback = ST_TURN_CAP,
     .trial = 16,
     .help = "the game ends after so many turns at the latest (ST-210)"},
    {.name = NULL}};

static int players(const void *state)
{
    return ((const st_state *)state)->seats;
}

const ochre_game st_game = {
    .id = "settlers-stone-age",
    .title = {"The Settlers of the Stone Age", "Переселенцы каменного века"},
    .about = {"lead your people out of Africa: trade, explore, settle the whole world",
              "выведите свой народ из Африки: торгуйте, исследуйте, заселяйте весь мир"},
    .prefix = "ST",
    .min_players = ST_LEAST_SEATS,
    .max_players = ST_SEATS,
    .rules_version = 1,

    .state_size = sizeof(st_state),
    .edition_size = sizeof(st_edition),
    .edition = &st_standard,
    .options = options,
    .state_fields = st_state_fields,
    .edition_fields = st_edition_fields,
    .verbs = st_verbs,
    .notation_clause = "ST-213",
    .turn_clause = "ST-901",

    .start = st_start,
    .players = players,
    .actor = st_actor,
    .legal = st_legal,
    .outcomes = st_outcomes,
    .sample = st_sample,
    .refusal = st_refusal,
    .apply = st_apply,
    .hide = st_hide,
    .seen = st_seen,
    .result = st_result,
    .state_ok = st_state_ok,
    .derive = st_derive,
    .edition_ok = st_edition_ok,
    .draw = st_draw,
    .seat_style = st_style,
    .say = st_say,
    .intend = st_intend,
    .odds = st_odds,
    .weigh = st_weigh,
    .estimate = st_estimate,
};
