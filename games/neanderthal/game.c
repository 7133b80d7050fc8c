/* game.c - how Neanderthal fills the contract. */
#include "games/neanderthal/game.h"

#include "games/neanderthal/state.h"

static int players(const void *state)
{
    return ((const ne_state *)state)->seats;
}

static bool is_one_mind(const void *state) /* NE-702 */
{
    return ((const ne_state *)state)->solo != 0;
}

const ochre_game ne_game = {
    .id = "neanderthal",
    .title = {"Neanderthal", "Неандерталец"},
    .about =
        {"three human species in Ice Age Europe: words, hunts, marriages and a climate that turns",
         "три вида людей в Европе ледникового периода: слова, охота, браки и переменчивый климат"},
    .prefix = "NE",
    .min_players = 1,
    .max_players = NE_SEATS,
    .rules_version = 1,

    .state_size = sizeof(ne_state),
    .edition_size = sizeof(ne_edition),
    .edition = &ne_standard,
    .options = ne_options,
    .state_fields = ne_state_fields,
    .edition_fields = ne_edition_fields,
    .verbs = ne_verbs,
    .notation_clause = "NE-029",
    .turn_clause = "NE-922",

    .start = ne_start,
    .players = players,
    .is_one_mind = is_one_mind,
    .actor = ne_actor,
    .legal = ne_legal,
    .outcomes = ne_outcomes,
    .sample = ne_sample,
    .refusal = ne_refusal,
    .apply = ne_apply,
    .hide = ne_hide,
    .seen = ne_seen,
    .result = ne_result,
    .state_ok = ne_state_ok,
    .derive = ne_derive,
    .edition_ok = ne_edition_ok,
    .draw = ne_draw,
    .say = ne_say,
    .intend = ne_intend,
    .odds = ne_odds,
    .weigh = ne_weigh,
    .estimate = ne_estimate,
};
