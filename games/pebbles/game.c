/* game.c - how Pebbles fills the contract. Nothing is decided here: each line names the function or
 * table that answers, and the file it lives in is listed in state.h. */
#include "games/pebbles/game.h"

#include "games/pebbles/state.h"

static int players(const void *state)
{
    const pb_state *s = state;
    return s->seats;
}

const ochre_game pb_game = {
    .id = "pebbles",
    .title = {"Pebbles", "Камешки"},
    .about = {"Wade for pebbles, stack cairns, keep your token secret. Ten minutes.",
              "Искать камешки в ручье, складывать пирамидки, хранить тайну. Десять минут."},
    .prefix = "PB",
    .min_players = 2,
    .max_players = PB_SEATS,
    .is_example = true,
    .rules_version = 1,
    .state_size = sizeof(pb_state),
    .edition_size = sizeof(pb_edition),
    .edition = &pb_standard,
    .options = pb_options,
    .state_fields = pb_state_fields,
    .edition_fields = pb_edition_fields,
    .verbs = pb_verbs,
    .notation_clause = "PB-004",
    .turn_clause = "PB-006",
    .start = pb_start,
    .players = players,
    .actor = pb_actor,
    .legal = pb_legal,
    .outcomes = pb_outcomes,
    .sample = pb_sample,
    .refusal = pb_refusal,
    .apply = pb_apply,
    .hide = pb_hide,
    .seen = pb_seen,
    .result = pb_result,
    .state_ok = pb_state_ok,
    .derive = pb_derive,
    .edition_ok = pb_edition_ok,
    .draw = pb_draw,
    .say = pb_say,
    .odds = pb_odds,
    .weigh = pb_weigh,
    .estimate = pb_estimate,
};
