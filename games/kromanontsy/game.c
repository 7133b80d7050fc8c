/* game.c - how Кроманьонцы fills the contract. */
#include "games/kromanontsy/game.h"

#include "games/kromanontsy/state.h"

static int players(const void *state)
{
    return ((const kr_state *)state)->seats;
}

const ochre_game kr_game = {
    .id = "kromanontsy",
    .title = {"Кроманьонцы (Cro-Magnons: the card game)", "Кроманьонцы"},
    .about = {"explore four terrains, hunt alone or together, learn technologies, settle",
              "исследуйте местности, охотьтесь, осваивайте технологии, стройте поселение"},
    .prefix = "KR",
    .min_players = 1,
    .max_players = KR_SEATS,
    .rules_version = 1,

    .state_size = sizeof(kr_state),
    .edition_size = sizeof(kr_edition),
    .edition = &kr_standard,
    .options = kr_options,
    .state_fields = kr_state_fields,
    .edition_fields = kr_edition_fields,
    .verbs = kr_verbs,
    .notation_clause = "KR-931",
    .turn_clause = "KR-920",

    .start = kr_start,
    .players = players,
    .actor = kr_actor,
    .legal = kr_legal,
    .outcomes = kr_outcomes,
    .sample = kr_sample,
    .refusal = kr_refusal,
    .apply = kr_apply,
    .hide = kr_hide,
    .seen = kr_seen,
    .result = kr_result,
    .state_ok = kr_state_ok,
    .derive = kr_derive,
    .edition_ok = kr_edition_ok,
    .draw = kr_draw,
    .say = kr_say,
    .intend = kr_intend,
    .odds = kr_odds,
    .weigh = kr_weigh,
    .estimate = kr_estimate,
};
